import { relationshipField, textField } from '../../../platform/content/fields.js'
import { ledgerCollection } from '../../../platform/content/ledgerCollection.js'
import type { Field } from 'payload'

import { shownAsMoney } from '../../../admin/fields/shownAsMoney.js'
import { staff } from '../../../platform/access.js'

const what: Field[] = [
  { name: 'courseTitle', type: 'text', required: true, label: 'Booked' },
  { name: 'course', type: 'relationship', relationTo: 'courses', index: true },
  relationshipField('session', 'Empty for a course that is taken at any time.', {
    relationTo: 'course-sessions',
    label: 'Date',
    index: true,
  }),
  relationshipField('buyer', 'Who sees the booking after signing in, and may change it.', {
    relationTo: 'learners',
    index: true,
  }),
  { name: 'places', type: 'number', required: true },
  {
    name: 'attendees',
    type: 'array',
    admin: { description: 'Who has each place. Empty until the buyer names somebody.' },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'name', type: 'text' },
          { name: 'email', type: 'text', index: true },
        ],
      },
    ],
  },
]

const sidebar: Field[] = [
  {
    name: 'status',
    type: 'select',
    required: true,
    index: true,
    options: [
      { value: 'confirmed', label: 'Confirmed' },
      { value: 'cancelled', label: 'Cancelled' },
    ],
    admin: { position: 'sidebar' },
  },
  { name: 'cancelledAt', type: 'date', admin: { position: 'sidebar' } },
  textField('orderNumber', 'Empty if the course was free.', {
    index: true,
    label: 'Order',
    admin: { position: 'sidebar' },
  }),
  { name: 'order', type: 'text', unique: true, index: true, admin: { hidden: true } },
  {
    name: 'refund',
    type: 'group',
    admin: { position: 'sidebar', condition: (_, { status }) => status === 'cancelled' },
    fields: [
      { name: 'amount', type: 'number', admin: shownAsMoney() },
      { name: 'currency', type: 'text' },
    ],
  },
]

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
      summary: ['status', 'buyer', 'session', 'places', 'orderNumber'],
      person: 'buyer.email',
    },
  },
  readers: staff('sales', 'finance'),
  fields: [...what, ...sidebar],
})
