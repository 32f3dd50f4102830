import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { problems } from '../../../platform/http/problems.js'
import { amountOutOfRange, gatewayNotConfigured, notRefundable } from '../problems.js'
import { requestRefund } from '../refunds/requestRefund.js'
import { sendNow } from '../refunds/sendNow.js'
import { RefundAnswer, RefundRequest, StaffOrderParams } from '../schemas.js'
import { presentRefund } from './presentRefund.js'
import { staffOrder } from './staffOrder.js'

export const refundOrder = endpoint({
  operationId: 'orders.refund',
  method: 'post',
  path: '/:id/refund',
  summary: 'Refund an order',
  description:
    'Without `amount`, all that is left is refunded. If the gateway does not answer, the refund is `requested` and sent ' +
    'again under the same reference until it has one.',
  params: StaffOrderParams,
  body: RefundRequest,
  output: RefundAnswer,
  status: 201,
  problems: [problems.notFound, notRefundable, amountOutOfRange, gatewayNotConfigured],
  access: staff('finance'),
  idempotent: true,
  handler: async ({ req, params, body }) => {
    const { id: orderId } = await staffOrder(req, params.id)
    const reference = await requestRefund(req, { orderId, ...body, kind: 'asked' })
    await sendNow(req, reference)
    return presentRefund(req, reference)
  },
})
