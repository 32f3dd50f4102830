import type { Plugin } from 'payload'

import { searchDeclarationOf } from '../../platform/content/searchDeclaration.js'
import { extend } from '../../platform/extend.js'
import { search, searchTotals } from './endpoints/search.js'
import { shareImage } from './endpoints/shareImage.js'
import { getHealth, getLive, getReady } from './health.js'
import { createMissCounter, purgeMisses } from './searches/missStore.js'
import { Synonyms } from './Synonyms.js'
import type { FileFolder } from '../../platform/files/FileFolder.js'
import { searchCounters, searchMetrics } from './searches/searchMetrics.js'
import { anyStaff, staff } from '../../platform/access.js'
import type { DashboardWidget } from '../../admin/DashboardWidget.js'

type DiscoveryOptions = {
  mediaFolder: FileFolder
  secret: string
}

/** How people and machines find the site: search, share images, health. */
export const discovery =
  ({ mediaFolder, secret }: DiscoveryOptions): Plugin =>
  (config) => {
    let types: readonly string[] = []
    return extend(config, {
      collections: [Synonyms],
      endpoints: [
        getHealth,
        getLive,
        getReady,
        shareImage({ secret, mediaFolder }),
        search(createMissCounter(), () => types),
        searchTotals,
      ],
      tasks: [purgeMisses],
      widgets: discoveryWidgets,
      metrics: searchMetrics,
      publicCalls: [searchCounters.all],
      onInit: (payload) => {
        types = payload.config.collections.flatMap((one) => searchDeclarationOf(one)?.type ?? [])
      },
    })
  }

/** The dashboard widgets for search and the service's health. */
const discoveryWidgets: DashboardWidget[] = [
  {
    slug: 'searches',
    label: 'Searches',
    Component: '/src/modules/discovery/admin/SearchesWidget#SearchesWidget',
    access: staff('editor'),
    who: 'Editors',
    width: 'medium',
    rank: 41,
  },
  {
    slug: 'health',
    label: 'System health',
    Component: '/src/modules/discovery/admin/HealthWidget#HealthWidget',
    access: anyStaff,
    who: 'Staff',
    width: 'full',
    rank: 50,
  },
]
