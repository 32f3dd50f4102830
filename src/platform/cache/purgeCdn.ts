import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { withTimeout } from '../abort.js'
import type { Task } from '../jobs/Task.js'
import { addJob } from '../jobs/addJob.js'
import { platformOf } from '../platform.js'

declare module '../platform.js' {
  interface Platform {
    /** Where a shared cache is told what to drop; undefined where there is none. */
    cdn?: Cdn | undefined
  }
}

type Cdn = { url: string; token: string | undefined }

const purgeWithinMs = 5_000

/**
 * Tells the shared cache in front of the service which tags to drop, in the forms that most of them take: as
 * `Surrogate-Key`, as `Cache-Tag` and as JSON.
 */
export const purgeCdn: Task<{ tags: string[] }> = {
  name: 'cdn.purge',
  schema: z.strictObject({ tags: z.array(z.string()) }),
  // About an hour; by then the answers have expired, and later edits are purged by themselves.
  maxAttempts: 12,
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

/** Has these tags dropped once the transaction of `req` has committed, if there is a shared cache. */
export async function purgeAfterCommit(req: PayloadRequest, tags: readonly string[]) {
  if (!platformOf(req.payload).cdn) return
  await addJob(req, { task: purgeCdn, payload: { tags: [...tags] } })
}
