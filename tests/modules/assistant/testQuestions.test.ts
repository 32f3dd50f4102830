import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { customOf } from '../../../src/platform/extend.js'
import { asRole } from '../leads/asRole.js'
import { bootSite, type Site } from './site.js'

let site: Site
const refund = 'How long does a refund take?'

beforeAll(async () => {
  site = await bootSite()
})

afterAll(() => site.stop())

const why = (query: string) => `/api/chat-questions/why?${query}`

describe('GET /api/chat-questions/why', () => {
  test('says of any question what was found, how sure that is, and which words counted', async () => {
    const q = 'How long does a refund to Zanzibar take?'
    const found = await (await site.callAsAdmin(why(new URLSearchParams({ q }).toString()))).json()
    expect(found.answeredFrom).toBeGreaterThan(0)
    expect(found.words).toContainEqual(
      expect.objectContaining({ word: 'zanzibar', isKnown: false }),
    )
    expect(found.passages[0]).toMatchObject({ title: refund, words: ['refund'] })
    expect(['answered', 'unsure', 'refused']).toContain(found.confidence)
  })

  test('stores and counts nothing, and is for editors alone', async () => {
    const before = await site.payload.count({ collection: 'chat-questions' })
    await site.callAsAdmin(why('q=hello'))
    expect(await site.payload.count({ collection: 'chat-questions' })).toEqual(before)
    expect((await site.call(why('q=hello'))).status).toBe(401)
    const { call } = await asRole(site, 'viewer')
    expect((await call(why('q=hello'))).status).toBe(403)
    expect((await site.callAsAdmin(why('q='))).status).toBe(400)
  })

  test('refuses a parameter that it does not know', async () => {
    const refused = await site.callAsAdmin(why('q=hello&limit=3'))
    expect(await refused.json()).toMatchObject({
      ...{ status: 400, code: 'invalid_query' },
      errors: [{ path: '/limit', code: 'unknown_key' }],
    })
  })
})

describe('the test set that staff keep', () => {
  const add = (data: { question: string; page?: string }) =>
    site.callAsAdmin('/api/test-questions', {
      method: 'POST',
      json: { language: 'en', ...data },
    })

  const results = async () => {
    const { docs } = await site.payload.find({ collection: 'test-questions', sort: 'question' })
    return docs.map(({ question, result }) => [question, result])
  }

  const runTonight = () => {
    const nightly = customOf(site.payload.config).tasks?.find(
      ({ name }) => name === 'assistant.testAnswers',
    )
    return nightly?.run({}, { payload: site.payload } as never)
  }

  test('is asked every night; what fails waits for staff, and what passed before is told in the feed', async () => {
    const { id, page } = await firstFaq()
    expect((await add({ question: refund, page })).status).toBe(201)
    expect((await add({ question: 'Who painted the Night Watch?' })).status).toBe(201)
    expect((await add({ question: 'Which way?', page: 'no path' })).status).toBe(400)
    await runTonight()
    expect(await results()).toEqual([
      [refund, 'passes'],
      ['Who painted the Night Watch?', 'passes'],
    ])
    await site.payload.update({ collection: 'faqs', id, data: { _status: 'draft' } })
    await site.platform.search.settled()
    const run = await site.callAsAdmin('/api/test-questions/run', { method: 'POST' })
    expect(await run.json()).toEqual({ passed: 1, failed: 1, fallen: 1 })
    expect(await results()).toContainEqual([refund, 'fails'])
    await site.platform.measurements.flush()
    const rows = await site.query<{ count: string }>(
      "select count from measurements where name = 'chat.tests.fallen'",
    )
    expect(rows.map(({ count }) => Number(count))).toEqual([1])
  })

  async function firstFaq() {
    const { docs } = await site.payload.find({
      collection: 'faqs',
      where: { question: { equals: refund } },
    })
    const { body } = await site.ask({ message: refund })
    const { pathname, hash } = new URL(body.citations[0]?.url ?? '')
    return { id: docs[0]?.id ?? '', page: pathname + hash }
  }
})
