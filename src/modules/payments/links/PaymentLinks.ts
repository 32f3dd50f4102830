import type { CollectionConfig, Endpoint } from 'payload'

import { nobody, staff } from '../../../platform/access.js'
import { announceDeleted, announceSaved } from '../../../platform/content/announce.js'
import { inDefaultLanguage } from '../../../platform/content/inDefaultLanguage.js'
import { forgetSlugs } from '../../../platform/content/rememberSlug.js'
import { announcePlaces, announcePlacesGone } from './announcePlaces.js'
import { checkLink } from './checkLink.js'
import { keepUsedLink } from '../orders/keepUsedLink.js'
import { rememberLinkSlug } from './rememberLinkSlug.js'
import { linkFields } from './linkFields.js'

/** Links that visitors pay through or are redirected by. A link stays reachable under its old slugs. */
export const PaymentLinks = (endpoints: Endpoint[]): CollectionConfig => ({
  slug: 'payment-links',
  labels: { singular: 'Payment link', plural: 'Payment links' },
  admin: {
    group: 'Payments',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'kind', 'state', 'visits'],
    listSearchableFields: ['title', 'slug'],
    description: 'Links to pay by, and redirects whose visits are counted.',
  },
  access: {
    create: staff('editor'),
    read: staff('editor', 'finance'),
    readVersions: nobody,
    update: staff('editor'),
    delete: staff('editor'),
    unlock: nobody,
  },
  custom: { audit: 'words' },
  endpoints,
  hooks: {
    beforeChange: [checkLink],
    afterChange: [rememberLinkSlug, announceSaved, announcePlaces],
    beforeDelete: [keepUsedLink],
    afterDelete: [forgetSlugs, announceDeleted, announcePlacesGone],
  },
  fields: inDefaultLanguage(linkFields),
})
