import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { bootSite, type Site } from './site.js'

let site: Site

beforeAll(async () => {
  site = await bootSite({ TRUSTED_PROXY_HOPS: '1' })
})

afterAll(() => site.stop())

const refund = { message: 'How long does a refund take?' }
const from = (address: string) => ({ 'x-forwarded-for': address })

async function timed(work: () => Promise<{ status: number }>) {
  const began = performance.now()
  const { status } = await work()
  return { status, milliseconds: performance.now() - began }
}

test('a flood of messages from one client keeps nobody else waiting', async () => {
  await site.ask(refund, from('198.51.100.1'))
  const quiet = await timed(() =>
    site.ask({ message: 'Do you teach online?' }, from('198.51.100.1')),
  )
  // This process sends the three hundred, too: on a busy machine others wait a while, but never for all of them.
  const bound = 1_000 + 100 * quiet.milliseconds
  const flood = Array.from({ length: 300 }, () => site.ask(refund, from('203.0.113.9')))
  const others = await Promise.all([
    timed(() => site.call('/api/health/live')),
    timed(() => site.ask(refund, from('198.51.100.2'))),
    timed(() => site.ask({ message: 'Do you teach in French?' }, from('198.51.100.3'))),
  ])
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  // A store slower than a second is helped out by a count of this process, which begins at nothing.
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(40)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(260)
  for (const { status, milliseconds } of others) {
    expect(status).toBe(200)
    expect(milliseconds).toBeLessThan(bound)
  }
  // While the clients before them are answered, too.
  const after = await timed(() => site.call('/api/health'))
  expect(after.status).toBe(200)
  expect(after.milliseconds).toBeLessThan(bound)
})
