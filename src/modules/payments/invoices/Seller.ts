import { field } from '../../../platform/content/fields.js'
import { type GlobalBeforeChangeHook, type GlobalConfig, ValidationError } from 'payload'

import type { Seller as StoredSeller } from '../../../payload-types.js'
import { staff } from '../../../platform/access.js'
import { announceGlobal } from '../../../platform/content/announce.js'
import { hasNumbered } from './invoiceStore.js'
import { isTaxRate } from './tax.js'

const sellers = staff('editor', 'finance')

const prefix = (value: unknown) =>
  (typeof value === 'string' && /^[A-Z0-9][A-Z0-9-]{0,11}$/.test(value)) ||
  'Use 1 to 12 capital letters, digits or hyphens, such as INV-.'

/** Each series counts on its own: with one prefix both would come to the same number, which exists only once. */
const keepSeriesApart: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { invoicePrefix, creditNotePrefix } = {
    ...(originalDoc as StoredSeller | undefined),
    ...(data as Partial<StoredSeller>),
  }
  const errors = []
  if (invoicePrefix === creditNotePrefix) {
    errors.push({ path: 'creditNotePrefix', message: 'Use another prefix than that of invoices.' })
  }
  if (await hasNumbered(req, { kind: 'credit_note', prefix: invoicePrefix })) {
    errors.push({ path: 'invoicePrefix', message: 'Credit notes were numbered with this prefix.' })
  }
  if (await hasNumbered(req, { kind: 'invoice', prefix: creditNotePrefix })) {
    errors.push({ path: 'creditNotePrefix', message: 'Invoices were numbered with this prefix.' })
  }
  if (errors.length > 0) throw new ValidationError({ global: 'seller', errors, req }, req.t)
  return data as unknown
}

/** Who sells: what invoices say of the company. Those that were issued keep what they said. */
export const Seller: GlobalConfig = {
  slug: 'seller',
  label: 'Seller',
  graphQL: false,
  admin: {
    group: 'Payments',
    description: 'Printed on invoices from now on. Invoices already issued do not change.',
  },
  access: { read: sellers, update: sellers, readVersions: sellers },
  hooks: { beforeChange: [keepSeriesApart], afterChange: [announceGlobal] },
  fields: [
    field.text('name', 'The company as registered. Empty: the brand’s legal name.', {
      maxLength: 120,
    }),
    field.textarea('address', 'As on an envelope, one line each. Empty: the brand’s address.', {
      maxLength: 400,
    }),
    field.row(
      field.text('taxId', { label: 'Tax ID', maxLength: 60 }),
      field.text('registration', { label: 'Registration number', maxLength: 60 }),
    ),
    field.row(
      field.text('taxLabel', 'VAT, GST, TVA…', { localized: true, maxLength: 40 }),
      field.number('taxRate', 'Prices include it. Empty: invoices show no tax.', {
        label: 'Tax rate (%)',
        validate: (value: unknown) =>
          value === null ||
          value === undefined ||
          isTaxRate(value) ||
          'Enter a rate from 0 to 100 with at most three decimals.',
      }),
    ),
    field.textarea('note', 'Bank details or what the law asks for.', {
      localized: true,
      maxLength: 600,
      label: 'Foot of the page',
    }),
    field.row(
      field.text('invoicePrefix', 'INV-000042. The count goes on when this changes.', {
        required: true,
        defaultValue: 'INV-',
        validate: prefix,
      }),
      field.text('creditNotePrefix', 'CN-000007. Refunds are numbered on their own.', {
        required: true,
        defaultValue: 'CN-',
        validate: prefix,
      }),
    ),
  ],
}
