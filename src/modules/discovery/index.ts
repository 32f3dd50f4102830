import type { Plugin } from 'payload'

import { extend } from '../../platform/extend.js'
import { Faqs } from './collections/Faqs.js'
import { Media } from './collections/Media.js'
import { Pages } from './collections/Pages.js'
import { Partners } from './collections/Partners.js'
import { Policies } from './collections/Policies.js'
import { getBranding } from './endpoints/getBranding.js'
import { getHealth, getLive, getReady } from './endpoints/health.js'
import { type OnSearch, search } from './endpoints/search.js'
import { shareImage } from './endpoints/shareImage.js'
import { Branding } from './globals/Branding.js'

type DiscoveryOptions = {
  mediaFolder: string
  secret: string
  /** Told of every search, after it. */
  onSearch?: OnSearch
}

/** What visitors and machines find first: brand, policies, partners, pages, questions, search, health, share images. */
export const discovery =
  ({ mediaFolder, secret, onSearch }: DiscoveryOptions): Plugin =>
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
        search({ onSearch }),
      ],
    })
