import { staff } from '../../../platform/access.js'
import type { DashboardWidget } from '../../../admin/DashboardWidget.js'
import type { PendingWork } from '../../../platform/PendingWork.js'

export const paymentWidgets: DashboardWidget[] = [
  {
    slug: 'orders',
    label: 'Orders and revenue',
    Component: '/src/modules/payments/admin/OrdersWidget#OrdersWidget',
    access: staff('finance'),
    who: 'Finance',
    width: 'medium',
    rank: 21,
  },
  {
    slug: 'links',
    label: 'Payment links',
    Component: '/src/modules/payments/admin/LinksWidget#LinksWidget',
    access: staff('editor', 'finance'),
    who: 'Editors and finance',
    width: 'medium',
    rank: 30,
  },
]

export const paymentsWaiting: PendingWork[] = [
  {
    id: 'orders-to-review',
    collection: 'orders',
    where: { status: { equals: 'review' } },
    label: 'Orders to review',
    hint: 'What arrived is not what was asked for: accept or reject.',
  },
  {
    id: 'orders-to-look-at',
    collection: 'orders',
    where: { attention: { exists: true } },
    label: 'Orders to look at',
    hint: 'Do what the note says, then mark it as done.',
  },
  {
    id: 'refunds-due',
    collection: 'refunds',
    where: { status: { equals: 'due' } },
    label: 'Refunds to send',
    hint: 'Paid twice or rejected: open it and send it back.',
  },
]
