import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

import type { Payload } from 'payload'

import type { Caller, Staff } from '../../platform/credentials/Caller.js'
import {
  authenticate,
  findCaller,
  invalidCredentials,
} from '../../platform/credentials/authenticate.js'
import { firstMatch } from '../../platform/database/requestDatabase.js'
import { customOf } from '../../platform/extend.js'
import { platformOf } from '../../platform/platform.js'
import { readTicket } from './ticket.js'

type Proof = { key: string } | { ticket: string }

/** A member of staff, and what tells their credential from others. */
export type Known = { user: Staff; mark: string }

/** The member of staff behind a key or a ticket. Throws `invalid_credentials` for any other text. */
export async function identify(payload: Payload, proof: Proof): Promise<Known> {
  if ('key' in proof) {
    const caller = await findCaller(payload, { text: proof.key, mayBe: ['key', 'token'] })
    return { user: staffOf(caller), mark: markOf(proof.key) }
  }
  const now = platformOf(payload).clock.now()
  const id = readTicket(proof.ticket, { secret: payload.secret, now })
  const user = id === undefined ? undefined : await findStaff(payload, id)
  const known = user ?? staffOf(undefined)
  // All tickets of a person have the same rights.
  return { user: known, mark: markOf('ticket', known.id) }
}

/** Stands for a credential in memory, where it need not be kept itself. */
export function markOf(...texts: (string | undefined)[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url')
}

/** The member of staff whose credential a handshake presents. */
export async function identifyByHeaders(
  payload: Payload,
  headers: IncomingHttpHeaders,
): Promise<Staff> {
  const get = (name: string) => headers[name]?.toString() ?? null
  return staffOf(await authenticate(payload, { get }))
}

function staffOf(caller: Caller | undefined): Staff {
  if (caller?.kind !== 'staff') throw invalidCredentials()
  return caller.user
}

/** A connected member of staff as of now; undefined once they have left or their key is withdrawn. */
export async function renewStaff(payload: Payload, user: Staff): Promise<Staff | undefined> {
  const found = await findStaff(payload, user.id)
  const { _strategy: strategy } = user as { _strategy?: string }
  const checks = customOf(payload.config).credentials ?? []
  const check = checks.find((one) => strategy !== undefined && one.strategy === strategy)
  return found && check?.renew ? check.renew(payload, user) : found
}

/** The current record of a member of staff; undefined once they have left. */
async function findStaff(payload: Payload, id: string): Promise<Staff | undefined> {
  const { docs } = await payload.find({
    ...firstMatch,
    collection: 'users',
    where: { id: { equals: id } },
    overrideAccess: true,
  })
  const [user] = docs
  return user && { ...user, collection: 'users' }
}
