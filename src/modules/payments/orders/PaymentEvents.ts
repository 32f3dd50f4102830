import { ledgerCollection } from '../ledgerCollection.js'
import { shownAsMoney } from '../../../admin/fields/shownAsMoney.js'

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
    useAsTitle: 'type',
    defaultColumns: ['createdAt', 'order', 'type', 'from', 'to', 'actor', 'message'],
    description: 'What happened to orders, step by step. Nobody changes it.',
  },
  custom: { audit: 'none' },
  indexes: [{ fields: ['order', 'position'], unique: true }],
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'position', type: 'number', required: true },
    {
      name: 'type',
      type: 'select',
      required: true,
      options: Object.entries(eventTypes).map(([value, label]) => ({ value, label })),
    },
    { name: 'from', type: 'text' },
    { name: 'to', type: 'text' },
    { name: 'source', type: 'text' },
    { name: 'fact', type: 'text' },
    { name: 'gatewayOrderId', type: 'text', label: 'Attempt' },
    { name: 'trackingId', type: 'text' },
    { name: 'gatewayStatus', type: 'text' },
    { name: 'amount', type: 'number', admin: shownAsMoney() },
    { name: 'currency', type: 'text' },
    { name: 'message', type: 'text' },
    { name: 'actor', type: 'text', label: 'By' },
    { name: 'by', type: 'relationship', relationTo: 'users', label: 'Account' },
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { hidden: true },
    },
  ],
})
