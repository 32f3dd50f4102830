import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import type { Lead } from '../../payload-types.js'
import { Problem } from '../../platform/http/Problem.js'
import { problems } from '../../platform/http/problems.js'

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
