import { textField } from '../../../platform/content/fields.js'
import type { CollectionConfig, Endpoint, Field } from 'payload'

import { staff } from '../../../platform/access.js'
import { announceSaved } from '../../../platform/content/announce.js'
import { ledgerCollection } from '../../../platform/content/ledgerCollection.js'

const printed: Field[] = [
  { name: 'number', type: 'text', required: true, unique: true, index: true },
  textField('name', 'Who it was issued to, as printed.'),
  { name: 'title', type: 'text', label: 'Course', required: true },
  { name: 'titles', type: 'json', hidden: true },
  { name: 'courseSlug', type: 'text', hidden: true },
  {
    type: 'row',
    fields: [
      { name: 'hours', type: 'number' },
      { name: 'issuer', type: 'text', label: 'Issued by' },
    ],
  },
]

const date = { pickerAppearance: 'dayAndTime' } as const

const states: Field[] = [
  { name: 'issuedAt', type: 'date', label: 'Issued', required: true, index: true, admin: { date } },
  {
    name: 'revokedAt',
    type: 'date',
    label: 'Revoked',
    index: true,
    admin: { date, condition: (data) => Boolean(data['revokedAt']) },
  },
  textField('revokedReason', 'Only staff see it.', {
    label: 'Reason',
    admin: { condition: (data) => Boolean(data['revokedAt']) },
  }),
]

const origin: Field[] = [
  { name: 'learner', type: 'relationship', relationTo: 'learners', index: true },
  { name: 'course', type: 'relationship', relationTo: 'courses', index: true },
  { name: 'enrolment', type: 'relationship', relationTo: 'enrolments', unique: true, index: true },
]

const inSidebar = (fields: Field[]) =>
  fields.map((field) => ({ ...field, admin: { ...field.admin, position: 'sidebar' } }) as Field)

const actions = '/src/modules/learning/admin/CertificateActions#CertificateActions'

/**
 * Certificates as they were issued. They outlive the course and its name; the only change is that staff revoke one,
 * which cannot be undone.
 */
export const Certificates = (endpoints: Endpoint[]): CollectionConfig =>
  ledgerCollection({
    slug: 'certificates',
    labels: { singular: 'Certificate', plural: 'Certificates' },
    graphQL: false,
    admin: {
      group: 'Learning',
      useAsTitle: 'number',
      defaultColumns: ['name', 'title', 'number', 'issuedAt', 'revokedAt'],
      listSearchableFields: ['number', 'name', 'title', 'learner.email'],
      description: 'Issued when a course that gives one is completed. They cannot be changed.',
      components: { edit: { beforeDocumentControls: [actions] } },
    },
    custom: {
      record: { summary: ['name', 'title', 'issuedAt', 'revokedAt'], person: 'learner.email' },
    },
    readers: staff('sales'),
    defaultSort: '-issuedAt',
    endpoints,
    hooks: { afterChange: [announceSaved] },
    fields: [...printed, ...inSidebar(states), ...inSidebar(origin)],
  })
