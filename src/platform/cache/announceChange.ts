import { randomUUID } from 'node:crypto'

import { LRUCache } from 'lru-cache'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { withTimeout } from '../abort.js'
import { afterCommit } from '../database/afterCommit.js'
import { query } from '../database/requestDatabase.js'
import { addJob, type Task } from '../jobs/Task.js'
import { platformOf } from '../platform.js'

declare module '../platform.js' {
  interface Platform {
    /** Where a shared cache is told what to drop; undefined where there is none. */
    cdn?: { url: string; token: string | undefined } | undefined
  }
}

const purgeWithinMs = 5_000
/** Every process has heard of an edit by then, and has sent what it made before. */
const purgeAgainMs = 5_000

type Purge = Task<{ tags: string[] }>

/**
 * Tells the shared cache in front of the service which tags to drop, in the forms that most of them take: as
 * `Surrogate-Key`, as `Cache-Tag` and as JSON.
 */
const purge: Omit<Purge, 'name'> = {
  schema: z.strictObject({ tags: z.array(z.string()) }),
  // Over an hour (79 minutes); by then the answers have expired, and later edits are purged by themselves.
  maxAttempts: 9,
  run: async ({ tags }, { payload, signal }) => {
    const { cdn } = platformOf(payload)
    if (!cdn) return
    const headers = {
      'content-type': 'application/json',
      'surrogate-key': tags.join(' '),
      'cache-tag': tags.join(','),
      ...(cdn.token && { authorization: `Bearer ${cdn.token}` }),
    }
    const body = JSON.stringify({ tags })
    const answer = await withTimeout({ ms: purgeWithinMs, signals: [signal] }, (aborted) =>
      fetch(cdn.url, { method: 'POST', headers, body, redirect: 'error', signal: aborted }),
    )
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The shared cache answered ${String(answer.status)}`)
  },
}

/** Drops what a process answered from before the edit after the first purge, because it had not heard of it yet. */
export const purgeCdnAgain: Purge = { ...purge, name: 'cdn.purgeAgain' }

export const purgeCdn: Purge = {
  ...purge,
  name: 'cdn.purge',
  run: async (payload, context) => {
    await purge.run(payload, context)
    const runAt = new Date(platformOf(context.payload).clock.now().getTime() + purgeAgainMs)
    // Here and not at the edit, whose transaction would keep all others of the same tags waiting for the key. Each edit
    // puts it off: until the last one its own first purge drops what came before.
    const key = `cdn.purgeAgain ${payload.tags.toSorted().join()}`
    const req = { payload: context.payload, transactionID: undefined }
    await addJob(req, { task: purgeCdnAgain, payload, runAt, key })
  },
}

/** Has these tags dropped once the transaction of `req` has committed, if there is a shared cache. */
async function purgeAfterCommit(req: PayloadRequest, tags: readonly string[]) {
  if (!platformOf(req.payload).cdn) return
  await addJob(req, { task: purgeCdn, payload: { tags: [...tags] } })
}

/** The channel on which processes tell each other what changed. */
export const changesChannel = 'foyer_changes'

export type ChangedDocument = { collection: string; id: string }

type Notice = { id: string; tags: readonly string[]; document?: ChangedDocument | undefined }

/** A change: its tags, the document that was written as `collection#id`, and its own id as `@id`. */
function writeNotice({ id, tags, document }: Notice): string {
  const written = document ? [`${document.collection}#${document.id}`] : []
  return [...tags, ...written, `@${id}`].join(',')
}

export function readNotice(notice: string) {
  const all = notice.split(',')
  const id = all.find((part) => part.startsWith('@'))?.slice(1)
  const parts = all.filter((part) => !part.startsWith('@'))
  const documents = parts.flatMap((part) => {
    const [collection = '', id] = part.split('#')
    return id === undefined ? [] : [{ collection, id }]
  })
  return { id, tags: parts.filter((part) => !part.includes('#')), documents }
}

/** The latest changes that a process has applied at its own commit, by its cache: their notices tell it nothing new. */
const applied = new WeakMap<object, LRUCache<string, true>>()

function noteApplied(cache: object, id: string): void {
  const ids = applied.get(cache) ?? new LRUCache<string, true>({ max: 10_000 })
  applied.set(cache, ids.set(id, true))
}

export function wasApplied(cache: object, id: string | undefined): boolean {
  return id !== undefined && applied.get(cache)?.has(id) === true
}

/**
 * Tells every process, once the transaction of `req` commits, that content with these tags has changed: this process
 * before its commit returns, the others by NOTIFY. A rollback announces nothing. `document` is the one that was
 * written, for the search index.
 */
export async function announceChange(
  req: PayloadRequest,
  tags: readonly string[],
  document?: ChangedDocument,
): Promise<void> {
  const id = randomUUID()
  await query(req)`select pg_notify(${changesChannel}, ${writeNotice({ id, tags, document })})`
  await purgeAfterCommit(req, tags)
  const { cache, search } = platformOf(req.payload)
  await afterCommit(req, () => {
    // First, because a reader who finds the cache empty waits for what the index has been told of.
    if (document) search.note(document.collection, document.id)
    cache.invalidate(tags)
    noteApplied(cache, id)
  })
}
