import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/http/endpoint.js'
import { problems } from '../../../platform/http/problems.js'
import { DocumentParams, QueuedDelivery } from '../schemas.js'
import { queueAgain } from '../webhooks/queueAgain.js'

export const resendDelivery = endpoint({
  operationId: 'webhookDeliveries.resend',
  method: 'post',
  path: '/:id/resend',
  summary: 'Send a message to a webhook again',
  description: 'With the same `webhook-id`, now, whatever became of it before.',
  params: DocumentParams,
  status: 202,
  output: QueuedDelivery,
  problems: [problems.notFound],
  access: staff('admin'),
  handler: async ({ req, params }) => {
    await queueAgain(req, params.id)
    return { delivery: params.id, status: 'pending' as const }
  },
})
