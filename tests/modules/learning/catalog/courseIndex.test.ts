import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { postgresOf } from '../../../../src/platform/database/requestDatabase.js'
import { boot, type Foyer } from '../../../support/boot.js'

const courses = 450

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
  const { drizzle } = postgresOf(foyer.payload)
  await drizzle.execute(sql`
    insert into courses (id, slug, _status, updated_at, created_at)
    select gen_random_uuid(), 'course-' || n, 'published', now(), now()
    from generate_series(1, ${courses}) as n`)
  await drizzle.execute(sql`
    insert into courses_locales (title, summary, _locale, _parent_id)
    select 'Course ' || slug, 'One of many', 'en', id from courses`)
})
afterAll(() => foyer.stop())

describe('a catalog of several hundred courses', () => {
  test('is whole, each course once', async () => {
    const slugs = new Set<string>()
    for (let page = 1; page <= 5; page += 1) {
      const response = await foyer.call(`/api/lms/courses?limit=100&page=${String(page)}`)
      const { docs, totalDocs } = await response.json()
      expect(totalDocs).toBe(courses)
      for (const { slug } of docs) slugs.add(slug)
    }
    expect(slugs.size).toBe(courses)
  })

  test('goes without a course whose row says what no course can, and shows it once it is mended', async () => {
    const { drizzle } = postgresOf(foyer.payload)
    const totalAfter = async (amount: number) => {
      await drizzle.execute(
        sql`update courses set price_amount = ${amount}, price_currency = 'EUR' where slug = 'course-7'`,
      )
      foyer.platform.cache.invalidate(['courses'])
      const response = await foyer.call('/api/lms/courses')
      return (await response.json()).totalDocs
    }
    expect(await totalAfter(1.5)).toBe(courses - 1)
    expect(await totalAfter(2)).toBe(courses)
  })

  test('reads only the course again that changed, and puts it where it belongs', async () => {
    await foyer.call('/api/lms/courses')
    const { drizzle } = postgresOf(foyer.payload)
    await drizzle.execute(sql`
      with changed as (update courses set updated_at = now() where slug = 'course-9' returning id)
      update courses_locales set title = 'A first one' from changed where _parent_id = changed.id`)
    // As no form of ours does: without a new version of its course.
    await drizzle.execute(sql`
      update courses_locales set title = 'A hidden one' from courses
      where _parent_id = courses.id and slug = 'course-8'`)
    foyer.platform.cache.invalidate(['courses'])
    const list = async (query: string) =>
      (await (await foyer.call(`/api/lms/courses?limit=1&${query}`)).json()) as {
        docs: { title: string }[]
        totalDocs: number
      }
    const { docs, totalDocs } = await list('')
    expect([docs[0]?.title, totalDocs]).toEqual(['A first one', courses])
    expect((await list('q=hidden')).totalDocs).toBe(0)
  })

  test('shows a change that comes while it is read to whoever asks after it, and its words find it', async () => {
    const total = async (q: string) => {
      const response = await foyer.call(`/api/lms/courses?limit=1&q=${q}`)
      return (await response.json()).totalDocs
    }
    foyer.platform.cache.invalidate(['courses'])
    const before = total('one')
    await postgresOf(foyer.payload).drizzle.execute(sql`
      with changed as (update courses set updated_at = now() where slug = 'course-11' returning id)
      update courses_locales set title = 'A later one' from changed where _parent_id = changed.id`)
    foyer.platform.cache.invalidate(['courses'])
    expect(await Promise.all([total('later'), total('one'), total('late')])).toEqual([
      1,
      courses,
      1,
    ])
    expect(await before).toBe(courses)
  })
})
