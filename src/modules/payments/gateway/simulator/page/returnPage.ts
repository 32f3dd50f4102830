import { escapeHtml } from '../../../../../platform/mail/templates/escapeHtml.js'
import type { Outcome } from '../outcomes.js'
import type { SimulatedPayment } from '../simulatedPaymentsTable.js'
import { formatAmount, paymentSummary } from './paymentSummary.js'
import { renderSimulatorPage } from './renderSimulatorPage.js'

type Settled = {
  payment: SimulatedPayment
  outcome: Outcome
  encResp: string
  nonce: string | undefined
  /** The result of the server-to-server callback, if one was sent. */
  note?: string
}

/** Shows the payer the outcome and sends them back, with the encrypted answer in a form. */
export function returnPage({ payment, outcome, encResp, nonce, note }: Settled): Response {
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
