import type { Field } from 'payload'

import { checkboxField, relationshipField, textField } from '../../platform/content/fields.js'
import { staff } from '../../platform/access.js'
import { ledgerCollection } from '../../platform/content/ledgerCollection.js'
import {
  type AssistantOf,
  explainEndpoint,
  publishAnswerEndpoint,
  questionTotals,
} from './endpoints/questionEndpoints.js'

const fields: Field[] = [
  { name: 'question', type: 'textarea', required: true, maxLength: 2_000 },
  {
    name: 'answer',
    type: 'ui',
    admin: {
      components: { Field: '/src/modules/assistant/admin/AnswerQuestion#AnswerQuestion' },
      disableListColumn: true,
    },
  },
  relationshipField('faq', 'The FAQ that staff wrote for this question.', {
    relationTo: 'faqs',
    label: 'Your answer',
  }),
  checkboxField('grounded', 'Whether published content answered it.', {
    label: 'Answered',
    index: true,
  }),
  {
    name: 'mode',
    type: 'select',
    required: true,
    options: [
      { value: 'platform', label: 'Platform AI' },
      { value: 'local', label: 'Local' },
    ],
  },
  textField('source', 'The main source of the answer.'),
  { name: 'helpful', type: 'checkbox', index: true },
  { name: 'comment', type: 'textarea', maxLength: 1_000 },
  { name: 'locale', type: 'text', required: true },
  { name: 'day', type: 'text', required: true, index: true },
  { name: 'messageId', type: 'text', required: true, unique: true, hidden: true },
]

/** What visitors asked the assistant, masked and kept for 90 days: shows what the content does not answer. */
export const chatQuestions = (assistantOf: AssistantOf) =>
  ledgerCollection({
    slug: 'chat-questions',
    labels: { singular: 'Question', plural: 'Questions asked' },
    admin: {
      group: 'Assistant',
      useAsTitle: 'question',
      defaultColumns: ['question', 'grounded', 'faq', 'helpful', 'day'],
      listSearchableFields: ['question', 'comment'],
      components: {
        views: {
          why: {
            ...{ path: '/why', exact: true },
            Component: '/src/modules/assistant/admin/WhyView#WhyView',
          },
        },
      },
      description:
        'What visitors asked the assistant. E-mail addresses, numbers and secrets are masked; nothing says who asked.',
    },
    custom: { empty: 'What visitors ask the assistant at /ask is listed here.' },
    readers: staff('editor'),
    defaultSort: '-id',
    endpoints: [questionTotals, publishAnswerEndpoint, explainEndpoint(assistantOf)],
    fields,
  })
