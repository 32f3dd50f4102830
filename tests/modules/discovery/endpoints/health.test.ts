import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'

import { checkHealth } from '../../../../src/modules/discovery/health.js'
import { readingFor } from '../../../../src/platform/database/limitedReads.js'
import { customOf } from '../../../../src/platform/extend.js'
import type { HealthCheck } from '../../../../src/platform/health.js'
import { until } from '../../../platform/jobs/until.js'
import { boot, type Foyer } from '../../../support/boot.js'

let foyer: Foyer
let checks: Record<string, HealthCheck>
let original: Record<string, HealthCheck>

beforeAll(async () => {
  foyer = await boot()
  checks = customOf(foyer.payload.config).health ?? {}
  original = { ...checks }
})
afterEach(() => {
  for (const name of Object.keys(checks)) Reflect.deleteProperty(checks, name)
  Object.assign(checks, original)
  foyer.platform.readiness.set(true)
})
afterAll(() => foyer.stop())

const read = async (path = '') => {
  const response = await foyer.call(`/api/health${path}`)
  return { response, body: await response.json() }
}

const wellComponents = ['mail', 'gateway', 'assistant', 'jobs', 'search']
const allWell = () => {
  for (const name of wellComponents) {
    checks[name] = () => ({ status: 'pass', componentType: 'component' })
  }
}

describe('GET /api/health', () => {
  test('has the form of health+json, with every component', async () => {
    allWell()
    const { response, body } = await read()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/health+json')
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(body).toEqual({
      status: 'pass',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      releaseId: expect.any(String),
      serviceId: 'foyer',
      uptimeSeconds: expect.any(Number),
      checks: {
        database: [
          {
            status: 'pass',
            componentType: 'datastore',
            time: expect.stringMatching(/Z$/),
            observedValue: expect.any(Number),
            observedUnit: 'ms',
          },
        ],
        ...Object.fromEntries(
          wellComponents.map((name) => [
            name,
            [{ status: 'pass', componentType: 'component', time: expect.stringMatching(/Z$/) }],
          ]),
        ),
      },
    })
  })

  test('is a warning with 200 if something is not set up or only warns', async () => {
    allWell()
    Reflect.deleteProperty(checks, 'search')
    const { response, body } = await read()
    expect([response.status, body.status]).toEqual([200, 'warn'])
    expect(body.checks.search[0]).toMatchObject({ status: 'warn', output: 'Not set up.' })
  })

  test('is a failure with 503 if one component fails', async () => {
    allWell()
    checks['mail'] = () => ({ status: 'warn', componentType: 'component' })
    checks['search'] = () => ({ status: 'fail', componentType: 'component', output: 'Too old.' })
    const { response, body } = await read()
    expect([response.status, body.status]).toEqual([503, 'fail'])
    expect(body.checks.search[0].output).toBe('Too old.')
  })

  test.each<[string, HealthCheck]>([
    [
      'throws',
      () => {
        throw new Error('postgres://admin:hunter2@db.internal refused')
      },
    ],
    ['rejects', () => Promise.reject(new Error('smtp.internal says no to admin:hunter2'))],
  ])('says nothing of why a check that %s did', async (_, check) => {
    allWell()
    checks['mail'] = check
    const { response, body } = await read()
    expect(response.status).toBe(503)
    expect(body.checks.mail).toEqual([
      {
        status: 'fail',
        componentType: 'component',
        time: expect.any(String),
        output: 'Not reachable.',
      },
    ])
    expect(JSON.stringify(body)).not.toMatch(/internal|hunter2|admin/)
  })

  test('does not wait for a check that hangs, and starts it no second time meanwhile', async () => {
    allWell()
    let started = 0
    const hang = () => {
      started += 1
      return new Promise<never>(() => undefined)
    }
    checks['mail'] = hang
    const answers = await Promise.all([read(), read(), read()])
    for (const { response, body } of answers) {
      expect(response.status).toBe(503)
      expect(body.checks.mail[0].output).toBe('No answer within a second.')
      expect(body.checks.gateway[0].status).toBe('pass')
    }
    expect(started).toBe(1)
  })

  test('is right for the others when the caller whose checks they joined hangs up', async () => {
    const gone = new AbortController()
    const first = readingFor(gone, () => checkHealth(foyer.payload), true)
    const joined = checkHealth(foyer.payload)
    gone.abort()
    await first
    expect((await joined).checks.database[0]).toMatchObject({ status: 'pass' })
  })

  test('answers HEAD', async () => {
    allWell()
    const response = await foyer.call('/api/health', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  test('names neither host nor user nor secret', async () => {
    const { body } = await read()
    const { hostname, username, pathname } = new URL(foyer.databaseUrl)
    const text = JSON.stringify(body)
    for (const secret of [hostname, `${username}@`, pathname.slice(1), 'the tests know']) {
      expect(text).not.toContain(secret)
    }
  })
})

test.each(['/live', '/ready'])('GET /api/health%s takes no parameters', async (path) => {
  expect(await read(`${path}?verbose=1`)).toMatchObject({
    response: { status: 400 },
    body: { code: 'invalid_query', errors: [{ path: '/verbose' }] },
  })
})

describe('GET /api/health/ready', () => {
  test('is a pass while the service takes requests', async () => {
    const { response, body } = await read('/ready')
    expect([response.status, body]).toEqual([200, { status: 'pass' }])
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  test('is a failure while it starts or drains, when it lives all the same', async () => {
    foyer.platform.readiness.set(false)
    const { response, body } = await read('/ready')
    expect([response.status, body]).toEqual([503, { status: 'fail' }])
    expect((await read('/live')).response.status).toBe(200)
  })

  test('does not depend on anything but the database', async () => {
    for (const name of wellComponents) checks[name] = () => Promise.reject(new Error('down'))
    expect((await read('/ready')).response.status).toBe(200)
  })
})

describe('without the database', () => {
  const name = () => new URL(foyer.databaseUrl).pathname.slice(1)
  const administer = async (...statements: string[]) => {
    const client = new pg.Client(process.env['FOYER_TEST_DATABASE_URL'])
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }

  test('the service lives, is not ready, says so within its second, and recovers', async () => {
    allWell()
    await administer(
      `alter database ${name()} with allow_connections false`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name()}'`,
    )
    const live = await read('/live')
    expect([live.response.status, live.body]).toEqual([200, { status: 'pass' }])
    const ready = await read('/ready')
    expect([ready.response.status, ready.body]).toEqual([503, { status: 'fail' }])
    const { response, body } = await read()
    expect([response.status, body.status]).toEqual([503, 'fail'])
    expect(body.checks.database[0]).toMatchObject({ status: 'fail', componentType: 'datastore' })
    expect(JSON.stringify(body)).not.toContain(name())
    await administer(`alter database ${name()} with allow_connections true`)
    // Its connections are made anew, which takes a busy machine longer than a check waits.
    await until(async () => (await read('/ready')).response.status === 200)
    await until(async () => (await read()).body.checks.database[0].status === 'pass')
  })
})
