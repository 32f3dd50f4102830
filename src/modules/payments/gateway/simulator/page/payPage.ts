import { type Outcome, outcomes } from '../outcomes.js'
import type { SimulatedPayment } from '../simulatedPaymentsTable.js'
import { formatAmount, paymentSummary } from './paymentSummary.js'
import { renderSimulatorPage } from './renderSimulatorPage.js'

/** The page where the payer chooses the outcome; the same while the payment waits for its bank. */
export function payPage(payment: SimulatedPayment): Response {
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
