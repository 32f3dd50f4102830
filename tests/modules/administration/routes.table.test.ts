import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { describePayloadRoutes } from '../../../src/doors/describePayloadRoutes.js'
import { roles } from '../../../src/platform/access.js'
import { type Learning, type SignedIn, startLearning } from '../learning/auth/startLearning.js'
import { hire, type Staff } from './actors.js'
import { type Documents, makeDocuments } from './makeDocuments.js'

/** `UPDATE_TABLE=1 npm test -- tests/modules/administration/routes.table.test.ts` rewrites it, for review. */
const file = join(import.meta.dirname, 'routes.table.txt')

const everybody = [...roles, 'learner', 'anonymous'] as const

type Actor = (typeof everybody)[number]

type Route = { method: string; path: string }

let foyer: Learning
let staff: Staff
let learner: SignedIn
let routes: Route[]
let documents: Documents
let table: Map<string, string>

beforeAll(async () => {
  foyer = await startLearning()
  staff = await hire(foyer)
  learner = await foyer.signIn()
  documents = await makeDocuments(foyer)
  routes = await adminRoutes()
  table = new Map()
  for (const route of routes) table.set(`${route.method} ${route.path}`, await answersOf(route))
}, 600_000)
afterAll(() => foyer.stop())

/** The routes of collections and globals, Payload's and ours, including those closed to everyone. */
async function adminRoutes(): Promise<Route[]> {
  const { paths } = await (await foyer.call('/api/openapi.json')).json()
  const { routes: payloads } = describePayloadRoutes(foyer.payload.config, { all: true })
  const all: Record<string, object> = {}
  for (const { path, method } of payloads) all[path] = { ...all[path], [method]: true }
  for (const [path, item] of Object.entries(paths))
    all[path] = { ...all[path], ...(item as object) }
  const slugs = foyer.payload.config.collections.map(({ slug }) => slug)
  const isOwned = (path: string) => ['globals', ...slugs].includes(path.split('/')[2] as never)
  return Object.entries(all)
    .filter(([path]) => isOwned(path))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, item]) => Object.keys(item).map((method) => ({ method, path })))
}

async function answersOf(route: Route): Promise<string> {
  const statuses: number[] = []
  for (const actor of everybody) statuses.push((await ask(actor, route)).status)
  return statuses.join(' ')
}

/** A missing document: callers without access are refused before that shows. */
const missing = '019aa0c0-0000-7000-8000-000000000000'

function ask(actor: Actor, { method, path }: Route): Promise<Response> {
  const isBulk = ['patch', 'delete'].includes(method) && !path.includes('{')
  const address = path.replace('{filename}', 'none.png').replace(/\{\w+\}/, idFor(method, path))
  return foyer.send(isBulk ? `${address}?where[id][equals]=${missing}` : address, {
    method: method.toUpperCase(),
    headers: credentialsOf(actor),
    ...(['post', 'patch', 'put'].includes(method) && {
      json: path.endsWith('/unlock') ? { email: staff.viewer.email } : {},
    }),
  })
}

/** An existing document, for requests that leave it unchanged. */
function idFor(method: string, path: string): string {
  const slug = path.split('/')[2] ?? ''
  const { id, version } = documents.get(slug) ?? {}
  if (path.includes('/versions/')) return version ?? missing
  const isKept = method !== 'delete' && (!path.endsWith('/duplicate') || slug === 'media')
  return (isKept ? id : undefined) ?? missing
}

function credentialsOf(actor: Actor): Record<string, string> {
  if (actor === 'anonymous') return {}
  if (actor === 'learner') return { authorization: `Bearer ${learner.token}` }
  return { authorization: `users API-Key ${staff[actor].key}` }
}

function written(): string {
  const width = Math.max(...[...table.keys()].map((route) => route.length))
  const line = (name: string, answers: string) => `${name.padEnd(width)}  ${answers}`
  return [
    line('', everybody.join(' ')),
    ...[...table].map(([route, answers]) => line(route, answers)),
    '',
  ].join('\n')
}

const linesWhere = (isStray: (route: string, statuses: number[]) => boolean) =>
  [...table].filter(([route, answers]) => isStray(route, answers.split(' ').map(Number)))

/** Access to users, keys and undelivered mails is decided per document, and the document to duplicate does not exist here. */
const isByRole = ([route]: [string, string]) =>
  !/ \/api\/(?:users|api-keys|mail-failures)|\/duplicate$/.test(route)

describe('the routes of the admin', () => {
  test('are 45 at least, all in the OpenAPI document', () => {
    expect(routes.length).toBeGreaterThanOrEqual(45)
  })

  test('answer every role, learners and strangers as the table says', () => {
    if (process.env.UPDATE_TABLE) writeFileSync(file, written())
    expect(written()).toBe(readFileSync(file, 'utf8'))
  })

  test('are documented where somebody may call them, and name the roles that may', async () => {
    const { paths } = await (await foyer.call('/api/openapi.json')).json()
    const faults = [...table].filter(isByRole).flatMap(([route, answers]) => {
      const [method = '', path = ''] = route.split(' ')
      const statuses = answers.split(' ').map(Number)
      const allowed = everybody.filter((_, at) => ![401, 403].includes(statuses[at] ?? 0))
      const described = paths[path]?.[method]
      if (!described) return allowed.length > 0 ? [`${route} is not documented`] : []
      const isOpen = described.security.some((one: object) => Object.keys(one).length === 0)
      if (isOpen !== allowed.includes('anonymous')) return [`${route} is open: ${String(isOpen)}`]
      if (isOpen) return []
      const named = (described['x-roles'] ?? []).join()
      return named === allowed.join() ? [] : [`${route} names ${named}, not ${allowed.join()}`]
    })
    expect(faults).toEqual([])
  })

  test('never fail', () => {
    expect(linesWhere((_, statuses) => statuses.some((status) => status >= 500))).toEqual([])
  })

  test('refuse a learner’s token as of the wrong kind, wherever they are not for everybody', () => {
    /** Endpoints of ours that do not depend on roles. */
    const isForAll = (statuses: number[]) => new Set(statuses).size === 1
    const isTaken = (_: string, statuses: number[]) =>
      statuses.at(-2) !== 401 && !isForAll(statuses)
    expect(linesWhere(isTaken)).toEqual([])
  })

  test('let no stranger write', () => {
    /** Asking for one's own permissions, everything needed to sign in, and forms. */
    const isOpen = (route: string) =>
      /\/access(?:\/|$)|\/users\/(?:login|logout|forgot-password|reset-password|second-factor\/confirm|passkeys(?:$|\/sign-in)|verify)/.test(
        route,
      ) ||
      /^post \/api\/(?:brochures\/(?:request|verify)-otp|forms\/\{slug\}(?:\/request-otp)?)$/.test(
        route,
      )
    const writesForStrangers = (route: string, statuses: number[]) =>
      !route.startsWith('get ') && !isOpen(route) && ![401, 403].includes(statuses.at(-1) ?? 0)
    expect(linesWhere(writesForStrangers)).toEqual([])
  })
})
