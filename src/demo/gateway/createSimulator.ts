import type { Payload } from 'payload'

import type { GatewaySettings } from '../../modules/payments/gateway/Gateway.js'
import { createKeyring } from '../../modules/payments/gateway/cipher.js'
import { readBytes } from '../../platform/http/readBody.js'
import { redirect } from '../../platform/http/reply.js'
import { readRequest } from './records.js'
import { answerApi } from './answerApi.js'
import { answerPage, noticePage } from './simulatorPages.js'
import { openPayment } from './simulatorStore.js'

const base = '/simulator/gateway'
const sessionPath = /^\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The simulator's HTTP side: answers a request below `/simulator/gateway`. */
export type GatewaySimulator = (payload: Payload, request: Request) => Promise<Response>

/**
 * A gateway that moves no money: the hosted page, where the tester chooses the outcome, and the server-to-server API,
 * with the merchant's cipher and the gateway's field names. It knows only what is posted to it.
 */
export function createSimulator(settings: GatewaySettings): GatewaySimulator {
  const { accessCode, merchantId } = settings
  const keyring = createKeyring(settings.cipher, settings.workingKeys)

  const open = async (payload: Payload, form: URLSearchParams) => {
    const request = keyring.decrypt(form.get('encRequest') ?? '', readRequest)
    if (!request) return noticePage(faults.unreadable)
    if (form.get('access_code') !== accessCode || request.merchantId !== merchantId) {
      return noticePage(faults.stranger)
    }
    // Redirected to a separate page, so that a reload does not open another payment.
    return redirect(`${base}/${await openPayment(payload, request)}`, 303)
  }

  return async (payload, request) => {
    const path = new URL(request.url).pathname.slice(base.length)
    const session = sessionPath.exec(path)?.[1]
    const isPost = request.method === 'POST'
    const form = isPost ? await readForm(request) : new URLSearchParams()
    if (!form) return noticePage(faults.long)
    if (isPost && path === '') return open(payload, form)
    if (isPost && path === '/api') return answerApi(payload, { accessCode, keyring }, form)
    if (session) return answerPage(payload, { session, form, keyring, request })
    return noticePage(path === '' ? faults.nothing : faults.unknown)
  }
}

async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const bytes = await readBytes(request).catch(() => undefined)
  return bytes && new URLSearchParams(Buffer.from(bytes).toString())
}

/** Uses the error codes of the real page. */
const faults = {
  nothing: {
    title: 'Nothing to pay here',
    text: 'Open a payment link of the demo: its payment page leads here.',
    status: 200,
  },
  long: { title: 'Too long', text: 'No request of a payment is so long.', status: 413 },
  unknown: { title: 'No such payment', text: 'Begin again from the payment link.', status: 404 },
  unreadable: {
    title: 'Error 10001: the encrypted request is invalid',
    text: 'It is missing, made under another key, or lacks a field that the gateway requires.',
    status: 400,
  },
  stranger: {
    title: 'Error 10002: merchant authentication failed',
    text: 'Access code and merchant are not those of this demo.',
    status: 403,
  },
}
