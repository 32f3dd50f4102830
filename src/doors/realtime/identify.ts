import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

import type { Payload } from 'payload'

import type { Caller, Renewal, Staff } from '../../platform/credentials/Caller.js'
import {
  authenticate,
  findCaller,
  invalidCredentials,
} from '../../platform/credentials/authenticate.js'
import { customOf } from '../../platform/extend.js'
import { platformOf } from '../../platform/platform.js'
import { type Held, readTicket } from './ticket.js'

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
  const held = readTicket(proof.ticket, { secret: payload.secret, now })
  const user = held && (await renewHeld(payload, held))
  if (!user) throw invalidCredentials()
  // All tickets of a credential have the same rights.
  return { user, mark: markOf('ticket', held.strategy, held.user, held.id) }
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

/** A connected member of staff as of now; undefined once they have left or their credential is withdrawn. */
export async function renewStaff(payload: Payload, user: Staff): Promise<Staff | undefined> {
  const held = heldBy(payload, user)
  return held && renewHeld(payload, held)
}

/** What a member of staff has signed in with; undefined for a user whom no credential stands for. */
export function heldBy(payload: Payload, user: Staff): Held | undefined {
  const { _strategy: strategy = '' } = user as { _strategy?: string }
  const id = renewalOf(payload, strategy)?.idOf(user)
  return id === undefined ? undefined : { strategy, user: user.id, id }
}

async function renewHeld(payload: Payload, held: Held): Promise<Staff | undefined> {
  return renewalOf(payload, held.strategy)?.renew(payload, held)
}

function renewalOf({ config }: Payload, strategy: string): Renewal | undefined {
  const renewals = (customOf(config).credentials ?? []).map(({ renewal }) => renewal)
  return renewals.find((renewal) => renewal?.strategy === strategy)
}
