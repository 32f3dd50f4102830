import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  DateField,
  Field,
} from 'payload'

import type { Webhook } from '../../../payload-types.js'
import type { Operation } from '../../../platform/access.js'
import { nobody, staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { problems } from '../../../platform/http/problems.js'
import { Reply } from '../../../platform/http/reply.js'
import { DocumentParams, NewSecret } from '../schemas.js'
import { deliverSoon } from './deliverWebhooks.js'
import { webhookEvents } from './events.js'
import { checkTarget } from './resolveTarget.js'
import { checkSecret, issueSecret, replaceSecret, showSecretOnce } from './secrets.js'
import { testWebhook } from './testWebhook.js'

const rotateSecret = endpoint({
  operationId: 'webhooks.rotateSecret',
  method: 'post',
  path: '/:id/rotate-secret',
  summary: 'Rotate the signing secret of a webhook',
  description:
    'The secret is shown only in this response. The former one stays active for 24 hours.',
  params: DocumentParams,
  output: NewSecret,
  problems: [problems.notFound],
  access: staff('admin'),
  handler: async ({ req, params }) =>
    new Reply(await replaceSecret(req, params.id), {
      headers: { 'cache-control': 'private, no-store' },
    }),
})

/**
 * Locks the row while staff change it: Payload writes back every field as it was read, which would restore a secret
 * that was replaced meanwhile.
 */
async function lockWebhook({ args, operation, req }: Operation): Promise<void> {
  if (operation !== 'update') return
  const { id } = args as { id?: number | string }
  const db = await requestDatabase(req)
  const one = id === undefined ? sql`true` : sql`id::text = ${String(id)}`
  await db.execute(sql`select from webhooks where ${one} order by id for update`)
}

/** A disabled endpoint that staff switch on starts afresh. */
const reviveWebhook: CollectionBeforeChangeHook<Webhook> = ({ data, originalDoc }) =>
  data.enabled && originalDoc?.deadSince ? { ...data, deadSince: null, failingSince: null } : data

/** Messages that waited while it was off are sent now. */
const takeUpDeliveries: CollectionAfterChangeHook<Webhook> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isSwitchedOn = operation === 'update' && doc.enabled && !previousDoc.enabled
  if (isSwitchedOn) await deliverSoon(req, { webhook: doc.id })
}

/** Deletes the messages of an endpoint before the endpoint itself, because they could no longer be sent. */
const forgetDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await requestDatabase(req)
  await db.execute(sql`delete from webhook_deliveries where webhook_id = ${String(id)}::uuid`)
}

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
