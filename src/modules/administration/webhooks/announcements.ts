import type { PayloadRequest } from 'payload'

import { announceCompletion, announceEnrolment } from './announceEnrolment.js'
import { announceEvent } from './announceEvent.js'
import { announceLead, announceLeadMove } from './announceLead.js'
import { announceOrder } from './announceOrder.js'

/** The callbacks with which each module announces its events; each runs in the transaction of the event. */
export const announcements = {
  leads: { onCreated: [announceLead], onMoved: [announceLeadMove] },
  learning: { onEnrolled: announceEnrolment, onCompleted: announceCompletion },
  payments: {
    onPaid: [announceOrder('order.paid')],
    onFailed: [announceOrder('order.failed')],
    onRefunded: [announceOrder('order.refunded')],
    onDisputed: [announceOrder('order.disputed')],
  },
  assistant: {
    onUnanswered: (req: PayloadRequest, data: { id: string; locale: string }) =>
      announceEvent(req, { type: 'question.unanswered', data }),
  },
}
