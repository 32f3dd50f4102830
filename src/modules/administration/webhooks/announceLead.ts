import type { PayloadRequest } from 'payload'

import { announceEvent } from './announceEvent.js'

/**
 * Announces a new lead in its transaction: reference, kind and language. Personal data stays where it can be erased.
 */
export async function announceLead(
  req: PayloadRequest,
  { leadId: id }: { leadId: string },
): Promise<void> {
  const { reference, kind, locale } = await req.payload.findByID({
    collection: 'leads',
    id,
    select: { reference: true, kind: true, locale: true },
    depth: 0,
    joins: false,
    overrideAccess: true,
    req,
  })
  await announceEvent(req, { type: 'lead.created', data: { id, reference, kind, locale } })
}

type Moved = { leadId: string; reference: string; from: string; to: string }

/** Announces a lead's new status, in the transaction of the change. */
export async function announceLeadMove(
  req: PayloadRequest,
  { leadId: id, reference, from, to }: Moved,
): Promise<void> {
  await announceEvent(req, { type: 'lead.moved', data: { id, reference, from, to } })
}
