import type { CollectionConfig, Endpoint, Field } from 'payload'

import { shownAsMoney } from '../../../admin/fields/shownAsMoney.js'
import { ledgerCollection } from '../ledgerCollection.js'
import { field, optionsOf } from '../../../platform/content/fields.js'

const invoiceKinds = { invoice: 'Invoice', credit_note: 'Credit note' } as const

export type InvoiceKind = keyof typeof invoiceKinds

const fields: Field[] = [
  field.text('number', { required: true, unique: true, index: true }),
  field.select('kind', {
    required: true,
    options: optionsOf(invoiceKinds),
  }),
  field.relationship('order', { relationTo: 'orders', required: true, index: true }),
  field.relationship('invoice', {
    relationTo: 'invoices',
    label: 'For invoice',
    admin: { condition: (data) => data['kind'] === 'credit_note' },
  }),
  field.date('issuedAt', { required: true, index: true }),
  field.row(field.text('customer'), field.text('email', { label: 'Email' })),
  field.row(
    field.number('gross', { required: true, label: 'Total', admin: shownAsMoney() }),
    field.number('tax', { required: true, admin: shownAsMoney() }),
    field.text('currency', { required: true }),
  ),
  field.row(field.text('taxLabel'), field.number('taxRate', { label: 'Tax rate (%)' })),
  field.number('position', { required: true, admin: { hidden: true } }),
  field.text('locale', { required: true, admin: { hidden: true } }),
  field.json('printed', { required: true, hidden: true }),
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
