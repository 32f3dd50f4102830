import type { DateField, Field, PayloadRequest } from 'payload'
import { z } from 'zod'

import type { BulkAction } from '../../../admin/lists/bulkMenus.js'
import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { ledgerCollection } from '../../../platform/content/ledgerCollection.js'
import { field, optionsOf } from '../../../platform/content/fields.js'
import { query, transact } from '../../../platform/database/requestDatabase.js'
import { Problem, problems } from '../../../platform/http/Problem.js'
import { addAuditEntry } from '../audit/addAuditEntry.js'
import { DocumentParams, QueuedDelivery } from '../schemas.js'
import { fromTheStart, isUnclaimed } from './claimDelivery.js'
import { deliverSoon } from './deliverWebhooks.js'

/**
 * Sends a message again now, ahead of others and with the same `webhook-id`; its retry period starts anew. A message
 * that is being sent right now is left alone. Throws `not_found`.
 */
async function queueAgain(req: PayloadRequest, delivery: string): Promise<void> {
  const { data: id = null } = z.uuid().safeParse(delivery)
  await transact(req, async () => {
    const [row] = await query<{ webhook: string }>(req)`
      select webhook_id as webhook from webhook_deliveries where id = ${id}::uuid`
    if (!row) throw new Problem(problems.notFound)
    await query(req)`
      update webhook_deliveries set ${fromTheStart}, status = 'pending', in_order = false,
        delivered_at = null, last_status = null, last_answer = null, last_fault = null
      where id = ${id}::uuid and ${isUnclaimed}`
    await addAuditEntry(req, {
      action: 'update',
      target: 'webhook-deliveries',
      targetId: delivery,
      after: { status: 'pending' },
    })
    await deliverSoon(req, { webhook: row.webhook, delivery })
  })
}

const resendDelivery = endpoint({
  operationId: 'webhookDeliveries.resend',
  method: 'post',
  path: '/:id/resend',
  summary: 'Resend a webhook delivery',
  description:
    'Sends the event at once with the same `webhook-id`, whether or not it was delivered before.',
  params: DocumentParams,
  status: 202,
  output: QueuedDelivery,
  problems: [problems.notFound],
  idempotent: true,
  access: staff('admin'),
  handler: async ({ req, params }) => {
    await queueAgain(req, params.id)
    return { delivery: params.id, status: 'pending' as const }
  },
})

const statuses = {
  pending: 'Waiting, or to be tried again',
  delivered: 'Delivered',
  failed: 'Given up',
} as const

/** Hides fields that are still empty. */
const ifKnown = (name: string) => (data: Record<string, unknown>) => Boolean(data[name])

const time = (name: string, label: string): DateField =>
  field.date(name, {
    label,
    admin: {
      position: 'sidebar',
      date: { pickerAppearance: 'dayAndTime' },
      condition: ifKnown(name),
    },
  })

const message: Field[] = [
  field.relationship('webhook', { relationTo: 'webhooks', index: true }),
  field.text('messageId', 'The same at every attempt: receivers drop repeats by it.', {
    label: 'webhook-id',
    required: true,
    index: true,
  }),
  field.text('event', { required: true, index: true }),
  field.textarea('body', { required: true }),
]

const attempts: Field[] = [
  field.select('status', {
    required: true,
    index: true,
    defaultValue: 'pending',
    options: optionsOf(statuses),
    admin: { position: 'sidebar' },
  }),
  field.number('attempts', { required: true, defaultValue: 0, admin: { position: 'sidebar' } }),
  time('firstAttemptAt', 'First attempt'),
  time('lastAttemptAt', 'Last attempt'),
  { ...time('nextAttemptAt', 'Next attempt'), index: true },
  time('deliveredAt', 'Delivered'),
  field.number('lastStatus', {
    label: 'Status of the last answer',
    admin: { condition: ifKnown('lastStatus') },
  }),
  field.textarea('lastAnswer', 'The first 2 KiB of what the receiver answered last.', {
    admin: { condition: ifKnown('lastAnswer') },
  }),
  field.text('lastFault', {
    label: 'Why the last attempt had no answer',
    admin: { condition: ifKnown('lastFault') },
  }),
]

/** The queue's own state: what is next, and which process sends it. */
const queue: Field[] = [
  field.checkbox('inOrder', { defaultValue: true, hidden: true }),
  field.number('position', { hidden: true }),
  field.date('leasedUntil', { hidden: true }),
]

/** The outbox: one row per message and endpoint, written in the transaction of its event and kept for 30 days. */
export const WebhookDeliveries = ledgerCollection({
  slug: 'webhook-deliveries',
  labels: { singular: 'Webhook delivery', plural: 'Webhook deliveries' },
  admin: {
    group: 'Settings',
    useAsTitle: 'event',
    defaultColumns: ['event', 'webhook', 'status', 'lastStatus', 'attempts', 'createdAt'],
    listSearchableFields: ['event', 'messageId', 'webhook.url'],
    description: 'Every message to a webhook and its outcome. Kept for 30 days.',
    components: {
      edit: {
        beforeDocumentControls: [
          '/src/modules/administration/admin/DeliveryButtons#ResendDelivery',
        ],
      },
    },
  },
  custom: {
    record: { summary: ['webhook', 'event', 'status', 'attempts', 'nextAttemptAt'] },
    bulk: [{ label: 'Send again', change: { post: 'resend' } }] satisfies BulkAction[],
  },
  readers: staff('admin'),
  endpoints: [resendDelivery],
  fields: [...message, ...attempts, ...queue],
})
