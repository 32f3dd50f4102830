import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createLocalReq } from 'payload'

import { adminKey, boot, type Foyer } from '../../support/boot.js'
import { until } from '../jobs/until.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
  const course = { summary: 'S', _status: 'published' }
  for (const [slug, more] of Object.entries({
    alpha: { topics: ['ai', 'law'], certificate: true },
    beta: { topics: ['law'], certificate: false },
    gamma: { topics: [] },
  })) {
    await write('POST', '/api/courses', { ...course, ...more, slug, title: `Course ${slug}` })
  }
})
afterAll(() => foyer.stop())

async function write(method: string, path: string, json?: object) {
  const answer = await foyer.callAsAdmin(path, { method, ...(json && { json }) })
  const body = (await answer.json()) as { code?: string; doc?: { id: string } }
  return { status: answer.status, ...body }
}

async function found(path: string): Promise<string[] | string | undefined> {
  const headers = { 'x-api-key': adminKey }
  const answer = await foyer.call(`/api/${path}`, { headers })
  const { code, docs } = (await answer.json()) as { code?: string; docs?: Record<string, string>[] }
  return docs?.map(({ slug, question }) => slug ?? question ?? '').toSorted() ?? code
}

describe('a filter of texts', () => {
  beforeEach(async () => {
    await foyer.payload.delete({ collection: 'faqs', where: {} })
    for (const question of ['100 %', 'a_b', 'axb', String.raw`a\b`]) {
      const data = { question, answer: 'A', _status: 'published' } as const
      await foyer.payload.create({ collection: 'faqs', data })
    }
  })

  test.each([
    ['[contains]=%', ['100 %']],
    ['[like]=a_b', ['a_b']],
    [String.raw`[contains]=\ `.trim(), [String.raw`a\b`]],
    ['[like]=A', [String.raw`a\b`, 'a_b', 'axb']],
    ['[not_like]=a', ['100 %']],
    ['[not_like]=_', ['100 %', String.raw`a\b`, 'axb']],
  ])('finds what it says: %s', async (filter, questions) => {
    const [operator = '', value = ''] = filter.split('=')
    const asked = `faqs?where[question]${operator}=${encodeURIComponent(value)}`
    expect(await found(asked)).toEqual(questions)
  })

  test.each(['like', 'contains'])('deletes nothing by an empty text for %s', async (operator) => {
    for (const where of [
      `where[question][${operator}]=`,
      `where[or][0][answer][${operator}]=%20`,
    ]) {
      expect(await write('DELETE', `/api/faqs?${where}`)).toMatchObject({ code: 'invalid_query' })
    }
    const both = `where[answer][equals]=A&where[question][${operator}]=`
    expect((await write('PATCH', `/api/faqs?${both}`, { answer: 'B' })).status).toBe(400)
    expect(await found('faqs?where[answer][equals]=A')).toHaveLength(4)
  })
})

test.each([
  ['topics][not_equals]=ai', ['beta', 'gamma']],
  ['topics][not_in]=ai,law', ['gamma']],
  ['topics][not_like]=la', ['gamma']],
  ['topics][not_equals]=none', ['alpha', 'beta', 'gamma']],
  ['or][0][topics][not_equals]=law&where[or][1][slug][equals]=beta', ['beta', 'gamma']],
  ['topics][equals]=law', ['alpha', 'beta']],
])('a list of texts is compared as a whole: where[%s', async (filter, slugs) => {
  expect(await found(`courses?where[${filter}`)).toEqual(slugs)
  expect(await found(`courses?draft=true&where[${filter}`)).toEqual(slugs)
})

test.each([
  ['in', ['alpha']],
  ['not_in', ['beta', 'gamma']],
])('a checkbox is not compared with one text by %s', async (operator, slugs) => {
  expect(await found(`courses?where[certificate][${operator}]=true`)).toBe('invalid_query')
  expect(await found(`courses?where[certificate][${operator}][0]=true`)).toEqual(slugs)
})

test('no list is sorted by what a document has several of; the admin sorts it as usual', async () => {
  for (const path of [
    'topics',
    '-outcomes',
    'syllabus.title',
    'sessions.startsAt',
    'title,topics',
  ]) {
    expect(await found(`courses?sort=${path}`)).toBe('invalid_query')
  }
  expect(await listed('topics')).toHaveLength(3)
})

test('a list that the admin keeps sorted by a field that is no more, or may not be read, is sorted as usual', async () => {
  const sorted = await listed('-title')
  expect(sorted).toHaveLength(3)
  for (const path of ['formerName', '-title.formerName', 'constructor', 'image.formerName']) {
    expect(await listed(path)).toHaveLength(3)
    expect(await listed(`${path},-title`)).toEqual(sorted)
  }
})

/** The courses as the admin lists them for an admin. */
async function listed(sort: string) {
  const { payload } = foyer
  const { docs } = await payload.find({ collection: 'users', limit: 1 })
  const req = await createLocalReq({ user: { ...docs[0], collection: 'users' } as never }, payload)
  const asked = { collection: 'courses', sort, overrideAccess: false, req } as const
  return (await payload.find(asked)).docs.map(({ title }) => title)
}

test('what is changed or deleted under its id in capitals is found as it is', async () => {
  const search = async (word: string) =>
    ((await (await foyer.call(`/api/search?q=${word}`)).json()) as { docs: object[] }).docs.length
  const page = { title: 'Quokka', slug: 'quokka', _status: 'published' }
  const { doc: { id = '' } = {} } = await write('POST', '/api/pages', page)
  await until(async () => (await search('quokka')) === 1)
  const path = `/api/pages/${id.toUpperCase()}`
  await write('PATCH', path, { title: 'Wombat', _status: 'published' })
  await until(async () => (await search('wombat')) === 1)
  await write('DELETE', path)
  await until(async () => (await search('wombat')) === 0)
  expect((await write('POST', '/api/pages', page)).doc).toMatchObject({ slug: 'quokka' })
})
