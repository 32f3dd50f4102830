import type { PayloadRequest } from 'payload'

import { roleOf } from '../../../platform/access.js'
import { actorName } from '../../../platform/actorName.js'
import { publishEvent } from '../../../platform/topics/publishEvent.js'
import type { LeadEventType } from './LeadEvents.js'
import { leadsTopic } from './leadsTopic.js'

type NewEvent = { lead: string; type: LeadEventType; from?: string; to?: string }

/** Adds an event to a lead's timeline in the transaction of `req`, with the member of staff who caused it, if any. */
export async function addLeadEvent(
  req: PayloadRequest,
  { lead, type, from, to }: NewEvent,
): Promise<void> {
  const actor = actorName(req, type === 'received' ? 'Website form' : 'Visitor')
  const by = roleOf(req) === undefined ? undefined : req.user?.id
  await req.payload.create({
    collection: 'lead-events',
    data: { lead, type, actor, ...(from && { from }), ...(to && { to }), ...(by && { by }) },
    depth: 0,
    overrideAccess: true,
    req,
  })
  const data = { lead, type, ...(type === 'status' && to && { status: to }) }
  await publishEvent(req, { topic: leadsTopic.name, data })
}
