import { describe, expect, test } from '@jest/globals'
import type { FlattenedField } from 'payload'

import { changedFields } from '../../../../src/modules/administration/audit/changedFields.js'

const field = (name: string, type: string, more: object = {}) =>
  ({ name, type, ...more }) as unknown as FlattenedField

const price = [field('amount', 'number'), field('currency', 'text')]
const fields = [
  field('title', 'text'),
  field('due', 'date'),
  field('done', 'checkbox'),
  field('author', 'relationship', { relationTo: 'users' }),
  field('either', 'relationship', { relationTo: ['users', 'media'] }),
  field('price', 'group', { flattenedFields: price }),
  field('rows', 'array', { flattenedFields: [field('label', 'text')] }),
  field('facts', 'json'),
  field('accessToken', 'text'),
  field('computed', 'text', { virtual: true }),
  field('updatedAt', 'date'),
]

const compare = (before: object | undefined, after: object | undefined, showsText = true) =>
  changedFields({
    fields,
    before: before as Record<string, unknown>,
    after: after as Record<string, unknown>,
    showsText,
  })

describe('the fields that changed', () => {
  test.each<[string, object, object]>([
    ['an empty text and none', { title: '' }, { title: null }],
    ['a date and the same date', { due: '2026-01-01T00:00:00.000Z' }, { due: '2026-01-01' }],
    ['an unticked box and none', { done: null }, { done: false }],
    ['a document and its id', { author: { id: 'a', name: 'x' } }, { author: 'a' }],
    [
      'a document of either kind and its id',
      { either: { relationTo: 'media', value: { id: 'm' } } },
      { either: { relationTo: 'media', value: 'm' } },
    ],
    ['an empty group and none', { price: { amount: null, currency: '' } }, { price: undefined }],
    [
      'rows and the same rows by other ids',
      { rows: [{ id: 1, label: 'x' }] },
      { rows: [{ label: 'x' }] },
    ],
    ['what is computed', { computed: 'x' }, { computed: 'y' }],
    ['the time of the write', { updatedAt: '2026-01-01' }, { updatedAt: '2026-01-02' }],
    ['what was not sent', { title: 'x' }, {}],
  ])('are not: %s', (_, before, after) => {
    expect(compare(before, after)).toEqual({ before: {}, after: {} })
  })

  test('are shown before and after', () => {
    const before = { title: 'Old', price: { amount: 1, currency: 'EUR' }, rows: [{ label: 'x' }] }
    const after = { title: 'New', price: { amount: 2, currency: 'EUR' }, rows: [] }
    expect(compare(before, after)).toEqual({
      before: { title: 'Old', price: { amount: 1, currency: 'EUR' }, rows: [{ label: 'x' }] },
      after: { title: 'New', price: { amount: 2, currency: 'EUR' }, rows: null },
    })
  })

  test('are all that are not empty, if a document is new or deleted', () => {
    expect(compare(undefined, { title: 'x', due: null })).toEqual({
      before: undefined,
      after: { title: 'x' },
    })
    expect(compare({ title: 'x', due: null }, undefined)).toEqual({
      before: { title: 'x' },
      after: undefined,
    })
  })

  test('show no secret, at any depth', () => {
    const secrets = {
      accessToken: 'hidden',
      facts: { apiKey: 'hidden', nested: [{ password: 'hidden' }] },
    }
    const { after } = compare(undefined, secrets)
    expect(JSON.stringify(after)).not.toContain('hidden')
    expect(after).toMatchObject({ accessToken: '[secret]', facts: { apiKey: '[secret]' } })
  })

  test('of people show choices, numbers and dates, and no words', () => {
    const person = {
      title: 'Ada',
      due: '2026-01-01',
      author: 'a',
      price: { amount: 1, currency: 'EUR' },
      rows: [{ label: 'Ada' }],
      facts: { name: 'Ada' },
    }
    expect(compare(undefined, person, false).after).toEqual({
      title: '[personal]',
      due: '2026-01-01T00:00:00.000Z',
      author: 'a',
      price: { amount: 1, currency: '[personal]' },
      rows: '[personal]',
      facts: '[personal]',
    })
  })
})
