import type { CollectionConfig, Field } from 'payload'

import { currencyField } from '../../../admin/fields/currencyField.js'
import type { BulkAction } from '../../../admin/lists/bulkMenus.js'
import { shownAsMoney } from '../../../admin/fields/shownAsMoney.js'
import { closedExcept, nobody, staff } from '../../../platform/access.js'
import { optionsOf } from '../../../platform/content/optionsOf.js'
import { eraseLead } from '../endpoints/eraseLead.js'
import { exportLeads } from '../endpoints/exportLeads.js'
import { exportPerson } from '../endpoints/exportPerson.js'
import { leadTotals } from '../endpoints/leadTotals.js'
import { recordChanges } from '../hooks/recordChanges.js'
import type { LeadsContext } from '../leadsContext.js'
import { leadStatuses } from '../schemas.js'
import { originFields, personFields, requestFields } from './leadFields.js'

const maxNotesLength = 20_000

const workFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    required: true,
    index: true,
    defaultValue: 'new',
    options: optionsOf(leadStatuses),
    admin: {
      position: 'sidebar',
      isClearable: false,
      description: 'How far the lead has come. Each change is noted in the timeline.',
    },
  },
  {
    name: 'assignee',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    admin: {
      position: 'sidebar',
      allowCreate: false,
      description: 'Who takes care of this lead.',
    },
  },
  {
    name: 'value',
    type: 'group',
    label: 'Deal',
    admin: { position: 'sidebar' },
    fields: [
      {
        name: 'amount',
        type: 'number',
        label: 'Value',
        min: 0,
        max: 1_000_000_000,
        admin: { description: 'What you expect it to bring.', ...shownAsMoney() },
      },
      currencyField(),
    ],
  },
  {
    name: 'marketing',
    type: 'select',
    access: { update: nobody },
    options: [
      { value: 'given', label: 'Agreed' },
      { value: 'refused', label: 'Refused' },
      { value: 'withdrawn', label: 'Withdrawn' },
    ],
    admin: {
      position: 'sidebar',
      description: 'Whether marketing mail is allowed; empty where it was not asked.',
    },
  },
]

const components: NonNullable<CollectionConfig['admin']>['components'] = {
  listMenuItems: [{ path: '/src/admin/ExportCsv#ExportCsv', clientProps: { collection: 'leads' } }],
  views: {
    board: {
      path: '/board',
      exact: true,
      Component: '/src/modules/leads/admin/LeadBoard#LeadBoard',
    },
    person: { path: '/person', exact: true, Component: '/src/admin/people/PersonView#PersonView' },
  },
}

const history: Field[] = [
  {
    name: 'notes',
    type: 'textarea',
    maxLength: maxNotesLength,
    admin: { description: 'For colleagues. What stood here before is kept in the timeline.' },
  },
  {
    name: 'timeline',
    type: 'join',
    collection: 'lead-events',
    on: 'lead',
    defaultSort: '-id',
    defaultLimit: 20,
    admin: {
      allowCreate: false,
      defaultColumns: ['createdAt', 'type', 'from', 'to', 'actor'],
      components: { Field: '/src/admin/records/Timeline#Timeline' },
    },
  },
  {
    name: 'consents',
    type: 'join',
    collection: 'consents',
    on: 'lead',
    admin: { allowCreate: false, defaultColumns: ['createdAt', 'event', 'policyVersion'] },
  },
]

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
  },
  empty:
    'Leads come from your forms at /demo, /contact, /brochures and /cost-of-ownership, and from each course. Link to them from your campaigns.',
}

/**
 * People who asked for something and verified their address. Forms create leads, sales works on them, erasing deletes
 * them.
 */
export function Leads(
  context: Pick<LeadsContext, 'people' | 'onErased' | 'onExported' | 'onMoved'>,
): CollectionConfig {
  return {
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
    defaultSort: '-id',
    endpoints: [exportLeads, leadTotals, exportPerson(context), eraseLead(context)],
    hooks: { afterChange: [recordChanges(context)] },
    fields: [
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
}
