import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { problems } from '../../../platform/http/problems.js'
import { DocumentParams, QueuedDelivery } from '../schemas.js'
import { queueTest } from './queueTest.js'

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
  access: staff('admin'),
  handler: async ({ req, params }) => ({
    delivery: await queueTest(req, params.id),
    status: 'pending' as const,
  }),
})
