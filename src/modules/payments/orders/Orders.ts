import { dateField, selectField, textField } from '../../../platform/content/fields.js'
import type { CollectionBeforeDeleteHook, CollectionConfig, Endpoint, Field } from 'payload'
import { APIError } from 'payload'

import { shownAsMoney } from '../../../admin/fields/shownAsMoney.js'
import { orderStatuses } from '../Order.js'
import { ledgerCollection } from '../ledgerCollection.js'
import { hasOrders } from './orderStore.js'

const statusLabel = (value: string) =>
  value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ')

const sidebar: Field[] = [
  {
    name: 'status',
    type: 'select',
    required: true,
    index: true,
    options: orderStatuses.map((value) => ({ value, label: statusLabel(value) })),
    admin: { position: 'sidebar' },
  },
  selectField('verification', 'How the payment was confirmed.', {
    options: [
      { value: 'confirmed', label: 'Confirmed by the gateway’s status API' },
      { value: 'callback-only', label: 'Reported by the visitor’s browser alone' },
      { value: 'staff', label: 'Accepted by staff' },
    ],
    admin: { position: 'sidebar' },
  }),
  textField('attention', 'What staff should look at; empty if there is nothing.', {
    index: true,
    admin: { position: 'sidebar' },
  }),
  { name: 'paidAt', type: 'date', index: true, admin: { position: 'sidebar' } },
  dateField('releasedAt', 'When the booking was cancelled.', {
    label: 'Places given back',
    admin: { position: 'sidebar' },
  }),
]

const money: Field = {
  type: 'row',
  fields: [
    { name: 'amount', type: 'number', required: true, admin: shownAsMoney() },
    {
      name: 'refundedAmount',
      type: 'number',
      required: true,
      defaultValue: 0,
      admin: shownAsMoney(),
    },
    { name: 'currency', type: 'text', required: true },
  ],
}

const subject: Field[] = [
  { name: 'number', type: 'text', required: true, unique: true, index: true },
  money,
  { name: 'title', type: 'text', required: true, label: 'Paid for' },
  { name: 'link', type: 'relationship', relationTo: 'payment-links', index: true },
  { name: 'course', type: 'relationship', relationTo: 'courses' },
  {
    type: 'row',
    fields: [
      {
        name: 'session',
        type: 'relationship',
        relationTo: 'course-sessions',
        label: 'Date',
        index: true,
      },
      { name: 'quantity', type: 'number', required: true, defaultValue: 1, label: 'Places' },
    ],
  },
  {
    name: 'attendees',
    type: 'array',
    admin: { description: 'Who takes part; the buyer where nobody is named.' },
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
  {
    name: 'customer',
    type: 'group',
    fields: [
      {
        name: 'name',
        type: 'text',
        admin: {
          components: {
            Cell: { path: '/src/admin/lists/NameCell#NameCell', clientProps: { beside: 'email' } },
          },
        },
      },
      { name: 'email', type: 'text', index: true },
      { name: 'phone', type: 'text' },
    ],
  },
  {
    name: 'billing',
    type: 'group',
    admin: { description: 'As the payer gave it for the invoice.' },
    fields: [
      { name: 'company', type: 'text' },
      { name: 'address', type: 'textarea' },
      { name: 'country', type: 'text' },
      { name: 'taxId', type: 'text', label: 'Tax ID' },
    ],
  },
  { name: 'trackingId', type: 'text', index: true, label: 'The gateway’s reference' },
  { name: 'locale', type: 'text', required: true, admin: { hidden: true } },
  { name: 'version', type: 'number', required: true, admin: { hidden: true } },
  { name: 'initiationKey', type: 'text', unique: true, index: true, hidden: true },
]

const history: Field[] = [
  {
    name: 'invoices',
    type: 'join',
    collection: 'invoices',
    on: 'order',
    defaultSort: 'position',
    admin: { allowCreate: false, defaultColumns: ['number', 'kind', 'gross', 'issuedAt'] },
  },
  {
    name: 'timeline',
    type: 'join',
    collection: 'payment-events',
    on: 'order',
    defaultSort: 'position',
    admin: {
      allowCreate: false,
      components: { Field: '/src/admin/records/Timeline#Timeline' },
    },
  },
  {
    name: 'attempts',
    type: 'join',
    collection: 'payment-attempts',
    on: 'order',
    admin: { allowCreate: false, defaultColumns: ['gatewayOrderId', 'status', 'trackingId'] },
  },
  {
    name: 'refunds',
    type: 'join',
    collection: 'refunds',
    on: 'order',
    admin: { allowCreate: false, defaultColumns: ['reference', 'amount', 'status', 'kind'] },
  },
]

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
        person: 'customer.email',
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
