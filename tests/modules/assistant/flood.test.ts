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

test('a flood of messages from one client does not keep others waiting', async () => {
  await site.ask(refund, from('198.51.100.1'))
  // How long a single answer takes, which on a busy machine is most of a second.
  const quiet = await timed(() =>
    site.ask({ message: 'Do you teach online?' }, from('198.51.100.1')),
  )
  // A few answers may start before theirs, but not all that the flood is granted; this process also sends the three
  // hundred.
  const bound = 1_500 + 8 * quiet.milliseconds
  const flood = Array.from({ length: 300 }, () => site.ask(refund, from('203.0.113.9')))
  const others = await Promise.all([
    timed(() => site.call('/api/health/live')),
    timed(() => site.ask(refund, from('198.51.100.2'))),
    timed(() => site.ask({ message: 'Do you teach in French?' }, from('198.51.100.3'))),
  ])
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  // If the store is slower than a second, a count of this process takes over, starting from zero.
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(40)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(260)
  for (const { status, milliseconds } of others) {
    expect(status).toBe(200)
    expect(milliseconds).toBeLessThan(bound)
  }
  // While the clients before them are also answered.
  const after = await timed(() => site.call('/api/health'))
  expect(after.status).toBe(200)
  expect(after.milliseconds).toBeLessThan(bound)
})
