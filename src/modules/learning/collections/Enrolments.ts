import { field, optionsOf } from '../../../platform/content/fields.js'
import type {
  CollectionConfig,
  DateFieldValidation,
  Field,
  RelationshipFieldSingleValidation,
} from 'payload'
import { relationship } from 'payload/shared'

import { nobody, staff, editedBy } from '../../../platform/access.js'
import { announceDeleted } from '../../../platform/content/announce.js'
import { enrolmentEndpoints } from '../endpoints/enrolmentEndpoints.js'
import { enrolmentStates } from '../enrolmentSchemas.js'
import {
  announceChanged,
  announceDateFree,
  completeByStaff,
  forgetEnrolment,
  keepWithinCapacity,
  lockWhileEdited,
  moveToDate,
  noteCourse,
} from '../hooks/enrolmentHooks.js'

/** Set by the service: staff can see it but not change it. */
const kept = { access: { create: nobody, update: nobody }, admin: { readOnly: true } }

/** Empty once its course is deleted, because learners keep their certificates. */
const courseAtFirst: RelationshipFieldSingleValidation = (value, options) =>
  value || options.operation === 'update' ? relationship(value, options) : 'Choose a course.'

const who: Field[] = [
  field.relationship('learner', 'Who takes the course. Cannot be changed later.', {
    relationTo: 'learners',
    required: true,
    index: true,
    access: { update: nobody },
  }),
  field.relationship('course', 'Empty once the course was deleted; certificates stay.', {
    relationTo: 'courses',
    index: true,
    validate: courseAtFirst,
    custom: { isNeededAtFirst: true },
    access: { update: nobody },
  }),
]

const session: Field = field.relationship(
  'session',
  'On which date. Empty for a course that is taken at any time.',
  {
    relationTo: 'course-sessions',
    label: 'Date',
    index: true,
    filterOptions: ({ siblingData }) => ({
      course: { equals: (siblingData as { course?: unknown }).course },
    }),
    access: { update: ({ doc }) => !(doc as { booking?: unknown } | undefined)?.booking },
  },
)

const status: Field = field.select(
  'status',
  'Set to completed for a learner who has done all there is. Admins can reopen it.',
  {
    required: true,
    defaultValue: 'active',
    options: optionsOf(enrolmentStates),
    admin: {
      position: 'sidebar',
      components: {
        Cell: { path: '/src/admin/lists/StateCell#StateCell', clientProps: { ended: 'endedAt' } },
      },
    },
  },
)

const onlyCleared: DateFieldValidation = (value, { previousValue }) =>
  !value ||
  new Date(value).getTime() === new Date(previousValue ?? 0).getTime() ||
  'The service sets it when a place ends. It can only be cleared.'

const progress: Field[] = [
  field.number('progress', { label: 'Progress (%)', min: 0, max: 100, defaultValue: 0, ...kept }),
  field.date('completedAt', { ...kept }),
  field.json('completedLessons', { ...kept, admin: { hidden: true } }),
  field.text('courseTitle', { ...kept }),
  field.text('courseSlug', { ...kept }),
  field.text('order', {
    index: true,
    ...kept,
    admin: { ...kept.admin, disableListColumn: true },
    custom: { refersTo: { collection: 'orders', by: 'id' } },
  }),
  field.relationship('booking', { relationTo: 'bookings', index: true, ...kept }),
  field.number('seat', { ...kept, admin: { hidden: true } }),
  field.date(
    'attendedAt',
    'When they were marked as present, on the attendance list of the date.',
    {
      label: 'Attended',
      ...kept,
      admin: { ...kept.admin, date: { pickerAppearance: 'dayAndTime' } },
    },
  ),
  // When they were marked as present on dates that they had before, by the id of the date.
  field.json('formerAttendance', { hidden: true, ...kept }),
  field.date('attemptGivenAt', 'When they were last given another attempt at a quiz.', {
    label: 'Attempt given',
    ...kept,
  }),
  field.date('remindedAt', { ...kept, admin: { hidden: true } }),
  field.date(
    'endedAt',
    'When the place was given to somebody else or cancelled. Progress is kept. Clear it, or choose a date, to enrol them again.',
    {
      label: 'Ended',
      access: { create: nobody },
      validate: onlyCleared,
      admin: {
        condition: ({ endedAt }) => Boolean(endedAt),
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
  ),
]

const quizAttempts: Field = field.ui('quizAttempts', {
  admin: {
    disableListColumn: true,
    components: { Field: '/src/modules/learning/admin/QuizAttemptList#QuizAttemptList' },
  },
})

const certificates: Field = field.join('certificates', {
  collection: 'certificates',
  on: 'enrolment',
  admin: { defaultColumns: ['number', 'name', 'issuedAt', 'revokedAt'], allowCreate: false },
})

const actions = '/src/modules/learning/admin/EnrolmentActions#EnrolmentActions'

/** Who takes which course and how far they are. One row per learner and course; progress is computed only in SQL. */
export const Enrolments: CollectionConfig = {
  slug: 'enrolments',
  labels: { singular: 'Enrolment', plural: 'Enrolments' },
  admin: {
    group: 'Learning',
    useAsTitle: 'courseTitle',
    defaultColumns: ['courseTitle', 'learner', 'status', 'progress', 'createdAt'],
    listSearchableFields: ['courseTitle', 'learner.email', 'learner.name'],
    description: 'Who takes which course, and how far.',
    components: {
      edit: { beforeDocumentControls: [actions] },
    },
  },
  access: editedBy('admin', staff('sales')),
  custom: {
    record: { summary: ['learner', 'status', 'progress', 'session'], person: 'learner.email' },
    empty: 'Learners are enrolled when they book a course, or by you.',
    tabs: [
      { label: 'Active', where: { status: { equals: 'active' }, endedAt: { exists: false } } },
      {
        label: 'Completed',
        where: { status: { equals: 'completed' }, endedAt: { exists: false } },
      },
      { label: 'Ended', where: { endedAt: { exists: true } } },
    ],
  },
  endpoints: enrolmentEndpoints,
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  indexes: [
    { fields: ['learner', 'course'], unique: true },
    { fields: ['booking', 'seat'], unique: true },
    // The list, filtered by state.
    { fields: ['status', 'createdAt'] },
  ],
  hooks: {
    beforeOperation: [lockWhileEdited],
    beforeChange: [noteCourse, keepWithinCapacity, moveToDate, completeByStaff],
    afterChange: [announceChanged],
    beforeDelete: [forgetEnrolment],
    afterDelete: [announceDeleted, announceDateFree],
  },
  fields: [...who, session, status, ...progress, quizAttempts, certificates],
}
