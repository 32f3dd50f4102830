import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { roleOf, staff } from '../../../platform/access.js'
import { actorName } from '../../../platform/actorName.js'
import { ledgerCollection } from '../../../platform/content/ledgerCollection.js'
import { field, optionsOf } from '../../../platform/content/fields.js'
import type { Topic } from '../../../platform/topics/Topic.js'
import { publishEvent } from '../../../platform/topics/topicEvents.js'
import { leadStatuses } from '../schemas.js'

/** Adds an event to a lead's timeline in the transaction of `req`, with the member of staff who caused it, if any. */
export async function addLeadEvent(
  req: PayloadRequest,
  { lead, type, from, to }: { lead: string; type: LeadEventType; from?: string; to?: string },
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

const leadEventTypes = {
  received: 'Received',
  status: 'Status',
  assignee: 'Assignee',
  notes: 'Notes',
  details: 'Details',
  consent: 'Consent',
} as const

export type LeadEventType = keyof typeof leadEventTypes

/** The history of a lead, one row per event, written in the transaction of the event and never changed. */
export const LeadEvents = ledgerCollection({
  slug: 'lead-events',
  labels: { singular: 'Event', plural: 'Timeline' },
  admin: {
    group: false,
    useAsTitle: 'createdAt',
    defaultColumns: ['createdAt', 'lead', 'type', 'from', 'to', 'actor'],
    listSearchableFields: ['actor', 'to'],
    description: 'What happened to leads, oldest first. Nobody changes it.',
  },
  readers: staff('sales'),
  custom: { audit: 'none', record: { summary: ['lead', 'type', 'from', 'to', 'actor'] } },
  fields: [
    field.relationship('lead', { relationTo: 'leads', required: true, index: true }),
    field.select('type', { required: true, options: optionsOf(leadEventTypes) }),
    field.textarea('from'),
    field.textarea('to'),
    field.text('actor', 'A colleague, an API key, the form, or the service itself.', {
      label: 'By',
    }),
    field.relationship('by', 'The id of the colleague or the key; empty if it was neither.', {
      relationTo: 'users',
      label: 'Account',
    }),
  ],
})

/** Lead events for staff; they read the person's details from the lead itself. */
export const leadsTopic: Topic = {
  name: 'leads',
  summary: 'A lead was received or worked on (sales and admins)',
  access: staff('sales'),
  data: z.object({
    lead: z.string(),
    type: z.enum(Object.keys(leadEventTypes) as [keyof typeof leadEventTypes]),
    status: z.enum(leadStatuses).optional(),
  }),
}
