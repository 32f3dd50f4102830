import type { Payload } from 'payload'

import { withTimeout } from '../../../../platform/abort.js'
import type { Keyring } from '../ciphers/createKeyring.js'
import { findOutcome } from './outcomes.js'
import { noticePage } from './page/noticePage.js'
import { payPage } from './page/payPage.js'
import { returnPage } from './page/returnPage.js'
import { findPayment, settlePayment } from './payments.js'
import { writeCallback } from './writeCallback.js'

const deliverWithinMs = 10_000

type Choice = { session: string; form: URLSearchParams; keyring: Keyring; request: Request }

/**
 * Applies the payer's choice once; without a choice it shows the page with the options. Anyone who comes back later
 * sees the same outcome and is sent back the same way.
 */
export async function settle(payload: Payload, choice: Choice): Promise<Response> {
  const { session, form, keyring, request } = choice
  const chosen = findOutcome(form.get('outcome') ?? '')
  const payment = chosen
    ? await settlePayment(payload, session, chosen.name)
    : await findPayment(payload, session)
  if (!payment) {
    return noticePage({ title: 'No such payment', text: 'Begin again from its link.', status: 404 })
  }
  const outcome = findOutcome(payment.outcome)
  if (!outcome || (!chosen && outcome.name === 'awaited')) return payPage(payment)
  const encResp = keyring.encrypt(writeCallback(payment))
  const isDuplicate = outcome.told === 'twice' && chosen === outcome
  return returnPage({
    payment,
    outcome,
    encResp,
    nonce: request.headers.get('x-nonce') ?? undefined,
    ...(isDuplicate && { note: await deliver(payment.redirectUrl, encResp) }),
  })
}

/** Sent from server to server, like the gateway's event notifications. */
async function deliver(url: string, encResp: string): Promise<string> {
  try {
    const body = new URLSearchParams({ encResp })
    const answer = await withTimeout({ ms: deliverWithinMs }, (signal) =>
      fetch(url, { method: 'POST', body, redirect: 'manual', signal }),
    )
    await answer.body?.cancel()
    return `The first callback was answered with ${String(answer.status)}. The second is the way back.`
  } catch {
    return 'The first callback did not arrive. The way back carries the same one.'
  }
}
