import type { ArrayField, Field } from 'payload'

import { translatedText } from '../../../platform/content/translated.js'
import { lessonFields } from './lessonFields.js'
import { lessonsDiffer, nameLessons } from './lessonSlugs.js'
import { usualDate, wholeNumber } from './fieldRules.js'

const picker = { pickerAppearance: 'dayAndTime' } as const

const sessionFields: Field[] = [
  {
    name: 'startsAt',
    type: 'date',
    label: 'Starts',
    required: true,
    validate: usualDate,
    admin: { date: picker, description: 'Shown in your own time zone; over the API in UTC.' },
  },
  {
    name: 'endsAt',
    type: 'date',
    label: 'Ends',
    validate: (value, options) => {
      const fault = usualDate(value, options)
      const { startsAt } = options.siblingData as { startsAt?: string }
      if (fault !== true || !value || !startsAt) return fault
      return new Date(value) >= new Date(startsAt) || 'A session cannot end before it starts.'
    },
    admin: { date: picker, description: 'May be left empty.' },
  },
  {
    name: 'mode',
    type: 'select',
    label: 'Where',
    options: [
      { value: 'online', label: 'Online' },
      { value: 'onsite', label: 'On site' },
    ],
    defaultValue: 'online',
    admin: { description: 'Where this session is held.' },
  },
  {
    name: 'seats',
    type: 'number',
    min: 0,
    max: 100_000,
    validate: wholeNumber,
    admin: {
      step: 1,
      description:
        'How many places this date has. Visitors see fewer once fewer people may still pay by the payment link of the course. Empty means as many as come.',
    },
  },
]

/** The dates of a course; a course without any can be taken at any time. */
export const sessions: ArrayField = {
  name: 'sessions',
  type: 'array',
  maxRows: 100,
  labels: { singular: 'Session', plural: 'Sessions' },
  admin: {
    initCollapsed: true,
    description: 'When the course is held. A course without sessions can be taken at any time.',
  },
  fields: [{ type: 'row', fields: sessionFields }],
}

/** Modules and their lessons. */
export const syllabus: ArrayField = {
  name: 'syllabus',
  type: 'array',
  maxRows: 60,
  labels: { singular: 'Module', plural: 'Modules' },
  validate: lessonsDiffer,
  hooks: { beforeValidate: [nameLessons] },
  admin: { initCollapsed: true, description: 'What is taught, module by module.' },
  fields: [
    {
      ...translatedText({
        name: 'title',
        maxLength: 200,
        admin: { description: 'What its lessons are about.' },
      }),
      label: 'Module',
    },
    {
      name: 'lessons',
      type: 'array',
      maxRows: 100,
      labels: { singular: 'Lesson', plural: 'Lessons' },
      admin: { description: 'In the order in which they are taught.' },
      fields: lessonFields,
    },
  ],
}

/** The instructors. */
export const instructors: ArrayField = {
  name: 'instructors',
  type: 'array',
  maxRows: 20,
  labels: { singular: 'Instructor', plural: 'Instructors' },
  admin: { initCollapsed: true, description: 'The instructors, with their qualifications.' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          maxLength: 120,
          admin: { description: 'As visitors read it.' },
        },
        {
          name: 'role',
          type: 'text',
          localized: true,
          maxLength: 200,
          admin: {
            placeholder: 'Lead auditor',
            description: 'What makes this person fit to teach.',
          },
        },
      ],
    },
  ],
}
