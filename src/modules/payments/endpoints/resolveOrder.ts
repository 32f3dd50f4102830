import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { problems } from '../../../platform/http/problems.js'
import { resolveOrder as resolve } from '../refunds/resolveOrder.js'
import { illegalMove } from '../problems.js'
import { sendNow } from '../refunds/sendNow.js'
import { Resolution, ResolutionAnswer, StaffOrderParams } from '../schemas.js'
import { staffOrder } from './staffOrder.js'

export const resolveOrder = endpoint({
  operationId: 'orders.resolve',
  method: 'post',
  path: '/:id/resolve',
  summary: 'Resolve an order in review or in dispute',
  description:
    '`accept` makes it paid and delivers it. `reject` refunds what arrived, or cancels the order where nothing did. ' +
    '`won` and `lost` end a dispute.',
  params: StaffOrderParams,
  body: Resolution,
  output: ResolutionAnswer,
  problems: [problems.notFound, illegalMove],
  access: staff('finance'),
  idempotent: true,
  handler: async ({ req, params, body }) => {
    const order = await staffOrder(req, params.id)
    const reference = await resolve(req, { order, ...body })
    if (reference !== undefined) await sendNow(req, reference)
    const { number, status } = await staffOrder(req, params.id)
    return { number, status }
  },
})
