import type pg from 'pg'

import { sampleText, seeded } from '../searchSamples.js'

const headings = 3
const wordsUnderOne = 60
const batch = 500

/** Writes this many published pages, each with three headings and sixty words under each, as an import would. */
export async function fillPages(client: pg.Client, count: number): Promise<void> {
  const random = seeded(3)
  for (let first = 0; first < count; first += batch) {
    const rows = Array.from({ length: batch }, (_, at) => ({
      slug: `page-${String(first + at)}`,
      title: sampleText(random, 5),
      summary: sampleText(random, 20),
      body: { root: root(Array.from({ length: headings }, () => part(random)).flat()) },
    }))
    await client.query(
      `with given as (select gen_random_uuid() as id, row from json_array_elements($1::json) as row),
      kept as (insert into pages (id, slug, _status) select id, row->>'slug', 'published' from given)
      insert into pages_locales (title, summary, body, _locale, _parent_id)
      select row->>'title', row->>'summary', (row->'body')::jsonb, 'en', id from given`,
      [JSON.stringify(rows)],
    )
  }
}

const node = (type: string, children: object[], more: object = {}) => ({
  type,
  children,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  ...more,
})

const root = (children: object[]) => node('root', children)

function part(random: () => number): object[] {
  const text = (words: number) => [
    { type: 'text', text: sampleText(random, words), version: 1, format: 0, mode: 'normal' },
  ]
  return [node('heading', text(3), { tag: 'h2' }), node('paragraph', text(wordsUnderOne))]
}
