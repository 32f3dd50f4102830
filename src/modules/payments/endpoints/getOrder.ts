import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { findOrder } from '../orders/orderStore.js'
import { isOrderToken } from '../orders/orderToken.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { refreshOrder } from '../attempts/polling.js'
import { OrderParams, OrderQuery, OrderStatusAnswer } from '../schemas.js'

export const getOrder = endpoint({
  operationId: 'payments.getOrder',
  method: 'get',
  path: '/payments/orders/:number',
  summary: 'Get an order by its token',
  description:
    'The state of an order that has been pending for two minutes is first checked with the gateway.',
  params: OrderParams,
  query: OrderQuery,
  output: OrderStatusAnswer,
  problems: [problems.notFound],
  access: 'public',
  handler: async ({ req, params: { number }, query: { token } }) => {
    const { secret } = paymentsOptions(req.payload)
    const order = isOrderToken(token, { secret, number }) && (await findOrder(req, { number }))
    if (!order) throw new Problem(problems.notFound, { detail: 'There is no such order.' })
    const { status, amount, currency, linkSlug, updatedAt } = await refreshOrder(req, order)
    const at = new Date(updatedAt).toISOString()
    return { number, status, amount, currency, link: linkSlug, updatedAt: at }
  },
})
