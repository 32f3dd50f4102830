import type { Payload } from 'payload'

import type { Lead } from '../../payload-types.js'

/** Finds a lead by its id, without its timeline; undefined once it was erased. */
export async function findLead(payload: Payload, id: string): Promise<Lead | undefined> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    joins: false,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0]
}
