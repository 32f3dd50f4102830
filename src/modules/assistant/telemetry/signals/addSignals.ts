import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { ulid } from 'ulid'

import { announceChange } from '../../../../platform/cache/announceChange.js'
import { requestDatabase } from '../../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../../platform/platform.js'
import { wakeTopic } from '../../../../platform/topics/publishEvent.js'
import { Signal } from '../schemas.js'
import { telemetryTopicName } from '../telemetryTopicName.js'
import { levels, severityOf, type Vector } from '../severity.js'

/** The tag that tells of new signals in every process. */
export const signalsTag = 'assurance-signals'

type Given = Omit<Signal, 'specversion' | 'id' | 'time' | 'severity' | 'count' | 'origin'>

/** Nothing in a signal may be a visitor's words, address or session: the feed is public. */
export type NewSignal = Given & {
  severity: Vector
  /** How often it happened since it was last told of; 1 where it is left out. */
  count?: number
  origin?: Signal['origin']
  /** What has been told under this key is not told again, by whichever process. */
  foldKey?: string
}

/** Adds signals in the transaction of `req` where one is open; they are in the feed from its commit on. */
export async function addSignals(
  req: PayloadRequest,
  signals: readonly NewSignal[],
): Promise<void> {
  if (signals.length === 0) return
  const now = platformOf(req.payload).clock.now()
  const db = await requestDatabase(req)
  await db.execute(sql`
    insert into assurance_signals (id, fold_key, category, level, content)
    select id, fold_key, category, level, content
    from jsonb_to_recordset(${JSON.stringify(signals.map((signal) => rowOf(signal, now)))}::jsonb)
      as new (id text, fold_key text, category text, level smallint, content jsonb)
    on conflict (fold_key) do nothing`)
  await announceChange(req, [signalsTag])
  await wakeTopic(req, telemetryTopicName)
}

function rowOf(
  { foldKey, severity, count = 1, origin = 'measured', ...given }: NewSignal,
  now: Date,
) {
  const graded = severityOf(severity)
  const content = Signal.parse({
    specversion: '1.0',
    id: ulid(),
    time: now.toISOString(),
    severity: graded,
    count,
    origin,
    ...given,
  })
  return {
    id: content.id,
    fold_key: foldKey ?? null,
    category: content.category.toLowerCase(),
    level: levels.indexOf(graded.level),
    content,
  }
}
