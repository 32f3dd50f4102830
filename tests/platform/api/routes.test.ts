import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Endpoint, handleEndpoints, type SanitizedConfig } from 'payload'

import { createRoutes, type Routes } from '../../../src/platform/api/routes.js'
import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer
let config: SanitizedConfig
let routes: Routes
/** The endpoint whose handler Payload called last. */
let called: Endpoint | undefined
/** What Payload had read in its path. */
let said: Record<string, unknown> | undefined

/** Payload's own are the same objects for each configuration. */
const handlers = new Map<Endpoint, Endpoint['handler']>()

type Owned = { prefix: string; endpoints: Endpoint[] }

beforeAll(async () => {
  foyer = await boot()
  config = foyer.payload.config
  routes = createRoutes(config)
  for (const endpoint of everyTable().flatMap(({ endpoints }) => endpoints)) {
    // Collections share some of them.
    if (!handlers.has(endpoint)) handlers.set(endpoint, endpoint.handler)
    endpoint.handler = ({ routeParams }) => {
      called = endpoint
      said = routeParams
      return new Response()
    }
  }
})
afterAll(async () => {
  for (const [endpoint, handler] of handlers) endpoint.handler = handler
  await foyer.stop()
})

function everyTable(): Owned[] {
  const owner = (prefix: string) => (one: { slug: string; endpoints: Endpoint[] | false }) => ({
    prefix: `${prefix}/${one.slug}`,
    endpoints: one.endpoints || [],
  })
  return [
    { prefix: '', endpoints: config.endpoints },
    ...config.collections.map(owner('')),
    ...config.globals.map(owner('/globals')),
  ]
}

async function payloadsChoice(path: string, method: string): Promise<Endpoint | undefined> {
  called = undefined
  await handleEndpoints({
    config,
    request: new Request(`http://localhost${path}`, { method: method.toUpperCase() }),
  })
  return called
}

const ourChoice = (path: string, method: string) => routes.at(path).find(method)?.endpoint

/** Without what a parameter may be. */
const plain = (path: string) => path.replace(/:(\w+)\(.*\)/, ':$1')

const namesIn = (path: string) =>
  [...plain(path).matchAll(/:(\w+)(?!\w*\?)/g)].map(([, name]) => name)

const sample = (pattern: string) =>
  plain(pattern)
    .replace(/:(\w+)\?/g, '')
    .replace(/:(\w+)/g, 'a-b')

const methodsNamed = (path: string) =>
  everyTable().flatMap(({ prefix, endpoints }) =>
    endpoints
      .filter((one) => withoutSlash(`/api${prefix}${one.path}`) === path)
      .map((one) => one.method.toUpperCase()),
  )

const withoutSlash = (path: string) => path.replace(/\/$/, '')

describe('the routes', () => {
  test('are for every endpoint those that Payload finds', async () => {
    const all = everyTable().flatMap(({ prefix, endpoints }) =>
      endpoints.map(({ method, path }) => ({
        method,
        path: withoutSlash(`/api${prefix}${sample(path)}`),
      })),
    )
    expect(all.length).toBeGreaterThan(100)
    for (const { method, path } of all) {
      const ours = ourChoice(path, method)
      expect([path, method, ours !== undefined]).toEqual([path, method, true])
      expect(ours).toBe(await payloadsChoice(path, method))
      const params = routes.at(path).find(method)?.params
      expect(said).toEqual({ ...said, ...params })
      expect(Object.keys(params ?? {})).toEqual(namesIn(ours?.path ?? ''))
    }
  })

  test('are those that Payload finds for any path in their own case', async () => {
    const names = [
      'pages',
      'policies',
      'media',
      'users',
      'globals/branding',
      'lms',
      'payments',
      'health',
      'access',
    ]
    const more = [
      '',
      'courses',
      'redirect',
      'gateway',
      'openapi.json',
      'slug',
      'versions',
      'count',
      'file',
      'a-b',
      'me',
      'live',
      '%41',
      'a%2Fb',
      'duplicate',
    ]
    const path = fc
      .tuple(fc.constantFrom(...names), fc.array(fc.constantFrom(...more), { maxLength: 3 }))
      .map(([first, rest]) => `/api/${[first, ...rest].join('/')}`)
    await fc.assert(
      fc.asyncProperty(
        path,
        fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE'),
        async (where, method) => {
          fc.pre(!where.endsWith('//'))
          const found = await payloadsChoice(where, method)
          // A path of its own is no document's id: what Payload would take for one is refused.
          const named = methodsNamed(withoutSlash(where))
          const choice = named.length > 0 && !named.includes(method) ? undefined : found
          expect(ourChoice(withoutSlash(where), method)).toBe(choice)
          const { allowed, movedTo } = routes.at(`${withoutSlash(where)}/`)
          expect(allowed).toEqual([])
          if (found) expect(movedTo).toBe(withoutSlash(where))
        },
      ),
      { numRuns: 1_500 },
    )
  })

  test.each([
    ['DELETE', '/api/leads/export.csv'],
    ['PATCH', '/api/pages/count'],
    ['DELETE', '/api/orders/totals'],
  ])('allow %s at a path of its own to nobody: %s', (method, path) => {
    expect(routes.at(path).find(method)).toBeUndefined()
    expect(routes.at(path).allowed).not.toContain(method)
    expect(routes.at(path).find('GET')?.endpoint.path).not.toContain(':')
  })

  test.each([
    '/',
    '/apipages',
    '/abc/pages',
    '/abc/health',
    '/api/constructor',
    '/api/__proto__',
    '/api/globals/health',
    '/api/globals/nothing',
    '/api/p%61ges',
    '/api//health',
    '/api/health//',
    '/api/health///',
    '/api/Health',
    '/api/globals/Branding',
    '/api/lms/COURSES',
    '/api/policies/%E0%A4%A',
  ])('has nothing at %s', (path) => {
    expect(routes.at(path)).toMatchObject({ allowed: [] })
    expect(routes.at(path).movedTo).toBeUndefined()
  })

  test('allow HEAD where they allow GET, and OPTIONS everywhere', () => {
    expect(routes.at('/api/health').allowed).toEqual(['GET', 'HEAD', 'OPTIONS'])
    expect(routes.at('/api/pages').allowed).toEqual([
      'DELETE',
      'GET',
      'HEAD',
      'OPTIONS',
      'PATCH',
      'POST',
    ])
    expect(routes.at('/api/users/logout').allowed).toEqual(expect.not.arrayContaining(['PUT']))
  })

  test.each([
    ['/api/pages', true],
    ['/api/pages/nothing/here', true],
    ['/api/globals/branding', true],
    ['/api/globals/nothing', true],
    ['/api/access', true],
    ['/api/policies/slug/terms', false],
    ['/api/policies/slug/%E0%A4%A', false],
    ['/api/lms/courses', false],
    ['/api/nothing', false],
  ])('know whose %s is', (path, isPayloads) => {
    expect(routes.at(path).isPayloads).toBe(isPayloads)
  })
})
