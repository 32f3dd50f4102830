import { bodyFields } from '../../../platform/content/bodyFields.js'
import { contentCollection } from '../../../platform/content/contentCollection.js'
import { slugField } from '../../../platform/content/slugField.js'
import { translatedText } from '../../../platform/content/translated.js'
import { policyBySlug } from '../endpoints/policyBySlug.js'
import { policyKinds } from '../schemas.js'

/** The company's policies; visitors and scripts read them through Payload's own list. */
export const Policies = contentCollection(
  {
    slug: 'policies',
    labels: { singular: 'Policy', plural: 'Policies' },
    admin: {
      group: 'Content',
      useAsTitle: 'title',
      defaultColumns: ['title', 'kind', 'version', 'effectiveDate', '_status'],
      description: 'What the company promises in writing. Visitors see the published version.',
    },
    defaultSort: 'title',
    endpoints: [policyBySlug],
    fields: [
      translatedText({ name: 'title', maxLength: 200 }),
      slugField,
      {
        name: 'kind',
        type: 'select',
        required: true,
        index: true,
        options: [...policyKinds],
        admin: { position: 'sidebar' },
      },
      {
        name: 'version',
        type: 'text',
        required: true,
        maxLength: 40,
        admin: {
          position: 'sidebar',
          description: 'Visitors consent to a version by this name; change it with the text.',
        },
      },
      {
        name: 'effectiveDate',
        type: 'date',
        required: true,
        admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
      },
      { name: 'summary', type: 'textarea', localized: true, maxLength: 500 },
      ...bodyFields({ html: true }),
    ],
  },
  { cachedList: ['policies', 'media'] },
)
