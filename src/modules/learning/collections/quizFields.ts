import { rowsNamed } from '../../../admin/fields/rowsNamed.js'
import { field, optionsOf } from '../../../platform/content/fields.js'
import type { ArrayFieldValidation, Field } from 'payload'
import { array } from 'payload/shared'

import { anyStaff, staff } from '../../../platform/access.js'
import { translatedText } from '../../../platform/content/translated.js'
import { wholeNumber } from '../../../platform/content/wholeNumber.js'
import type { questionKinds } from '../courseSchemas.js'

/** With the right answers in it, for those who write it alone. */
const answers = { read: staff('editor') }
const forStaff = { read: anyStaff }

const kindLabels = {
  single: 'One right answer',
  multiple: 'Several right answers',
  text: 'A short text',
} satisfies Record<(typeof questionKinds)[number], string>

type Question = { kind?: unknown; options?: { isCorrect?: unknown }[] | null }

/** Whether the quiz can be passed at all. */
const answerable: ArrayFieldValidation = (value, options) => {
  const fault = array(value, options)
  if (fault !== true || !Array.isArray(value)) return fault
  const faults = (value as Question[]).map(questionFault)
  const at = faults.findIndex(Boolean)
  return at < 0 || `Question ${String(at + 1)}: ${faults[at] ?? ''}`
}

function questionFault({ kind = 'single', options }: Question): string | undefined {
  const choices = Array.isArray(options) ? options : []
  const right = choices.filter(({ isCorrect }) => isCorrect === true).length
  if (kind === 'text') return choices.length > 0 ? undefined : 'enter an answer that is accepted.'
  if (choices.length < 2) return 'enter at least two answers.'
  if (kind === 'single') return right === 1 ? undefined : 'mark exactly one answer as right.'
  return right > 0 ? undefined : 'mark the right answers.'
}

const options: Field = field.array(
  'options',
  'For a short text, each way of writing it that counts as right.',
  {
    dbName: 'lesson_options',
    maxRows: 20,
    labels: { singular: 'Answer', plural: 'Answers' },
    fields: [
      field.row(
        translatedText('text', 'One answer, in a few words.', { maxLength: 300, label: 'Answer' }),
        field.checkbox('isCorrect', { label: 'Right', defaultValue: false }),
      ),
    ],
  },
)

const questionFields: Field[] = [
  field.row(
    translatedText('prompt', 'What is asked.', { maxLength: 500, label: 'Question' }),
    field.select('kind', {
      enumName: 'lesson_question_kind',
      defaultValue: 'single',
      options: optionsOf(kindLabels),
    }),
  ),
  options,
  field.textarea(
    'explanation',
    'Shown once the quiz was answered: why the right answer is right.',
    { localized: true, maxLength: 1_000 },
  ),
]

type Shown = Pick<Field['admin'] & object, 'condition'>

const rules = (admin: Shown): Field =>
  field.row(
    field.number('passMark', 'How much must be right to pass.', {
      label: 'Pass mark in percent',
      min: 1,
      max: 100,
      defaultValue: 80,
      validate: wholeNumber,
      access: forStaff,
      admin: { ...admin, step: 1 },
    }),
    field.number('attempts', 'How often a learner may try. Empty: no limit.', {
      min: 1,
      max: 1_000,
      validate: wholeNumber,
      access: forStaff,
      admin: { ...admin, step: 1 },
    }),
  )

export function quizFields(admin: Shown): Field[] {
  return [
    rules(admin),
    field.array(
      'questions',
      'Learners complete the lesson by passing. A quiz without questions is read like a text.',
      {
        dbName: 'lesson_questions',
        maxRows: 60,
        access: answers,
        validate: answerable,
        ...rowsNamed('prompt', ['Question', 'Questions'], { ...admin, initCollapsed: true }),
        fields: questionFields,
      },
    ),
  ]
}
