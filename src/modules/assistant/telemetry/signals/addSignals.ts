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

/** The cache tag that announces new signals to every process. */
export const signalsTag = 'assurance-signals'

type Given = Omit<Signal, 'specversion' | 'id' | 'time' | 'severity' | 'count' | 'origin'>

/** Must not contain a visitor's words, address or session, because the feed is public. */
export type NewSignal = Given & {
  severity: Vector
  /** How often it happened since the last signal about it; 1 by default. */
  count?: number
  origin?: Signal['origin']
  /** A signal with the same key is published only once, by whichever process. */
  foldKey?: string
}

/** Adds signals in the transaction of `req` if one is open; they appear in the feed once it commits. */
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
