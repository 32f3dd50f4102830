import { AuthenticationError, type Payload, type PayloadRequest } from 'payload'

import type { Operation } from '../../../platform/access.js'
import { query } from '../../../platform/database/requestDatabase.js'

/** Keeps what else changes this account or its sessions waiting until the transaction ends. */
export async function lockUser(req: PayloadRequest, user: string): Promise<void> {
  await query(req)`select 1 from users where id::text = ${user} for update`
}

/**
 * Payload reads an account and writes it back whole, sessions too. One that waits here before it reads can undo
 * nothing that others have done meanwhile.
 */
export async function takeTurn({ args, operation, req }: Operation): Promise<void> {
  const { id, data } = args
  if (operation === 'refresh' && req.user) await lockUser(req, req.user.id)
  if (operation === 'resetPassword') {
    await query(req)`
      select 1 from users where reset_password_token = ${String(data?.['token'])} for update`
  }
  if (operation !== 'update') return
  if (id !== undefined) await lockUser(req, String(id))
  else await query(req)`select 1 from users order by id for update`
}

/** Signing out reads the account after its hooks. */
export async function takeTurnToLeave({ req }: { req: PayloadRequest }): Promise<void> {
  if (req.user) await lockUser(req, req.user.id)
}

type Session = { id: string; createdAt: Date | string; expiresAt: Date | string }

type Account = { id: string; hash?: string | null; sessions?: Session[] }

/** The sessions that sign-ins in progress have made, by the account as they hold it. */
const made = new WeakMap<Account, string>()

/**
 * A sign-in reads the account before its transaction, compares the password and then writes all of it back, with a
 * session more, and once more without it if the sign-in is refused after that. Here it writes the session alone.
 */
export function addSessionsAlone({ db }: Pick<Payload, 'db'>): void {
  const update = db.updateOne.bind(db)
  db.updateOne = async (args): Promise<unknown> => {
    if (args.collection !== 'users' || !args.req) return update(args)
    const req = args.req as PayloadRequest
    const account = args.data as Account
    // What Payload has read is text; the session that it has just made has a Date.
    const added = account.sessions?.find(({ createdAt }) => createdAt instanceof Date)
    const refused = made.get(account)
    if (added) await insertSession(req, account, added)
    else if (refused) await query(req)`delete from users_sessions where id = ${refused}`
    else return update(args)
    return args.data
  }
}

/**
 * Adds a session if the password is still that which was compared. Waits for those whose turn it is, but not for other
 * sign-ins: while it waits it holds one of the few connections.
 */
async function insertSession(req: PayloadRequest, account: Account, added: Session): Promise<void> {
  const { id, hash = null } = account
  const [created, expires] = [added.createdAt, added.expiresAt].map((at) => new Date(at))
  await query(req)`
    delete from users_sessions where _parent_id::text = ${id} and expires_at <= now()`
  const rows = await query(req)`
    insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
    select 1 + coalesce((select max(_order) from users_sessions where _parent_id = users.id), 0),
      id, ${added.id}, ${created?.toISOString()}, ${expires?.toISOString()}
    from users where id::text = ${id} and hash is not distinct from ${hash}
    for key share returning id`
  if (rows.length === 0) throw new AuthenticationError(req.t)
  made.set(account, added.id)
}
