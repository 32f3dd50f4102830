import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../../support/boot.js'
import { makeDates } from '../../../modules/learning/makeDates.js'
import { visitPage } from '../visitPage.js'

let foyer: Foyer

/** By title they are in the order of the alphabet; the past date of `beacon` is the earliest of all. */
const courses: Record<string, string[]> = {
  anchor: [],
  beacon: ['2020-01-01T09:00:00Z'],
  capstan: ['2041-05-01T09:00:00Z'],
  derrick: ['2020-02-01T09:00:00Z', '2041-03-01T09:00:00Z'],
}

beforeAll(async () => {
  foyer = await boot()
  for (const [slug, dates] of Object.entries(courses)) {
    const json = { title: slug, slug, summary: 'S', _status: 'published' }
    const answer = await foyer.callAsAdmin('/api/courses', { method: 'POST', json })
    const { doc } = (await answer.json()) as { doc: { id: string } }
    await makeDates(
      foyer.payload,
      doc.id,
      dates.map((startsAt) => ({ startsAt })),
    )
  }
})
afterAll(() => foyer.stop())

const listed = async (query: string) => {
  const { html } = await visitPage('courses', `/courses${query}`)
  return Array.from(html.matchAll(/<h2[^>]*><a href="\/courses\/([a-z]+)"/g), ([, slug]) => slug)
}

test('courses are listed by what starts next, then what starts at any time, then what has no date', async () => {
  expect(await listed('')).toEqual(['derrick', 'capstan', 'anchor', 'beacon'])
  expect(await listed('?sort=startsAt')).toEqual(await listed(''))
})

test('readers may have them by title', async () => {
  expect(await listed('?sort=title')).toEqual(['anchor', 'beacon', 'capstan', 'derrick'])
})

test('a page beyond the last one is not found, neither empty nor the first again', async () => {
  expect(await listed('?page=2')).toEqual([])
  for (const path of ['/courses?page=2', '/search?q=anchor&page=2']) {
    const { status, html } = await visitPage(path.slice(1).split('?')[0] ?? '', path)
    expect([status, html.includes('Page 2')]).toEqual([404, false])
  }
})

test('courses that staff chose for a page are shown in their order, however many others there are', async () => {
  const make = async (slug: string) => {
    const json = { title: slug, slug, summary: 'S', _status: 'published' }
    const answer = await foyer.callAsAdmin('/api/courses', { method: 'POST', json })
    return ((await answer.json()) as { doc: { id: string } }).doc.id
  }
  for (let number = 100; number < 200; number += 1) await make(`deck-${String(number)}`)
  const chosen = [await make('windlass'), await make('abeam')]
  const json = {
    ...{ title: 'Chosen', slug: 'chosen', _status: 'published' },
    blocks: [{ blockType: 'courses', heading: 'Chosen', courses: chosen }],
  }
  await foyer.callAsAdmin('/api/pages', { method: 'POST', json })
  const { html } = await visitPage('pages/[slug]', '/pages/chosen', { slug: 'chosen' })
  const shown = Array.from(html.matchAll(/<h3[^>]*><a href="\/courses\/([a-z-]+)"/g), ([, s]) => s)
  expect(shown).toEqual(['windlass', 'abeam'])
})
