import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { IdParams } from '../../../platform/http/parameters.js'
import { Problem, problems } from '../../../platform/http/Problem.js'
import { refreshOrder } from '../attempts/polling.js'
import { invoiceAddress } from '../bookedOrders.js'
import { findInvoices, type Invoice } from '../invoices/invoiceStore.js'
import { renderInvoice } from '../invoices/printedInvoice.js'
import type { Order } from '../Order.js'
import { findAttendees, findOrder } from '../orders/orderStore.js'
import { continuingToken, isOrderToken } from '../orders/orderToken.js'
import { paymentsOptions } from '../paymentsOptions.js'
import {
  OrderBooking,
  OrderInvoices,
  OrderParams,
  OrderQuery,
  OrderStatusAnswer,
} from '../schemas.js'

const downloads = { name: 'payments-invoices', points: 60, seconds: 60 }

const byToken = {
  params: OrderParams,
  query: OrderQuery,
  problems: [problems.notFound],
  access: 'public',
} as const

type Call = {
  req: PayloadRequest
  params: z.output<typeof OrderParams>
  query: z.output<typeof OrderQuery>
}

/** The order whose token the caller holds; throws `not_found`. */
async function heldOrder({ req, params: { number }, query: { token } }: Call): Promise<Order> {
  const { secret } = paymentsOptions(req.payload)
  const order = isOrderToken(token, { secret, number }) && (await findOrder(req, { number }))
  if (order) return order
  throw new Problem(problems.notFound, { detail: 'There is no such order.' })
}

const getOrder = endpoint({
  ...byToken,
  operationId: 'payments.getOrder',
  path: '/payments/orders/:number',
  summary: 'Get an order by its token',
  description:
    'The state of an order that has been pending for two minutes is first checked with the gateway.',
  output: OrderStatusAnswer,
  handler: async (call) => {
    const order = await refreshOrder(call.req, await heldOrder(call))
    const { number, status, amount, currency, linkSlug: link, updatedAt } = order
    return { number, status, amount, currency, link, updatedAt: new Date(updatedAt).toISOString() }
  },
})

const getBooking = endpoint({
  ...byToken,
  operationId: 'payments.getBooking',
  path: '/payments/orders/:number/booking',
  summary: 'Get the booking of an order by its token',
  description:
    'The course and the date, and who sits on its places: once it is paid those who have them now, a free place ' +
    'without a name; before, those who were named, or the buyer if nobody was. `course` is null for an order that books ' +
    'none. `status` is that of the booking, null while there is none; of a cancelled one `refund` is what goes back.',
  output: OrderBooking,
  handler: async (call) => {
    const { req } = call
    const { findSeats } = paymentsOptions(req.payload)
    const order = await heldOrder(call)
    const {
      id,
      title,
      courseId,
      sessionId: session,
      quantity,
      name,
      email,
      billing,
      linkId,
    } = order
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
    const booked = await findSeats(req, id)
    const { company = null, address = null, country = null, taxId = null } = billing
    return {
      ...{ title, session, quantity },
      course: course?.slug ?? null,
      customer: { name, email },
      billing: { company, address, country, taxId },
      status: booked?.status ?? null,
      refund: booked?.refund ?? null,
      attendees: booked?.seats ?? (await findAttendees(req, id)),
      token: linkId === null ? await continuingToken(req, order) : null,
    }
  },
})

const listInvoices = endpoint({
  ...byToken,
  operationId: 'payments.listInvoices',
  path: '/payments/orders/:number/invoices',
  summary: 'List the invoice and credit notes of an order by its token',
  output: OrderInvoices,
  handler: async (call) => {
    const { id: orderId, number: order } = await heldOrder(call)
    const issued = await findInvoices(call.req, { orderId })
    return {
      docs: issued.map(({ number, kind, gross: amount, tax, currency, issuedAt }) => ({
        ...{ number, kind, amount, tax, currency },
        issuedAt: issuedAt.toISOString(),
        url: invoiceAddress(call.req, order, number),
      })),
    }
  },
})

const getInvoice = endpoint({
  ...byToken,
  operationId: 'payments.getInvoice',
  path: '/payments/orders/:number/invoices/:invoice',
  summary: 'Download an invoice or credit note by the token of its order',
  params: OrderParams.extend({ invoice: z.string().max(40) }),
  contentType: 'application/pdf',
  limit: [downloads],
  handler: async (call) => {
    const { id: orderId } = await heldOrder(call)
    const issued = await findInvoices(call.req, { orderId })
    return pdfOf(issued.find(({ number }) => number === call.params.invoice))
  },
})

/** What the holder of an order's token can see of it. */
export const orderDoors = [getOrder, getBooking, listInvoices, getInvoice]

/** The PDF for staff, below the collection. */
export const invoicePdf = endpoint({
  operationId: 'invoices.download',
  path: '/:id/pdf',
  summary: 'Download an invoice or credit note',
  params: IdParams,
  contentType: 'application/pdf',
  problems: [problems.notFound],
  access: staff('finance'),
  handler: async ({ req, params: { id } }) => {
    const [invoice] = await findInvoices(req, { id })
    return pdfOf(invoice)
  },
})

async function pdfOf(invoice: Invoice | undefined): Promise<Response> {
  if (!invoice) throw new Problem(problems.notFound, { detail: 'There is no such invoice.' })
  const bytes = await renderInvoice(invoice.printed, invoice)
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${invoice.number}.pdf"`,
      'x-robots-tag': 'noindex',
    },
  })
}
