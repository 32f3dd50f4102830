import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Payload } from 'payload'

import type { Measurements } from '../../../platform/measurements/Measurements.js'
import type { Citation } from '../schemas.js'
import { assistantWords } from '../words/assistantWords.js'
import { createSourceText, type SourceText } from './createSourceText.js'
import { readPublished } from './readPublished.js'
import { sentencesOf } from './tokenize.js'

/** How many answers may wait to be checked; during a flood the rest is counted as not checked. */
const mostWaiting = 200

export type Verifier = ReturnType<typeof createVerifier>

/** Checks answers one by one in the background and counts the verdicts. */
export function createVerifier(payload: Payload, measurements: Measurements) {
  const waiting: GivenAnswer[] = []
  let isRunning = false

  const judge = async (answer: GivenAnswer) => {
    try {
      const { isGrounded, valid, unresolved } = await verifyAnswer(payload, answer)
      measurements.count(isGrounded ? 'chat.verified.supported' : 'chat.verified.unsupported')
      measurements.count('chat.sources.valid', valid)
      measurements.count('chat.sources.unresolved', unresolved)
    } catch (error) {
      measurements.count('chat.unverified')
      const name = error instanceof Error ? error.name : 'unknown'
      payload.logger.warn({ errorName: name, msg: 'An answer could not be verified' })
    }
  }
  const run = async () => {
    isRunning = true
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // Requests that arrived meanwhile go first.
      await nextTurn()
      await judge(next)
    }
    isRunning = false
  }
  return {
    /** Queues an answer for checking once it is sent; never waits and never fails. */
    note: (answer: GivenAnswer): void => {
      if (waiting.length >= mostWaiting) {
        measurements.count('chat.unverified')
        return
      }
      waiting.push(answer)
      if (!isRunning) void run()
    },
  }
}

/** An answer as its reader sees it. */
export type GivenAnswer = { text: string; citations: readonly Citation[]; locale: string }

type Verdict = {
  /** Whether each sentence is supported by what it cites. */
  isGrounded: boolean
  /**
   * `valid`: sources that are published and contain their excerpt. `unresolved`: all others, and citations without a
   * source.
   */
  valid: number
  unresolved: number
}

/**
 * Checks a finished answer against what is published now at the cited addresses, like an outsider: it does not know how
 * the sources were found or the sentences chosen.
 */
export async function verifyAnswer(payload: Payload, answer: GivenAnswer): Promise<Verdict> {
  const readings = await Promise.all(
    answer.citations.map(async ({ url }) => {
      const published = await readPublished(payload, url)
      return published && createSourceText(published)
    }),
  )
  const claims = claimsOf(answer)
  const isGrounded = claims.every(({ sentence, cited }) =>
    cited.some((number) => readings[number - 1]?.supports(sentence)),
  )
  const valid = answer.citations.filter(({ excerpt }, at) => stands(excerpt, readings[at])).length
  const marks = new Set(claims.flatMap(({ cited }) => cited))
  const astray = [...marks].filter((number) => !answer.citations[number - 1]).length
  return { isGrounded, valid, unresolved: answer.citations.length - valid + astray }
}

type Claim = { sentence: string; cited: number[] }

/** A sentence is supported by the citations that follow it; those after the last citation by that one. */
function claimsOf({ text, locale }: GivenAnswer): Claim[] {
  const told = text.split('\n').filter((line) => !isOwnWord(line, locale))
  const parts = told.join('\n').split(/((?:\s*\[\d+\])+)/)
  const marksAt = (at: number) => (parts[at]?.match(/\d+/g) ?? []).map(Number)
  return parts.flatMap((part, at) => {
    if (at % 2 === 1) return []
    const cited = at + 1 < parts.length ? marksAt(at + 1) : marksAt(at - 1)
    return sentencesOf(part).map((sentence) => ({ sentence, cited }))
  })
}

/** How many more there are, or that nothing is as asked, is the assistant's own statement: no document says it. */
function isOwnWord(line: string, locale: string): boolean {
  const words = assistantWords(locale)
  const more = words.more(Number(/\d+/.exec(line)?.[0] ?? 1))
  return line === words.nearest || line === more || line.startsWith(`${more} http`)
}

function stands(excerpt: string, reading: SourceText | undefined): boolean {
  if (!reading) return false
  return sentencesOf(excerpt.replace(/…$/, '')).every((sentence) => reading.holds(sentence))
}
