import type { CollectionConfig, Field, TextFieldSingleValidation } from 'payload'

import { editedBy, nobody, staff } from '../../platform/access.js'
import { field } from '../../platform/content/fields.js'
import { localization } from '../../platform/localization.js'
import { runTests } from './endpoints/questionEndpoints.js'

const checkPath: TextFieldSingleValidation = (value) =>
  !value || /^\/[^\s?]*$/.test(value) || 'Enter a path of this site, such as /courses/ai-act.'

/** By the service alone. */
const access = { create: nobody, update: nobody }

const fields: Field[] = [
  field.textarea('question', 'As a visitor would ask it.', { required: true, maxLength: 2_000 }),
  field.text(
    'page',
    'The path of the page that must answer it, such as /courses/ai-act. Empty: nothing on the site does, and it must not be answered.',
    { maxLength: 500, validate: checkPath },
  ),
  field.select('language', 'The language of the question.', {
    required: true,
    defaultValue: localization.defaultLocale,
    options: localization.locales.map(({ code, label }) => ({ value: code, label })),
    admin: { isClearable: false },
  }),
  field.select('result', 'At the last run.', {
    ...{ index: true, access },
    options: [
      { value: 'passes', label: 'Passes' },
      { value: 'fails', label: 'Fails' },
    ],
    admin: { readOnly: true },
  }),
  field.text('given', 'How it was answered, and from which pages.', {
    ...{ access, admin: { readOnly: true } },
  }),
]

/** Questions with the page that must answer them, asked every night. */
export const testQuestions: CollectionConfig = {
  slug: 'test-questions',
  labels: { singular: 'Test question', plural: 'Test questions' },
  admin: {
    group: 'Assistant',
    useAsTitle: 'question',
    defaultColumns: ['question', 'page', 'result', 'given', 'language'],
    description:
      'The assistant is asked these every night. Those that fail are on the dashboard, and the assurance feed tells of each that passed before.',
  },
  endpoints: [runTests],
  defaultSort: 'question',
  disableDuplicate: true,
  access: editedBy('editor', staff('editor')),
  custom: { audit: 'question', empty: 'Add a question and the page that must answer it.' },
  fields,
}
