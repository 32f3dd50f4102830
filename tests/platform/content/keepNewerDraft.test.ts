import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'
import { draftedCourses } from './draftedCourses.js'

let foyer: Foyer
beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

const { courseWithDraft, send } = draftedCourses(() => foyer)

/** A lesson without a title, which is refused where it is published. */
const unfinished = { syllabus: [{ title: 'Part', lessons: [{}] }] }
const off = { _status: 'draft' }

test.each([
  ['alone', (one: { path: string }) => one.path],
  ['in all languages', ({ path }) => `${path}?locale=fr&unpublishAllLocales=true`],
  ['among many', ({ many }: { many: () => string }) => many()],
  ['among many, in all languages', ({ many }) => many('&unpublishAllLocales=true')],
] as [string, (one: Awaited<ReturnType<typeof courseWithDraft>>) => string][])(
  'what is unpublished %s stays as visitors saw it, and its newer draft stays the draft, however unfinished',
  async (_, to) => {
    const course = await courseWithDraft({ ...unfinished, durationHours: 9 })
    expect((await send(to(course), off)).status).toBe(200)
    expect(await course.shown()).toBe(404)
    expect(await course.stored()).toMatchObject({ title: 'Shown', syllabus: [], _status: 'draft' })
    const draft = { title: 'Drafted', durationHours: 9, _status: 'draft' }
    expect(await course.drafted()).toMatchObject({ ...draft, syllabus: [{ title: 'Part' }] })
    const { docs } = await foyer.payload.find({
      collection: 'courses',
      where: { slug: { equals: course.slug } },
      draft: true,
    })
    expect(docs).toMatchObject([draft])
  },
)

test('the draft of what was unpublished is changed and published as any other', async () => {
  const { path, shown } = await courseWithDraft()
  expect((await send(path, off)).status).toBe(200)
  expect((await send(`${path}?draft=true`, { durationHours: 4 })).status).toBe(200)
  expect((await send(path, { _status: 'published' })).status).toBe(200)
  expect(await shown()).toMatchObject({ title: 'Drafted', durationHours: 4 })
})

test('unpublishing that is refused leaves the newest draft the newest', async () => {
  const { path, shown, drafted } = await courseWithDraft()
  expect((await foyer.call(path, { method: 'PATCH', body: JSON.stringify(off) })).status).toBe(403)
  expect(await shown()).toMatchObject({ title: 'Shown' })
  expect(await drafted()).toMatchObject({ title: 'Drafted' })
})

test('unpublishing that changes something else, too, adds it to the draft, and of many is refused', async () => {
  const { path, many, shown, drafted, stored } = await courseWithDraft()
  const changed = { ...off, durationHours: 2 }
  expect((await send(many(), changed)).status).toBe(400)
  expect(await shown()).toMatchObject({ title: 'Shown' })
  expect((await send(path, changed)).status).toBe(200)
  expect(await stored()).toMatchObject({ title: 'Drafted', durationHours: 2 })
  expect(await drafted()).toMatchObject({ title: 'Drafted', durationHours: 2 })
})
