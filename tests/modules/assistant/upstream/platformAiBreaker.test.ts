import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { beforeEach, describe, expect, test } from '@jest/globals'

import { type Breaker, createBreaker, type Outcome } from '../../../../src/platform/breaker.js'
import {
  breakerSettings,
  createPlatformAi,
} from '../../../../src/modules/assistant/upstream/createPlatformAi.js'

let time = 0
let opened = 0
let breaker: Breaker

beforeEach(() => {
  time = 1_000
  opened = 0
  breaker = createBreaker({
    ...breakerSettings,
    clock: { now: () => new Date(time) },
    onOpen: () => {
      opened += 1
    },
  })
})

const call = (outcome: Outcome) => breaker.enter()?.(outcome)

function fail(times: number) {
  for (let count = 0; count < times; count += 1) call('failed')
}

describe('the breaker before the platform AI', () => {
  test('opens when half of five calls fail, not before', () => {
    fail(4)
    expect(breaker.state()).toBe('closed')
    fail(1)
    expect(breaker.state()).toBe('open')
    expect(breaker.enter()).toBeUndefined()
    expect(opened).toBe(1)
  })

  test('stays closed while most calls succeed', () => {
    for (let round = 0; round < 30; round += 1) {
      call('answered')
      call('answered')
      call('failed')
    }
    expect(breaker.state()).toBe('closed')
  })

  test('forgets calls beyond the last twenty', () => {
    for (let count = 0; count < 40; count += 1) call('answered')
    fail(10)
    expect(breaker.state()).toBe('open')
  })

  test('lets one call try after thirty seconds, and closes when it is answered', () => {
    fail(5)
    time += 29_999
    expect(breaker.enter()).toBeUndefined()
    time += 1
    expect(breaker.state()).toBe('half-open')
    const probe = breaker.enter()
    expect(probe).toBeDefined()
    expect(breaker.enter()).toBeUndefined()
    probe?.('answered')
    expect(breaker.state()).toBe('closed')
  })

  test('opens again for thirty seconds when the try fails', () => {
    fail(5)
    time += 30_000
    call('failed')
    expect(breaker.state()).toBe('open')
    expect(opened).toBe(2)
    time += 30_000
    call('answered')
    expect(breaker.state()).toBe('closed')
  })

  test('lets the next one try when the first left without an answer', () => {
    fail(5)
    time += 30_000
    call('left')
    expect(breaker.enter()).toBeDefined()
  })

  test('ignores callers who left', () => {
    for (let count = 0; count < 20; count += 1) call('left')
    expect(breaker.state()).toBe('closed')
    expect(breaker.last()).toBeUndefined()
  })
})

test('readers who let the platform AI wait past its deadlines do not take it from all others', async () => {
  const piece = (delta: object) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`
  const server = createServer((_, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
    outgoing.write(piece({ content: 'Three ' }))
    const writing = setInterval(() => outgoing.write(piece({ content: 'days ' })), 500)
    outgoing.once('close', () => clearInterval(writing))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ai = createPlatformAi({
    settings: { url: `http://127.0.0.1:${String(port)}` },
    clock: { now: () => new Date() },
    measurements: { count: () => undefined, observe: () => undefined },
  })
  const readSlowly = async () => {
    const texts = ai.call([], new AbortController().signal)
    expect((await texts?.next())?.value).toBe('Three ')
    await sleep(4_200)
    while ((await texts?.next())?.value !== undefined);
  }
  await Promise.allSettled(Array.from({ length: breakerSettings.fewest }, readSlowly))
  expect(ai.breaker.state()).toBe('closed')
  server.closeAllConnections()
  server.close()
})
