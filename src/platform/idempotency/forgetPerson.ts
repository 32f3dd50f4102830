import type { PayloadRequest } from 'payload'

import { query } from '../database/requestDatabase.js'
import { hmac } from '../signature.js'

/** The characters around an address in JSON; quotes inside one are too rare to look for. */
const address = /[^\s"<>()[\],;:\\@]+@[^\s"<>()[\],;:\\@]+/g

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
