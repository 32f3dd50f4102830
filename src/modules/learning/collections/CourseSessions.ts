import type {
  Access,
  CollectionConfig,
  DateFieldValidation,
  Field,
  TextFieldSingleValidation,
  SelectFieldValidation,
} from 'payload'
import { date, select } from 'payload/shared'

import { pickedFrom } from '../../../admin/fields/pickedFrom.js'
import { readPath } from '../../../admin/readPath.js'
import type { CourseSession } from '../../../payload-types.js'
import { anyStaff, nobody, editedBy } from '../../../platform/access.js'
import { countedField, field, inSidebar, optionsOf } from '../../../platform/content/fields.js'
import { wholeNumber } from '../../../platform/content/wholeNumber.js'
import { sessionStates } from '../courseSchemas.js'
import { cancelDate, listAttendance, markAttendance } from '../endpoints/dateEndpoints.js'
import { countAttended } from '../enrolments/attendeeStore.js'
import { placesOf } from '../enrolments/places.js'
import { queueUpdateOfDate } from '../enrolments/progress.js'
import {
  announceSession,
  keepSold,
  keepCancelled,
  keepCapacity,
  lockDates,
  nameDate,
  tellChange,
} from '../hooks/sessionHooks.js'

/** Validates a date between 1970 and 2199. Payload accepts any year, but most readers do not know a five-digit one. */
const usualDate: DateFieldValidation = (value, options) => {
  const fault = date(value, options)
  if (fault !== true || !value) return fault
  const year = new Date(value).getUTCFullYear()
  return (year >= 1970 && year < 2200) || 'Enter a date between 1970 and 2199.'
}

const picker = { pickerAppearance: 'dayAndTime' } as const

type Times = { startsAt?: string; endsAt?: string }

const isSame = (one: unknown, other: unknown) =>
  new Date(one as string).getTime() === new Date(other as string).getTime()

/** Dates that ended when they began could once be stored: they can still be changed in other ways, and cancelled. */
const startsBeforeEnd: DateFieldValidation = (value, options) => {
  const fault = usualDate(value, options)
  const { endsAt } = options.siblingData as Times
  if (fault !== true || !value || !endsAt || !isSame(value, endsAt)) return fault
  const isMoved = options.previousValue !== undefined && !isSame(value, options.previousValue)
  return !isMoved || 'A date must start before it ends.'
}

const endsAfterStart: DateFieldValidation = (value, options) => {
  const fault = usualDate(value, options)
  const { startsAt } = options.siblingData as Times
  if (fault !== true || !value || !startsAt) return fault
  const isKept = isSame(value, startsAt) && isSame(value, options.previousValue)
  return isKept || new Date(value) > new Date(startsAt) || 'A date must end after it starts.'
}

const knownZone: TextFieldSingleValidation = (value) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value ?? '' })
    return value ? true : 'Enter a time zone.'
  } catch {
    return 'Enter a time zone such as Europe/Paris or UTC.'
  }
}

const webAddress: TextFieldSingleValidation = (value) =>
  !value || /^https:\/\/[^\s/]+/.test(value) || 'Enter an address that begins with https://.'

const when: Field[] = [
  field.date('startsAt', 'Shown in your own time zone; over the API in UTC.', {
    label: 'Starts',
    required: true,
    index: true,
    validate: startsBeforeEnd,
    custom: { zone: 'timeZone' },
    admin: { date: picker },
  }),
  field.date('endsAt', 'When the last day is over.', {
    label: 'Ends',
    required: true,
    validate: endsAfterStart,
    admin: { date: picker },
  }),
  field.text('timeZone', 'The zone that visitors read the times in, such as Europe/Paris.', {
    required: true,
    defaultValue: 'UTC',
    maxLength: 64,
    validate: knownZone,
    admin: pickedFrom('timeZones'),
  }),
]

const where: Field[] = [
  field.select('mode', 'Where it is held.', {
    label: 'Where',
    required: true,
    defaultValue: 'online',
    options: optionsOf({ online: 'Online', onsite: 'On site' }),
  }),
  field.group('venue', 'Where people should come. Public.', {
    admin: { condition: (_, { mode }: { mode?: string }) => mode === 'onsite' },
    fields: [
      field.text('name', 'The house, as people call it.', { maxLength: 200 }),
      field.textarea('address', 'Street, town and country.', { maxLength: 500 }),
      field.text('mapUrl', 'The address of a map that shows it.', {
        label: 'Map',
        maxLength: 2_000,
        validate: webAddress,
      }),
    ],
  }),
  field.text('joinUrl', 'Only those who are enrolled in this date see it.', {
    label: 'Joining link',
    maxLength: 2_000,
    validate: webAddress,
    access: { read: anyStaff },
    admin: { condition: (_, { mode }: { mode?: string }) => mode !== 'onsite' },
  }),
]

