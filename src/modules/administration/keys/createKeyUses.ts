import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'
import type { Actor } from '../audit/addAuditEntry.js'
import { actorOf, mergeAuditEntry } from '../audit/addAuditEntry.js'

type KeyUser = NonNullable<PayloadRequest['user']>

/** Records uses of API keys in the audit log. */
export type KeyUses = { note(payload: Payload, user: KeyUser): Promise<void> }

type Minute = { actor: Actor; at: Date; unwritten: number }

const flushAfterMs = 10_000

/**
 * The first use of a key by a client in a minute is written before the request continues; later ones are counted and
 * added every ten seconds, so that a busy script does not cause a write per call. If the process is killed, only the
 * count falls short.
 */
export function createKeyUses(): KeyUses {
  const minutes = new Map<string, Minute>()
  let timer: NodeJS.Timeout | undefined

  const write = (payload: Payload, { actor, at, unwritten }: Minute) =>
    mergeAuditEntry(payload, { ...actor, action: 'key-use', times: unwritten, at })
  const flush = async (payload: Payload) => {
    timer = undefined
    const ended = [...minutes]
    minutes.clear()
    for (const [, minute] of ended) if (minute.unwritten > 0) await write(payload, minute)
  }
  const flushLater = (payload: Payload) => {
    timer ??= setTimeout(() => {
      flush(payload).catch((err: unknown) => {
        platformOf(payload).log.warn({ err, msg: 'Uses of API keys could not be counted' })
      })
    }, flushAfterMs).unref()
  }

  return {
    note: async (payload, user) => {
      const at = platformOf(payload).clock.now()
      const actor = actorOf({ payload, user })
      const { actorKind, actor: id = '', client = '' } = actor
      const key = [actorKind, id, client, Math.floor(at.getTime() / 60_000)].join(' ')
      const known = minutes.get(key)
      if (known) {
        known.unwritten += 1
        flushLater(payload)
        return
      }
      minutes.set(key, { actor, at, unwritten: 0 })
      flushLater(payload)
      await write(payload, { actor, at, unwritten: 1 })
      await touch(payload, id)
    },
  }
}

async function touch(payload: Payload, user: string): Promise<void> {
  const db = await requestDatabase({ payload })
  await db.execute(sql`
    update users set api_key_last_used_at = now() where id::text = ${user}`)
}
