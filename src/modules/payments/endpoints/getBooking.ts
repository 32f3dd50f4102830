import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { findAttendees, findOrder } from '../orders/orderStore.js'
import { isOrderToken } from '../orders/orderToken.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { OrderBooking, OrderParams, OrderQuery } from '../schemas.js'

/** What the holder of an order's token can see of its places. */
export const getBooking = endpoint({
  operationId: 'payments.getBooking',
  method: 'get',
  path: '/payments/orders/:number/booking',
  summary: 'Get what an order books, by its token',
  description:
    'The course and the date, and who sits on its places; without names the buyer does. `course` is null for an ' +
    'order that books none.',
  params: OrderParams,
  query: OrderQuery,
  output: OrderBooking,
  problems: [problems.notFound],
  access: 'public',
  handler: async ({ req, params: { number }, query: { token } }) => {
    const { secret } = paymentsOptions(req.payload)
    const order = isOrderToken(token, { secret, number }) && (await findOrder(req, { number }))
    if (!order) throw new Problem(problems.notFound, { detail: 'There is no such order.' })
    const { id, title, courseId, sessionId, quantity, name, email, billing } = order
    const course = courseId
      ? await req.payload.findByID({
          collection: 'courses',
          id: courseId,
          select: { slug: true },
          depth: 0,
          joins: false,
          disableErrors: true,
          overrideAccess: true,
          req,
        })
      : null
    const { company = null, address = null, country = null, taxId = null } = billing
    return {
      title,
      course: course?.slug ?? null,
      session: sessionId,
      quantity,
      customer: { name, email },
      billing: { company, address, country, taxId },
      attendees: (await findAttendees(req, id)).map(({ name: who, email: address }) => ({
        name: who,
        email: address,
      })),
    }
  },
})
