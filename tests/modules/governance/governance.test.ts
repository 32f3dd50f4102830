import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'
import {
  type FakePlatform,
  startGovernancePlatform,
} from '../../support/fakes/governancePlatform.js'

let platform: FakePlatform
let foyer: Foyer

const well: Parameters<FakePlatform['answer']>[0] = (outgoing, path) =>
  outgoing.end(JSON.stringify({ path, items: [1, 2] }))

beforeAll(async () => {
  platform = await startGovernancePlatform()
  foyer = await boot({
    SERVICE_PLATFORM_API_URL: `${platform.url}/`,
    SERVICE_PLATFORM_API_KEY: 'the-key-of-the-platform',
  })
})
beforeEach(() => {
  platform.answer(well)
})
afterAll(async () => {
  await foyer.stop()
  await platform.close()
})

const read = async (path: string) => {
  const response = await foyer.callAsAdmin(`/api/governance/${path}`)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('the governance platform', () => {
  test.each(['status', 'systems', 'systems/crm-1', 'risks', 'controls', 'assessments'])(
    'is asked for %s with its key, and its answer is handed on',
    async (path) => {
      platform.asked.length = 0
      const { status, body } = await read(path)
      expect(status).toBe(200)
      expect(body).toEqual({
        data: { path: `/api/v1/${path}`, items: [1, 2] },
        stale: false,
        fetchedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      })
      expect(platform.asked[0]?.headers.authorization).toBe('Bearer the-key-of-the-platform')
    },
  )

  test('is for staff and keys: not for strangers, not for anything else of it', async () => {
    platform.asked.length = 0
    expect((await foyer.call('/api/governance/systems')).status).toBe(401)
    for (const path of ['users', 'systems/..', 'systems/a%2Fb', 'systems/a/b', 'systems/%2e%2e']) {
      expect([path, (await foyer.callAsAdmin(`/api/governance/${path}`)).status]).toEqual([
        path,
        expect.any(Number),
      ])
    }
    expect(platform.asked.filter(({ path }) => !path.startsWith('/api/v1/'))).toEqual([])
    expect(platform.asked.map(({ path }) => path)).toEqual([])
  })

  test('that has no such system is 404, whatever was there before', async () => {
    platform.answer((outgoing) => outgoing.writeHead(404).end())
    const { status, body } = await read('systems/nothing')
    expect([status, body['code']]).toEqual([404, 'not_found'])
  })
})

describe('a platform that gives no answer', () => {
  test('is 502 where it never gave one, and the last good one stale where it did', async () => {
    const before = await read('controls')
    platform.answer((outgoing) => outgoing.writeHead(503).end('secret stack'))
    expect(await read('controls')).toEqual({ status: 200, body: { ...before.body, stale: true } })
    const never = await read('systems/never-read')
    expect([never.status, never.body['code']]).toEqual([502, 'platform_unavailable'])
    expect(JSON.stringify(never.body)).not.toMatch(/secret|127\.0\.0\.1/)
    platform.answer(well)
    expect((await read('controls')).body['stale']).toBe(false)
  })

  test.each<[string, Parameters<FakePlatform['answer']>[0]]>([
    ['says something else', (outgoing) => outgoing.end('<html>')],
    [
      'sends elsewhere',
      (outgoing) => outgoing.writeHead(302, { location: 'http://x.example' }).end(),
    ],
    ['hangs up', (outgoing) => outgoing.destroy()],
    ['refuses the key', (outgoing) => outgoing.writeHead(401).end('{}')],
  ])('because it %s', async (_, how) => {
    await read('risks')
    platform.answer(how)
    expect((await read('risks')).body['stale']).toBe(true)
    platform.answer(well)
    await read('risks')
  })

  test('to one thing it is asked for is asked for the others all the same', async () => {
    await read('risks')
    platform.answer((outgoing, path) =>
      path.endsWith('/risks') ? outgoing.writeHead(403).end('{}') : well(outgoing, path),
    )
    for (let at = 0; at < 4; at += 1) expect((await read('risks')).body['stale']).toBe(true)
    expect((await read('status')).body['stale']).toBe(false)
  })

  test('because it is silent costs a caller three seconds, then nothing until it is tried again', async () => {
    await read('assessments')
    platform.answer(() => undefined)
    const started = performance.now()
    expect((await read('assessments')).body['stale']).toBe(true)
    expect(performance.now() - started).toBeGreaterThan(2_500)
    await Promise.all([read('assessments'), read('assessments')])
    platform.asked.length = 0
    for (const path of ['assessments', 'assessments']) {
      expect((await read(path)).body['stale']).toBe(true)
    }
    expect(platform.asked).toEqual([])
  })
})

test('the document lists it', async () => {
  const document = (await (await foyer.call('/api/openapi.json')).json()) as { paths: object }
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/api/governance/systems/{id}']),
  )
})
