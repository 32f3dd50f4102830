import { index, pgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload, PayloadRequest } from 'payload'

import { query } from '../../../../platform/database/requestDatabase.js'

type Database = Pick<PayloadRequest, 'payload' | 'transactionID'>

type Passkey = {
  id: string
  user: string
  publicKey: string
  counter: number
  transports: string[]
  device: string
}

const mostPerPerson = 20

/** Stores a new passkey; false if somebody has it already, or the person has too many. */
export async function addPasskey(req: Database, passkey: Passkey): Promise<boolean> {
  const { id, user, publicKey, counter, transports, device } = passkey
  const added = await query(req)`
    insert into passkeys (id, user_id, public_key, counter, transports, device)
    select ${id}, ${user}::uuid, ${publicKey}, ${counter},
      array(select jsonb_array_elements_text(${JSON.stringify(transports)}::jsonb)), ${device}
    where (select count(*) from passkeys where user_id = ${user}::uuid) < ${mostPerPerson}
    on conflict (id) do nothing returning id`
  return added.length > 0
}

export async function findPasskey(
  payload: Payload,
  id: string,
): Promise<Pick<Passkey, 'user' | 'publicKey'> | undefined> {
  const [row] = await query<Passkey>({ payload })`
    select user_id::text as user, public_key as "publicKey" from passkeys where id = ${id}`
  return row
}

/** Notes a use; false if the passkey is gone, or has signed as often before: then it is a copy, or the answer is. */
export async function usePasskey(req: Database, id: string, counter: number): Promise<boolean> {
  const used = await query(req)`
    update passkeys set counter = ${counter}, last_used_at = now()
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`
  return used.length > 0
}

type Listed = Pick<Passkey, 'id' | 'device' | 'transports'> & {
  createdAt: Date
  lastUsedAt: Date | null
}

export function listPasskeys(req: Database, user: string): Promise<Listed[]> {
  return query<Listed>(req)`
    select id, device, transports, created_at as "createdAt", last_used_at as "lastUsedAt"
    from passkeys where user_id = ${user}::uuid order by created_at desc`
}

export async function hasPasskey(req: Database, user: string): Promise<boolean> {
  return (await listPasskeys(req, user)).length > 0
}

/** Removes one passkey of a person, or all of them. */
export async function removePasskeys(req: Database, user: string, id?: string): Promise<boolean> {
  const removed = await query(req)`
    delete from passkeys where user_id = ${user}::uuid and id = coalesce(${id ?? null}, id)
    returning id`
  return removed.length > 0
}

/** The passkeys of staff: what a signature of each is checked with. */
export const passkeysTable = pgTable(
  'passkeys',
  ({ bigint, text, timestamp, uuid }) => ({
    /** The credential's id as its authenticator made it, in base64url like the key. */
    id: text('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** How often it has signed, where it counts; it never goes back. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** The browser and system that made it. */
    device: text('device').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  }),
  (table) => [index('passkeys_user_id_idx').on(table.userId)],
)
