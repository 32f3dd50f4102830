import type { Endpoint } from 'payload'
import { shownAsMoney } from '../../../admin/fields/shownAsMoney.js'

import { ledgerCollection } from '../ledgerCollection.js'

const refundKinds = {
  asked: 'Requested by staff',
  duplicate: 'Paid twice',
  rejected: 'Rejected in review',
} as const

const refundStatuses = {
  due: 'Due: to be sent',
  requested: 'Being sent',
  done: 'Done',
  refused: 'Refused by the gateway',
} as const

export type RefundKind = keyof typeof refundKinds
export type RefundStatus = keyof typeof refundStatuses

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** Money that was or should be refunded. `due` waits for staff; the reference makes a retry the same refund. */
export const Refunds = (endpoints: Endpoint[]) =>
  ledgerCollection({
    slug: 'refunds',
    labels: { singular: 'Refund', plural: 'Refunds' },
    admin: {
      group: 'Payments',
      useAsTitle: 'reference',
      defaultColumns: ['order', 'amount', 'kind', 'status', 'reason', 'createdAt'],
      listSearchableFields: [
        'reference',
        'order.customer.email',
        'order.customer.name',
        'order.number',
      ],
      description: 'Refunds, and money paid twice that is still to be sent back.',
      components: {
        edit: { beforeDocumentControls: ['/src/modules/payments/admin/SendRefund#SendRefund'] },
      },
    },
    custom: { empty: 'Refunds are made from an order: open it and choose Refund.' },
    endpoints,
    fields: [
      { name: 'reference', type: 'text', required: true, unique: true, index: true },
      { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
      { name: 'amount', type: 'number', required: true, admin: shownAsMoney() },
      { name: 'currency', type: 'text', required: true },
      { name: 'kind', type: 'select', required: true, options: optionsOf(refundKinds) },
      {
        name: 'status',
        type: 'select',
        required: true,
        index: true,
        options: optionsOf(refundStatuses),
      },
      { name: 'trackingId', type: 'text', required: true },
      { name: 'reason', type: 'text' },
      { name: 'answer', type: 'text', label: "The gateway's answer" },
      { name: 'by', type: 'relationship', relationTo: 'users' },
    ],
  })
