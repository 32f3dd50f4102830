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
    useAsTitle: 'gatewayOrderId',
    defaultColumns: ['gatewayOrderId', 'order', 'status', 'sentAt'],
    description: 'Visits to the gateway’s page, each with its outcome.',
  },
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'gatewayOrderId', type: 'text', required: true, unique: true, index: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      options: [...attemptStatuses],
    },
    { name: 'trackingId', type: 'text', index: true },
    { name: 'sentAt', type: 'date', required: true },
    { name: 'nextPollAt', type: 'date', index: true },
    { name: 'polledAt', type: 'date' },
    { name: 'polls', type: 'number', required: true, defaultValue: 0 },
    { name: 'emptyPolls', type: 'number', required: true, defaultValue: 0 },
  ],
})
