import { describe, expect, test } from '@jest/globals'

import { splitUnits } from '../../../src/search/evidence/unitsOf.js'
import { readVersions } from '../../../src/search/sections/readVersions.js'

const text = (value: string) => ({ type: 'text', text: value })
const lines = (...all: string[]) =>
  all.flatMap((line, at) => (at === 0 ? [text(line)] : [{ type: 'linebreak' }, text(line)]))

const textOf = (...children: object[]) => {
  const source = {
    collection: 'pages',
    locales: ['en'],
    declaration: { type: 'page', path: '/:slug', title: 'title', fields: [{ name: 'body' }] },
  }
  const document = { id: '1', slug: 'a', updatedAt: '', title: 'A', body: { root: { children } } }
  return readVersions(document, source)[0]?.sections[0]?.body.text ?? ''
}

describe('the units of a text', () => {
  test('are the rows of a table with their headers, however the table was written', () => {
    const rows = [
      '| Plan | Monthly | People |',
      '|---|---|---|',
      '| Solo | €11 | 1 |',
      '| Team | €34 | |',
    ]
    const markdown = textOf({ type: 'paragraph', children: lines(...rows) })
    const cell = (value: string) => ({ type: 'tablecell', children: [text(value)] })
    const row = (...cells: string[]) => ({ type: 'tablerow', children: cells.map(cell) })
    const children = [
      row('Plan', 'Monthly', 'People'),
      row('Solo', '€11', '1'),
      row('Team', '€34', ''),
    ]
    expect(textOf({ type: 'table', children })).toBe(markdown)
    expect(splitUnits(markdown).map((unit) => [unit.label, unit.text])).toEqual([
      ['Solo', 'Solo – Monthly: €11; People: 1'],
      ['Team', 'Team – Monthly: €34'],
    ])
    expect(markdown).not.toContain('|')
  })

  test('are the items of a list with the line above it', () => {
    const item = (value: string) => ({ type: 'listitem', children: [text(value)] })
    const list = { type: 'list', children: [item('Two days before: half.'), item('Later: all.')] }
    const units = splitUnits(
      textOf({ type: 'paragraph', children: [text('Pay us. If you cancel:')] }, list, {
        type: 'paragraph',
        children: [text('Ask us.')],
      }),
    )
    expect(units).toEqual([
      { text: 'Pay us.', label: '', leadIn: '', isItem: false },
      {
        text: 'Two days before: half.',
        label: 'Two days before',
        leadIn: 'If you cancel:',
        isItem: true,
      },
      { text: 'Later: all.', label: 'Later', leadIn: 'If you cancel:', isItem: true },
      { text: 'Ask us.', label: '', leadIn: '', isItem: false },
    ])
  })
})
