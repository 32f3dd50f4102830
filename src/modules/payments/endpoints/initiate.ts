import type { PayloadRequest } from 'payload'

import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { Reply } from '../../../platform/http/reply.js'
import { platformOf } from '../../../platform/platform.js'
import { formContext, orForm } from '../initiate/formBody.js'
import { initiatePayment } from '../initiate/initiatePayment.js'
import { purchaseOf } from '../initiate/purchaseOf.js'
import { orderCookie, orderToken } from '../orders/orderToken.js'
import { pageContext, postPage } from '../pages/payPage.js'
import { paymentsOptions } from '../paymentsOptions.js'
import {
  amountOutOfRange,
  gatewayNotConfigured,
  linkExhausted,
  linkExpired,
  linkInactive,
  linkNotFound,
  orderSettled,
  sessionClosed,
  sessionFull,
  tooManyUnpaid,
} from '../problems.js'
import { Initiated, Initiation } from '../schemas.js'
import { answerFaultyForm } from './answerFaultyForm.js'

const initiations = { name: 'payments-initiate', points: 120, seconds: 60 }

export const initiate = endpoint({
  operationId: 'payments.initiate',
  method: 'post',
  path: '/payments/initiate',
  summary: 'Start a payment',
  description:
    'Name a `link`, or a `course` that has a price. The amount is that of the link or the course, for each place; ' +
    'only an open link takes one, in minor units. `session` is the date of the course that is booked; without it the ' +
    'next one with enough places is. `quantity` is how many places, by default one for each of `attendees`, who are ' +
    'enrolled once the order is paid; without them the buyer is. A form is answered by a page that posts itself to ' +
    'the gateway; its fields are `name`, `email` and `phone` of the customer, and `attendees[0].name` and so on. The ' +
    'same `token` makes one order.',
  context: formContext,
  body: (links) => orForm(Initiation, links),
  bodyTypes: ['json', 'form'],
  output: Initiated,
  status: 201,
  otherAnswers: { 200: 'For a form: the HTML page that posts itself to the gateway.' },
  problems: [
    linkNotFound,
    linkInactive,
    linkExpired,
    linkExhausted,
    sessionFull,
    sessionClosed,
    amountOutOfRange,
    orderSettled,
    tooManyUnpaid,
    gatewayNotConfigured,
    problems.requestInProgress,
    problems.idempotencyMismatch,
  ],
  access: 'public',
  limit: [initiations],
  idempotent: true,
  refused: answerFaultyForm,
  handler: async ({ req, body, context: links }) => {
    if (!paymentsOptions(req.payload).gateway) {
      throw new Problem(gatewayNotConfigured, { detail: 'No payment gateway is set up here.' })
    }
    const purchase = await purchaseOf(req, body)
    const { order, form } = await initiatePayment(req, purchase)
    const headers = { 'set-cookie': cookieFor(req, order.number, purchase.locale) }
    if (links) {
      return postPage(await pageContext(req.payload, purchase.locale), form, headers)
    }
    const gateway = { ...form, method: 'POST' as const }
    return new Reply({ order, gateway, statusUrl: statusUrl(req, order.number) }, { headers })
  },
})

function statusUrl({ payload }: PayloadRequest, number: string): string {
  const token = orderToken(paymentsOptions(payload).secret, number)
  return `${platformOf(payload).serverUrl}/api/payments/orders/${number}?token=${token}`
}

function cookieFor({ payload }: PayloadRequest, number: string, locale: string): string {
  const token = orderToken(paymentsOptions(payload).secret, number)
  return orderCookie({ number, token, locale, serverUrl: platformOf(payload).serverUrl })
}
