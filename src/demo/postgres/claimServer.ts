import { setTimeout as sleep } from 'node:timers/promises'

import type pg from 'pg'

// A pair of keys: 0 is the claim itself, any other is the pid of the process that holds it.
const lockSpace = 0x666f_7965
const graceMs = 1_000

export type Claim = { granted: true } | { granted: false; holder: number | undefined }

/**
 * Claims the server for the life of this connection, for one owner at a time. Waits a second, so that PostgreSQL can
 * notice a holder that was just killed.
 */
export async function claimServer(client: pg.Client): Promise<Claim> {
  const deadline = Date.now() + graceMs
  while (!(await tryLock(client, 0))) {
    if (Date.now() > deadline) return { granted: false, holder: await findHolder(client) }
    await sleep(50)
  }
  await tryLock(client, process.pid)
  return { granted: true }
}

async function tryLock(client: pg.Client, key: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1::int, $2::int) as locked',
    [lockSpace, key],
  )
  return rows[0]?.locked === true
}

async function findHolder(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ holder: number }>(
    `select named.objid::int as holder
       from pg_locks claim
       join pg_locks named on named.pid = claim.pid and named.classid = claim.classid and named.objid <> 0
      where claim.locktype = 'advisory' and claim.granted and claim.classid = $1 and claim.objid = 0`,
    [lockSpace],
  )
  return rows[0]?.holder
}
