import type { CollectionConfig, Endpoint, Field } from 'payload'

import { shownAsMoney } from '../../../admin/fields/shownAsMoney.js'
import { ledgerCollection } from '../ledgerCollection.js'

const invoiceKinds = { invoice: 'Invoice', credit_note: 'Credit note' } as const

export type InvoiceKind = keyof typeof invoiceKinds

const fields: Field[] = [
  { name: 'number', type: 'text', required: true, unique: true, index: true },
  {
    name: 'kind',
    type: 'select',
    required: true,
    options: Object.entries(invoiceKinds).map(([value, label]) => ({ value, label })),
  },
  { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
  {
    name: 'invoice',
    type: 'relationship',
    relationTo: 'invoices',
    label: 'For invoice',
    admin: { condition: (data) => data['kind'] === 'credit_note' },
  },
  { name: 'issuedAt', type: 'date', required: true, index: true },
  {
    type: 'row',
    fields: [
      { name: 'customer', type: 'text' },
      { name: 'email', type: 'text', label: 'Email' },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'gross',
        type: 'number',
        required: true,
        label: 'Total',
        admin: shownAsMoney(),
      },
      { name: 'tax', type: 'number', required: true, admin: shownAsMoney() },
      { name: 'currency', type: 'text', required: true },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'taxLabel', type: 'text' },
      { name: 'taxRate', type: 'number', label: 'Tax rate (%)' },
    ],
  },
  { name: 'position', type: 'number', required: true, admin: { hidden: true } },
  { name: 'locale', type: 'text', required: true, admin: { hidden: true } },
  { name: 'printed', type: 'json', required: true, hidden: true },
]

/** Invoices and credit notes as they were issued. Nobody can change one: a refund has a credit note of its own. */
export const Invoices = (endpoints: Endpoint[]): CollectionConfig =>
  ledgerCollection({
    slug: 'invoices',
    labels: { singular: 'Invoice', plural: 'Invoices' },
    admin: {
      group: 'Payments',
      useAsTitle: 'number',
      defaultColumns: ['number', 'customer', 'gross', 'kind', 'order', 'issuedAt'],
      listSearchableFields: ['number', 'customer', 'email', 'order.number'],
      description: 'Issued when an order is paid or refunded. They cannot be changed.',
      components: {
        edit: {
          beforeDocumentControls: ['/src/modules/payments/admin/DownloadInvoice#DownloadInvoice'],
        },
      },
    },
    custom: {
      record: { summary: ['kind', 'customer', 'gross', 'order', 'issuedAt'], person: 'email' },
    },
    endpoints,
    // Position 0 is the order's invoice, 1 its first credit note: neither can be issued twice.
    indexes: [{ fields: ['order', 'position'], unique: true }],
    fields,
  })
