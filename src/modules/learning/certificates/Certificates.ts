import { field, inSidebar } from '../../../platform/content/fields.js'
import type { CollectionConfig, Endpoint, Field } from 'payload'

import { staff } from '../../../platform/access.js'
import { announceSaved } from '../../../platform/content/announce.js'
import { ledgerCollection } from '../../../platform/content/ledgerCollection.js'

const printed: Field[] = [
  field.text('number', { required: true, unique: true, index: true }),
  field.text('name', 'Who it was issued to, as printed.', {
    admin: {
      components: {
        Cell: { path: '/src/admin/lists/NameCell#NameCell', clientProps: { beside: 'number' } },
      },
    },
  }),
  field.text('title', { label: 'Course', required: true }),
  field.json('titles', { hidden: true }),
  field.text('courseSlug', { hidden: true }),
  field.text('criteria', { hidden: true }),
  field.row(field.number('hours'), field.text('issuer', { label: 'Issued by' })),
]

const date = { pickerAppearance: 'dayAndTime' } as const

const sidebar = inSidebar(
  field.date('issuedAt', { label: 'Issued', required: true, index: true, admin: { date } }),
  field.date('revokedAt', {
    label: 'Revoked',
    index: true,
    admin: { date, condition: (data) => Boolean(data['revokedAt']) },
  }),
  field.text('revokedReason', 'Only staff see it.', {
    label: 'Reason',
    admin: { condition: (data) => Boolean(data['revokedAt']) },
  }),
  field.relationship('learner', { relationTo: 'learners', index: true }),
  field.relationship('course', { relationTo: 'courses', index: true }),
  field.relationship('enrolment', { relationTo: 'enrolments', unique: true, index: true }),
)

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
      defaultColumns: ['name', 'title', 'issuedAt', 'revokedAt'],
      listSearchableFields: ['number', 'name', 'title', 'learner.email'],
      description: 'Issued when a course that gives one is completed. They cannot be changed.',
      components: { edit: { beforeDocumentControls: [actions] } },
    },
    custom: {
      record: {
        summary: ['name', 'learner', 'title', 'issuedAt', 'revokedAt'],
        person: 'learner.email',
      },
    },
    readers: staff('sales'),
    defaultSort: '-issuedAt',
    endpoints,
    hooks: { afterChange: [announceSaved] },
    fields: [...printed, ...sidebar],
  })
