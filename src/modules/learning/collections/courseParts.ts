import { field } from '../../../platform/content/fields.js'
import {
  isolateObjectProperty,
  type ArrayField,
  type CollectionAfterOperationHook,
  type JoinField,
  type JoinQuery,
  type SelectType,
} from 'payload'
import { getSelectMode } from 'payload/shared'

import { isRecord } from '../../../platform/isRecord.js'
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

/**
 * Payload reads a newer draft by its id without what is joined to the document; lists of drafts have it. Can go once
 * `replaceWithDraftIfAvailable` reads joins.
 */
export const addDatesToDraft: CollectionAfterOperationHook = async (call) => {
  const result: unknown = call.result
  const { id, data, draft, joins, select, depth, overrideAccess } = call.args as ReadArgs
  // What restores a version names the version.
  const isOne = id !== undefined && isRecord(result) && result['id'] === id && !data
  const isAsked = select?.['sessions'] ?? (!select || getSelectMode(select) === 'exclude')
  const isJoined = !isOne || result['sessions'] !== undefined || call.req.payloadAPI === 'GraphQL'
  if (!draft || isJoined || !isAsked) return result
  const { sessions } = await call.req.payload.findByID({
    ...{ collection: 'courses', id, select: { sessions: true }, joins, depth },
    // Without it, Payload would read with all rights.
    overrideAccess: overrideAccess ?? false,
    req: isolateObjectProperty(call.req, ['context', 'fallbackLocale', 'locale']),
  })
  return { ...result, ...(sessions && { sessions }) }
}

type ReadArgs = {
  id?: string
  /** What a change changes. */
  data?: object
  draft?: boolean
  joins?: JoinQuery<'courses'>
  select?: SelectType
  depth?: number
  overrideAccess?: boolean
}

export const syllabus: ArrayField = field.array('syllabus', 'What is taught, module by module.', {
  maxRows: 60,
  ...rowsNamed('title', ['Module', 'Modules'], { initCollapsed: true }),
  validate: lessonsDiffer,
  hooks: { beforeValidate: [nameLessons] },
  fields: [
    translatedText('title', 'What its lessons are about.', { maxLength: 200, label: 'Module' }),
    field.array('lessons', 'In the order in which they are taught.', {
      maxRows: 100,
      ...rowsNamed('title', ['Lesson', 'Lessons']),
      fields: lessonFields,
    }),
  ],
})

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
