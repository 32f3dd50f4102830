import { index, pgTable, primaryKey } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload, PayloadRequest, TypedLocale } from 'payload'

import { counterOfPayload } from '../../../platform/createBatchedCounter.js'
import { query } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'
import { hmac } from '../../../platform/secrets.js'
import { lockUser } from './turns.js'

type Database = Pick<PayloadRequest, 'payload' | 'transactionID'>

type Place = { user: string; device: string; network: string }

/** Notes a session, and forgets those that ended; false if it has ended itself. */
export async function addSession(
  req: Database,
  { sid, user, device, network }: Place & { sid: string },
): Promise<boolean> {
  await query(req)`
    delete from staff_sessions where user_id = ${user}::uuid
      and not exists (select 1 from users_sessions where id = sid)`
  const added = await query(req)`
    insert into staff_sessions (sid, user_id, device, network)
    select id, _parent_id, ${device}, ${network} from users_sessions
    where id = ${sid} and _parent_id = ${user}::uuid returning sid`
  return added.length > 0
}

/**
 * Whether somebody who has signed in before comes from a device and network not seen in 90 days. Of sign-ins at the
 * same moment only the first is new.
 */
export async function isNewPlace(
  req: Database,
  { user, device, network, locale }: Place & { locale: TypedLocale },
): Promise<boolean> {
  const key = ['foyer.place', user, device, network]
  const place = hmac(req.payload.secret, key).toString('base64url').slice(0, 22)
  const [row] = await query<{ isNew: boolean }>(req)`
    with known as (select 1 from staff_places where user_id = ${user}::uuid limit 1),
    noted as (
      insert into staff_places (user_id, place, locale)
      values (${user}::uuid, ${place}, ${locale})
      on conflict (user_id, place) do update set seen_at = now()
        where staff_places.seen_at < now() - interval '90 days'
      returning 1)
    select exists (select 1 from known) and exists (select 1 from noted) as "isNew"`
  await query(req)`
    update staff_places set seen_at = now(), locale = ${locale}
    where user_id = ${user}::uuid and place = ${place}`
  return row?.isNew ?? false
}

/** The language of the browser that a person, by id or address, signed in with last. */
export async function languageOf(payload: Payload, person: string): Promise<TypedLocale> {
  const [place] = await query<{ locale: TypedLocale }>({ payload })`
    select places.locale from staff_places as places join users on users.id = places.user_id
    where ${person} in (users.id::text, users.email) order by places.seen_at desc limit 1`
  return place?.locale ?? 'en'
}

type Listed = {
  id: string
  device: string | null
  network: string | null
  createdAt: Date
  lastUsedAt: Date
}

/** The sessions of a person that can still be used, the latest first. */
export function listSessions(payload: Payload, user: string): Promise<Listed[]> {
  return query<Listed>({ payload })`
    select own.id, nullif(more.device, '') as device, more.network, own.created_at as "createdAt",
      coalesce(more.last_used_at, own.created_at) as "lastUsedAt"
    from users_sessions as own left join staff_sessions as more on more.sid = own.id
    where own._parent_id = ${user}::uuid and own.expires_at > now()
    order by own.created_at desc limit 100`
}

/** Ends a session; false if the person has no such one. */
export async function endSession(req: PayloadRequest, user: string, sid: string): Promise<boolean> {
  await lockUser(req, user)
  const ended = await query(req)`
    delete from users_sessions where _parent_id = ${user}::uuid and id = ${sid} returning id`
  return ended.length > 0
}

export async function forgetSessions(req: Database, user: string): Promise<void> {
  await query(req)`delete from staff_sessions where user_id = ${user}::uuid`
  await query(req)`delete from staff_places where user_id = ${user}::uuid`
}

/** The uses of sessions, written every ten seconds. */
const uses = counterOfPayload<string>((payload) => ({
  keyOf: (sid) => sid,
  merge: (sid) => sid,
  flushAfterMs: 10_000,
  maxRows: 10_000,
  write: async (sids) => {
    try {
      await query({ payload })`
        update staff_sessions set last_used_at = now()
        where sid in (select jsonb_array_elements_text(${JSON.stringify(sids)}::jsonb))`
    } catch (err) {
      platformOf(payload).log.warn({ err, msg: 'Uses of sessions could not be noted' })
    }
    return []
  },
}))

/** Notes that the session of this token was used. Whether the token is valid is for others to say. */
export function noteUse(payload: Payload, token: string | null | undefined): void {
  const sid = token ? sidIn(token) : undefined
  if (sid !== undefined && /^[\da-f-]{36}$/.test(sid)) uses(payload).add(sid)
}

/** The session that a token names. */
export function sidIn(token: string): string | undefined {
  try {
    const [, content = ''] = token.split('.')
    const { sid } = JSON.parse(Buffer.from(content, 'base64url').toString()) as { sid?: unknown }
    return typeof sid === 'string' ? sid : undefined
  } catch {
    return undefined
  }
}

/** What is known of each session beside Payload's own row, which decides whether it lives. */
export const staffSessionsTable = pgTable(
  'staff_sessions',
  ({ text, timestamp, uuid }) => ({
    sid: text('sid').primaryKey(),
    userId: uuid('user_id').notNull(),
    device: text('device').notNull(),
    network: text('network').notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
  }),
  (table) => [index('staff_sessions_user_id_idx').on(table.userId)],
)

/** Where each person has signed in, as hashes, and their browser's language: a sign-in from elsewhere is told to them. */
export const staffPlacesTable = pgTable(
  'staff_places',
  ({ text, timestamp, uuid }) => ({
    userId: uuid('user_id').notNull(),
    place: text('place').notNull(),
    locale: text('locale').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.userId, table.place] })],
)
