import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { postgresOf } from '../../../../src/platform/database/requestDatabase.js'
import { boot, type Foyer } from '../../../support/boot.js'

const courses = 300

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot({ SEARCH_MEMORY_MB: '1' })
  const { drizzle } = postgresOf(foyer.payload)
  await drizzle.execute(sql`
    insert into courses (id, slug, level, _status, updated_at, created_at)
    select gen_random_uuid(), 'course-' || n, 'expert', 'published', now(), now()
    from generate_series(1, ${courses}) as n`)
  await drizzle.execute(sql`
    insert into courses_locales (title, summary, _locale, _parent_id)
    select 'Course ' || slug, 'One of many', 'en', id from courses`)
  await drizzle.execute(sql`
    insert into courses_texts ("order", parent_id, path, text, locale)
    select n, id, 'outcomes', 'Rare ' || repeat('outcome ', 35), 'en'
    from courses, generate_series(1, 15) as n`)
  foyer.platform.cache.invalidate(['courses'])
})
afterAll(() => foyer.stop())

test('Where memory is short lists show, filter and count all courses, find them by title, and say so in health', async () => {
  const list = async (query: string) =>
    (await (await foyer.call(`/api/lms/courses?limit=1&${query}`)).json()) as {
      totalDocs: number
      facets: { level: object }
    }
  expect(await list('level=expert')).toMatchObject({
    totalDocs: courses,
    facets: { level: { expert: courses } },
  })
  expect((await list('q=many')).totalDocs).toBe(courses)
  const found = (await list('q=outcome')).totalDocs
  expect(found).toBeGreaterThan(10)
  expect(found).toBeLessThan(courses / 2)
  const { shortened, leftOut } = foyer.platform.search.memory.shortage()
  expect([shortened, leftOut]).toEqual([courses - found, 0])
  const { checks } = await (await foyer.call('/api/health')).json()
  expect(checks.search[0].output).toContain(`${String(shortened)} documents are found by title`)
})
