import type { CollectionConfig, Field } from 'payload'

import type { BulkAction } from '../../admin/lists/bulkMenus.js'
import { field } from '../../platform/content/fields.js'
import { nobody, staff } from '../../platform/access.js'
import { ledgerCollection } from '../../platform/content/ledgerCollection.js'
import {
  explainEndpoint,
  publishAnswerEndpoint,
  questionTotals,
} from './endpoints/questionEndpoints.js'

/** Far more than any text has: Payload counts UTF-16 units, and masks such as [email] may be longer than what they mask. */
const longest = 20_000

const fields: Field[] = [
  field.textarea('question', 'What the visitor asked, masked.', {
    required: true,
    maxLength: longest,
  }),
  field.ui('answer', {
    admin: {
      components: { Field: '/src/modules/assistant/admin/AnswerQuestion#AnswerQuestion' },
      disableListColumn: true,
    },
  }),
  field.relationship('faq', 'The FAQ that staff wrote for this question.', {
    relationTo: 'faqs',
    label: 'Your answer',
  }),
  field.checkbox('grounded', 'Whether published content answered it.', {
    label: 'Answered',
    index: true,
  }),
  field.select('mode', 'Who wrote the answer.', {
    required: true,
    options: [
      { value: 'platform', label: 'Platform AI' },
      { value: 'local', label: 'Local' },
    ],
  }),
  field.text('source', 'The main source of the answer.'),
  field.checkbox('helpful', { index: true }),
  field.checkbox('reviewed', 'Nothing is to be done about it, so it no longer waits for you.', {
    admin: { position: 'sidebar' },
  }),
  field.textarea('comment', { maxLength: longest }),
  field.text('locale', 'The language of the page.', { required: true }),
  field.text('day', 'The day in UTC.', { required: true, index: true }),
  field.text('messageId', { required: true, unique: true, hidden: true }),
]

/** The service writes all but what an editor made of it. */
const locked = (field: Field): Field =>
  field.type === 'ui' || ('name' in field && field.name === 'reviewed')
    ? field
    : ({ ...field, access: { update: nobody } } as Field)

const bulk: BulkAction[] = [{ label: 'Mark as reviewed', change: { set: { reviewed: true } } }]

const questions = ledgerCollection({
  slug: 'chat-questions',
  labels: { singular: 'Question', plural: 'Questions asked' },
  admin: {
    group: 'Assistant',
    useAsTitle: 'question',
    defaultColumns: ['question', 'grounded', 'faq', 'helpful', 'createdAt'],
    listSearchableFields: ['question', 'comment'],
    components: {
      views: {
        why: {
          ...{ path: '/why', exact: true },
          Component: '/src/modules/assistant/admin/WhyView#WhyView',
          meta: { title: 'Why this answer?' },
        },
      },
    },
    description:
      'What visitors asked the assistant. Email addresses, numbers and secrets are masked; nothing says who asked.',
  },
  custom: { bulk, empty: 'What visitors ask the assistant at /ask is listed here.' },
  readers: staff('editor'),
  endpoints: [questionTotals, publishAnswerEndpoint, explainEndpoint],
  fields,
})
/** What visitors asked the assistant, masked and kept for 90 days: shows what the content does not answer. */
export const chatQuestions: CollectionConfig = {
  ...questions,
  access: { ...questions.access, update: staff('editor') },
  disableBulkEdit: false,
  fields: questions.fields.map(locked),
}
