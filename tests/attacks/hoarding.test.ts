import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import WebSocket from 'ws'

import { attack, type Shot } from '../support/attack.js'
import { boot, type Foyer } from '../support/boot.js'
import { startGateway } from '../support/fakes/gatewayServer.js'
import { startSmtpServer } from '../support/fakes/smtpServer.js'
import { nineOfTen } from '../support/nineOfTen.js'
import { oneSecond } from '../support/oneSecond.js'
import { exchange, parseAnswer } from '../support/rawHttp.js'

type Running<T extends (...args: never[]) => unknown> = Awaited<ReturnType<T>>

let foyer: Foyer
let smtp: Running<typeof startSmtpServer>
let gateway: Running<typeof startGateway>
let link: string

beforeAll(async () => {
  smtp = await startSmtpServer()
  gateway = await startGateway()
  foyer = await boot({ SMTP_URL: smtp.url, TRUSTED_PROXY_HOPS: '1', ...gateway.settings })
  link = await makeLink()
})
afterAll(async () => {
  await foyer.stop()
  await smtp.stop()
  await gateway.stop()
})

async function makeLink(): Promise<string> {
  const json = {
    title: 'A place',
    slug: 'a-place',
    kind: 'gateway',
    state: 'active',
    amountMode: 'fixed',
    price: { amount: 10_000, currency: 'INR' },
    maxUses: 400,
  }
  const made = await foyer.callAsAdmin('/api/payment-links', { method: 'POST', json })
  if (made.status !== 201) throw new Error(await made.text())
  return json.slug
}

const post = (path: string, json: object, from: string): Shot => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
  body: JSON.stringify(json),
})
const askForCode = (from: string, email: string) =>
  post('/api/lms/auth/request-otp', { email }, from)
const initiate = (from: string) => post('/api/payments/initiate', { link }, from)
const send = ({ path, ...init }: Shot) => foyer.call(path, init)

let visitors = 0

/** What other people do meanwhile, each from a network of their own: status and milliseconds of every call. */
async function visit(): Promise<{ status: number; took: number }[]> {
  visitors += 1
  const from = `198.51.${String(visitors)}.1`
  const calls = [
    () => foyer.call('/api/health/ready', { headers: { 'x-forwarded-for': from } }),
    () => send(askForCode(from, `visitor-${String(visitors)}@a.example`)),
    () => send(initiate(from)),
  ]
  const visits = []
  for (const call of calls) {
    const began = performance.now()
    const { status } = await call()
    visits.push({ status, took: performance.now() - began })
  }
  return visits
}

