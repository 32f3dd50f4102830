import { field, inSidebar, optionsOf } from '../../../platform/content/fields.js'
import { ledgerCollection } from '../../../platform/content/ledgerCollection.js'
import type { Field } from 'payload'

import { shownAsMoney } from '../../../admin/fields/shownAsMoney.js'
import { staff } from '../../../platform/access.js'

const what: Field[] = [
  field.text('courseTitle', { required: true, label: 'Booked' }),
  field.relationship('course', { relationTo: 'courses', index: true }),
  field.relationship('session', 'Empty for a course that is taken at any time.', {
    relationTo: 'course-sessions',
    label: 'Date',
    index: true,
  }),
  field.relationship('buyer', 'Who sees the booking after signing in, and may change it.', {
    relationTo: 'learners',
    index: true,
  }),
  field.number('places', { required: true }),
  field.array('attendees', 'Who has each place. Empty until the buyer names somebody.', {
    fields: [field.row(field.text('name'), field.text('email', { index: true }))],
  }),
]

const sidebar = inSidebar(
  field.select('status', {
    required: true,
    index: true,
    options: optionsOf(['confirmed', 'cancelled']),
  }),
  field.date('cancelledAt'),
  field.text('orderNumber', 'Empty if the course was free.', {
    index: true,
    label: 'Order',
    custom: { refersTo: { collection: 'orders', by: 'number' } },
  }),
  field.text('order', { unique: true, index: true, admin: { hidden: true } }),
  field.group('refund', {
    admin: { condition: (_, { status }) => status === 'cancelled' },
    fields: [field.number('amount', { admin: shownAsMoney() }), field.text('currency')],
  }),
)

/** Places of a course that somebody has booked, for themselves or for others. Written by the service alone. */
export const Bookings = ledgerCollection({
  slug: 'bookings',
  labels: { singular: 'Booking', plural: 'Bookings' },
  admin: {
    group: 'Learning',
    useAsTitle: 'courseTitle',
    defaultColumns: ['courseTitle', 'buyer', 'session', 'places', 'status', 'createdAt'],
    listSearchableFields: [
      'courseTitle',
      'orderNumber',
      'buyer.email',
      'buyer.name',
      'attendees.email',
    ],
    description: 'Who booked which course and date, and who has the places.',
  },
  custom: {
    record: {
      summary: ['status', 'buyer', 'session', 'places', 'createdAt'],
      person: 'buyer.email',
      writes: true,
      wrongAddress:
        'If the address is wrong, an admin corrects it in their record under Learners. Then send the mail again.',
    },
  },
  readers: staff('sales', 'finance'),
  fields: [...what, ...sidebar],
})
