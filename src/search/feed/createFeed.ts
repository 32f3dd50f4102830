import { setTimeout as wait } from 'node:timers/promises'

import type { Payload } from 'payload'

import { searchDeclarationOf } from '../../platform/content/searchDeclaration.js'
import { createBacklog } from './createBacklog.js'
import { type CopyOptions, createCopy } from './createCopy.js'
import type { Source } from './readPublished.js'

type Options = CopyOptions & {
  /** Called when all noted changes are in the index. */
  onApplied: () => void
}

export type Feed = {
  /** A document was written or deleted. */
  note: (collection: string, id: string) => void
  /** Changes may have been missed: compares everything with the database. */
  compare: () => void
  /** Resolves when all noted changes are in the index; undefined if they are already. */
  settled: () => Promise<void> | undefined
  /** Whether the whole content has been indexed once. */
  isReady: () => boolean
  documents: () => number
  newest: () => string | undefined
  stop: () => void
}

const retryAfterMs = 500

/** Keeps an index in step with the published content; failed reads are retried. */
export function createFeed({ onApplied, ...options }: Options): Feed {
  const { payload } = options
  const { differences, read, apply, ...counts } = createCopy(options)
  const backlog = createBacklog(sourcesOf(payload), { differences, read, apply })
  let isReady = false
  let isStopped = false
  let running: Promise<void> | undefined

  const run = async () => {
    const warn = warnOnce(payload)
    while (!isStopped && !backlog.isEmpty()) {
      try {
        await backlog.work()
        isReady = true
      } catch (err) {
        warn(err)
        await wait(retryAfterMs, undefined, { ref: false })
      }
    }
    running = undefined
    onApplied()
  }
  const start = () => void (running ??= run())
  return {
    note: (collection, id) => {
      backlog.note(collection, id)
      start()
    },
    compare: () => {
      backlog.noteAll()
      start()
    },
    settled: () => running,
    isReady: () => isReady,
    ...counts,
    stop: () => {
      isStopped = true
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
