import type { ArrayField } from 'payload'

import { slugPattern } from '../../../platform/text.js'
import { translatedText } from '../../../platform/content/translated.js'
import { sessionModes } from '../schemas.js'

/** Dates on which a course is held; a course without any can be taken at any time. */
export const sessions: ArrayField = {
  name: 'sessions',
  type: 'array',
  maxRows: 100,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'startsAt',
          type: 'date',
          required: true,
          admin: { date: { pickerAppearance: 'dayAndTime' } },
        },
        {
          name: 'endsAt',
          type: 'date',
          admin: { date: { pickerAppearance: 'dayAndTime' } },
          validate: (value, { siblingData }) => {
            const { startsAt } = siblingData as { startsAt?: string }
            if (!value || !startsAt) return true
            return new Date(value) >= new Date(startsAt) || 'A session cannot end before it starts.'
          },
        },
        { name: 'mode', type: 'select', options: [...sessionModes], defaultValue: 'online' },
        { name: 'seats', type: 'number', min: 0, max: 100_000, admin: { step: 1 } },
      ],
    },
  ],
}

/** Modules and their lessons; learners complete lessons by their slugs, unique within the course. */
export const syllabus: ArrayField = {
  name: 'syllabus',
  type: 'array',
  maxRows: 60,
  labels: { singular: 'Module', plural: 'Modules' },
  validate: (value) => {
    const rows = (value ?? []) as { lessons?: { slug?: string }[] | null }[]
    const slugs = rows.flatMap(({ lessons }) => (lessons ?? []).map(({ slug }) => slug))
    return new Set(slugs).size === slugs.length || 'Two lessons of a course cannot share a slug.'
  },
  fields: [
    translatedText({ name: 'title', maxLength: 200 }),
    {
      name: 'lessons',
      type: 'array',
      maxRows: 100,
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'slug',
              type: 'text',
              required: true,
              validate: (value: string | null | undefined) =>
                (typeof value === 'string' && slugPattern.test(value)) ||
                'Use lower-case letters, digits and hyphens.',
            },
            translatedText({ name: 'title', maxLength: 200 }),
            { name: 'minutes', type: 'number', min: 0, max: 10_000 },
          ],
        },
      ],
    },
  ],
}

export const instructors: ArrayField = {
  name: 'instructors',
  type: 'array',
  maxRows: 20,
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 120 },
        { name: 'role', type: 'text', localized: true, maxLength: 200 },
      ],
    },
  ],
}
