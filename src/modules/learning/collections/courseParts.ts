import { textField } from '../../../platform/content/fields.js'
import type { ArrayField, JoinField } from 'payload'

import { translatedText } from '../../../platform/content/translated.js'
import { lessonFields } from './lessonFields.js'
import { lessonsDiffer, nameLessons } from './lessonSlugs.js'

/** The dates of a course; a course without any can be taken at any time. */
export const sessions: JoinField = {
  name: 'sessions',
  type: 'join',
  label: 'Dates',
  collection: 'course-sessions',
  on: 'course',
  defaultSort: 'startsAt',
  defaultLimit: 100,
  admin: {
    defaultColumns: ['startsAt', 'status', 'sold', 'held', 'seatsLeft', 'attended'],
    description: 'When the course is held. A course without dates can be taken at any time.',
  },
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
        textField('name', 'As visitors read it.', { required: true, maxLength: 120 }),
        textField('role', 'What makes this person fit to teach.', {
          localized: true,
          maxLength: 200,
          admin: { placeholder: 'Lead auditor' },
        }),
      ],
    },
  ],
}
