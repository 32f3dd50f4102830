import { expect, test } from '@jest/globals'

import {
  printCreditNote,
  printInvoice,
  renderInvoice,
} from '../../../../src/modules/payments/invoices/printedInvoice.js'
import { readPdf } from '../../../support/readPdf.js'

const issuedAt = new Date('2026-03-02T10:00:00Z')
const sold = { gross: 30_000, tax: 0, taxRate: null, currency: 'EUR', issuedAt } as const
const seller = { name: 'Seller', address: [], note: [], color: '#123456' }

test('a credit note for a part of the price is for one sum, not for all the places of its invoice', () => {
  const invoice = { ...sold, locale: 'en', number: 'INV-1', taxLabel: null } as const
  const named = { order: 'O', title: 'A course', detail: '', quantity: 3, customer: {} }
  const printed = printInvoice({ ...invoice, ...named, seller })
  const quantities = [10_000, 30_000].map((gross) => {
    const note = printCreditNote({ ...invoice, printed }, { ...invoice, number: 'CN-1', gross })
    return note.lines.map(({ quantity }) => quantity)
  })
  expect(quantities).toEqual([['1'], ['3']])
})

test('an invoice says when a date is held on one line and where on the next', async () => {
  const printed = printInvoice({
    ...{ ...sold, locale: 'en', number: 'INV-1', order: 'O', title: 'A course' },
    ...{ detail: 'Monday, 21 December 2026\nKeelmark, London', quantity: 1, customer: {}, seller },
  })
  const { text } = await readPdf(await renderInvoice(printed, { locale: 'en', issuedAt }))
  const lines = text.split('\n').map((line) => line.trim())
  expect(lines).toEqual(expect.arrayContaining(['Monday, 21 December 2026', 'Keelmark, London']))
})

test('a long address stays within its half of the invoice', async () => {
  const email = 'maximiliana.hohenlohe@certification.keelmark-international.example'
  const printed = printInvoice({
    ...{ ...sold, locale: 'en', number: 'INV-1', order: 'O', title: 'A course' },
    ...{ detail: '', quantity: 1, customer: { email }, seller },
  })
  const { text } = await readPdf(await renderInvoice(printed, { locale: 'en', issuedAt }))
  expect(text).not.toContain(email)
  expect(text.replace(/\s/g, '')).toContain(email)
})
