import { ledgerCollection } from '../ledgerCollection.js'
import { shownAsMoney } from '../../../admin/fields/shownAsMoney.js'
import { field, optionsOf } from '../../../platform/content/fields.js'

export const eventTypes = {
  created: 'Created',
  sent: 'Sent to the gateway',
  report: 'Reported by the gateway',
  expired: 'Expired',
  refund: 'Refund',
  staff: 'Decided by staff',
  note: 'Note',
} as const

export type EventType = keyof typeof eventTypes

/**
 * The history of an order, one row per event, written in the transaction of the event and never changed. Sorted by
 * `position`, the rows lead from one status to the next; `key` keeps an event from happening twice.
 */
export const PaymentEvents = ledgerCollection({
  slug: 'payment-events',
  labels: { singular: 'Event', plural: 'Timeline' },
  admin: {
    group: false,
    useAsTitle: 'createdAt',
    defaultColumns: ['createdAt', 'order', 'type', 'from', 'to', 'actor', 'message'],
    listSearchableFields: ['actor', 'message'],
    description: 'What happened to orders, step by step. Nobody changes it.',
  },
  custom: { audit: 'none', record: { summary: ['order', 'type', 'from', 'to', 'actor'] } },
  indexes: [{ fields: ['order', 'position'], unique: true }],
  fields: [
    field.relationship('order', { relationTo: 'orders', required: true, index: true }),
    field.number('position', { required: true }),
    field.select('type', { required: true, options: optionsOf(eventTypes) }),
    field.text('from'),
    field.text('to'),
    field.text('source'),
    field.text('fact'),
    field.text('gatewayOrderId', { label: 'Attempt' }),
    field.text('trackingId'),
    field.text('gatewayStatus'),
    field.number('amount', { admin: shownAsMoney() }),
    field.text('currency'),
    field.text('message'),
    field.text('actor', { label: 'By' }),
    field.relationship('by', { relationTo: 'users', label: 'Account' }),
    field.text('key', { required: true, unique: true, index: true, admin: { hidden: true } }),
  ],
})
