import type { PayloadRequest } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import { runEffects } from '../effects/runEffects.js'
import { deliverLater } from '../effects/deliverLater.js'
import type { EventSource } from '../orders/addEvent.js'
import { findOrder } from '../orders/findOrder.js'
import type { Verification } from '../Order.js'
import { type Moved, transition } from '../orders/transition.js'
import { confirmHold } from '../orders/holds.js'
import { addRefund } from '../refunds/addRefund.js'
import { isLatestAttempt, noteAttempt } from './attemptRows.js'
import { judgeReport, type Report } from './judgeReport.js'

type News = { report: Report; source: EventSource; verification: Verification }

/**
 * Applies a gateway report about an attempt to its order: one event, at most one transition and its effects, in one
 * transaction. Returns undefined if there is no such attempt; a second call changes nothing.
 */
export async function applyReport(req: PayloadRequest, news: News): Promise<Moved | undefined> {
  try {
    return await settle(req, news, (moved) => runEffects(req, moved))
  } catch (err) {
    const { gatewayOrderId, outcome } = news.report
    if (outcome !== 'succeeded') throw err
    // Money that arrived is recorded even if its effects fail.
    platformOf(req.payload).log.error({
      err,
      gatewayOrderId,
      msg: 'A paid order has no effects yet',
    })
    return settle(req, news, ({ order }) => deliverLater(req, order))
  }
}

async function settle(
  req: PayloadRequest,
  { report, source, verification }: News,
  follow: (moved: Moved) => Promise<void>,
): Promise<Moved | undefined> {
  const { gatewayOrderId, trackingId, amount, currency } = report
  const found = await findOrder(req, { gatewayOrderId })
  if (!found) return undefined
  await confirmHold(req, found.id)
  return transition(req, {
    orderId: found.id,
    decide: async (order) => {
      const isLatest = await isLatestAttempt(req, { orderId: order.id, gatewayOrderId })
      return judgeReport(order, report, { source, verification, isLatestAttempt: isLatest })
    },
    follow: async (moved, { event }) => {
      await noteAttempt(req, report)
      if (event.fact === 'duplicate_capture' && trackingId && amount && currency) {
        await addRefund(req, {
          orderId: found.id,
          amount,
          currency,
          trackingId,
          kind: 'duplicate',
          status: 'due',
          reason: 'Paid twice',
        })
      }
      await follow(moved)
    },
  })
}
