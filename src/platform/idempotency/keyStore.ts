import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres/drizzle'
import { customType, index, pgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import type pg from 'pg'

import { query } from '../database/requestDatabase.js'
import type { Witness } from '../database/settleCommits.js'
import { hmac } from '../secrets.js'

/** An answer as it is stored and replayed, with the exact bytes of its body. */
export type StoredAnswer = { status: number; headers: [string, string][]; body: Buffer }

/** Stored beside an answer: the hashes of the people in it (see peopleIn). */
type KeptAnswer = StoredAnswer & { people: string[] }

/** A key that this request holds until it is finished, released or its lease runs out. */
export type Claim = { id: string; owner: string }

type ClaimResult =
  | { state: 'claimed'; claim: Claim }
  | { state: 'mismatch' | 'running' }
  | { state: 'answered'; answer: StoredAnswer }

type KeyRow = { owner: string; fingerprint: string; status: number | null } & Omit<
  StoredAnswer,
  'status'
>

// A row may be taken over when it has expired, or when its owner stopped renewing it before answering; later where the
// owner has committed something, and may only be waiting for the database to store the answer.
const claimSql = `
  with claimed as (
    insert into idempotency_keys as kept (id, fingerprint, owner, locked_until, expires_at)
    values ($1, $2, $3, now() + $4 * interval '1 ms', now() + interval '24 hours')
    on conflict (id) do update set
      fingerprint = excluded.fingerprint, owner = excluded.owner,
      locked_until = excluded.locked_until, expires_at = excluded.expires_at,
      status = null, headers = null, body = null, people = null
    where kept.expires_at <= now() or (kept.status is null and
      kept.locked_until + case when kept.headers is null then '0 s' else '20 s' end::interval <= now())
    returning owner, fingerprint, status, headers, body
  )
  select * from claimed
  union all
  select owner, fingerprint, status, headers, body from idempotency_keys
  where id = $1 and not exists (select from claimed)`

const findSql = `
  select status, headers, body from idempotency_keys
  where id = $1 and fingerprint = $2 and status is not null and expires_at > now()`

/**
 * The SQL of stored keys. Each step is one statement that commits by itself, on the database's clock, and succeeds only
 * for the owner of the claim, so that a worker whose lease was taken over can change nothing.
 */
export function keyStore(pool: Pick<pg.Pool, 'query'>, { leaseMs }: { leaseMs: number }) {
  return {
    claim: async (id: string, fingerprint: string): Promise<ClaimResult> => {
      const owner = randomUUID()
      const { rows } = await pool.query<KeyRow>(claimSql, [id, fingerprint, owner, leaseMs])
      const [row] = rows
      if (row?.owner === owner) return { state: 'claimed', claim: { id, owner } }
      // No row: another request's claim was committed after this statement began.
      if (!row) return { state: 'running' }
      if (row.fingerprint !== fingerprint) return { state: 'mismatch' }
      if (row.status === null) return { state: 'running' }
      return { state: 'answered', answer: { ...row, status: row.status } }
    },
    /** The answer under a key to the same request, if it is stored. */
    find: async (id: string, fingerprint: string): Promise<StoredAnswer | undefined> => {
      const { rows } = await pool.query<StoredAnswer>(findSql, [id, fingerprint])
      return rows[0]
    },
    witness: (claim: Claim) => witnessOf(pool, claim),
    renew: async ({ id, owner }: Claim): Promise<void> => {
      await pool.query(
        `update idempotency_keys set locked_until = now() + $3 * interval '1 ms'
         where id = $1 and owner = $2 and status is null`,
        [id, owner, leaseMs],
      )
    },
    finish: async ({ id, owner }: Claim, answer: KeptAnswer): Promise<void> => {
      await pool.query(
        `update idempotency_keys
         set status = $3, headers = $4, body = $5, people = $6, expires_at = now() + interval '24 hours'
         where id = $1 and owner = $2 and status is null`,
        [id, owner, answer.status, JSON.stringify(answer.headers), answer.body, answer.people],
      )
    },
    release: async ({ id, owner }: Claim): Promise<void> => {
      await pool.query(
        'delete from idempotency_keys where id = $1 and owner = $2 and status is null',
        [id, owner],
      )
    },
  }
}

/** While there is no answer, the headers of a key name the last transaction of its claim that was committed. */
function witnessOf(pool: Pick<pg.Pool, 'query'>, { id, owner }: Claim): Witness {
  return {
    sign: (transaction) => sql`
      update idempotency_keys set headers = to_jsonb(${transaction}::text)
      where id = ${id} and owner = ${owner} and status is null`,
    hasSigned: async (transaction) => {
      const { rows } = await pool.query<{ signed: boolean | null }>(
        `select headers = to_jsonb($3::text) as signed from idempotency_keys
         where id = $1 and owner = $2 for share`,
        [id, owner, transaction],
      )
      return rows[0]?.signed === true
    },
  }
}

export type KeyStore = ReturnType<typeof keyStore>

/** Deletes idempotency keys, with their stored answers, after 24 hours. */
export async function deleteExpiredKeys(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query('delete from idempotency_keys where expires_at <= now()')
}

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * One row per key in use: first claimed (`status` null, held by `owner` until `locked_until`), then with the answer.
 * `id` and `fingerprint` are hashes, so neither keys nor bodies are stored; `people` are hashes of the addresses in
 * both, so that erasing a person also deletes these rows.
 */
export const idempotencyKeysTable = pgTable(
  'idempotency_keys',
  ({ jsonb, smallint, text, timestamp }) => ({
    id: text('id').primaryKey(),
    fingerprint: text('fingerprint').notNull(),
    owner: text('owner').notNull(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    status: smallint('status'),
    headers: jsonb('headers'),
    body: bytes('body'),
    people: text('people').array(),
  }),
  (table) => [index('idempotency_keys_expires_at_idx').on(table.expiresAt)],
)

/**
 * The characters around an address in JSON; quotes inside one are too rare to look for. At most as many as RFC 5321 4.5.3.1
 * allows: without, 80 KB of base64 took nine seconds.
 */
const address = /[^\s"<>()[\],;:\\@]{1,64}@[^\s"<>()[\],;:\\@]{1,255}/g

/** Keyed hashes of the email addresses in a JSON text. */
export function peopleIn(json: string, secret: string): string[] {
  const emails = json.toLowerCase().match(address) ?? []
  return [...new Set(emails)].map((email) => hashOf(email, secret))
}

/** Deletes, in the transaction of `req`, the stored answers whose request or answer contained this address. */
export async function forgetPerson(req: PayloadRequest, email: string): Promise<void> {
  const person = hashOf(email.toLowerCase(), req.payload.secret)
  await query(req)`delete from idempotency_keys where ${person} = any(people)`
}

function hashOf(email: string, secret: string): string {
  return hmac(secret, ['foyer.idempotency.people', email]).toString('base64url').slice(0, 22)
}
