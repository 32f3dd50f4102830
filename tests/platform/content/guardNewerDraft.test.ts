import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'
import { draftedCourses } from './draftedCourses.js'

let foyer: Foyer
beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

const { courseWithDraft, send } = draftedCourses(() => foyer)

const untouched = (title: string) => expect.objectContaining({ title, durationHours: null })

test('a change that does not say what becomes of a newer draft is refused, in each language', async () => {
  const { path, shown, drafted } = await courseWithDraft()
  for (const query of ['', '?locale=fr']) {
    const { status, answer } = await send(path + query, { durationHours: 3 })
    expect([status, answer.errors[0]?.message]).toEqual([
      409,
      expect.stringMatching(/newer draft.*`draft=true`/),
    ])
  }
  expect([await shown(), await drafted()]).toEqual([untouched('Shown'), untouched('Drafted')])
})

test('over GraphQL, too', async () => {
  const { id, shown } = await courseWithDraft()
  const query = `mutation { updateCourse(id: "${id}", data: { durationHours: 3 }) { id } }`
  const { answer } = await send('/api/graphql', { query }, 'POST')
  expect(answer.errors[0]?.message).toMatch(/newer draft/)
  expect(await shown()).toEqual(untouched('Shown'))
})

test('one of many documents is refused alike, and names the document', async () => {
  const { id, many, shown, drafted } = await courseWithDraft()
  for (const json of [{ durationHours: 3 }, { durationHours: 3, _status: 'published' }]) {
    const { status, answer } = await send(many(), json)
    expect([status, answer.errors]).toEqual([
      400,
      [expect.objectContaining({ id, message: expect.stringContaining('newer draft') })],
    ])
  }
  expect([await shown(), await drafted()]).toEqual([untouched('Shown'), untouched('Drafted')])
})

test('with `draft=true` the change is added to the draft, and with `_status` both are published', async () => {
  for (const where of ['path', 'many'] as const) {
    const { path, many, shown, drafted } = await courseWithDraft()
    const to = where === 'path' ? `${path}?draft=true` : many('&draft=true')
    expect((await send(to, { durationHours: 3 })).status).toBe(200)
    expect([await shown(), await drafted()]).toEqual([
      untouched('Shown'),
      expect.objectContaining({ title: 'Drafted', durationHours: 3 }),
    ])
    expect((await send(to, { durationHours: 4, _status: 'published' })).status).toBe(200)
    expect(await shown()).toEqual(expect.objectContaining({ title: 'Drafted', durationHours: 4 }))
  }
})

test('what has no newer draft is changed without saying more, published or not', async () => {
  const { path, shown } = await courseWithDraft()
  expect((await send(path, { _status: 'published' })).status).toBe(200)
  expect((await send(path, { durationHours: 5 })).status).toBe(200)
  expect(await shown()).toEqual(expect.objectContaining({ title: 'Drafted', durationHours: 5 }))
  expect((await send(path, { _status: 'draft' })).status).toBe(200)
  expect((await send(path, { durationHours: 6 })).status).toBe(200)
  expect(await shown()).toBe(404)
})

const page = { title: 'Page', summary: 'Shown', bodyMarkdown: '**Bold** words' }

test('what one language was published of is changed without saying more, unless another has unpublished words', async () => {
  const made = await send(
    '/api/pages',
    { ...page, slug: 'one-language', _status: 'published' },
    'POST',
  )
  expect(made.status).toBe(201)
  const path = `/api/pages/${made.answer.doc.id}`
  const publish = (locale: string, json: object) =>
    send(`${path}?locale=${locale}&publishSpecificLocale=${locale}`, {
      ...json,
      _status: 'published',
    })
  const shown = async (locale = 'en') =>
    (await foyer.call(`${path}?locale=${locale}`)).json() as Promise<typeof page>

  expect((await publish('en', { title: 'New' })).status).toBe(200)
  expect((await send(path, { summary: 'Changed' })).status).toBe(200)
  expect(await shown()).toMatchObject({ title: 'New', summary: 'Changed' })

  expect((await send(`${path}?draft=true&locale=fr`, { title: 'Brouillon' })).status).toBe(200)
  expect((await publish('en', { title: 'Newer' })).status).toBe(200)
  expect((await send(path, { summary: 'Lost' })).status).toBe(409)
  expect(await shown('fr')).toMatchObject({ title: 'Newer' })
  expect((await publish('fr', {})).status).toBe(200)
  expect((await send(path, { summary: 'Again' })).status).toBe(200)
  expect(await shown('fr')).toMatchObject({ title: 'Brouillon', summary: 'Again' })
})

test('a version that was a draft is restored as the newer draft of what visitors see, and they keep it', async () => {
  const { id, path, shown, drafted } = await courseWithDraft()
  expect((await send(path, { title: 'Newest', _status: 'published' })).status).toBe(200)
  const where = `where[parent][equals]=${id}&where[version.title][equals]=Drafted`
  const found = await foyer.callAsAdmin(`/api/courses/versions?${where}`)
  const { docs } = (await found.json()) as { docs: { id: string }[] }
  expect((await send(`/api/courses/versions/${docs[0]?.id ?? ''}`, {}, 'POST')).status).toBe(200)
  expect([await shown(), await drafted()]).toEqual([untouched('Newest'), untouched('Drafted')])
})
