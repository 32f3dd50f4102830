import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterEach, expect, test } from '@jest/globals'

import { createFairness } from '../../src/front/createFairness.js'
import { readingFor } from '../../src/platform/database/limitedReads.js'
import { currentRequest, withRequest } from '../../src/platform/http/requestContext.js'
import { until } from '../platform/jobs/until.js'

const server = createServer()
let handled = 0
afterEach(() => {
  server.removeAllListeners('request').closeAllConnections()
  server.close()
})

/** As many refusals as a client is still known for some seconds later. */
const dozens = 130

/** A server whose answers take 20 ms or longer, with the most that it answered at once for each client. */
async function serve(isEnabled = true) {
  const fairly = createFairness(isEnabled)
  const most: Record<string, number> = {}
  const present: Record<string, number> = {}
  let together = 1
  handled = 0
  server.on('request', (incoming, outgoing) => {
    const client = String(incoming.headers.client)
    const answer = async () => {
      handled += 1
      present[client] = (present[client] ?? 0) + 1
      most[client] = Math.max(most[client] ?? 0, present[client])
      const context = currentRequest()
      if (context && incoming.url === '/staff') context.isStaff = true
      await sleep(20)
      // A machine that stops for a moment would end the first answer before the last request has come.
      await until(() => (most[client] ?? 0) >= together, 5).catch(() => undefined)
      present[client] -= 1
      outgoing.writeHead(incoming.url === '/refused' ? 404 : 200).end()
    }
    const gone = new AbortController()
    outgoing.once('close', () => {
      gone.abort()
    })
    withRequest({ requestId: 'one', client }, () => {
      readingFor(gone, () => {
        fairly({ incoming, outgoing }, answer)
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  /** Answers wait for each other until there are as many as can be expected at once. */
  const ask = async (client: string, path: string, { count = dozens, expected = 1 } = {}) => {
    together = expected
    const asked = Array.from({ length: count }, () =>
      fetch(`http://127.0.0.1:${String(port)}${path}`, { headers: { client } }),
    )
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    const atOnce = most[client]
    most[client] = 0
    return { statuses: [...new Set(statuses)], atOnce }
  }
  return { ask }
}

const ten = { count: 10, expected: 10 }

test('a client who was refused by the dozen is answered one request at a time, others at once', async () => {
  const { ask } = await serve()
  expect((await ask('busy', '/refused', { expected: 11 })).atOnce).toBeGreaterThan(10)
  expect(await ask('busy', '/', { count: 10 })).toEqual({ statuses: [200], atOnce: 1 })
  expect(await ask('other', '/', ten)).toEqual({ statuses: [200], atOnce: 10 })
})

test('an address at which staff work waits for nobody', async () => {
  const { ask } = await serve()
  await ask('office', '/staff', { count: 1 })
  await ask('office', '/refused')
  expect((await ask('office', '/', ten)).atOnce).toBe(10)
})

test('requests that their client left do not hold up its next ones', async () => {
  const { ask } = await serve()
  await ask('busy', '/refused')
  const { port } = server.address() as AddressInfo
  const left = Array.from({ length: 20 }, () =>
    fetch(`http://127.0.0.1:${String(port)}/`, {
      headers: { client: 'busy' },
      signal: AbortSignal.timeout(30),
    }).catch(() => undefined),
  )
  await Promise.all(left)
  expect((await ask('busy', '/', { count: 3 })).statuses).toEqual([200])
  expect(handled).toBeLessThan(dozens + 10)
})

test('nobody waits where request rates are lifted', async () => {
  const { ask } = await serve(false)
  await ask('busy', '/refused')
  expect((await ask('busy', '/', ten)).atOnce).toBe(10)
})
