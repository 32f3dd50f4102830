import type { Payload } from 'payload'

import { platformOf } from '../../platform/platform.js'
import { type Staff, staffByKey } from '../staffByKey.js'
import { readTicket } from './ticket.js'

type Proof = { key: string } | { ticket: string }

/** The member of staff behind a key or a ticket; undefined for anyone else. */
export async function identify(payload: Payload, proof: Proof): Promise<Staff | undefined> {
  if ('key' in proof) return staffByKey(payload, proof.key)
  const now = platformOf(payload).clock.now()
  const id = readTicket(proof.ticket, { secret: payload.secret, now })
  return id === undefined ? undefined : findStaff(payload, id)
}

/** A member of staff as he is now; undefined once he is none. */
export async function findStaff(payload: Payload, id: string): Promise<Staff | undefined> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const [user] = docs
  return user && { ...user, collection: 'users' }
}
