import type { CollectionAfterChangeHook, CollectionConfig, Field, PayloadRequest } from 'payload'
import { z } from 'zod'

import { currencyField } from '../../../admin/fields/currencyField.js'
import { shownAsMoney } from '../../../admin/fields/shownAsMoney.js'
import type { BulkAction } from '../../../admin/lists/bulkMenus.js'
import type { Lead } from '../../../payload-types.js'
import { closedExcept, nobody, staff, type Operation } from '../../../platform/access.js'
import { field, optionsOf } from '../../../platform/content/fields.js'
import { wholeNumber } from '../../../platform/content/wholeNumber.js'
import { firstMatch, everyMatch } from '../../../platform/database/requestDatabase.js'
import { exportLeads, leadTotals } from '../endpoints/leadReports.js'
import { eraseLead, exportPerson } from '../endpoints/personEndpoints.js'
import { leadsOf } from '../leadsOptions.js'
import { leadStatuses } from '../schemas.js'
import { addLeadEvent, type LeadEventType } from '../timeline/LeadEvents.js'
import { originFields, personFields, requestFields } from './leadFields.js'
import { lockLeads } from '../store/leadStore.js'

type Change = { type: LeadEventType; from?: string; to?: string }

const details = ['name', 'company', 'jobTitle', 'phone', 'country'] as const

/** Records changes of a lead on its timeline, in the transaction of the change. */
const recordChanges: CollectionAfterChangeHook<Lead> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const changes: Change[] =
    operation === 'create' ? [{ type: 'received' }] : await compare(req, previousDoc, doc)
  for (const change of changes) await addLeadEvent(req, { lead: doc.id, ...change })
  if (operation === 'create' || previousDoc.status === doc.status) return
  const { id: leadId, reference, status: to } = doc
  const { onMoved = [] } = leadsOf(req.payload)
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

const maxNotesLength = 20_000

const workFields: Field[] = [
  field.select('status', 'How far the lead has come. Each change is noted in the timeline.', {
    required: true,
    index: true,
    defaultValue: 'new',
    options: optionsOf(leadStatuses),
    admin: { position: 'sidebar', isClearable: false },
  }),
  field.relationship('assignee', 'Who takes care of this lead.', {
    relationTo: 'users',
    index: true,
    admin: { position: 'sidebar', allowCreate: false },
  }),
  field.group('value', {
    label: 'Deal',
    admin: { position: 'sidebar' },
    fields: [
      field.number('amount', {
        label: 'Value',
        min: 0,
        max: 1_000_000_000,
        validate: wholeNumber,
        admin: { description: 'What you expect it to bring.', ...shownAsMoney() },
      }),
      currencyField(),
    ],
  }),
  field.select('marketing', 'Whether marketing mail is allowed; empty where it was not asked.', {
    access: { update: nobody },
    options: [
      { value: 'given', label: 'Agreed' },
      { value: 'refused', label: 'Refused' },
      { value: 'withdrawn', label: 'Withdrawn' },
    ],
    admin: { position: 'sidebar' },
  }),
]

const components: NonNullable<CollectionConfig['admin']>['components'] = {
  listMenuItems: [{ path: '/src/admin/ExportCsv#ExportCsv', clientProps: { collection: 'leads' } }],
  views: {
    board: {
      path: '/board',
      exact: true,
      Component: '/src/modules/leads/admin/LeadBoard#LeadBoard',
      meta: { title: 'Lead board' },
    },
    person: {
      path: '/person',
      exact: true,
      Component: '/src/admin/people/PersonView#PersonView',
      meta: { title: 'Person' },
    },
  },
}

const history: Field[] = [
  field.textarea('notes', 'For colleagues. What stood here before is kept in the timeline.', {
    maxLength: maxNotesLength,
  }),
  field.join('consents', {
    collection: 'consents',
    on: 'lead',
    admin: { allowCreate: false, defaultColumns: ['createdAt', 'event', 'policyVersion'] },
  }),
]

const timeline = field.join('timeline', {
  collection: 'lead-events',
  on: 'lead',
  // In the order in which they were made: two of one change may be of the same millisecond.
  defaultSort: '-id',
  defaultLimit: 20,
  admin: {
    allowCreate: false,
    defaultColumns: ['createdAt', 'type', 'from', 'to', 'actor'],
    components: { Field: '/src/admin/records/Timeline#Timeline' },
  },
})

/** What sales decide by. */
const columns = ['name', 'company', 'kind', 'status', 'value.amount', 'assignee', 'createdAt']

const bulk: BulkAction[] = [
  { label: 'Move to', field: 'status' },
  {
    ...{ label: 'Assign to', field: 'assignee' },
    among: { role: { in: ['admin', 'sales'] }, serviceAccount: { exists: false } },
  },
]

const custom = {
  bulk,
  record: {
    summary: columns,
    person: 'email',
    writes: true,
    wrongAddress:
      'If the address is wrong, reach them another way: nobody changes the address of a lead. If it is right, send the mail again.',
  },
  empty:
    'Leads come from your forms at /demo, /contact, /brochures and /cost-of-ownership, and from each course. Link to them from your campaigns.',
}

/**
 * People who asked for something and verified their address. Forms create leads, sales works on them, erasing deletes
 * them.
 */
export const Leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: 'Lead', plural: 'Leads' },
  admin: {
    group: 'Leads',
    useAsTitle: 'email',
    defaultColumns: columns,
    listSearchableFields: ['reference', 'name', 'email', 'company'],
    description: 'People who asked for something. Save a filter to come back to it.',
    components,
  },
  access: closedExcept({ read: staff('sales'), update: staff('sales') }),
  custom,
  disableDuplicate: true,
  enableQueryPresets: true,
  // The timeline keeps earlier text that a colleague's save replaced.
  lockDocuments: false,
  defaultSort: '-createdAt',
  endpoints: [exportLeads, leadTotals, exportPerson, eraseLead],
  hooks: { beforeOperation: [lockWhileEdited], afterChange: [recordChanges] },
  fields: [
    timeline,
    ...workFields,
    {
      type: 'tabs',
      tabs: [
        { label: 'Lead', fields: [...personFields, ...requestFields, ...history] },
        { label: 'Origin', fields: originFields },
      ],
    },
  ],
}

/**
 * Locks leads while staff change them: Payload writes back all of a lead as it was read, which would bring back a person who
 * was erased meanwhile, and a consent that was withdrawn.
 */
async function lockWhileEdited({ args, operation, req }: Operation): Promise<void> {
  if (operation !== 'update') return
  const { id, where, overrideAccess = false } = args
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
