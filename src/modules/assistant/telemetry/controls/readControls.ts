import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../../platform/database/requestDatabase.js'
import { customOf } from '../../../../platform/extend.js'
import { Control } from '../schemas.js'
import { controlKey } from './runSelfTests.js'

type Row = { key: string; state: string; at: number }

const verdicts: Record<string, string> = {
  active: 'Passed its test of itself',
  degraded: 'Failed its test of itself',
  off: 'Switched off by a setting',
  unknown: 'Not tested, or too little is published to test it',
}

/** Every control that the modules declare, with the result of the last self-test in any process. */
export async function readControls(req: PayloadRequest): Promise<Control[]> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<Row>(sql`
    select key, state, extract(epoch from checked_at)::float8 * 1000 as at
    from assurance_states where key like ${`${controlKey('')}%`}`)
  const tests = Object.entries(customOf(req.payload.config).selfTests ?? {})
  return tests
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { proves, mappings = {} }]) => {
      const { state, at } = rows.find(({ key }) => key === controlKey(id)) ?? neverTested
      return Control.parse({
        id,
        state,
        checkedAt: new Date(Math.round(at)).toISOString(),
        check: 'self_test',
        detail: `${verdicts[state] ?? ''}: ${proves}`,
        mappings,
      })
    })
}

const neverTested = { state: 'unknown', at: 0 }
