import { field } from '../../../platform/content/fields.js'
import type { ArrayField, JoinField } from 'payload'

import { rowsNamed } from '../../../admin/fields/rowsNamed.js'
import { translatedText } from '../../../platform/content/translated.js'
import { lessonFields, lessonsDiffer, nameLessons } from './lessonFields.js'

/** The dates of a course; a course without any can be taken at any time. */
export const sessions: JoinField = field.join(
  'sessions',
  'When the course is held. A course without dates can be taken at any time.',
  {
    label: 'Dates',
    collection: 'course-sessions',
    on: 'course',
    defaultSort: 'startsAt',
    defaultLimit: 100,
    admin: { defaultColumns: ['startsAt', 'status', 'sold', 'held', 'seatsLeft', 'attended'] },
  },
)

/** Modules and their lessons. */
export const syllabus: ArrayField = field.array('syllabus', 'What is taught, module by module.', {
  maxRows: 60,
  ...rowsNamed('title', ['Module', 'Modules'], { initCollapsed: true }),
  validate: lessonsDiffer,
  hooks: { beforeValidate: [nameLessons] },
  fields: [
    {
      ...translatedText({
        name: 'title',
        maxLength: 200,
        admin: { description: 'What its lessons are about.' },
      }),
      label: 'Module',
    },
    field.array('lessons', 'In the order in which they are taught.', {
      maxRows: 100,
      ...rowsNamed('title', ['Lesson', 'Lessons']),
      fields: lessonFields,
    }),
  ],
})

/** The instructors. */
export const instructors: ArrayField = field.array(
  'instructors',
  'The instructors, with their qualifications.',
  {
    maxRows: 20,
    ...rowsNamed('name', ['Instructor', 'Instructors'], { initCollapsed: true }),
    fields: [
      field.row(
        field.text('name', 'As visitors read it.', { required: true, maxLength: 120 }),
        field.text('role', 'What makes this person fit to teach.', {
          localized: true,
          maxLength: 200,
          admin: { placeholder: 'Lead auditor' },
        }),
      ),
    ],
  },
)
