import { anyStaff } from '../../../platform/access.js'
import type { DashboardWidget } from '../../../admin/DashboardWidget.js'
import type { PendingWork } from '../../../platform/PendingWork.js'

/** The first widget of the dashboard. */
export const administrationWidgets: DashboardWidget[] = [
  {
    slug: 'waiting',
    label: 'Waiting for you',
    Component: '/src/modules/administration/admin/WaitingWidget#WaitingWidget',
    access: anyStaff,
    width: 'full',
    rank: 10,
  },
]

/** What is waiting for staff who manage the connections to other systems. */
export const administrationWaiting: PendingWork[] = [
  {
    id: 'dead-webhooks',
    collection: 'webhooks',
    where: { deadSince: { exists: true } },
    label: 'Dead webhooks',
    hint: 'Mend the receiver, then switch them on again.',
  },
  {
    id: 'failed-deliveries',
    collection: 'webhook-deliveries',
    where: { and: [{ status: { equals: 'failed' } }, { event: { not_equals: 'webhook.test' } }] },
    label: 'Failed deliveries',
    hint: 'Given up after the last attempt: send them again, or let them be.',
  },
]
