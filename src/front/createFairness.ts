import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { LRUCache } from 'lru-cache'

import { createTurns } from '../platform/createTurns.js'
import { currentReader } from '../platform/database/limitedReads.js'
import type { Problem } from '../platform/http/Problem.js'
import { unknownClient } from '../platform/http/clientAddress.js'
import { currentRequest } from '../platform/http/requestContext.js'
import type { Exchange } from './endTogether.js'
import { sendProblem } from './sendProblem.js'

/** What an answer costs its client, in milliseconds: the time it took, within bounds. A refusal is never cheap. */
const cost = { begun: 20, least: 5, refused: 60, most: 100 }

/** A client may owe this much before its requests queue, and works off so much a second; more is forgotten. */
const debt = { allowed: 5_000, paidPerSecond: 500, most: 8_000 }

/** How long the requests of an address are exempt after one of staff, in milliseconds. */
const trustMs = 300_000

/** How long the next request waits for this one, and then again, in milliseconds: one that waits itself costs others little. */
const turnMs = { least: 10, most: 100 }

/**
 * Answers a client who keeps the service busy one request at a time, for half of the time, so that others go first: 24
 * connections that ask without a pause left a sign-in beside them up to 5 s (measured). Addresses of staff are
 * exempt.
 */
export function createFairness(isEnabled: boolean) {
  const debts = keepDebts()
  const trusted = new LRUCache<string, true>({ max: 10_000, ttl: trustMs })
  const turns = createTurns({
    ...{ atOnce: 10_000, ofOneCaller: 1, waiting: 10_000, waitingOfOne: 1_000, waitMs: 30_000 },
    what: 'requests',
  })
  return ({ incoming, outgoing }: Exchange, handle: () => unknown): void => {
    const context = currentRequest()
    const client = context?.client ?? unknownClient
    const isBusy = isEnabled && debts.of(client) > debt.allowed && !trusted.has(client)
    debts.add(client, cost.begun)
    let started = performance.now()
    const answer = () => {
      started = performance.now()
      handle()
    }
    const ended = new Promise<void>((resolve) => {
      outgoing.once('close', () => {
        if (context?.isStaff) trusted.set(client, true)
        debts.add(client, costOf(outgoing, performance.now() - started) - cost.begun)
        resolve()
      })
    })
    if (!isBusy) {
      answer()
      return
    }
    const turn = turns.take(client, currentReader() ?? new AbortController(), async () => {
      answer()
      await Promise.race([ended, pause(turnMs.most)])
      const took = Math.max(turnMs.least, performance.now() - started)
      await pause(Math.min(took, turnMs.most))
    })
    turn.catch((problem: unknown) => {
      sendProblem(outgoing, problem as Problem, incoming.url ?? '')
    })
  }
}

function costOf({ statusCode, writableFinished }: ServerResponse, took: number): number {
  const isRefused = !writableFinished || (statusCode >= 400 && statusCode < 500)
  return Math.min(Math.max(took, isRefused ? cost.refused : cost.least), cost.most)
}

/** What clients owe, which gets less as time passes. */
function keepDebts() {
  const debts = new LRUCache<string, { owed: number; at: number }>({ max: 10_000 })
  const of = (client: string) => {
    const { owed, at } = debts.get(client) ?? { owed: 0, at: 0 }
    return Math.max(0, owed - ((performance.now() - at) / 1_000) * debt.paidPerSecond)
  }
  return {
    of,
    add: (client: string, charged: number) => {
      const owed = Math.min(of(client) + charged, debt.most)
      debts.set(client, { owed, at: performance.now() })
    },
  }
}

function pause(ms: number): Promise<void> {
  return sleep(ms, undefined, { ref: false })
}
