import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import type { Lead } from '../../../payload-types.js'
import { firstMatch } from '../../../platform/database/matches.js'
import type { LeadsOptions } from '../leadsContext.js'
import type { LeadEventType } from '../timeline/LeadEvents.js'
import { addLeadEvent } from '../timeline/LeadEvents.js'

type Change = { type: LeadEventType; from?: string; to?: string }

const details = ['name', 'company', 'jobTitle', 'phone', 'country'] as const

/** Records changes of a lead on its timeline, in the transaction of the change. */
export const recordChanges =
  ({ onMoved = [] }: Pick<LeadsOptions, 'onMoved'>): CollectionAfterChangeHook<Lead> =>
  async ({ doc, operation, previousDoc, req }) => {
    const changes: Change[] =
      operation === 'create' ? [{ type: 'received' }] : await compare(req, previousDoc, doc)
    for (const change of changes) await addLeadEvent(req, { lead: doc.id, ...change })
    if (operation === 'create' || previousDoc.status === doc.status) return
    const { id: leadId, reference, status: to } = doc
    for (const tell of onMoved) await tell(req, { leadId, reference, from: previousDoc.status, to })
  }

async function compare(req: PayloadRequest, before: Lead, after: Lead): Promise<Change[]> {
  const changes: Change[] = [
    { type: 'status', from: before.status, to: after.status },
    { type: 'assignee', from: idOf(before.assignee), to: idOf(after.assignee) },
    { type: 'notes', from: before.notes ?? '', to: after.notes ?? '' },
    ...details.map((name): Change => ({
      type: 'details',
      from: told(name, before[name]),
      to: told(name, after[name]),
    })),
  ]
  const real = changes.filter(({ from, to }) => from !== to)
  for (const change of real.filter(({ type }) => type === 'assignee')) {
    Object.assign(change, {
      from: await nameOf(req, change.from),
      to: await nameOf(req, change.to),
    })
  }
  return real
}

function told(name: string, value: string | null | undefined): string {
  return value ? `${name}: ${value}` : ''
}

function idOf(user: Lead['assignee']): string {
  if (!user) return ''
  return typeof user === 'string' ? user : user.id
}

async function nameOf(req: PayloadRequest, id: string | undefined): Promise<string> {
  if (!id) return ''
  const { docs } = await req.payload.find({
    ...firstMatch,
    collection: 'users',
    where: { id: { equals: id } },
    overrideAccess: true,
    req,
  })
  return docs[0]?.email ?? id
}
