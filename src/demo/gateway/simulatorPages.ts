import type { Payload } from 'payload'

import type { Keyring } from '../../modules/payments/gateway/cipher.js'
import { withTimeout } from '../../platform/abort.js'
import { formatMoney } from '../../platform/formatMoney.js'
import { escapeHtml } from '../../platform/mail/templates/escapeHtml.js'
import { readStyle } from '../../platform/readStyle.js'
import { siteFonts } from '../../platform/siteFonts.js'
import { findOutcome, outcomes, type Outcome } from './outcomes.js'
import { writeCallback } from './records.js'
import { findPayment, finishPayment } from './simulatorStore.js'
import type { SimulatedPayment } from './simulatorTables.js'

const deliverWithinMs = 10_000

type PageRequest = { session: string; form: URLSearchParams; keyring: Keyring; request: Request }

/**
 * Applies the payer's choice once; without a choice it shows the page with the options. Anyone who comes back later
 * sees the same outcome and is sent back the same way.
 */
export async function answerPage(payload: Payload, page: PageRequest): Promise<Response> {
  const { session, form, keyring, request } = page
  const chosen = findOutcome(form.get('outcome') ?? '')
  const payment = chosen
    ? await finishPayment(payload, session, chosen.name)
    : await findPayment(payload, session)
  if (!payment) {
    return noticePage({ title: 'No such payment', text: 'Begin again from its link.', status: 404 })
  }
  const outcome = findOutcome(payment.outcome)
  if (!outcome || (!chosen && outcome.name === 'awaited')) return paymentPage(payment)
  const encResp = keyring.encrypt(writeCallback(payment))
  const isDuplicate = outcome.callbacks === 2 && chosen === outcome
  return returnPage({
    payment,
    outcome,
    encResp,
    nonce: request.headers.get('x-nonce') ?? undefined,
    ...(isDuplicate && { note: await sendCallback(payment.redirectUrl, encResp) }),
  })
}

/** Sent from server to server, like the gateway's event notifications. */
async function sendCallback(url: string, encResp: string): Promise<string> {
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
function paymentPage(payment: SimulatedPayment): Response {
  const amount = formatAmount(payment)
  const isWaiting = payment.outcome === 'awaited'
  const [pay, ...others] = outcomes
  const choices = others.filter(({ name }) => name !== payment.outcome).map(outcomeButton)
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

function outcomeButton({ name, label, help }: Outcome): string {
  return `<li><button name="outcome" value="${name}">${label}<span>${help}</span></button></li>`
}

function formatAmount({ amount, currency }: SimulatedPayment): string {
  return formatMoney(amount, currency, 'en')
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

type FinishedPayment = {
  payment: SimulatedPayment
  outcome: Outcome
  encResp: string
  nonce: string | undefined
  /** The result of the server-to-server callback, if one was sent. */
  note?: string
}

/** Shows the payer the outcome and sends them back, with the encrypted answer in a form. */
function returnPage({ payment, outcome, encResp, nonce, note }: FinishedPayment): Response {
  const host = escapeHtml(new URL(payment.redirectUrl).host)
  const title = outcome.heading
  const head = `<h1>${title}</h1><p class="soft">${formatAmount(payment)}</p>${paymentSummary(payment)}`
  if (outcome.callbacks === 0) {
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

type Notice = { title: string; text: string; status: number }

/** A page with a message only: there is nothing to pay here, or why a request is refused. */
export function noticePage({ title, text, status }: Notice): Response {
  const body = `<section class="card"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></section>`
  return renderSimulatorPage({ title, body, status })
}

type Page = {
  title: string
  /** HTML in which all outside values are escaped. */
  body: string
  status?: number
}

/** A page of the simulator, clearly marked as such at the top. For developers, so only in English. */
export function renderSimulatorPage({ title, body, status = 200 }: Page): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Payment simulator</title>
<link rel="icon" href="data:,">
<style>${siteFonts().faces}${simulatorStyle}</style>
</head>
<body>
<p class="strip"><strong>⚠ Payment simulator.</strong> No bank is asked and no money moves.</p>
<main>
${body}
</main>
</body>
</html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

/** The style of "the gateway", not of the company: calm colours of its own, light and dark, in the site's fonts. */
const simulatorStyle = readStyle('demo', 'gateway', 'simulator.css')
