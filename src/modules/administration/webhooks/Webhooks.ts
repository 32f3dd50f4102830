import type { CollectionConfig, DateField, Field } from 'payload'

import { nobody, staff } from '../../../platform/access.js'
import { rotateSecret } from './rotateSecret.js'
import { testWebhook } from './testWebhook.js'
import { forgetDeliveries } from './forgetDeliveries.js'
import { lockWebhook } from './lockWebhook.js'
import { checkSecret, issueSecret, showSecretOnce } from './issueSecret.js'
import { checkTarget } from './checkTarget.js'
import { reviveWebhook, takeUpDeliveries } from './reviveWebhook.js'
import { webhookEvents } from './events.js'

/** Only this service sets it. */
const kept = { create: nobody, update: nobody }

const sealed = (name: string): Field => ({
  name,
  type: 'text',
  hidden: true,
  access: { ...kept, read: nobody },
})

const state = (name: string, label: string, description: string): DateField => ({
  name,
  type: 'date',
  label,
  access: kept,
  index: true,
  admin: {
    position: 'sidebar',
    readOnly: true,
    date: { pickerAppearance: 'dayAndTime' },
    condition: (data) => Boolean(data[name]),
    description,
  },
})

const settings: Field[] = [
  {
    name: 'url',
    type: 'text',
    label: 'Address',
    required: true,
    maxLength: 2_000,
    validate: checkTarget,
    admin: {
      disableBulkEdit: true,
      placeholder: 'https://example.com/hooks/foyer',
      description: 'Where messages are posted to: https, and reachable from the internet.',
    },
  },
  {
    name: 'events',
    type: 'select',
    hasMany: true,
    required: true,
    options: Object.entries(webhookEvents).map(([value, { meaning }]) => ({
      value,
      label: `${value}: ${meaning}`,
    })),
    admin: { description: 'The events that this endpoint receives.' },
  },
  {
    name: 'enabled',
    type: 'checkbox',
    defaultValue: true,
    admin: { position: 'sidebar', description: 'Messages wait while this is off.' },
  },
]

const secret: Field = {
  name: 'secret',
  type: 'text',
  label: 'Signing secret',
  virtual: true,
  validate: checkSecret,
  admin: {
    description:
      '`whsec_` and 24 to 64 bytes in base64. Generated if left out. Shown only in the response that created it.',
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/src/modules/administration/admin/WebhookSecret#WebhookSecret' },
  },
}

const states: Field[] = [
  state('failingSince', 'Failing since', 'Nothing has arrived since. Messages are tried again.'),
  state(
    'deadSince',
    'Dead since',
    'Nothing has arrived for three days, or the receiver said it is gone. Switch it on to begin again.',
  ),
  sealed('secretSealed'),
  sealed('previousSecretSealed'),
  { ...state('previousValidUntil', '', ''), hidden: true },
]

const deliveries: Field = {
  name: 'deliveries',
  type: 'join',
  collection: 'webhook-deliveries',
  on: 'webhook',
  defaultSort: '-createdAt',
  defaultLimit: 20,
  admin: {
    allowCreate: false,
    condition: (data) => Boolean(data['id']),
    defaultColumns: ['createdAt', 'event', 'status', 'attempts', 'lastStatus'],
  },
}

/**
 * The endpoints that receive events, signed per Standard Webhooks. The secret is shown once, in the response that
 * created it.
 */
export const Webhooks: CollectionConfig = {
  slug: 'webhooks',
  labels: { singular: 'Webhook', plural: 'Webhooks' },
  admin: {
    group: 'Settings',
    useAsTitle: 'url',
    defaultColumns: ['url', 'events', 'enabled', 'failingSince', 'deadSince'],
    listSearchableFields: ['url'],
    description: 'Endpoints that receive events, signed per Standard Webhooks.',
    components: {
      edit: {
        beforeDocumentControls: ['/src/modules/administration/admin/TestWebhook#TestWebhook'],
      },
    },
  },
  access: {
    create: staff('admin'),
    read: staff('admin'),
    readVersions: nobody,
    update: staff('admin'),
    delete: staff('admin'),
    unlock: nobody,
  },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  custom: { audit: 'words' },
  endpoints: [rotateSecret, testWebhook],
  hooks: {
    beforeOperation: [lockWebhook],
    beforeChange: [issueSecret, reviveWebhook],
    afterChange: [takeUpDeliveries, showSecretOnce],
    beforeDelete: [forgetDeliveries],
  },
  fields: [...settings, secret, deliveries, ...states],
}
