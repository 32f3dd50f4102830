import { expect, test } from '@jest/globals'
import type { ClientField } from 'payload'

import { changedLabels } from '../../src/admin/records/changedLabels.js'
import { moveInWords } from '../../src/admin/records/fieldAt.js'

test('an event of a timeline says its move, and not once more what its title says', () => {
  expect(moveInWords({ title: 'Created', from: null, to: 'Created' })).toBe('')
  expect(moveInWords({ title: 'Reported', from: 'Pending', to: 'Paid' })).toBe('Pending → Paid')
  expect(moveInWords({ title: 'Assignee', from: null, to: 'Bo' })).toBe('Bo')
  expect(moveInWords({ title: 'Decided by staff', from: 'Paid', to: 'Paid' })).toBe('')
  expect(moveInWords({ title: 'Note', from: null, to: null })).toBe('')
})

test('an event of the audit log names the fields that it changed, by their labels', () => {
  const key = { name: 'allowedIn', type: 'text', label: 'Works for' }
  const price = { name: 'price', type: 'group', label: '', fields: [] }
  const tabs = { type: 'tabs', tabs: [{ label: 'More', fields: [key, price] }] }
  const fields = [tabs] as unknown as ClientField[]
  const values = { before: { allowedIn: 'a', price: {} }, after: { allowedIn: 'b', _status: 'c' } }
  expect(changedLabels(fields, { action: 'update', ...values })).toBe('Works for, Price and Status')
  expect(changedLabels(fields, { action: 'create', ...values })).toBe('')
  expect(changedLabels(fields, { action: 'restore' })).toBe('')
})

test('an event of money says how much, so that several refunds of an order are told apart', () => {
  const refund = { title: 'Refund', from: 'Paid', to: 'Partially refunded' }
  expect(moveInWords({ ...refund, amount: 12_345, currency: 'EUR' })).toBe(
    '€123.45 Paid → Partially refunded',
  )
  const note = { title: 'Note', from: 'Paid', to: 'Paid', amount: 500, currency: 'JPY' }
  expect(moveInWords(note)).toBe('¥500')
  expect(moveInWords({ ...note, amount: null, currency: null })).toBe('')
})
