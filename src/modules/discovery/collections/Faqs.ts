import { contentCollection } from '../../../platform/content/contentCollection.js'
import { translatedText, translatedTextarea } from '../../../platform/content/translated.js'

/** Questions that people ask, with their answers in plain text. */
export const Faqs = contentCollection(
  {
    slug: 'faqs',
    labels: { singular: 'FAQ', plural: 'FAQs' },
    admin: {
      group: 'Content',
      useAsTitle: 'question',
      defaultColumns: ['question', 'order', '_status'],
      description: 'Questions that people ask. Search and the assistant answer from them too.',
    },
    defaultSort: 'order',
    fields: [
      translatedText({ name: 'question', maxLength: 300 }),
      translatedTextarea({ name: 'answer', maxLength: 5_000 }),
      {
        name: 'order',
        type: 'number',
        defaultValue: 100,
        index: true,
        admin: { position: 'sidebar', description: 'Lower numbers come first.' },
      },
    ],
  },
  { hasSlug: false, cachedList: ['faqs'] },
)
