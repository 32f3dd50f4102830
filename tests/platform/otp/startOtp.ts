import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres/drizzle'
import { buildConfig, getPayload, type Payload, type PayloadRequest } from 'payload'
import type pg from 'pg'

import { type DatabaseMigration, postgres } from '../../../src/platform/database/postgres.js'
import {
  postgresOf,
  requestDatabase,
  transact,
} from '../../../src/platform/database/requestDatabase.js'
import { tables } from '../../../src/tables.js'
import { Problem, problemDocument } from '../../../src/platform/http/Problem.js'
import { createLimits } from '../../../src/platform/limits/createLimits.js'
import { createOtp } from '../../../src/platform/otp/createOtp.js'
import type { OtpPoints } from '../../../src/platform/otp/settings.js'
import { createDatabase } from '../../support/databases.js'
import { recordLog } from '../jobs/recordLog.js'

export type OtpProcess = Awaited<ReturnType<typeof startProcess>>

const pepper = 'the pepper of these tests, 32 characters'
export const ada = 'Ada@corp.example'

/** A new database, two processes on it with request rates lifted, and `passTime`. */
export async function startOtp() {
  const database = await createDatabase()
  const { url } = database
  const one = await startProcess(url)
  const { pool } = postgresOf(one.payload)
  await pool.query(`
    create table sent (id text);
    create table records (id text);
    create function note_sent(id text) returns text language sql
      as 'insert into sent values (id) returning id'`)
  const started = [one]
  const startAnother = async (peppers?: string[], points?: OtpPoints) => {
    const process = await startProcess(url, peppers, points)
    started.push(process)
    return process
  }
  return {
    one,
    other: await startAnother(),
    startAnother,
    pool,
    passTime: (seconds: number) => passTime(pool, seconds),
    clear: () => pool.query('truncate otp_challenges, otp_addresses, rate_limits, sent, records'),
    stop: async () => {
      for (const { payload } of started) {
        await payload.destroy()
        await postgresOf(payload).pool.end()
      }
      await database.drop()
    },
  }
}

async function startProcess(url: string, peppers = [pepper], points?: OtpPoints) {
  const { log } = recordLog()
  const config = await buildConfig({
    secret: randomUUID(),
    collections: [],
    typescript: { autoGenerate: false },
    telemetry: false,
    logger: log,
    db: postgres({ url, directUrl: url, tables, migrations: [wholeSchema] }),
  })
  const payload = await getPayload({ config, key: randomUUID() })
  const { pool } = postgresOf(payload)
  const secret = 'a secret of these tests'
  const limits = createLimits({ pool: () => pool, enabled: false, secret, log })
  const otp = createOtp({ peppers, secret, limits, points })
  return { payload, otp, ...callsOf(payload, otp) }
}

type Asked = { email?: string; purpose?: string; client?: string; deliver?: boolean }
type Claimed = Asked & { id: string; code: string }

function callsOf(payload: Payload, otp: ReturnType<typeof createOtp>) {
  const codeOf = (id: string) => otp.codeOf(payload, id)
  const proven = ({ email = ada, purpose = 'demo', id, code }: Claimed) => ({
    email,
    purpose,
    proof: { challengeId: id, code },
  })
  const calls = {
    newRequest: () => newRequest(payload),
    codeOf,
    /** The id of a new challenge; its mail's job is a row of `sent`. */
    issue: async ({
      email = ada,
      purpose = 'demo',
      client = 'a client',
      deliver = true,
    }: Asked = {}) => {
      const asked = { email, purpose, client, send: noteSent, deliver: sql`${deliver}::boolean` }
      return (await otp.issueChallenge(newRequest(payload), asked)).challengeId
    },
    /** The code of a challenge and one that is wrong. */
    codesOf: async (id: string) => {
      const right = (await codeOf(id))?.code ?? ''
      return { right, wrong: right === '000000' ? '111111' : '000000' }
    },
    /** Each guess is by another client unless one is named. */
    guess: ({ client = randomUUID(), ...claimed }: Claimed) =>
      otp.verify(newRequest(payload), { ...proven(claimed), client }),
    /** What an endpoint does with a proof: a row of `records`, or none where `fail` is thrown after it. */
    record: async (claimed: Claimed, { fail }: { fail?: Error } = {}) => {
      const req = newRequest(payload)
      await otp.verify(req, { ...proven(claimed), client: randomUUID() })
      await transact(req, async () => {
        await otp.consume(req, proven(claimed))
        const db = await requestDatabase(req)
        await db.execute(sql`insert into records values (${claimed.id})`)
        if (fail) throw fail
      })
    },
    /** What an endpoint does that says in SQL what a proof allows: a row of `records` for each of these rows. */
    grant: (
      { client = randomUUID(), ...claimed }: Claimed,
      rows = sql`select ${claimed.id}::text from proven`,
    ) =>
      otp.grant<{ id: string }>(newRequest(payload), {
        ...{ ...proven(claimed), client },
        granted: sql`insert into records ${rows} returning id`,
        also: sql`counted_rows as (select count(*) from granted)`,
        found: sql`select id from granted, counted_rows`,
      }),
    consume: (claimed: Claimed) => {
      const req = newRequest(payload)
      return transact(req, () => otp.consume(req, proven(claimed)))
    },
  }
  return calls
}

function noteSent(challengeId: string) {
  return sql`note_sent(${challengeId})`
}

function newRequest(payload: Payload) {
  return { payload, context: {} } as unknown as PayloadRequest
}

/** Makes everything in the database as much older: what its clock would do. */
async function passTime(pool: pg.Pool, seconds: number) {
  const span = [`${String(seconds)} seconds`]
  await pool.query('update otp_challenges set issued_at = issued_at - $1::interval', span)
  await pool.query(
    `update otp_addresses set issued_at = issued_at - $1::interval,
       wrong_at = array(select at - $1::interval from unnest(wrong_at) as at),
       paused_until = paused_until - $1::interval`,
    span,
  )
}

/** What the caller is answered, as status, headers and bytes; undefined where nothing was refused. */
export async function refusalOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error === undefined) return undefined
  if (!(error instanceof Problem)) throw error as Error
  const { code, status, headers } = error
  return { code, status, headers, bytes: problemDocument(error, '/api/demo').body }
}

/** How many calls ended with each code, `done` where none was refused. */
export async function tally(calls: Promise<unknown>[]): Promise<Record<string, number>> {
  const refusals = await Promise.all(calls.map(refusalOf))
  const counts: Record<string, number> = {}
  for (const refusal of refusals) {
    const code = refusal?.code ?? 'done'
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

/** Makes every table as its definition says, so that what is tested is the definition. */
const wholeSchema: DatabaseMigration = {
  name: 'whole_schema',
  up: async ({ db, payload }) => {
    const adapter = postgresOf(payload)
    const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit()
    const before = await generateDrizzleJson({})
    const after = await generateDrizzleJson(adapter.schema)
    const statements = await generateMigration(before, after)
    for (const statement of statements) await db.execute(sql.raw(statement))
  },
  down: () => Promise.resolve(),
}
