import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { gatewayNotConfigured, notRefundable } from '../problems.js'
import { findRefund } from '../refunds/findRefund.js'
import { sendDue } from '../refunds/sendDue.js'
import { sendNow } from '../refunds/sendNow.js'
import { RefundAnswer, StaffOrderParams } from '../schemas.js'
import { presentRefund } from './presentRefund.js'

export const sendRefund = endpoint({
  operationId: 'refunds.send',
  method: 'post',
  path: '/:id/send',
  summary: 'Send a refund that is due',
  params: StaffOrderParams,
  output: RefundAnswer,
  problems: [problems.notFound, notRefundable, gatewayNotConfigured],
  access: staff('finance'),
  handler: async ({ req, params }) => {
    const refund = await findRefund(req, params.id)
    if (!refund) throw new Problem(problems.notFound, { detail: 'There is no such refund.' })
    await sendDue(req, refund)
    await sendNow(req, refund.reference)
    return presentRefund(req, refund.reference)
  },
})
