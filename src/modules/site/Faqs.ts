import { field } from '../../platform/content/fields.js'
import { previewForStaffOnly } from '../../platform/access.js'
import { contentCollection } from '../../platform/content/contentCollection.js'
import { translatedText, translatedTextarea } from '../../platform/content/translated.js'
import type { SearchDeclaration } from '../../platform/content/searchDeclaration.js'

/** Frequently asked questions, with answers in plain text. */
export const Faqs = contentCollection(
  {
    slug: 'faqs',
    labels: { singular: 'FAQ', plural: 'FAQs' },
    admin: {
      group: 'Content',
      useAsTitle: 'question',
      defaultColumns: ['question', 'order', 'updatedAt', '_status'],
      listSearchableFields: ['question', 'answer'],
      description: 'Questions that people ask. Search and the assistant answer from them too.',
    },
    defaultSort: 'order',
    custom: {
      search: {
        type: 'faq',
        path: '/questions#:id',
        title: 'question',
        fields: [{ name: 'answer' }],
      } satisfies SearchDeclaration,
    },
    hooks: { beforeOperation: [previewForStaffOnly] },
    fields: [
      translatedText('question', 'As a visitor would ask it.', { maxLength: 300 }),
      translatedTextarea('answer', 'Plain text. Say the answer in the first sentence.', {
        maxLength: 5_000,
      }),
      field.number('order', 'Lower numbers come first.', {
        min: -1_000_000,
        max: 1_000_000,
        defaultValue: 100,
        index: true,
        admin: { position: 'sidebar' },
      }),
    ],
  },
  { hasSlug: false, cachedList: ['faqs'] },
)
