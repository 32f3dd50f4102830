import type { CollectionConfig } from 'payload'

import { nobody, staff } from '../../../platform/access.js'

export const leadEventTypes = {
  received: 'Received',
  status: 'Status',
  assignee: 'Assignee',
  notes: 'Notes',
  details: 'Details',
  consent: 'Consent',
} as const

export type LeadEventType = keyof typeof leadEventTypes

/** The history of a lead, one row per event, written in the transaction of the event and never changed. */
export const LeadEvents: CollectionConfig = {
  slug: 'lead-events',
  labels: { singular: 'Event', plural: 'Timeline' },
  admin: {
    group: false,
    useAsTitle: 'type',
    defaultColumns: ['createdAt', 'lead', 'type', 'from', 'to', 'actor'],
    description: 'What happened to leads, oldest first. Nobody changes it.',
  },
  access: {
    create: nobody,
    read: staff('sales'),
    readVersions: nobody,
    update: nobody,
    delete: nobody,
    unlock: nobody,
  },
  disableDuplicate: true,
  lockDocuments: false,
  custom: { audit: 'none' },
  defaultSort: '-id',
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', required: true, index: true },
    {
      name: 'type',
      type: 'select',
      required: true,
      options: Object.entries(leadEventTypes).map(([value, label]) => ({ value, label })),
    },
    { name: 'from', type: 'textarea' },
    { name: 'to', type: 'textarea' },
    {
      name: 'actor',
      type: 'text',
      label: 'By',
      admin: { description: 'A colleague, an API key, the form, or the service itself.' },
    },
    {
      name: 'by',
      type: 'relationship',
      relationTo: 'users',
      label: 'Account',
      admin: { description: 'The id of the colleague or the key; empty if it was neither.' },
    },
  ],
}
