import type { Endpoint } from 'payload'
import { shownAsMoney } from '../../../admin/fields/shownAsMoney.js'

import { ledgerCollection } from '../ledgerCollection.js'
import { field, optionsOf } from '../../../platform/content/fields.js'

const refundKinds = {
  asked: 'On request',
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

/** Money that was or should be refunded. `due` waits for staff; the reference makes a retry the same refund. */
export const Refunds = (endpoints: Endpoint[]) =>
  ledgerCollection({
    slug: 'refunds',
    labels: { singular: 'Refund', plural: 'Refunds' },
    admin: {
      group: 'Payments',
      useAsTitle: 'createdAt',
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
    custom: {
      record: { summary: ['order', 'amount', 'kind', 'status', 'reason'] },
      empty: 'Refunds are made from an order: open it and choose Refund.',
    },
    endpoints,
    fields: [
      field.text('reference', { required: true, unique: true, index: true }),
      field.relationship('order', { relationTo: 'orders', required: true, index: true }),
      field.number('amount', { required: true, admin: shownAsMoney() }),
      field.text('currency', { required: true }),
      field.select('kind', { required: true, options: optionsOf(refundKinds) }),
      field.select('status', { required: true, index: true, options: optionsOf(refundStatuses) }),
      field.text('trackingId', { required: true }),
      field.text('reason'),
      field.text('answer', { label: "The gateway's answer" }),
      field.relationship('by', { relationTo: 'users' }),
    ],
  })
