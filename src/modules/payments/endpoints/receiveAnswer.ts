import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { endpoint } from '../../../platform/api/endpoint.js'
import { anyQuery } from '../../../platform/api/parseCall.js'
import { Problem, problems } from '../../../platform/http/Problem.js'
import { redirect } from '../../../platform/http/reply.js'
import { readBytes } from '../../../platform/http/readBody.js'
import { currentRequest } from '../../../platform/http/requestContext.js'
import { platformOf } from '../../../platform/platform.js'
import { receiveCallback } from '../callbacks/receiveCallback.js'

/** Every callback is redirected here: a different answer would tell forgers how far they got. */
const resultPage = '/payments/result'

/** More than the payers behind one address send; polling catches whatever is dropped. */
const callbacks = { name: 'payments-callbacks', points: 600, seconds: 60 }

const GatewayAnswer = z
  .looseObject({ encResp: z.string().optional(), encResponse: z.string().optional() })
  .meta({ id: 'GatewayAnswer' })

const shared = {
  method: 'post',
  query: anyQuery,
  ownForm: GatewayAnswer,
  status: 303,
  problems: [problems.payloadTooLarge],
  access: 'public',
  // Whatever else the payer’s browser sends along must not keep their payment from us.
  callers: [],
} as const

const description =
  'A form with `encResp` (or `encResponse`). Every body is answered by the same 303 to the result page; what is not ' +
  'proved to come from the gateway changes nothing.'

export const receiveAnswer = endpoint({
  ...shared,
  operationId: 'payments.gatewayResponse',
  path: '/payments/gateway/response',
  summary: 'Receive the gateway’s answer to a payment',
  description,
  handler: ({ req }) => answer(req, 'callback'),
})

export const receiveCancel = endpoint({
  ...shared,
  operationId: 'payments.gatewayCancel',
  path: '/payments/gateway/cancel',
  summary: 'Receive the gateway’s answer to a cancelled payment',
  description,
  handler: ({ req }) => answer(req, 'cancel'),
})

async function answer(req: PayloadRequest, source: 'callback' | 'cancel'): Promise<Response> {
  const { limits, log } = platformOf(req.payload)
  try {
    const bytes = await readBytes(req as unknown as Request)
    await limits.consume(callbacks, currentRequest()?.client)
    const form = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    await receiveCallback(req, { form, source })
  } catch (err) {
    if (err instanceof Problem && err.code === problems.payloadTooLarge.code) throw err
    log.error({ err, source, msg: 'A payment callback was not taken' })
  }
  return redirect(resultPage, 303)
}