/** Sends these, some at a time as an attacker would, and gives how often each status came. */
async function sendAll(shots: Shot[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const status of await attack(foyer.url, shots, { parallel: 24 }).statuses) {
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

async function whileVisiting<T>(attacking: Promise<T>): Promise<T> {
  const visits: { status: number; took: number }[] = []
  const attacked = new AbortController()
  const visiting = (async () => {
    while (!attacked.signal.aborted) visits.push(...(await visit()))
  })()
  const outcome = await attacking.finally(() => attacked.abort())
  await visiting
  expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([200, 202, 201]))
  expect(nineOfTen(visits.map(({ took }) => took))).toBeLessThan(oneSecond())
  return outcome
}

describe('one network', () => {
  test('cannot use up the codes of everybody: 640 requests from 64 /64s of a /48', async () => {
    const calls = Array.from({ length: 640 }, (_, n) =>
      askForCode(`2001:db8:7:${(n % 64).toString(16)}::1`, `flood-${String(n)}@a.example`),
    )
    const counts = await whileVisiting(sendAll(calls))
    // A network’s share, and what was under way when it was used up.
    expect(counts[202]).toBeLessThanOrEqual(60 + 24)
    expect((counts[202] ?? 0) + (counts[429] ?? 0)).toBe(640)
    expect((await send(askForCode('203.0.113.9', 'elsewhere@a.example'))).status).toBe(202)
  })

  test('cannot hold the places of a link that others want', async () => {
    const calls = Array.from({ length: 100 }, (_, n) =>
      initiate(`2001:db8:8:${(n * 97).toString(16)}::1`),
    )
    const counts = await whileVisiting(sendAll(calls))
    expect(counts).toEqual({ 201: 10, 429: 90 })
  })
})

describe('one address', () => {
  const open = (from: string) =>
    new Promise<WebSocket | { status: number; type: unknown; wait: unknown; body: string }>(
      (resolve) => {
        const socket = new WebSocket(`${foyer.url.replace('http', 'ws')}/api/ws`, {
          headers: { 'x-forwarded-for': from },
        })
        socket.once('open', () => resolve(socket))
        socket.once('error', () => undefined)
        socket.once('unexpected-response', (_, answer) => {
          const { 'content-type': type, 'retry-after': wait } = answer.headers
          let body = ''
          answer.on('data', (chunk: Buffer) => (body += chunk.toString()))
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, type, wait, body }))
        })
      },
    )

  test('has twenty sockets, and is told so before it has another; others open theirs', async () => {
    const opened = await Promise.all(Array.from({ length: 50 }, () => open('192.0.2.20')))
    const sockets = opened.filter((one) => one instanceof WebSocket)
    expect(sockets).toHaveLength(20)
    const refused = opened.filter((one) => !(one instanceof WebSocket))
    expect(refused[0]).toMatchObject({
      status: 429,
      type: 'application/problem+json',
      wait: '30',
      body: expect.stringContaining('"code":"rate_limited"'),
    })
    const other = await open('192.0.2.21')
    expect(other).toBeInstanceOf(WebSocket)
    for (const socket of [...sockets, other]) if (socket instanceof WebSocket) socket.terminate()
  })

  test('opens sixty a minute at most', async () => {
    let codes: number[] = []
    for (let round = 0; round < 7; round += 1) {
      const opened = await Promise.all(Array.from({ length: 10 }, () => open('192.0.2.22')))
      codes = opened.map((one) => (one instanceof WebSocket ? 101 : one.status))
      for (const one of opened) {
        if (!(one instanceof WebSocket)) continue
        const closed = new Promise((resolve) => one.once('close', resolve))
        one.close()
        await closed
      }
    }
    expect(codes).toEqual(Array(10).fill(429))
    const other = await open('192.0.2.23')
    expect(other).toBeInstanceOf(WebSocket)
    if (other instanceof WebSocket) other.terminate()
  })

  test('follows the feed twenty times at once; others still can', async () => {
    const leaving = new AbortController()
    const follow = (from: string) =>
      foyer.call('/api/tools/ai-assurance/telemetry', {
        headers: { accept: 'text/event-stream', 'x-forwarded-for': from },
        signal: leaving.signal,
      })
    const streams = await Promise.all(Array.from({ length: 30 }, () => follow('192.0.2.24')))
    const statuses = streams.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    const refused = streams.find(({ status }) => status === 429)
    expect(refused?.headers.get('retry-after')).toBe('30')
    expect((await follow('192.0.2.25')).status).toBe(200)
    leaving.abort()
  })
})

test('who sends halves of bodies, from three addresses, keeps nobody from asking, and is told after ten seconds', async () => {
  const half = (from: string) =>
    `POST /api/graphql HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`
  const froms = [1, 2, 3].flatMap((at) => Array.from({ length: 4 }, () => `203.0.${String(at)}.1`))
  const halves = froms.map((from) => exchange(foyer.url, half(from), 60_000))
  await new Promise((resolve) => setTimeout(resolve, 300))
  const began = performance.now()
  const asked = await send(post('/api/graphql', { query: '{ __typename }' }, '198.51.100.1'))
  expect([asked.status, performance.now() - began < 4_000]).toEqual([200, true])
  const told = await Promise.all(halves)
  expect(new Set(told.map((received) => parseAnswer(received).status))).toEqual(new Set([408]))
})