/** How many places are taken or left, and how many people were marked as present. */
const counted = [
  {
    ...countedField<CourseSession>('seatsLeft', 'The places that can still be booked.', {
      count: async (req, { id, capacity = 0 }) => {
        const { sold, held } = await placesOf(req, id)
        return Math.max(0, capacity - sold - held)
      },
    }),
    label: 'Places left',
  } as Field,
  countedField<CourseSession>('sold', 'Places that are paid for, or given free of charge.', {
    read: anyStaff,
    count: async (req, { id }) => (await placesOf(req, id)).sold,
  }),
  countedField<CourseSession>('held', 'Places of orders that are not paid yet.', {
    read: anyStaff,
    count: async (req, { id }) => (await placesOf(req, id)).held,
  }),
  countedField<CourseSession>('attended', 'Who is marked as present on the attendance list.', {
    read: anyStaff,
    count: async (req, { id }) =>
      id && anyStaff({ req }) ? ((await countAttended(req, [id])).get(id) ?? 0) : 0,
  }),
]

/** Every state is taken, though not every one can be chosen. */
const anyState: SelectFieldValidation = (value, options) =>
  select(value, { ...options, filterOptions: undefined })

const sidebar = inSidebar(
  field.select(
    'status',
    'Only a scheduled date can be booked. Cancelling tells and refunds everybody.',
    {
      required: true,
      defaultValue: 'scheduled',
      index: true,
      options: optionsOf(sessionStates),
      // A mere Save would tell and refund everybody: the button asks first. What is cancelled stays so.
      filterOptions: ({ data, options }) =>
        options.filter(
          (option) =>
            (readPath(option, 'value') === 'cancelled') ===
            (readPath(data, 'status') === 'cancelled'),
        ),
      validate: anyState,
      // What visitors read of a date that can be booked; a script may send it back.
      hooks: {
        beforeValidate: [({ value }) => (value === 'open' ? 'scheduled' : value) as unknown],
        // What is cancelled or over stays so, a copy of it too.
        beforeDuplicate: [() => 'scheduled'],
      },
      admin: { isClearable: false },
    },
  ),
  field.number(
    'capacity',
    'How many people it has room for. What is sold and held is counted by itself.',
    {
      required: true,
      min: 0,
      max: 100_000,
      validate: wholeNumber,
      admin: { step: 1 },
    },
  ),
  ...counted,
)

/** Visitors read the dates of published courses. */
const readOfPublished: Access = ({ req }) =>
  anyStaff({ req }) || { 'course._status': { equals: 'published' } }

/** The dates on which courses are held, each with its own places. */
export const CourseSessions: CollectionConfig = {
  slug: 'course-sessions',
  labels: { singular: 'Course date', plural: 'Course dates' },
  admin: {
    group: 'Learning',
    useAsTitle: 'title',
    defaultColumns: ['title', 'status', 'startsAt', 'seatsLeft', 'sold', 'mode', 'teachers'],
    listSearchableFields: ['title', 'teachers', 'venue.name'],
    description: 'When and where courses are held, and how many places are taken.',
    components: {
      edit: { beforeDocumentControls: ['/src/modules/learning/admin/CancelDate#CancelDate'] },
      views: {
        edit: {
          attendance: {
            Component: '/src/modules/learning/admin/AttendanceView#AttendanceView',
            path: '/attendance',
            tab: { label: 'Attendance', href: '/attendance', order: 100 },
          },
        },
      },
    },
  },
  custom: { record: { summary: ['course', 'startsAt', 'status', 'seatsLeft', 'sold', 'held'] } },
  defaultSort: 'startsAt',
  endpoints: [listAttendance, markAttendance, cancelDate],
  access: editedBy('editor', readOfPublished),
  lockDocuments: false,
  hooks: {
    beforeOperation: [lockDates],
    beforeChange: [keepCapacity, keepCancelled, nameDate],
    afterChange: [announceSession, tellChange, queueUpdateOfDate],
    beforeDelete: [keepSold],
    afterDelete: [announceSession],
  },
  fields: [
    field.text('title', 'Its course, day and place, made from them.', {
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
    }),
    field.relationship('course', 'Which course is held. Cannot be changed later.', {
      relationTo: 'courses',
      required: true,
      index: true,
      access: { update: nobody },
    }),
    ...when,
    ...where,
    field.text('teachers', 'Who teaches on this date. Enter adds one.', {
      hasMany: true,
      maxRows: 20,
      maxLength: 120,
    }),
    ...sidebar,
  ],
}
