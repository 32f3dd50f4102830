import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { platformOf } from '../../../platform/platform.js'
import { findInvoices, type Invoice } from '../invoices/invoiceStore.js'
import { renderInvoice } from '../invoices/printedInvoice.js'
import { findOrder } from '../orders/orderStore.js'
import { isOrderToken } from '../orders/orderToken.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { InvoiceParams, OrderInvoices, OrderParams, OrderQuery } from '../schemas.js'

const downloads = { name: 'payments-invoices', points: 60, seconds: 60 }

const listInvoices = endpoint({
  operationId: 'payments.listInvoices',
  method: 'get',
  path: '/payments/orders/:number/invoices',
  summary: 'List the invoice and credit notes of an order by its token',
  params: OrderParams,
  query: OrderQuery,
  output: OrderInvoices,
  problems: [problems.notFound],
  access: 'public',
  handler: async ({ req, params: { number }, query: { token } }) => {
    const issued = await invoicesFor(req, { number, token })
    const folder = `${platformOf(req.payload).serverUrl}/api/payments/orders/${number}/invoices`
    return {
      docs: issued.map(({ number: name, kind, gross, tax, currency, issuedAt }) => ({
        number: name,
        kind,
        amount: gross,
        tax,
        currency,
        issuedAt: issuedAt.toISOString(),
        url: `${folder}/${name}?token=${token}`,
      })),
    }
  },
})

const getInvoice = endpoint({
  operationId: 'payments.getInvoice',
  method: 'get',
  path: '/payments/orders/:number/invoices/:invoice',
  summary: 'Download an invoice or credit note by the token of its order',
  params: OrderParams.extend({ invoice: z.string().max(40) }),
  query: OrderQuery,
  contentType: 'application/pdf',
  problems: [problems.notFound],
  access: 'public',
  limit: [downloads],
  handler: async ({ req, params: { number, invoice }, query: { token } }) => {
    const issued = await invoicesFor(req, { number, token })
    return pdfOf(issued.find((each) => each.number === invoice))
  },
})

/** What the holder of an order's token can see of its invoices. */
export const orderInvoices = [listInvoices, getInvoice]

/** The PDF for staff, below the collection. */
export const invoicePdf = endpoint({
  operationId: 'invoices.download',
  method: 'get',
  path: '/:id/pdf',
  summary: 'Download an invoice or credit note',
  params: InvoiceParams,
  contentType: 'application/pdf',
  problems: [problems.notFound],
  access: staff('finance'),
  handler: async ({ req, params: { id } }) => {
    const [invoice] = await findInvoices(req, { id })
    return pdfOf(invoice)
  },
})

async function invoicesFor(
  req: PayloadRequest,
  { number, token }: { number: string; token: string },
): Promise<Invoice[]> {
  const { secret } = paymentsOptions(req.payload)
  const order = isOrderToken(token, { secret, number }) && (await findOrder(req, { number }))
  if (order) return findInvoices(req, { orderId: order.id })
  throw new Problem(problems.notFound, { detail: 'There is no such order.' })
}

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
