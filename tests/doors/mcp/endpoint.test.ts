import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

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

  test('is not read with GET', async () => {
    const response = await foyer.call('/api/mcp')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'OPTIONS, POST'])
  })
})
