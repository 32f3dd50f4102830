import type { Payload } from 'payload'

import { counterOfPayload } from '../../../platform/createBatchedCounter.js'
import type { Caller, Staff } from '../../../platform/credentials/Caller.js'
import { platformOf } from '../../../platform/platform.js'
import { actorOf, mergeAuditEntry, type Actor } from '../audit/addAuditEntry.js'
import { noteUseOf } from './apiKeyStore.js'
import { noteKeyUse } from '../users/userStore.js'

export type KeyUses = ReturnType<typeof createKeyUses>

type Uses = { actor: Actor; at: Date; times: number }

/**
 * Records uses of API keys in the audit log. The first use of a key by a client in a minute is written before the request
 * continues; later ones are counted and added every ten seconds, so that a busy script does not cause a write per call. If
 * the process is killed, only the count falls short.
 */
export function createKeyUses() {
  const counterOf = counterOfPayload<Uses>((payload) => ({
    keyOf: ({ actor: { actorKind, actor = '', client = '', key = '' }, at }) =>
      [actorKind, actor, key, client, Math.floor(at.getTime() / 60_000)].join(' '),
    merge: (row, { times }) => ({ ...row, times: row.times + times }),
    flushAfterMs: 10_000,
    maxRows: 10_000,
    write: async (rows) => {
      try {
        for (const uses of rows) if (uses.times > 0) await write(payload, uses)
      } catch (err) {
        platformOf(payload).log.warn({ err, msg: 'Uses of API keys could not be counted' })
      }
      return []
    },
  }))

  return {
    /** The caller with a key, or nobody if it is not live any more. */
    admit: async (payload: Payload, user: Staff, isLive: boolean) => {
      const actor = actorOf({ payload, user })
      const use = { actor, at: platformOf(payload).clock.now(), times: 1 }
      if (!isLive) {
        await mergeAuditEntry(payload, { ...actor, action: 'key-refused', times: 1, at: use.at })
        return undefined
      }
      const caller: Caller = { kind: 'staff', id: user.id, form: 'key', user }
      const counter = counterOf(payload)
      if (counter.has(use)) {
        counter.add(use)
        return caller
      }
      // Marks the minute as written, for the uses that follow.
      counter.add({ ...use, times: 0 })
      await write(payload, use)
      if (actor.key) await noteUseOf(payload, actor.key)
      else await noteKeyUse(payload, actor.actor ?? '')
      return caller
    },
  }
}

function write(payload: Payload, { actor, at, times }: Uses): Promise<void> {
  return mergeAuditEntry(payload, { ...actor, action: 'key-use', times, at })
}
