import { request } from 'node:http'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { adminKey, boot, type Foyer } from '../support/boot.js'
import { startGateway } from '../support/fakes/gatewayServer.js'
import { startSmtpServer } from '../support/fakes/smtpServer.js'
import { nineOfTen } from '../support/nineOfTen.js'
import { oneSecond } from '../support/oneSecond.js'
import { type SecondProcess, startSecondProcess } from '../support/startSecondProcess.js'

let foyer: Foyer
let service: SecondProcess
const stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  const smtp = await startSmtpServer()
  const gateway = await startGateway()
  foyer = await boot({ SMTP_URL: smtp.url, TRUSTED_PROXY_HOPS: '1', ...gateway.settings })
  const link = {
    title: 'A donation',
    slug: 'donation',
    kind: 'gateway',
    state: 'active',
    amountMode: 'fixed',
    price: { amount: 100, currency: 'INR' },
  }
  const made = await foyer.callAsAdmin('/api/payment-links', { method: 'POST', json: link })
  expect(made.status).toBe(201)
  service = await startSecondProcess({})
  stops.push(
    () => service.stop(),
    () => foyer.stop(),
    () => smtp.stop(),
    () => gateway.stop(),
  )
})
afterAll(async () => {
  for (const stop of stops) await stop()
})

/** JSON that takes twenty times its size in memory once it is parsed. */
const body = Buffer.from(`{"a":[${'{},'.repeat(1_390_000)}{}]}`)

/** Sends it all and gives the status; 0 where the connection was closed before there was one. */
function send(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(service.url)
    const head = { 'content-type': 'application/json', 'content-length': body.length, ...headers }
    const options = { hostname, port, path, method: 'POST', headers: head, agent: false }
    const sending = request(options, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sending.on('error', () => resolve(0))
    sending.end(body)
  })
}

const visit = async (path: string, json?: object): Promise<[status: number, ms: number]> => {
  const started = performance.now()
  const answer = await fetch(service.url + path, {
    ...(json && { method: 'POST', body: JSON.stringify(json) }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
  })
  await answer.text()
  return [answer.status, performance.now() - started]
}

const visits = [
  () => visit('/api/health/live'),
  () => visit('/api/health/ready'),
  () => visit('/api/lms/auth/request-otp', { email: `${crypto.randomUUID()}@learners.example` }),
  () => visit('/api/payments/initiate', { link: 'donation' }),
]

describe('long bodies of those who have not proved who they are', () => {
  const madeUp: [string, Record<string, string>, number][] = [
    ['no credential', {}, 413],
    ['a made-up key', { 'x-api-key': 'made-up' }, 401],
    ['a made-up scheme', { authorization: 'x' }, 401],
    ['a made-up token', { authorization: 'Bearer eyJh.eyJh.x' }, 401],
    ['a made-up cookie', { cookie: 'foyer-x=1' }, 413],
    ['an old session', { cookie: 'foyer-token=eyJh.eyJh.x; foyer-learner=x' }, 413],
  ]

  test.each(madeUp)('are not read: %s', async (_, headers, status) => {
    expect([status, 0]).toContain(await send('/api/pages', headers))
    const chunked = await fetch(`${service.url}/api/pages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: new Blob([`{"title":"${'x'.repeat(70_000)}"}`]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect(chunked.status).toBe(status)
    expect(chunked.headers.get('connection')).toBe('close')
  })

  test('hold up no visitor, who is answered within a second while sixty of them come', async () => {
    // What is loaded with the first call of each is no part of what an attack costs.
    for (const each of visits) expect((await each())[0]).toBeLessThan(300)
    const over = new AbortController()
    const attack = Promise.all(
      Array.from({ length: 60 }, (_, at) => send('/api/pages', madeUp[at % 6]?.[1] ?? {})),
    ).finally(() => over.abort())
    const seen: [number, number][] = []
    do for (const each of visits) seen.push(await each())
    while (!over.signal.aborted)
    expect(new Set(await attack)).not.toContain(500)
    expect(seen.filter(([status]) => status >= 300)).toEqual([])
    expect(nineOfTen(seen.map(([, ms]) => ms))).toBeLessThan(oneSecond())
  })
})

test('long bodies of staff are taken a few at a time, so that others are still answered', async () => {
  const statuses = Array.from({ length: 6 }, () => send('/api/pages', { 'x-api-key': adminKey }))
  for (const each of visits.slice(0, 2)) expect((await each())[0]).toBe(200)
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([400]))
})
