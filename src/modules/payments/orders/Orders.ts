import { field, inSidebar, optionsOf } from '../../../platform/content/fields.js'
import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type Endpoint,
  type Field,
} from 'payload'

import { shownAsMoney } from '../../../admin/fields/shownAsMoney.js'
import { capitalised } from '../../../platform/text.js'
import { orderStatuses } from '../Order.js'
import { ledgerCollection } from '../ledgerCollection.js'
import { hasOrders } from './holds.js'

const sidebar = inSidebar(
  field.select('status', {
    required: true,
    index: true,
    options: orderStatuses.map((value) => ({
      value,
      label: capitalised(value.replaceAll('_', ' ')),
    })),
  }),
  field.select('verification', 'How the payment was confirmed.', {
    options: optionsOf({
      confirmed: 'Confirmed by the gateway’s status API',
      'callback-only': 'Reported by the visitor’s browser alone',
      staff: 'Accepted by staff',
    }),
  }),
  field.text('attention', 'What staff should look at; empty if there is nothing.', { index: true }),
  field.date('paidAt', { index: true }),
  field.date(
    'releasedAt',
    'When its booking was cancelled, or its money came too late for a place.',
    { label: 'Places given back' },
  ),
)

const money: Field = field.row(
  field.number('amount', { required: true, admin: shownAsMoney() }),
  field.number('refundedAmount', { required: true, defaultValue: 0, admin: shownAsMoney() }),
  field.text('currency', { required: true }),
)

const subject: Field[] = [
  field.text('number', { required: true, unique: true, index: true }),
  money,
  field.text('title', { required: true, label: 'Paid for' }),
  field.relationship('link', { relationTo: 'payment-links', index: true }),
  field.relationship('course', { relationTo: 'courses' }),
  field.row(
    field.relationship('session', { relationTo: 'course-sessions', label: 'Date', index: true }),
    field.number('quantity', { required: true, defaultValue: 1, label: 'Places' }),
  ),
  field.array('attendees', 'Who takes part; the buyer where nobody is named.', {
    fields: [field.row(field.text('name'), field.text('email', { index: true }))],
  }),
  field.group('customer', {
    fields: [
      field.text('name', {
        admin: {
          components: { Cell: '/src/modules/payments/admin/CustomerCell#CustomerCell' },
        },
      }),
      field.text('email', { index: true }),
      field.text('phone'),
    ],
  }),
  field.group('billing', 'As the payer gave it for the invoice.', {
    fields: [
      field.text('company'),
      field.textarea('address'),
      field.text('country'),
      field.text('taxId', { label: 'Tax ID' }),
    ],
  }),
  field.text('trackingId', { index: true, label: 'The gateway’s reference' }),
  field.text('locale', { required: true, admin: { hidden: true } }),
  field.number('version', { required: true, admin: { hidden: true } }),
  field.text('initiationKey', { unique: true, index: true, hidden: true }),
]

const history: Field[] = [
  field.join('invoices', {
    collection: 'invoices',
    on: 'order',
    defaultSort: 'position',
    admin: { allowCreate: false, defaultColumns: ['number', 'kind', 'gross', 'issuedAt'] },
  }),
  field.join('timeline', {
    collection: 'payment-events',
    on: 'order',
    defaultSort: 'position',
    admin: {
      allowCreate: false,
      components: {
        Field: {
          path: '/src/admin/records/Timeline#Timeline',
          clientProps: { sort: '-position' },
        },
      },
    },
  }),
  field.join('attempts', {
    collection: 'payment-attempts',
    on: 'order',
    admin: { allowCreate: false, defaultColumns: ['gatewayOrderId', 'status', 'trackingId'] },
  }),
  field.join('refunds', {
    collection: 'refunds',
    on: 'order',
    admin: { allowCreate: false, defaultColumns: ['reference', 'amount', 'status', 'kind'] },
  }),
]

const wrongAddress =
  'If the address is wrong, finance corrects it with “Correct address” in the order. Then send the mail again.'

/** Who paid for what, or tried to. All changes go through `transition()`, so nobody may write here directly. */
export const Orders = (endpoints: Endpoint[]): CollectionConfig =>
  ledgerCollection({
    slug: 'orders',
    labels: { singular: 'Order', plural: 'Orders' },
    admin: {
      group: 'Payments',
      useAsTitle: 'title',
      defaultColumns: ['customer.name', 'title', 'amount', 'status', 'attention', 'createdAt'],
      listSearchableFields: [
        'number',
        'customer.email',
        'customer.name',
        'billing.company',
        'title',
        'trackingId',
      ],
      description: 'Payments, and attempts at them.',
      components: {
        listMenuItems: [
          { path: '/src/admin/ExportCsv#ExportCsv', clientProps: { collection: 'orders' } },
        ],
        edit: { beforeDocumentControls: ['/src/modules/payments/admin/OrderActions#OrderActions'] },
      },
    },
    custom: {
      record: {
        summary: [
          ...['customer.name', 'customer.email', 'title', 'amount', 'refundedAmount'],
          ...['status', 'attention', 'paidAt', 'number'],
        ],
        ...{ person: 'customer.email', others: 'attendees.email', writes: true, wrongAddress },
        short: ['amount', 'status', 'paidAt'],
      },
      empty:
        'An order appears when somebody pays by a payment link or books a course. Make a link under Payments, Payment links.',
    },
    endpoints,
    fields: [...sidebar, ...subject, ...history],
  })

const conflict = 409

/** A link with orders cannot be deleted, because it says what was paid for. */
export const keepUsedLink: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!(await hasOrders(req, String(id)))) return
  throw new APIError('This link has orders. Archive it instead.', conflict, null, true)
}
