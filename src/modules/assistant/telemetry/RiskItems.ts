import type { CollectionConfig } from 'payload'

import { anyStaff, nobody, staff } from '../../../platform/access.js'
import { announceDeclared, announceWithdrawn } from './announceRiskItem.js'
import { signalStates } from './schemas.js'
import { levels } from './severity.js'

const editors = staff('editor')

const labelled = (values: readonly string[]) =>
  values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))

/** Risks of the AI system that people have reported, beside those that the service measures itself. */
export const RiskItems: CollectionConfig = {
  slug: 'risk-items',
  labels: { singular: 'Risk item', plural: 'Risk items' },
  admin: {
    group: 'Assistant',
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'severity', 'status', 'updatedAt'],
    listSearchableFields: ['title', 'category'],
    description:
      'Each item and each change of it is published in the assurance feed, marked as declared, without its detail.',
  },
  access: {
    create: editors,
    read: anyStaff,
    update: editors,
    delete: editors,
    readVersions: nobody,
    unlock: nobody,
  },
  disableDuplicate: true,
  defaultSort: '-updatedAt',
  custom: { audit: 'words' },
  hooks: { afterChange: [announceDeclared], afterDelete: [announceWithdrawn] },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'Public. One line; no names of people.' },
    },
    {
      name: 'category',
      type: 'text',
      required: true,
      maxLength: 60,
      index: true,
      admin: {
        placeholder: 'security',
        description:
          'Public. The feed itself uses security, privacy, accuracy, reliability, payments and controls.',
      },
    },
    {
      name: 'detail',
      type: 'textarea',
      maxLength: 5_000,
      admin: { description: 'For staff only: what was seen, what is done about it.' },
    },
    {
      name: 'severity',
      type: 'select',
      required: true,
      defaultValue: 'medium',
      options: labelled(levels),
      admin: { position: 'sidebar', description: 'Public. How bad it would be.' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'open',
      options: labelled(signalStates),
      index: true,
      admin: { position: 'sidebar', description: 'Public. Its current status.' },
    },
  ],
}
