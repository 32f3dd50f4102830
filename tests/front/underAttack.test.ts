import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { admin } from '../support/boot.js'
import { type Payments, startPayments } from '../modules/payments/support/startPayments.js'

let service: Payments
let link: string
/** What the slowest of a visit takes by itself, which on a busy machine is much of a second. */
let quietMs = 0

beforeAll(async () => {
  service = await startPayments({ withApi: false })
  link = (await service.makeLink()).slug
  for (let count = 0; count < 30; count += 1) {
    const json = {
      title: `Course ${String(count)}`,
      slug: `course-${String(count)}`,
      summary: 'Foundations of accounting, governance and measurement for responsible teams',
      _status: 'published',
    }
    await service.callAsAdmin('/api/courses', { method: 'POST', json })
  }
  // What is loaded with the first call of each is no part of what an attack costs.
  await visit()
  quietMs = Math.max(...(await visit()).map(([, , ms]) => ms))
})
afterAll(() => service.stop())

const from = { 'x-forwarded-for': '203.0.113.9' }
const words = 'acounting govrnance mesurement responsble fundations acredited certfication'
const conditions = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `where[or][${String(at)}][image.filename][equals]=${randomUUID()}`,
  ).join('&')
const nested = `${'{"OR":['.repeat(1_500)}{}${']}'.repeat(1_500)}`

const attacks: Record<string, () => Promise<unknown>[]> = {
  'conditions on a relation': () => [
    ...repeat(8, () => hungUp(`/api/courses?limit=1&${conditions(30)}`)),
    ...repeat(8, () => call(`/api/courses?limit=1&${conditions(30)}`)),
    ...repeat(8, () => hungUp(`/api/courses?limit=1&${conditions(120)}`)),
  ],
  'misspelt searches': () =>
    repeat(37, () => call(`/api/search?q=${encodeURIComponent(`${words} ${randomUUID()}`)}`)),
  'deep variables': () =>
    repeat(24, () =>
      call('/api/graphql', {
        method: 'POST',
        headers: { ...from, 'content-type': 'application/json' },
        body: `{"query":"query($w: Course_where){Courses(where:$w){totalDocs}}","variables":{"w":${nested}}}`,
      }),
    ),
}

function repeat<T>(count: number, work: () => T): T[] {
  return Array.from({ length: count }, work)
}

async function call(path: string, init: RequestInit = { headers: from }): Promise<number> {
  const response = await service.call(path, init)
  await response.arrayBuffer()
  return response.status
}

/** Goes away without waiting for the answer. */
async function hungUp(path: string): Promise<void> {
  const gone = new AbortController()
  const asked = service.call(path, { headers: from, signal: gone.signal })
  setTimeout(() => gone.abort(), 20)
  await asked.catch(() => undefined)
}

/** What a visitor and a member of staff do, with the status and the milliseconds of each. */
async function visit(): Promise<[string, number, number][]> {
  const email = `${randomUUID()}@visitor.example`
  const asked: [string, () => Promise<Response>][] = [
    ['health', () => service.send('/api/health', { method: 'GET' })],
    ['ready', () => service.send('/api/health/ready', { method: 'GET' })],
    ['passcode', () => service.send('/api/lms/auth/request-otp', { json: { email } })],
    ['sign-in', () => service.send('/api/users/login', { json: admin })],
    ['initiate', () => service.send('/api/payments/initiate', { json: { link } })],
  ]
  return Promise.all(
    asked.map(async ([name, ask]) => {
      const started = performance.now()
      const { status } = await ask()
      return [name, status, performance.now() - started]
    }),
  )
}

describe('while somebody attacks with', () => {
  test.each(Object.keys(attacks))('%s, others are answered within a second', async (name) => {
    const over = new AbortController()
    const attack = (async () => {
      while (!over.signal.aborted) await Promise.all(attacks[name]?.() ?? [])
    })()
    const visits: [string, number, number][] = []
    for (let count = 0; count < 4; count += 1) visits.push(...(await visit()))
    over.abort()
    await attack
    const slow = visits.filter(([, , ms]) => ms >= 1_000 + 4 * quietMs)
    const expected = { health: 200, ready: 200, passcode: 202, 'sign-in': 200, initiate: 201 }
    const failed = visits.filter(([one, status]) => status !== expected[one as 'health'])
    expect([failed, slow]).toEqual([[], []])
  })
})
