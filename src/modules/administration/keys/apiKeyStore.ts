import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { query } from '../../../platform/database/requestDatabase.js'
import { hmac } from '../../../platform/secrets.js'

type StoredKey = { id: string; owner: string; scopes: string[]; isLive: boolean }

const scopes = sql`array(select text from api_keys_texts
  where parent_id = api_keys.id and path = 'scopes' order by "order") as scopes`

/** What keys begin with, so that people and secret scanners recognize them. */
export const keyPrefix = 'foyer_'

/** The keyed hash by which a key is found; the key itself is stored nowhere. */
export function hashKey(secret: string, key: string): string {
  return hmac(secret, ['foyer.api-key', key]).toString('base64url')
}

export async function findApiKey(payload: Payload, key: string): Promise<StoredKey | undefined> {
  const [row] = await query<StoredKey>({ payload })`
    select id::text, owner_id::text as owner, ${scopes},
      revoked is not true and (expires_at is null or expires_at > now()) as "isLive"
    from api_keys where key_hash = ${hashKey(payload.secret, key)}`
  return row
}

/** The scopes of a key that can be used now; undefined for any other. */
export async function findScopes(payload: Payload, id: string): Promise<string[] | undefined> {
  const [row] = await query<{ scopes: string[] }>({ payload })`
    select ${scopes} from api_keys where id::text = ${id} and revoked is not true
      and (expires_at is null or expires_at > now())`
  return row?.scopes
}

export async function noteUseOf(payload: Payload, id: string): Promise<void> {
  await query({ payload })`update api_keys set last_used_at = now() where id::text = ${id}`
}
