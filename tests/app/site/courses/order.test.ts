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

test('a page beyond the last one is empty, not the first again', async () => {
  expect(await listed('?page=2')).toEqual([])
})
