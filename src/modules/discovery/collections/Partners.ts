import { contentCollection } from '../../../platform/content/contentCollection.js'
import { httpsUrl } from '../../../platform/content/httpsUrl.js'
import { slugField } from '../../../platform/content/slugField.js'

/** Companies that work with us, with their logos. */
export const Partners = contentCollection(
  {
    slug: 'partners',
    admin: {
      group: 'Content',
      useAsTitle: 'name',
      defaultColumns: ['name', 'tier', 'kind', 'order', '_status'],
      description: 'Companies that work with us. Lower order numbers come first on the site.',
    },
    defaultSort: 'order',
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 120 },
      slugField,
      {
        name: 'tier',
        type: 'select',
        index: true,
        options: ['platinum', 'gold', 'silver', 'member'],
        defaultValue: 'member',
        required: true,
        admin: { position: 'sidebar' },
      },
      {
        name: 'kind',
        type: 'select',
        index: true,
        options: ['technology', 'training', 'reseller', 'community'],
        defaultValue: 'technology',
        required: true,
        admin: { position: 'sidebar' },
      },
      { name: 'logo', type: 'upload', relationTo: 'media' },
      { name: 'url', type: 'text', maxLength: 500, validate: httpsUrl },
      { name: 'summary', type: 'textarea', localized: true, maxLength: 500 },
      { name: 'regions', type: 'text', hasMany: true, maxRows: 40, maxLength: 60 },
      {
        name: 'order',
        type: 'number',
        defaultValue: 100,
        index: true,
        admin: { position: 'sidebar', description: 'Lower numbers come first.' },
      },
    ],
  },
  { cachedList: ['partners', 'media'] },
)
