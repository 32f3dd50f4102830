import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { customOf } from '../../../src/platform/extend.js'
import { bootSite, type Site } from './site.js'

let site: Site

beforeAll(async () => {
  site = await bootSite()
  const state = site.platform.search.state()
  site.platform.search.state = () => ({ ...state, isReady: false })
})

afterAll(() => site.stop())

const refund = 'How long does a refund take?'
const json = 'application/json'
const sdkBody = { messages: [{ role: 'user', parts: [{ type: 'text', text: refund }] }] }

test.each([
  ['as JSON', json, { message: refund }],
  ['as events', 'text/event-stream', { message: refund }],
  ['by the AI SDK', '*/*', sdkBody],
])('who asks %s while the index is being built is told to ask again', async (_, accept, body) => {
  const response = await site.call('/api/chat', {
    method: 'POST',
    headers: { accept, 'content-type': json },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
  expect(await response.json()).toMatchObject({ code: 'unavailable' })
})

test('who asks through a socket while the index is being built is told so', async () => {
  const { signal } = new AbortController()
  const caller = { headers: new Headers(), payload: site.payload } as never
  const pieces = customOf(site.payload.config).chat?.(caller, { message: refund }, signal)
  await expect(pieces?.[Symbol.asyncIterator]().next()).rejects.toMatchObject({
    code: 'unavailable',
  })
})

test('a question that came while the index is being built is not kept as unanswered', async () => {
  await site.ask({ message: refund })
  expect(await site.query('select question from chat_questions')).toEqual([])
  expect(await site.query('select question from chat_turns')).toEqual([])
})

test('courses that site search would find are not said to be none while the index is being built', async () => {
  const response = await site.call('/api/lms/courses?q=zebra')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
})
