import type { Field } from 'payload'

import { previewForStaffOnly } from '../../../platform/access.js'
import { contentCollection } from '../../../platform/content/contentCollection.js'
import { httpsUrl } from '../../../platform/content/httpsUrl.js'
import { slugField } from '../../../platform/content/slugField.js'
import { withTransfer } from '../../../platform/content/transfer/withTransfer.js'
import type { SearchDeclaration } from '../../../platform/content/searchDeclaration.js'
import { partnerTransfer } from './partnerTransfer.js'

const tier: Field = {
  name: 'tier',
  type: 'select',
  index: true,
  options: [
    { value: 'platinum', label: 'Platinum' },
    { value: 'gold', label: 'Gold' },
    { value: 'silver', label: 'Silver' },
    { value: 'member', label: 'Member' },
  ],
  defaultValue: 'member',
  required: true,
  admin: { position: 'sidebar', description: 'How close the partnership is.' },
}

const kind: Field = {
  name: 'kind',
  type: 'select',
  index: true,
  options: [
    { value: 'technology', label: 'Technology' },
    { value: 'training', label: 'Training' },
    { value: 'reseller', label: 'Reseller' },
    { value: 'community', label: 'Community' },
  ],
  defaultValue: 'technology',
  required: true,
  admin: { position: 'sidebar', description: 'What the partner does with us.' },
}

/** Companies that work with us, with their logos. */
export const Partners = withTransfer(
  contentCollection(
    {
      slug: 'partners',
      labels: { singular: 'Partner', plural: 'Partners' },
      admin: {
        group: 'Content',
        useAsTitle: 'name',
        defaultColumns: ['name', 'tier', 'kind', 'order', '_status'],
        listSearchableFields: ['name', 'slug', 'summary'],
        description: 'Companies that work with us. Lower order numbers come first on the site.',
      },
      defaultSort: 'order',
      custom: {
        search: {
          type: 'partner',
          path: '/partners#:slug',
          title: 'name',
          words: { en: 'partner', fr: 'partenaire', ar: 'شريك' },
          fields: [
            { name: 'summary', weight: 2 },
            { name: 'regions', areKeywords: true },
          ],
        } satisfies SearchDeclaration,
      },
      hooks: { beforeOperation: [previewForStaffOnly] },
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          maxLength: 120,
          admin: { description: 'The way the company writes its name.' },
        },
        slugField,
        tier,
        kind,
        {
          name: 'logo',
          type: 'upload',
          relationTo: 'media',
          admin: { description: 'Best an SVG, or a PNG with a transparent background.' },
        },
        {
          name: 'url',
          type: 'text',
          label: 'Website',
          maxLength: 500,
          validate: httpsUrl,
          admin: {
            disableBulkEdit: true,
            placeholder: 'https://',
            description: 'Where visitors read more.',
          },
        },
        {
          name: 'summary',
          type: 'textarea',
          localized: true,
          maxLength: 500,
          admin: { description: 'One or two sentences about the partnership.' },
        },
        {
          name: 'regions',
          type: 'text',
          hasMany: true,
          maxRows: 40,
          maxLength: 60,
          admin: {
            description: 'Where the partner works, such as Europe or France. Enter adds one.',
          },
        },
        {
          name: 'order',
          type: 'number',
          min: -1_000_000,
          max: 1_000_000,
          defaultValue: 100,
          index: true,
          admin: { position: 'sidebar', description: 'Lower numbers come first.' },
        },
      ],
    },
    { cachedList: ['partners', 'media'] },
  ),
  partnerTransfer,
)
