import { setTimeout as wait } from 'node:timers/promises'

import type { Payload } from 'payload'

import { searchDeclarationOf } from '../../platform/content/searchDeclaration.js'
import { readingForNobody } from '../../platform/database/limitedReads.js'
import { createBacklog } from './createBacklog.js'
import { type CopyOptions, createCopy } from './createCopy.js'
import type { Source } from './readPublished.js'

type Options = CopyOptions & {
  /** Called when all noted changes are in the index. */
  onApplied: () => void
}

export type Feed = ReturnType<typeof createFeed>

const retryAfterMs = 500

/** Many writes in a row are read together: the first at once, the next after this time, or when a search waits. */
const restMs = 250

/** Keeps an index in step with the published content; failed reads are retried. */
export function createFeed({ onApplied, ...options }: Options) {
  const { payload } = options
  const { differences, read, apply, ...counts } = createCopy(options)
  const backlog = createBacklog(sourcesOf(payload), { differences, read, apply })
  const state = { isReady: false, isStopped: false }
  let running: Promise<void> | undefined
  const rest = createRest()
  const run = async () => {
    await empty(backlog, { state, rest, warn: warnOnce(payload) })
    running = undefined
    onApplied()
  }
  // A visitor's search may begin it, and it outlasts them: each read for somebody who has hung up would fail for ever.
  const start = () => void (running ??= readingForNobody(run))
  return {
    /** A document was written or deleted. */
    note: (collection: string, id: string) => {
      backlog.note(collection, id)
      start()
    },
    /** Changes may have been missed: compares everything with the database, by times of changes or, if `isAll`, whole. */
    compare: (isAll?: boolean) => {
      backlog.noteAll(isAll)
      start()
    },
    /** Resolves when all noted changes are in the index; undefined if they are already. */
    settled: () => {
      if (running) rest.end()
      return running
    },
    /** Whether the whole content has been indexed once. */
    isReady: () => state.isReady,
    ...counts,
    stop: () => {
      state.isStopped = true
    },
  }
}

type Work = {
  state: { isReady: boolean; isStopped: boolean }
  rest: ReturnType<typeof createRest>
  warn: (err: unknown) => void
}

/** Reads what is noted until nothing is left. */
async function empty(backlog: ReturnType<typeof createBacklog>, { state, rest, warn }: Work) {
  while (!state.isStopped && !backlog.isEmpty()) {
    await rest.take()
    try {
      await backlog.work()
      state.isReady = true
    } catch (err) {
      warn(err)
      await wait(retryAfterMs, undefined, { ref: false })
    }
  }
}

/** A pause after the last reading, which a waiting search ends or leaves out. */
function createRest() {
  let last = -restMs
  let isAsked = false
  let wake: () => void = () => undefined
  return {
    take: async (): Promise<void> => {
      const left = last + restMs - performance.now()
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      if (left > 0 && !isAsked) await Promise.race([woken, wait(left, undefined, { ref: false })])
      isAsked = false
      last = performance.now()
    },
    end: (): void => {
      isAsked = true
      wake()
    },
  }
}

/** Logs an outage once, however many retries it takes. */
function warnOnce({ logger }: Payload): (err: unknown) => void {
  let isTold = false
  return (err) => {
    if (!isTold) logger.warn({ err, msg: 'The search index cannot read the content' })
    isTold = true
  }
}

function sourcesOf({ config }: Payload): Source[] {
  return config.collections.flatMap((collection) => {
    const declaration = searchDeclarationOf(collection)
    if (!declaration) return []
    const hasSlug = collection.flattenedFields.some(({ name }) => name === 'slug')
    return [{ collection: collection.slug, declaration, hasSlug }]
  })
}
