import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { bookableCourse } from '../../../modules/payments/support/bookableCourse.js'
import { boot, type Foyer } from '../../../support/boot.js'
import { visitPage } from '../visitPage.js'

let foyer: Foyer
beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

/** How many dates the page of a course with so many shows at once, and what folds the others out. */
async function shownOf(count: number) {
  const dates = Array.from({ length: count }, (_, at) => {
    const day = `2099-01-${String(at + 1).padStart(2, '0')}`
    return { startsAt: `${day}T09:00:00Z`, endsAt: `${day}T16:00:00Z`, capacity: 3 }
  })
  const { slug } = await bookableCourse(foyer.payload, { dates })
  const { html } = await visitPage('courses/[slug]', `/courses/${slug}`, { slug })
  const [first = '', folded = ''] = html.split('<details class="past-dates">')
  const datesIn = (part: string) => part.split('<li class="session">').length - 1
  return [datesIn(first), datesIn(folded), /<summary>([^<]*)/.exec(folded)?.[1]]
}

test('a course with many dates shows the next ones, and the others when asked', async () => {
  expect(await shownOf(10)).toEqual([10, 0, undefined])
  expect(await shownOf(11)).toEqual([6, 5, '5 later dates'])
})
