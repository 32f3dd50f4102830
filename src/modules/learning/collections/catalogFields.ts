import type { Field, TextField } from 'payload'

import { foldWord } from '../../../search/words/splitWords.js'
import { textList } from '../fieldRules.js'

const level: Field = {
  name: 'level',
  type: 'select',
  index: true,
  options: [
    { value: 'foundation', label: 'Foundation' },
    { value: 'practitioner', label: 'Practitioner' },
    { value: 'expert', label: 'Expert' },
  ],
  admin: { description: 'Who it is for.' },
}

const format: Field = {
  name: 'format',
  type: 'select',
  index: true,
  options: [
    { value: 'online', label: 'Online' },
    { value: 'classroom', label: 'Classroom' },
    { value: 'blended', label: 'Blended' },
  ],
  admin: { description: 'How it is taught.' },
}

const language: Field = {
  name: 'language',
  type: 'text',
  defaultValue: 'en',
  maxLength: 6,
  validate: (value: string | null | undefined) =>
    !value || /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(value) || 'Enter a language such as en or fr-CA.',
  admin: { description: 'The language it is taught in, such as en.' },
}

const durationHours: Field = {
  name: 'durationHours',
  type: 'number',
  label: 'Duration in hours',
  min: 0,
  max: 10_000,
  admin: { description: 'Without breaks; 1.5 is an hour and a half.' },
}

const topics: TextField = {
  name: 'topics',
  type: 'text',
  hasMany: true,
  maxRows: 20,
  maxLength: 60,
  validate: textList,
  hooks: { beforeValidate: [({ value }) => tidy(value)] },
  admin: { description: 'Its topics, one each; visitors filter by them. Enter adds one.' },
}

/** Trims topics and drops empty and repeated ones, because they are filter values, not prose. */
function tidy(value: unknown): unknown {
  if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'string')) return value
  const trimmed = value.map((entry) => entry.normalize('NFC').trim()).filter(Boolean)
  const keys = trimmed.map(foldWord)
  return trimmed.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** What the catalog filters by. */
export const catalogFields: Field[] = [
  { type: 'row', fields: [level, format] },
  { type: 'row', fields: [language, durationHours] },
  topics,
]
