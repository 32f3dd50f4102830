import { expect, test } from '@jest/globals'
import type { FlattenedField } from 'payload'

import { missingIn, textsIn } from '../../src/admin/records/textsIn.js'

const text = (name: string) => ({ name, type: 'text', localized: true }) as FlattenedField
const fields = [
  text('title'),
  text('summary'),
  { name: 'slug', type: 'text' },
  { name: 'rows', type: 'array', flattenedFields: [text('label')] },
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [{ slug: 'hero', flattenedFields: [text('heading')] }],
  },
] as FlattenedField[]

const both = { en: 'A', fr: 'B' }
const english = { en: 'A' }
const page = (summary: object, label: object, heading: object) => ({
  ...{ title: both, summary, slug: 'a' },
  ...{ rows: [{ label }], blocks: [{ blockType: 'hero', heading }, { blockType: 'gone' }] },
})

test.each([
  [page(both, both, both), 'complete'],
  [page(english, both, both), 'missing Summary'],
  [page(both, english, english), 'missing 2 texts'],
  [page(english, both, english), 'missing Summary, 1 more text'],
  [{ ...page(english, english, english), title: english }, 'not begun'],
])('a page is translated when its rows and parts are, too: %j', (data, said) => {
  expect(missingIn('fr', textsIn(fields, data))).toBe(said)
})
