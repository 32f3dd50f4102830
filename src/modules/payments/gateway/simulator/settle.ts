import type { Payload } from 'payload'

import { withTimeout } from '../../../../platform/abort.js'
import { escapeHtml } from '../../../../platform/mail/templates/escapeHtml.js'
import { printAmount } from '../../amounts/printAmount.js'
import type { Keyring } from '../ciphers/createKeyring.js'
import type { Outcome } from './outcomes.js'
import { findOutcome, outcomes } from './outcomes.js'
import { noticePage } from './page/noticePage.js'
import { renderSimulatorPage } from './page/renderSimulatorPage.js'
import { findPayment, settlePayment } from './payments.js'
import type { SimulatedPayment } from './simulatedPaymentsTable.js'
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

/** The page where the payer chooses the outcome; the same while the payment waits for its bank. */
function payPage(payment: SimulatedPayment): Response {
  const amount = formatAmount(payment)
  const isWaiting = payment.outcome === 'awaited'
  const [pay, ...others] = outcomes
  const choices = others.filter(({ name }) => name !== payment.outcome).map(choice)
  return renderSimulatorPage({
    title: `Pay ${amount}`,
    body: `<form method="post">
<section class="card">
<h1>${amount}</h1>
<p class="soft">${isWaiting ? 'The payment waits for the bank. Decide its answer.' : 'A real gateway would ask for your card or bank here. This one asks for nothing.'}</p>
${paymentSummary(payment)}
</section>
<p><button class="main" name="outcome" value="${pay?.name ?? ''}">Pay ${amount}</button></p>
<section class="card">
<h2>Or see what else can happen</h2>
<ul>${choices.join('')}</ul>
</section>
</form>`,
  })
}

function choice({ name, label, help }: Outcome): string {
  return `<li><button name="outcome" value="${name}">${label}<span>${help}</span></button></li>`
}

/** Formats an amount for English readers. Intl gets the decimal text, so that no digit is lost. */
function formatAmount({ amount, currency }: SimulatedPayment): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.format(printAmount(amount, currency) as Intl.StringNumericLiteral)
}

/** The payee, the payer and the order, as HTML. */
function paymentSummary(payment: SimulatedPayment): string {
  const payer = [payment.payerName, payment.payerEmail, payment.payerPhone].filter(Boolean)
  const rows: [string, string][] = [
    ['To', new URL(payment.redirectUrl).host],
    ['Order', payment.orderNo],
    ['Reference', payment.trackingId],
    ...(payer.length > 0 ? [['Payer', payer.join(', ')] as [string, string]] : []),
  ]
  const list = rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
  return `<dl>${list.join('')}</dl>`
}

type Settled = {
  payment: SimulatedPayment
  outcome: Outcome
  encResp: string
  nonce: string | undefined
  /** The result of the server-to-server callback, if one was sent. */
  note?: string
}

/** Shows the payer the outcome and sends them back, with the encrypted answer in a form. */
function returnPage({ payment, outcome, encResp, nonce, note }: Settled): Response {
  const host = escapeHtml(new URL(payment.redirectUrl).host)
  const title = outcome.heading
  const head = `<h1>${title}</h1><p class="soft">${formatAmount(payment)}</p>${paymentSummary(payment)}`
  if (outcome.told === 'never') {
    const home = escapeHtml(new URL(payment.redirectUrl).origin)
    const body = `<section class="card">${head}</section>
<p>The browser does not go back, and nothing else tells ${host} of the payment. It finds out when it asks.</p>
<p><a href="${home}">Go to ${host}</a></p>`
    return renderSimulatorPage({ title, body })
  }
  const action = escapeHtml(outcome.name === 'abort' ? payment.cancelUrl : payment.redirectUrl)
  const script = nonce
    ? `<script nonce="${escapeHtml(nonce)}">document.forms[0].submit()</script>`
    : ''
  const body = `<section class="card">${head}</section>
${note === undefined ? '' : `<p>${escapeHtml(note)}</p>`}
<p>You are being taken back to ${host}.</p>
<form method="post" action="${action}">
<input type="hidden" name="encResp" value="${encResp}">
<input type="hidden" name="orderNo" value="${escapeHtml(payment.orderNo)}">
<p><button class="main">Go back to ${host}</button></p>
</form>
${script}`
  return renderSimulatorPage({ title, body })
}
