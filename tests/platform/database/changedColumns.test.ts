import { describe, expect, test } from '@jest/globals'
import type { FlattenedField } from 'payload'

import { changedColumns } from '../../../src/platform/database/changedColumns.js'

const fields = [
  { name: 'level', type: 'select' },
  { name: 'hours', type: 'number' },
  { name: 'startsAt', type: 'date' },
  { name: 'image', type: 'upload', relationTo: 'media' },
  { name: 'about', type: 'relationship', relationTo: ['pages', 'courses'] },
  { name: 'topics', type: 'text', hasMany: true },
  { name: 'title', type: 'text', localized: true },
  { name: 'price', type: 'group' },
  { name: 'syllabus', type: 'array' },
  { name: 'sessions', type: 'join' },
  { name: 'markdown', type: 'textarea', virtual: true },
] as unknown as FlattenedField[]

const stored = {
  level: 'expert',
  hours: 3,
  startsAt: null,
  topics: ['One'],
  title: { en: 'Title' },
  price: { amount: null },
  syllabus: [{ id: 'a', title: { en: 'First' }, lessons: [] }],
}

const changed = (data: object) => changedColumns(fields, { ...stored, ...data }, stored)

describe('what a save writes', () => {
  test('is nothing where all is as it was, however nothing is said', () => {
    const same = { startsAt: undefined, price: {}, title: { en: 'Title', fr: null } }
    const syllabus = [{ id: 'a', title: { en: 'First' } }]
    expect(changed({ ...same, syllabus, sessions: { docs: [] }, markdown: '# Title' })).toEqual({})
  })

  test('are the columns of the document that differ', () => {
    const startsAt = '2026-11-23T10:00:00.000Z'
    expect(changed({ level: null, hours: 4, startsAt, image: 'b' })).toEqual({
      ...{ level: null, hours: 4, startsAt, image: 'b' },
    })
  })

  test.each([
    ['a translation', { title: { en: 'Title', fr: 'Titre' } }],
    ['a translation that goes', { title: {} }],
    ['a list', { topics: ['One', 'Two'] }],
    ['a list that is emptied', { topics: [] }],
    ['a list that is not sent', { topics: undefined }],
    ['a row below a row', { syllabus: [{ ...stored.syllabus[0], lessons: [{ id: 'b' }] }] }],
    ['the order of rows', { syllabus: [{ id: 'b' }, ...stored.syllabus] }],
    ['a group', { price: { amount: 3 } }],
    ['a relation to one of several collections', { about: { relationTo: 'pages', value: 'b' } }],
    ['a column that is not sent', { level: undefined }],
    ['a time that is a Date', { startsAt: new Date(0) }],
    ['a time that PostgreSQL would give back otherwise', { startsAt: '2026-11-23' }],
    ['a number that was text', { hours: '4' }],
  ])('is the whole document where %s differs', (_, data) => {
    expect(changed(data)).toBeUndefined()
  })
})
