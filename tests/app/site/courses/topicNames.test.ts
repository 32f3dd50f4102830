import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../../support/boot.js'
import { visitPage } from '../visitPage.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
  const course = { title: 'Ropes', slug: 'ropes', summary: 'On ropes', topics: ['eu law', 'knots'] }
  await write('/api/courses', { ...course, _status: 'published' })
  const path = '/api/globals/topic-names'
  const { topics } = await write(path, { topics: [{ topic: 'eu law', name: 'EU law' }] })
  await write(`${path}?locale=fr`, { topics: [{ ...topics[0], name: 'Droit européen' }] })
})
afterAll(() => foyer.stop())

type Answer = { result: { topics: { id: string }[] } }

async function write(path: string, json: object) {
  const answer = await foyer.callAsAdmin(path, { method: 'POST', json })
  expect(answer.ok).toBe(true)
  return ((await answer.json()) as Answer).result
}

const choices = async (locale: string) => {
  const { html } = await visitPage('courses', `/courses?locale=${locale}`)
  return Array.from(
    html.matchAll(/name="topic" value="([^"]*)"\/><span dir="auto"(?: lang="(\w+)")?>([^<]*)</g),
    ([, value, lang, text]) => ({ value, lang, text }),
  )
}

test('topics are filtered by as courses have them, and read as staff call them in each language', async () => {
  expect(await choices('en')).toEqual([
    { value: 'eu law', text: 'EU law' },
    { value: 'knots', text: 'Knots' },
  ])
  expect(await choices('fr')).toEqual([
    { value: 'eu law', text: 'Droit européen' },
    { value: 'knots', lang: 'en', text: 'Knots' },
  ])
})

test('a topic that has no name in a language is marked as being in another one', async () => {
  expect(await choices('ar')).toEqual([
    { value: 'eu law', lang: 'en', text: 'EU law' },
    { value: 'knots', lang: 'en', text: 'Knots' },
  ])
})

test('a filter that no course has is shown as it was asked for', async () => {
  const { html } = await visitPage('courses', '/courses?topic=constructor')
  expect(html).toContain('<span dir="auto">Constructor<')
})
