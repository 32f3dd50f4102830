import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { z } from 'zod'

import { endpoint } from '../../src/platform/api/endpoint.js'
import { boot, type Foyer } from '../support/boot.js'
import { exchange } from '../support/rawHttp.js'

let foyer: Foyer
const asked: string[] = []

const ways = endpoint({
  operationId: 'test.ways',
  path: '/ways/:name',
  summary: 'Goes on, where it knows the way',
  params: z.object({ name: z.string() }),
  query: z.looseObject({}),
  access: 'public',
  early: ({ method, target, params: { name = '' }, headers }) => {
    asked.push(`${method} ${target} ${name} ${headers['user-agent'] ?? ''}`)
    if (name !== 'known') return undefined
    return { status: 302, headers: { location: 'https://there.example/' } }
  },
  handler: () => new Response(null, { status: 302, headers: { location: '/handled' } }),
})

beforeAll(async () => {
  foyer = await boot({ CORS_ORIGINS: 'https://listed.example' }, { endpoints: [ways] })
})
afterAll(() => foyer.stop())

describe('what an endpoint can answer at once', () => {
  test('is sent with every header that other answers have', async () => {
    const headers = { origin: 'https://listed.example', 'x-request-id': 'the-id-of-the-caller' }
    const [early, handled] = await Promise.all(
      ['known', 'other'].map((name) => foyer.call(`/api/ways/${name}?a=b`, { headers })),
    )
    expect([early?.status, early?.headers.get('location')]).toEqual([302, 'https://there.example/'])
    expect(handled?.headers.get('location')).toBe('/handled')
    const namesOf = (answer?: Response) => [...(answer?.headers.keys() ?? [])].sort()
    const missing = namesOf(handled).filter((name) => !namesOf(early).includes(name))
    expect(missing).toEqual(['cache-control'])
    for (const name of ['x-request-id', 'vary', 'access-control-allow-origin', 'referrer-policy']) {
      expect([name, early?.headers.get(name)]).toEqual([name, handled?.headers.get(name)])
    }
  })

  test('is asked of GET and HEAD alone, with the path and the query as they came', async () => {
    asked.length = 0
    const headers = { 'user-agent': 'tests' }
    await foyer.call('/api/ways/kn%6Fwn?q=%20', { headers })
    await foyer.call('/api/ways/known', { method: 'HEAD', headers })
    expect((await foyer.call('/api/ways/known', { method: 'POST' })).status).toBe(405)
    expect(asked).toEqual([
      'GET /api/ways/kn%6Fwn?q=%20 known tests',
      'HEAD /api/ways/known known tests',
    ])
  })

  test('is not asked for a target that is no plain path', async () => {
    asked.length = 0
    for (const target of ['/api/ways/../ways/known', '//api/ways/known', '/api/ways/known#x']) {
      const answer = await exchange(foyer.url, `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`, 500)
      expect([target, answer.slice(0, 12)]).toEqual([target, 'HTTP/1.1 400'])
    }
    expect(asked).toEqual([])
  })
})
