import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { problems } from '../../../platform/http/problems.js'
import { DocumentParams, QueuedDelivery } from '../schemas.js'
import { queueAgain } from './queueAgain.js'

export const resendDelivery = endpoint({
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
  access: staff('admin'),
  handler: async ({ req, params }) => {
    await queueAgain(req, params.id)
    return { delivery: params.id, status: 'pending' as const }
  },
})
