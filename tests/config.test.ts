import { join } from 'node:path'

import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Endpoint, SanitizedConfig } from 'payload'

import { contractOf } from '../src/platform/api/contract.js'
import { createRoutes } from '../src/platform/api/routes.js'
import { datesTag, placesTag } from '../src/modules/learning/enrolments/places.js'
import { linkPlacesTag } from '../src/modules/payments/orders/holds.js'
import { announceGlobal, searchTag } from '../src/platform/content/announce.js'
import { readSources } from './support/readSources.js'

let config: SanitizedConfig

beforeAll(async () => {
  Object.assign(process.env, {
    DATABASE_URL: 'postgres://127.0.0.1:1/nobody-connects',
    SERVER_URL: 'http://localhost:3000',
    PAYLOAD_SECRET: 'a secret that only the tests know, 32+',
    LOG_LEVEL: 'silent',
  })
  config = await (await import('../payload.config.js')).default
})

type Table = { name: string; prefix: string; endpoints: Endpoint[] }

function tables(): Table[] {
  const table = (folder: string) => (one: { slug: string; endpoints: Endpoint[] | false }) => ({
    name: one.slug,
    prefix: `${folder}/${one.slug}`,
    endpoints: one.endpoints || [],
  })
  return [
    { name: 'root', prefix: '', endpoints: config.endpoints },
    ...config.collections.map(table('')),
    ...config.globals.map(table('/globals')),
  ]
}

const all = () =>
  tables().flatMap(({ prefix, endpoints }) =>
    endpoints.map((endpoint) => ({
      endpoint,
      path: prefix + endpoint.path,
      contract: contractOf(endpoint),
    })),
  )

/** Payload's default for a rule that nobody set: it admits every signed-in user, learners too. */
const isStated = (rule: unknown) => typeof rule === 'function' && rule.name !== 'defaultAccess'

/** Payload's type says that every collection has `auth`; it is undefined for those without sign-in. */
const signsIn = (collection: { auth?: unknown }) => Boolean(collection.auth)

const product = <T extends { slug: string }>(entities: T[]) =>
  entities.filter(({ slug }) => !slug.startsWith('payload-'))

describe('the routes', () => {
  test('of the root are not shadowed by a collection, whose slug Payload looks for first', () => {
    const slugs = new Set<string>([...config.collections.map(({ slug }) => slug), 'globals'])
    const shadowed = config.endpoints.filter(({ path }) => slugs.has(path.split('/')[1] ?? ''))
    expect(shadowed.map(({ path }) => path)).toEqual([])
  })

  test('are each there once, each method of each path', () => {
    const ours = all().filter(({ contract }) => contract)
    const places = ours.map(
      ({ endpoint, path }) => `${endpoint.method} ${path.replace(/:\w+/g, ':')}`,
    )
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
  })

  test('of ours are the ones that answer where they stand', () => {
    const routes = createRoutes(config)
    for (const { endpoint, path, contract } of all().filter(({ contract: said }) => said)) {
      const found = routes
        .at(`/api${withoutPattern(path).replace(/:\w+/g, 'some-id')}`)
        .find(endpoint.method)
      expect([path, found && contractOf(found.endpoint)?.operationId]).toEqual([
        path,
        contract?.operationId,
      ])
    }
  })

  test('all say in a contract what they do, but for Payload’s own', () => {
    const payloads = /^\/(?:access|payload-jobs\/.*)$/
    const silent = config.endpoints.filter(
      (endpoint) => !contractOf(endpoint) && !payloads.test(endpoint.path),
    )
    expect(silent.map(({ path }) => path)).toEqual([])
  })
})

/** A path may narrow its parameter, where another endpoint has some of its values. */
function withoutPattern(path: string): string {
  return path.replace(/\(.*\)/, '')
}

describe('the contracts', () => {
  const contracts = () => all().flatMap(({ contract }) => contract ?? [])

  test('name each operation once', () => {
    const ids = contracts().map(({ operationId }) => operationId)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('stand where they say', () => {
    for (const { endpoint, contract } of all()) {
      if (contract)
        expect([contract.path, contract.method]).toEqual([
          withoutPattern(endpoint.path),
          endpoint.method,
        ])
    }
  })

  test('let only public reads be kept, and only until something changes that is announced', () => {
    const announced = new Set<string>([
      ...[...config.collections, ...config.globals].map(({ slug }) => slug),
      searchTag,
      placesTag,
      datesTag,
      linkPlacesTag,
    ])
    for (const { operationId, access, cache, method } of contracts().filter(
      ({ cache: kept }) => kept,
    )) {
      expect([operationId, access, method]).toEqual([operationId, 'public', 'get'])
      expect([operationId, cache?.tags.filter((tag) => !announced.has(tag))]).toEqual([
        operationId,
        [],
      ])
    }
  })

  test('have parameters for what their paths name', () => {
    for (const { operationId, path, params } of contracts()) {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
      expect([operationId, Object.keys(params?.shape ?? {}).sort()]).toEqual([
        operationId,
        named.sort(),
      ])
    }
  })
})

describe('the access', () => {
  test('to every collection is stated, every rule of it', () => {
    const missing = product(config.collections).flatMap((collection) => {
      const { slug, access, versions } = collection
      const needed = ['create', 'read', 'update', 'delete']
      if (versions) needed.push('readVersions')
      if (signsIn(collection)) needed.push('unlock', 'admin')
      return needed
        .filter((rule) => !isStated(access[rule as keyof typeof access]))
        .map((rule) => `${slug}.${rule}`)
    })
    expect(missing).toEqual([])
  })

  test('to every global is stated, every rule of it', () => {
    const missing = product(config.globals).flatMap(({ slug, access, versions }) => {
      const needed = versions ? ['read', 'update', 'readVersions'] : ['read', 'update']
      return needed
        .filter((rule) => !isStated(access[rule as keyof typeof access]))
        .map((rule) => `${slug}.${rule}`)
    })
    expect(missing).toEqual([])
  })

  test('is nobody’s where a collection’s lists may be kept, but what strangers may read', () => {
    const kept = config.collections.filter(
      ({ custom }) => (custom as { cache?: object } | undefined)?.cache,
    )
    expect(kept.length).toBeGreaterThan(3)
    expect(kept.filter(signsIn).map(({ slug }) => slug)).toEqual([])
  })
})

describe('what is kept in memory', () => {
  test('is dropped when a collection or global changes whose slug is among its tags', () => {
    const sources = readSources(join(import.meta.dirname, '../src'))
    const lists = sources.flatMap(({ text }) => text.match(/\btags: \[[^\]]*\]/g) ?? [])
    const tags = new Set(lists.flatMap((list) => list.match(/(?<=')[\w-]+(?=')/g) ?? []))
    const isTag = ({ slug }: { slug: string }) => tags.has(slug)
    const globals = config.globals.filter(isTag)
    expect(globals.map(({ slug }) => slug)).toContain('seller')
    const silent = globals.filter(({ hooks }) => !hooks.afterChange.includes(announceGlobal))
    expect(silent.map(({ slug }) => slug)).toEqual([])
    const quiet = config.collections
      .filter(isTag)
      .filter(({ hooks }) => !hooks.afterChange.some(({ name }) => /^announce/.test(name)))
    expect(quiet.map(({ slug }) => slug)).toEqual([])
  })
})
