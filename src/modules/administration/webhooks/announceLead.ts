import type { PayloadRequest } from 'payload'

import { announceEvent } from './announceEvent.js'

/** Announces a new lead, in its transaction: its id, kind and language. Who it is stays where it can be erased. */
export async function announceLead(
  req: PayloadRequest,
  { leadId }: { leadId: string },
): Promise<void> {
  const { kind, locale } = await req.payload.findByID({
    collection: 'leads',
    id: leadId,
    select: { kind: true, locale: true },
    depth: 0,
    joins: false,
    overrideAccess: true,
    req,
  })
  await announceEvent(req, { type: 'lead.created', data: { id: leadId, kind, locale } })
}
