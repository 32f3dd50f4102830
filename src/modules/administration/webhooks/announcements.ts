import { announceEnrolment } from './announceEnrolment.js'
import { announceLead } from './announceLead.js'
import { announceOrder } from './announceOrder.js'

/** What each module has webhooks told of, as its own options name it; each in the transaction of what happened. */
export const announcements = {
  leads: { onCreated: [announceLead] },
  learning: { onEnrolled: announceEnrolment },
  payments: {
    onPaid: [announceOrder('order.paid')],
    onFailed: [announceOrder('order.failed')],
    onRefunded: [announceOrder('order.refunded')],
  },
}
