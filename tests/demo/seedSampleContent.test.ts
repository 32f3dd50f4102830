import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'

import { readDocuments } from '../../src/demo/readContent.js'
import type { SampleCourse } from '../../src/demo/sampleParts.js'
import { seedSampleContent } from '../../src/demo/seedSampleContent.js'
import { boot, type Foyer } from '../support/boot.js'

let foyer: Foyer
let database: pg.Client
beforeAll(async () => {
  foyer = await boot()
  database = new pg.Client(foyer.databaseUrl)
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await foyer.stop()
})

/** A start that ends where a row like this is written. */
async function cutOff(table: string, condition: string): Promise<void> {
  await database.query(`create function cut_off() returns trigger language plpgsql as
    $$ begin if ${condition} then raise exception 'cut off'; end if; return new; end $$`)
  await database.query(`create trigger cut_off before insert on ${table}
    for each row execute function cut_off()`)
  try {
    await expect(seedSampleContent(foyer.payload)).rejects.toThrow()
  } finally {
    await database.query('drop function cut_off cascade')
  }
}

test('A first start that is cut off is finished by the next one: translations, dates and what follows', async () => {
  await cutOff('partners_locales', "new._locale = 'fr'")
  await cutOff('course_sessions', 'exists (select from course_sessions)')
  let follows = 0
  const follow = () => {
    follows += 1
    return follows === 1 ? Promise.reject(new Error('cut off')) : Promise.resolve()
  }
  await expect(seedSampleContent(foyer.payload, follow)).rejects.toThrow('cut off')
  expect(await seedSampleContent(foyer.payload, follow)).toBe(true)
  expect(await seedSampleContent(foyer.payload, follow)).toBe(false)
  expect(follows).toBe(2)

  const { rows: untranslated } = await database.query(
    `select slug from partners where not exists (
       select from partners_locales where _parent_id = partners.id and _locale = 'fr')`,
  )
  expect(untranslated).toEqual([])
  const { rows } = await database.query<{ slug: string; dates: number }>(
    `select slug, (select count(*)::int from course_sessions where course_id = courses.id) as dates
     from courses`,
  )
  const courses = (await readDocuments('courses')) as SampleCourse[]
  expect(new Map(rows.map(({ slug, dates }) => [slug, dates]))).toEqual(
    new Map(courses.map(({ slug, sessions }) => [slug, sessions.length])),
  )
}, 120_000)
