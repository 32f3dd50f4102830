import type { Where } from 'payload'
import { z } from 'zod'

import type { Operation } from '../../../platform/access.js'
import { everyMatch } from '../../../platform/database/requestDatabase.js'
import { lockLeads } from '../store/leadStore.js'

type Changed = { id?: unknown; where?: Where; overrideAccess?: boolean }

/**
 * Locks leads while staff change them: Payload writes back all of a lead as it was read, which would bring back a person who
 * was erased meanwhile, and a consent that was withdrawn.
 */
export async function lockWhileEdited({ args, operation, req }: Operation): Promise<void> {
  if (operation !== 'update') return
  const { id, where, overrideAccess = false } = args as Changed
  if (id !== undefined) {
    const { data: lead } = z.uuid().safeParse(id)
    if (lead !== undefined) await lockLeads(req, [lead])
    return
  }
  // Payload itself refuses a change of many that names none.
  if (!where) return
  const asked = { ...everyMatch, collection: 'leads', where, overrideAccess, req } as const
  const { docs } = await req.payload.find({ ...asked, joins: false, select: {} })
  const ids = docs.map((lead) => lead.id)
  await lockLeads(req, ids)
  // Not what began to match meanwhile, which is not locked.
  Object.assign(args, { where: { and: [where, { id: { in: ids } }] } })
}
