import { bodyFields } from '../../../platform/content/bodyFields.js'
import { contentCollection } from '../../../platform/content/contentCollection.js'
import { slugField } from '../../../platform/content/slugField.js'
import { translatedText } from '../../../platform/content/translated.js'

/** Free pages of the site. */
export const Pages = contentCollection(
  {
    slug: 'pages',
    admin: {
      group: 'Content',
      useAsTitle: 'title',
      defaultColumns: ['title', 'slug', 'updatedAt', '_status'],
      description: 'Pages of the site, each at its own address.',
    },
    defaultSort: 'title',
    fields: [
      translatedText({ name: 'title', maxLength: 200 }),
      slugField,
      { name: 'summary', type: 'textarea', localized: true, maxLength: 500 },
      ...bodyFields(),
    ],
  },
  { cachedList: ['pages', 'media'] },
)
