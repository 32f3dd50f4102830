import type { GlobalConfig } from 'payload'

import { staff } from '../../../platform/access.js'
import { isTaxRate } from './tax.js'

const finance = staff('finance')

const prefix = (value: unknown) =>
  (typeof value === 'string' && /^[A-Z0-9][A-Z0-9-]{0,11}$/.test(value)) ||
  'Use 1 to 12 capital letters, digits or hyphens, such as INV-.'

/** Who sells: what invoices say of the company. Those that were issued keep what they said. */
export const Seller: GlobalConfig = {
  slug: 'seller',
  label: 'Seller',
  graphQL: false,
  admin: {
    group: 'Payments',
    description: 'Printed on invoices from now on. Invoices already issued do not change.',
  },
  access: { read: finance, update: finance, readVersions: finance },
  fields: [
    {
      name: 'name',
      type: 'text',
      maxLength: 120,
      admin: { description: 'The company as registered. Empty: the brand’s legal name.' },
    },
    {
      name: 'address',
      type: 'textarea',
      maxLength: 400,
      admin: { description: 'As on an envelope, one line each. Empty: the brand’s address.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'taxId', type: 'text', label: 'Tax ID', maxLength: 60 },
        { name: 'registration', type: 'text', label: 'Registration number', maxLength: 60 },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'taxLabel',
          type: 'text',
          localized: true,
          maxLength: 40,
          admin: { description: 'VAT, GST, TVA…' },
        },
        {
          name: 'taxRate',
          type: 'number',
          label: 'Tax rate (%)',
          admin: { description: 'Prices include it. Empty: invoices show no tax.' },
          validate: (value: unknown) =>
            value === null ||
            value === undefined ||
            isTaxRate(value) ||
            'Enter a rate from 0 to 100 with at most three decimals.',
        },
      ],
    },
    {
      name: 'note',
      type: 'textarea',
      localized: true,
      maxLength: 600,
      label: 'Foot of the page',
      admin: { description: 'Bank details or what the law asks for.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'invoicePrefix',
          type: 'text',
          required: true,
          defaultValue: 'INV-',
          validate: prefix,
          admin: { description: 'INV-000042. The count goes on when this changes.' },
        },
        {
          name: 'creditNotePrefix',
          type: 'text',
          required: true,
          defaultValue: 'CN-',
          validate: prefix,
          admin: { description: 'CN-000007. Refunds are numbered on their own.' },
        },
      ],
    },
  ],
}
