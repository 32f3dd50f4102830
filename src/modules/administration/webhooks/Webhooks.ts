import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  DateField,
  Field,
  PayloadRequest,
} from 'payload'

import { field } from '../../../platform/content/fields.js'
import type { Webhook } from '../../../payload-types.js'
import { editedBy, nobody, staff, type Operation } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { query, transact } from '../../../platform/database/requestDatabase.js'
import { Problem, problems } from '../../../platform/http/Problem.js'
import { Reply } from '../../../platform/http/reply.js'
import { platformOf } from '../../../platform/platform.js'
import { DocumentParams, NewSecret, QueuedDelivery } from '../schemas.js'
import { addDeliveries, fromTheStart, isFree } from './claimDelivery.js'
import { deliverSoon } from './deliverWebhooks.js'
import { composeBody, testEvent, webhookEvents } from './events.js'
import { checkTarget } from './resolveTarget.js'
import { checkSecret, issueSecret, replaceSecret, showSecretOnce } from './secrets.js'

const testWebhook = endpoint({
  operationId: 'webhooks.test',
  method: 'post',
  path: '/:id/test',
  summary: 'Send a test event to a webhook',
  description:
    'Sends one `webhook.test` event and does not retry it. The result is in the delivery.',
  params: DocumentParams,
  status: 202,
  output: QueuedDelivery,
  problems: [problems.notFound],
  idempotent: true,
  access: staff('admin'),
  handler: async ({ req, params }) => ({
    delivery: await queueTest(req, params.id),
    status: 'pending' as const,
  }),
})

/**
 * Queues a test message without content, sent once even if the endpoint is off. Returns the delivery's id. Throws
 * `not_found`.
 */
async function queueTest(req: PayloadRequest, webhook: string): Promise<string> {
  const at = platformOf(req.payload).clock.now()
  const body = composeBody({ type: testEvent, data: { webhook } }, at)
  return transact(req, async () => {
    const [row] = await addDeliveries(req, {
      message: { type: testEvent, body, inOrder: false },
      to: sql`where webhooks.id::text = ${webhook}`,
    })
    if (!row) throw new Problem(problems.notFound)
    await deliverSoon(req, { webhook, delivery: row.id })
    return row.id
  })
}

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
  idempotent: true,
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
  const { id } = args
  const one = id === undefined ? sql`true` : sql`id::text = ${String(id)}`
  await query(req)`select from webhooks where ${one} order by id for update`
}

/** An endpoint that staff switch on starts afresh. */
const reviveWebhook: CollectionBeforeChangeHook<Webhook> = ({ data, originalDoc }) =>
  data.enabled && originalDoc?.enabled === false
    ? { ...data, deadSince: null, failingSince: null }
    : data

/** Messages that waited while it was off are sent now; the time that they waited is none of their three days. */
const takeUpDeliveries: CollectionAfterChangeHook<Webhook> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isSwitchedOn = operation === 'update' && doc.enabled && !previousDoc.enabled
  if (!isSwitchedOn) return
  await query(req)`
    update webhook_deliveries set ${fromTheStart} where webhook_id = ${doc.id}::uuid and ${isFree}`
  await deliverSoon(req, { webhook: doc.id })
}

/** Deletes the messages of an endpoint before the endpoint itself, because they could no longer be sent. */
const forgetDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await query(req)`delete from webhook_deliveries where webhook_id = ${String(id)}::uuid`
}

/** Only this service sets it. */
const kept = { create: nobody, update: nobody }

const sealed = (name: string): Field =>
  field.text(name, { hidden: true, access: { ...kept, read: nobody } })

const state = (name: string, label: string, description: string): DateField =>
  field.date(name, description, {
    label,
    access: kept,
    index: true,
    admin: {
      position: 'sidebar',
      readOnly: true,
      date: { pickerAppearance: 'dayAndTime' },
      condition: (data) => Boolean(data[name]),
    },
  })

const settings: Field[] = [
  field.text('url', 'Where messages are posted to: https, and reachable from the internet.', {
    label: 'Address',
    required: true,
    maxLength: 2_000,
    validate: checkTarget,
    admin: { disableBulkEdit: true, placeholder: 'https://example.com/hooks/foyer' },
  }),
  field.select('events', 'The events that this endpoint receives.', {
    hasMany: true,
    required: true,
    options: Object.entries(webhookEvents).map(([value, { meaning }]) => ({
      value,
      label: `${value}: ${meaning}`,
    })),
  }),
  field.checkbox(
    'enabled',
    'While this is off, messages that wait stay, and new events are not recorded.',
    {
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
  ),
]

const secret: Field = field.text(
  'secret',
  '`whsec_` and 24 to 64 bytes in base64. Generated if left out. Shown only in the response that created it.',
  {
    label: 'Signing secret',
    virtual: true,
    validate: checkSecret,
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
      components: { Field: '/src/modules/administration/admin/WebhookSecret#WebhookSecret' },
    },
  },
)

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

const deliveries: Field = field.join('deliveries', {
  collection: 'webhook-deliveries',
  on: 'webhook',
  defaultSort: '-createdAt',
  defaultLimit: 20,
  admin: {
    allowCreate: false,
    condition: (data) => Boolean(data['id']),
    defaultColumns: ['createdAt', 'event', 'status', 'attempts', 'lastStatus'],
  },
})

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
        beforeDocumentControls: ['/src/modules/administration/admin/DeliveryButtons#TestWebhook'],
      },
    },
  },
  access: editedBy('admin', staff('admin')),
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  custom: {
    audit: 'words',
    record: { summary: ['enabled', 'events', 'failingSince', 'deadSince'] },
    empty: 'Add the address of a service that should hear of new leads, orders or content.',
  },
  endpoints: [rotateSecret, testWebhook],
  hooks: {
    beforeOperation: [lockWebhook],
    beforeChange: [issueSecret, reviveWebhook],
    afterChange: [takeUpDeliveries, showSecretOnce],
    beforeDelete: [forgetDeliveries],
  },
  fields: [...settings, secret, deliveries, ...states],
}
