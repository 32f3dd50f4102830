import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { createClient } from '../../../sdk/typescript/index.js'
import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

describe('the endpoint', () => {
  const post = (headers: Record<string, string>) =>
    foyer.call('/api/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })

  test('refuses pages of other sites and wrong keys', async () => {
    expect((await post({})).status).toBe(200)
    expect((await post({ origin: 'http://localhost:3000' })).status).toBe(200)
    expect((await post({ origin: 'https://stranger.example' })).status).toBe(403)
    expect((await post({ authorization: 'Bearer nobody' })).status).toBe(401)
    expect((await post({ 'x-api-key': 'nobody' })).status).toBe(401)
  })

  test('answers in a stream, which nobody on its way may keep', async () => {
    const answer = await post({})
    const caching = answer.headers.get('cache-control')
    expect([answer.headers.get('content-type'), caching]).toEqual([
      'text/event-stream',
      'private, no-store',
    ])
    expect(await answer.text()).toContain('"tools"')
  })

  test('answers a client that takes JSON alone in JSON', async () => {
    const answer = await post({ accept: 'application/json' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
    expect(await answer.json()).toMatchObject({ id: 1, result: { tools: expect.any(Array) } })
  })

  test('answers a client that takes a stream alone in a stream', async () => {
    const answer = await post({ accept: 'text/event-stream' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    expect(await answer.text()).toContain('"tools"')
  })

  test('answers the streaming call of the SDKs', async () => {
    const { mcp } = createClient({ baseUrl: foyer.url })
    const answers: unknown[] = []
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    for await (const { data } of mcp.callStream(message)) answers.push(JSON.parse(data))
    expect(answers).toMatchObject([{ id: 1, result: { tools: expect.any(Array) } }])
  })

  test('is not read with GET', async () => {
    const response = await foyer.call('/api/mcp')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'OPTIONS, POST'])
  })
})
