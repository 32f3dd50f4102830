import type { Plugin } from 'payload'

import { extend } from '../../platform/extend.js'
import { discoveryWidgets } from './admin/discoveryWidgets.js'
import { Faqs } from './collections/Faqs.js'
import { Media } from './collections/Media.js'
import { Pages } from './collections/Pages.js'
import { Partners } from './collections/Partners.js'
import { Policies } from './collections/Policies.js'
import { getBranding } from './endpoints/getBranding.js'
import { getHealth, getLive, getReady } from './endpoints/health.js'
import { search } from './endpoints/search.js'
import { searchTotals } from './endpoints/searchTotals.js'
import { shareImage } from './endpoints/shareImage.js'
import { Branding } from './globals/Branding.js'
import { createMissCounter } from './searches/createMissCounter.js'
import { searchCounters } from './searches/noteSearch.js'
import { searchMetrics } from './searches/searchMetrics.js'
import { purgeMisses } from './searches/purgeMisses.js'

type DiscoveryOptions = {
  mediaFolder: string
  secret: string
}

/** What visitors and machines see first: brand, policies, partners, pages, questions, search, health, share images. */
export const discovery =
  ({ mediaFolder, secret }: DiscoveryOptions): Plugin =>
  (config) =>
    extend(config, {
      collections: [Pages, Policies, Partners, Faqs, Media({ folder: mediaFolder })],
      globals: [Branding],
      endpoints: [
        getBranding,
        getHealth,
        getLive,
        getReady,
        shareImage({ secret, mediaFolder }),
        search(createMissCounter()),
        searchTotals,
      ],
      tasks: [purgeMisses],
      widgets: discoveryWidgets,
      metrics: searchMetrics,
      publicCalls: [searchCounters.all],
    })
