import { jsonField } from '../../../admin/fields/jsonField.js'
import { field, optionsOf } from '../../../platform/content/fields.js'
import { ledgerCollection } from '../ledgerCollection.js'

const attemptStatuses = [
  'sent',
  'succeeded',
  'failed',
  'cancelled',
  'expired',
  'unknown',
  'reversed',
] as const

export type AttemptStatus = (typeof attemptStatuses)[number]

/** One visit to the gateway's page. Each has its own order id, because the gateway does not check uniqueness. */
export const PaymentAttempts = ledgerCollection({
  slug: 'payment-attempts',
  labels: { singular: 'Attempt', plural: 'Attempts' },
  admin: {
    group: false,
    useAsTitle: 'sentAt',
    defaultColumns: ['sentAt', 'order', 'status'],
    listSearchableFields: ['gatewayOrderId', 'trackingId'],
    description: 'Visits to the gateway’s page, each with its outcome.',
  },
  custom: { record: { summary: ['order', 'status', 'sentAt'] } },
  fields: [
    field.relationship('order', { relationTo: 'orders', required: true, index: true }),
    field.text('gatewayOrderId', { required: true, unique: true, index: true }),
    field.select('status', { required: true, options: optionsOf(attemptStatuses) }),
    field.text('trackingId', { index: true }),
    field.date('sentAt', { required: true }),
    field.date('nextPollAt', { index: true }),
    field.date('polledAt'),
    field.number('polls', { required: true, defaultValue: 0 }),
    field.number('emptyPolls', { required: true, defaultValue: 0 }),
  ],
})

/** The findings of the nightly comparison with the gateway's own list. */
export const PaymentReports = ledgerCollection({
  slug: 'payment-reports',
  labels: { singular: 'Comparison', plural: 'Comparisons' },
  admin: {
    group: 'Payments',
    useAsTitle: 'until',
    defaultColumns: ['from', 'until', 'compared', 'differences', 'createdAt'],
    description: 'Each night, the payments of three days are compared with the gateway’s list.',
  },
  fields: [
    field.date('from', { required: true }),
    field.date('until', { required: true }),
    field.number('compared', { required: true }),
    field.number('differences', { required: true }),
    jsonField({
      name: 'findings',
      admin: { description: 'Each payment on which this service and the gateway do not agree.' },
    }),
  ],
})
