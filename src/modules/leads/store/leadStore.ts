import { randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

import type { Lead } from '../../../payload-types.js'
import { firstMatch } from '../../../platform/database/matches.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'

/** Finds a lead by its id, without its timeline; undefined once it was erased. */
export async function findLead(payload: Payload, id: string): Promise<Lead | undefined> {
  const { docs } = await payload.find({
    ...firstMatch,
    collection: 'leads',
    where: { id: { equals: id } },
    joins: false,
    overrideAccess: true,
  })
  return docs[0]
}

/** A person: an address in lower case and all leads that came from it. */
export type Person = { emailKey: string; leads: [Lead, ...Lead[]] }

/** The person behind the lead with this id, if the caller may read it. Throws `not_found`. */
export async function findPerson(req: PayloadRequest, id: string): Promise<Person> {
  const shared = {
    collection: 'leads',
    depth: 0,
    joins: false,
    pagination: false,
    showHiddenFields: true,
    overrideAccess: true,
    req,
  } as const
  const { docs } = await req.payload.find({ ...shared, where: { id: { equals: id } }, limit: 1 })
  const emailKey = docs[0]?.emailKey
  if (emailKey === undefined) throw new Problem(problems.notFound)
  const all = await req.payload.find({
    ...shared,
    where: { emailKey: { equals: emailKey } },
    sort: 'id',
    limit: 0,
  })
  const [first, ...others] = all.docs
  if (!first) throw new Problem(problems.notFound)
  return { emailKey, leads: [first, ...others] }
}

export const LeadParams = z.object({ id: z.uuid() })

/** The key of a job about a lead: erasing the lead deletes the job by it. */
export function leadJobKey(lead: string, about: string): string {
  return `leads.${lead}.${about}`
}

/** Crockford's base 32 leaves out letters that look like digits or sound alike when spelt. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The public reference of a lead, `LD-` and 16 characters: 80 random bits, so it cannot be guessed or counted. */
export function createReference(): string {
  const characters = Array.from(randomBytes(16), (byte) => alphabet.charAt(byte & 31))
  return `LD-${characters.join('')}`
}
