import { randomBytes } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

import type { Lead } from '../../../payload-types.js'
import { firstMatch, query } from '../../../platform/database/requestDatabase.js'
import { Problem, problems } from '../../../platform/http/Problem.js'
import { crockford } from '../../../platform/text.js'

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
export type Person = { emailKey: string; leads: Lead[] }

/** How a person is named: by one of their leads, with its id or its reference, or by their address. */
export type PersonRef = { id: string } | { email: string }

/** The person behind a lead, or with an address, who may have no lead. Throws `not_found` for a lead that is not there. */
export async function findPerson(req: PayloadRequest, person: PersonRef): Promise<Person> {
  const shared = {
    collection: 'leads',
    depth: 0,
    joins: false,
    pagination: false,
    showHiddenFields: true,
    overrideAccess: true,
    req,
  } as const
  let emailKey: string
  if ('id' in person) {
    const where = { [isReference(person.id) ? 'reference' : 'id']: { equals: person.id } }
    const [lead] = (await req.payload.find({ ...shared, where, limit: 1 })).docs
    if (!lead) throw new Problem(problems.notFound)
    emailKey = lead.emailKey
  } else {
    emailKey = person.email.toLowerCase()
  }
  const all = await req.payload.find({
    ...shared,
    where: { emailKey: { equals: emailKey } },
    sort: 'id',
    limit: 0,
  })
  return { emailKey, leads: all.docs }
}

/** Keeps others from changing or deleting these leads until this transaction ends. All who lock leads do it in this order. */
export async function lockLeads(req: PayloadRequest, ids: readonly string[]): Promise<void> {
  await query(req)`
    select from leads where id in (
      select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as value)
    order by id for update`
}

/** The same for the leads of an address. Whoever locks its consents too does that first. */
export async function lockLeadsOf(req: PayloadRequest, emailKey: string): Promise<void> {
  await query(req)`select from leads where email_key = ${emailKey} order by id for update`
}

const referenceForm = new RegExp(`^LD-[${crockford}]{16}$`)

const isReference = (value: string): boolean => referenceForm.test(value)

export const LeadParams = z.object({
  id: z.union([z.uuid(), z.string().regex(referenceForm)]).meta({
    description: 'Its id, or its reference as the visitor has it: `LD-…`.',
  }),
})

/** The key of a job about a lead: erasing the lead deletes the job by it. */
export function leadJobKey(lead: string, about: string): string {
  return `leads.${lead}.${about}`
}

/** The public reference of a lead, `LD-` and 16 characters: 80 random bits, so it cannot be guessed or counted. */
export function createReference(): string {
  const characters = Array.from(randomBytes(16), (byte) => crockford.charAt(byte & 31))
  return `LD-${characters.join('')}`
}
