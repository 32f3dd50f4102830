import type { PayloadRequest } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import { deliverLater, runEffects } from '../effects/effects.js'
import type { Order, Verification } from '../Order.js'
import { confirmHold } from '../orders/holds.js'
import type { EventSource } from '../orders/orderStore.js'
import { countAcceptances } from '../orders/timeline.js'
import { type Decision, transition, type Transition } from '../orders/transition.js'
import { addRefund } from '../refunds/refundStore.js'
import { isLatestAttempt, recordOutcome } from './attemptStore.js'
import { judgePlaces } from './judgePlaces.js'
import { isOnlyOpened, judgeReport, type Report } from './judgeReport.js'

type ReceivedReport = {
  report: Report
  /** The callback that the report confirms. */
  claim?: Report
  source: EventSource
  verification: Verification
}

/**
 * Applies a gateway report about an attempt to its order: one event, at most one transition and its effects, in one
 * transaction. A second call changes nothing.
 */
export async function applyReport(req: PayloadRequest, orderId: string, received: ReceivedReport) {
  const { gatewayOrderId, outcome } = received.report
  try {
    await changeOrder(req, { ...received, orderId }, (done) => runEffects(req, done))
  } catch (err) {
    if (outcome !== 'succeeded') throw err
    // Money that arrived is recorded even if its effects fail.
    const { log } = platformOf(req.payload)
    log.error({ err, gatewayOrderId, msg: 'A paid order has no effects yet' })
    await changeOrder(req, { ...received, orderId }, async ({ order }) => {
      if (order.status === 'paid') await deliverLater(req, order)
    })
  }
}

async function changeOrder(
  req: PayloadRequest,
  received: ReceivedReport & { orderId: string },
  effects: (done: Transition) => Promise<void>,
): Promise<void> {
  const { orderId, report, claim, source, verification } = received
  const { gatewayOrderId, outcome } = report
  await transition(req, {
    orderId,
    decide: async (order) => {
      const isHeld = await confirmHold(req, orderId)
      const agreed = claim ? agree(order, claim, report) : report
      // Money counts by whichever attempt it comes.
      const isLatest =
        outcome === 'succeeded' || (await isLatestAttempt(req, { orderId, gatewayOrderId }))
      const acceptances = outcome === 'disputed' ? await countAcceptances(req, orderId) : 0
      const given = { source, verification, isLatestAttempt: isLatest, acceptances }
      const decision = withMoneyOf(report, judgeReport(order, agreed, given))
      return judgePlaces(req, order, { decision, isHeld })
    },
    afterwards: async (done, { trackingId, amount, currency, fact }) => {
      // Of a page that was only opened nothing may ever come: an attempt with a reference is waited for.
      const begun = isOnlyOpened(report) ? undefined : trackingId
      await recordOutcome(req, { gatewayOrderId, trackingId: begun, outcome })
      if (fact === 'duplicate_capture' && trackingId && amount && currency) {
        const payment = { orderId, amount, currency, trackingId }
        const reason = 'Paid twice'
        await addRefund(req, { ...payment, kind: 'duplicate', status: 'due', reason })
      }
      await effects(done)
    },
  })
}

/**
 * Merges a callback and the report that confirms it. If their amounts differ, it keeps the one that does not match the
 * order, which leads to review.
 */
function agree(order: Order, claim: Report, report: Report): Report {
  const isClaimRight = claim.amount === order.amount && claim.currency === order.currency
  return isClaimRight ? { ...claim, ...report } : { ...report, ...claim }
}

/** What arrived is what the confirming report says: the browser that brings a callback may write any amount into it. */
function withMoneyOf({ amount, currency }: Report, judged: Decision): Decision {
  const { event } = judged
  const isSame = amount === event.amount && currency === event.currency
  if (amount === undefined || isSame) return judged
  const message = 'The payer’s browser reported another amount.'
  return { ...judged, event: { ...event, amount, currency, message } }
}
