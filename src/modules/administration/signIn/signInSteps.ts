import { index, pgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import { createHash, randomBytes } from 'node:crypto'

import { type PayloadRequest, parseCookies } from 'payload'

import { query } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'

type Kind = 'oidc' | 'second-factor' | 'passkey'

type Step = { kind: Kind; data: object; user?: string }

/** A step with no transaction outlives the refusal of the request that began it. */
type Database = Pick<PayloadRequest, 'payload' | 'transactionID'>

const seconds = 600

/** Begins a step that this browser has ten minutes to finish; returns its `Set-Cookie`. */
export async function beginStep(req: Database, { kind, data, user }: Step): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await query(req)`
    with dead as (delete from sign_in_steps where expires_at < now())
    insert into sign_in_steps (token_hash, kind, user_id, data, expires_at)
    values (${hashOf(token)}, ${kind}, ${user ?? null}, ${JSON.stringify(data)}::jsonb,
      now() + make_interval(secs => ${seconds}))`
  return cookie(req, kind, token)
}

type Begun = { data: unknown; user: string | null }

/** Ends the step of this browser and returns it; undefined if there is none, or it has been used. */
export async function takeStep(req: PayloadRequest, kind: Kind): Promise<Begun | undefined> {
  const [step] = await query<Begun>(req)`
    delete from sign_in_steps
    where token_hash = ${hashOf(tokenIn(req, kind))} and kind = ${kind} and expires_at > now()
    returning data, user_id::text as user`
  return step
}

/** The person whose step this browser has begun. */
export async function personOfStep(req: PayloadRequest, kind: Kind): Promise<string | undefined> {
  const [step] = await query<{ user: string }>(req)`
    select user_id::text as user from sign_in_steps
    where token_hash = ${hashOf(tokenIn(req, kind))} and kind = ${kind} and expires_at > now()
      and user_id is not null`
  return step?.user
}

function tokenIn({ headers }: PayloadRequest, kind: Kind): string {
  return parseCookies(headers).get(cookieName(kind)) ?? ''
}

/** The `Set-Cookie` that removes the step's token from the browser. */
export function noStepCookie(req: Database, kind: Kind): string {
  return cookie(req, kind, '')
}

const cookieName = (kind: Kind) => `foyer-step-${kind}`

function cookie({ payload }: Database, kind: Kind, token: string): string {
  const secure = platformOf(payload).serverUrl.startsWith('https:') ? '; Secure' : ''
  const maxAge = token ? seconds : 0
  const path = `${payload.config.routes.api}/users`
  return `${cookieName(kind)}=${token}; Path=${path}; Max-Age=${String(maxAge)}; HttpOnly; SameSite=Lax${secure}`
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * One row per sign-in that was begun and waits for its second half: an answer of the identity provider, a code. Only
 * the browser that began it has the token, of which this is the hash; a row is deleted by its use.
 */
export const signInStepsTable = pgTable(
  'sign_in_steps',
  ({ jsonb, smallint, text, timestamp, uuid }) => ({
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind').notNull(),
    /** Who it is, where the first half has shown that. */
    userId: uuid('user_id'),
    data: jsonb('data').notNull(),
    guesses: smallint('guesses').notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  }),
  (table) => [index('sign_in_steps_expires_at_idx').on(table.expiresAt)],
)
