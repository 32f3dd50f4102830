import type { PayloadRequest } from 'payload'
import { ulid } from 'ulid'

import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { query } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { platformOf } from '../../../platform/platform.js'
import { DocumentParams, QueuedDelivery } from '../schemas.js'
import { deliverSoon } from './deliverWebhooks.js'
import { composeBody, testEvent } from './events.js'

export const testWebhook = endpoint({
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
    const [row] = await query<{ id: string }>(req)`
      insert into webhook_deliveries
        (id, webhook_id, message_id, event, body, status, attempts, in_order, position,
          next_attempt_at, created_at, updated_at)
      select gen_random_uuid(), id, ${`msg_${ulid()}`}::text, ${testEvent}::text, ${body}::text,
        'pending', 0, false, (extract(epoch from clock_timestamp()) * 1000000)::bigint,
        now(), now(), now()
      from webhooks where id::text = ${webhook}
      returning id`
    if (!row) throw new Problem(problems.notFound)
    await deliverSoon(req, { webhook, delivery: row.id })
    return row.id
  })
}
