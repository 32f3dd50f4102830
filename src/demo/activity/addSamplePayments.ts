import { dayMs } from '../../platform/days.js'
import { crockford } from '../../platform/text.js'
import {
  add,
  momentOf,
  personOf,
  type Sampled,
  sampleDays,
  type SampleLink,
  sampleTrackingIds,
} from './sampleRows.js'

const outcomes = [
  ...Array<'paid'>(14).fill('paid'),
  ...(['failed', 'failed', 'cancelled', 'expired', 'partially_refunded', 'refunded'] as const),
]

/** Orders by these links, and the visits that led to them. */
export function addSamplePayments(sampled: Sampled, links: readonly SampleLink[]): void {
  for (const link of links) {
    for (let daysAgo = sampleDays; daysAgo > 0; daysAgo -= 1) {
      const orders = Math.max(0, sampled.random.below(4) - 1 - (daysAgo > 30 ? 1 : 0))
      for (let number = 0; number < orders; number += 1) addOrder(sampled, { link, daysAgo })
      add(sampled, 'payment_link_visits', {
        link_id: link.id,
        day: new Date(sampled.until - daysAgo * dayMs).toISOString().slice(0, 10),
        visits: 4 + orders * 5 + sampled.random.below(14),
      })
    }
  }
}

type Options = { link: SampleLink; daysAgo: number }

function addOrder(sampled: Sampled, { link, daysAgo }: Options): void {
  const { random, nextId } = sampled
  const { name, email, company } = personOf(sampled)
  const id = nextId()
  const at = momentOf(sampled, daysAgo)
  const status = daysAgo === 2 ? 'review' : random.pick(outcomes)
  const isPaid = ['paid', 'partially_refunded', 'refunded'].includes(status)
  const quantity = isPaid && random.next() > 0.8 ? 2 : 1
  const amount = link.amount * quantity
  const refunded = { partially_refunded: Math.round(amount / 2), refunded: amount }
  const refundedAmount = status in refunded ? refunded[status as keyof typeof refunded] : 0
  const paidAt = isPaid ? new Date(at.getTime() + 240_000) : null
  const payment = { number: numberOf(sampled), amount, currency: link.currency }
  const trackingId = paidAt && trackingIdOf(sampled)
  add(sampled, 'orders', {
    ...{ id, status, ...payment, quantity, tracking_id: trackingId },
    refunded_amount: refundedAmount,
    ...{ title: link.title, link_id: link.id, course_id: link.course, billing_company: company },
    ...{ customer_name: name, customer_email: email, locale: 'en', version: 3 },
    verification: isPaid ? 'confirmed' : null,
    attention: status === 'review' ? 'The bank paid another amount than the order has.' : null,
    ...{ paid_at: paidAt, created_at: at, updated_at: paidAt ?? at },
  })
  if (paidAt && trackingId) {
    addPayment(sampled, { ...payment, order: id, trackingId, refundedAmount, at, paidAt })
  }
  addEvents(sampled, { order: id, status, at })
}

type Payment = {
  order: string
  number: string
  trackingId: string
  amount: number
  currency: string
  refundedAmount: number
  at: Date
  paidAt: Date
}

/** What the simulator knows of a paid order, so that staff can refund it like any other. */
function addPayment(sampled: Sampled, { order, number, trackingId, ...paid }: Payment): void {
  const { amount, currency, refundedAmount, at, paidAt } = paid
  const times = { created_at: at, updated_at: paidAt }
  const tracked = { tracking_id: trackingId }
  add(sampled, 'payment_attempts', {
    ...{ id: sampled.nextId(), order_id: order, gateway_order_id: number, status: 'succeeded' },
    ...{ ...tracked, sent_at: at, polls: 0, empty_polls: 0, ...times },
  })
  add(sampled, 'simulated_payments', {
    ...{ session: sampled.nextId(), order_no: number, ...tracked, amount, currency },
    ...{ redirect_url: '', cancel_url: '', payer_name: '', payer_email: '', payer_phone: '' },
    ...{ outcome: 'success', ...times },
  })
  if (refundedAmount === 0) return
  add(sampled, 'simulated_refunds', {
    reference: sampled.nextId(),
    ...tracked,
    amount: refundedAmount,
    created_at: paidAt,
  })
}

type Events = { order: string; status: string; at: Date }

function addEvents(sampled: Sampled, { order, status, at }: Events): void {
  const isRefund = status === 'partially_refunded' || status === 'refunded'
  const steps = [
    { type: 'created', from: null, to: 'created' },
    { type: 'sent', from: 'created', to: 'pending' },
    {
      type: status === 'expired' ? 'expired' : 'report',
      from: 'pending',
      to: isRefund ? 'paid' : status,
    },
    ...(isRefund ? [{ type: 'refund', from: 'paid', to: status }] : []),
  ]
  for (const [position, step] of steps.entries()) {
    const time = new Date(at.getTime() + position * 80_000)
    add(sampled, 'payment_events', {
      ...{ id: sampled.nextId(), order_id: order, position: position + 1, ...step },
      ...{ key: `${order} ${String(position)}`, created_at: time, updated_at: time },
    })
  }
}

/** A ULID that no clock will make: its time is before there were any. */
const numberOf = ({ random }: Sampled) =>
  `00${Array.from({ length: 24 }, () => crockford.charAt(random.below(32))).join('')}`

/** Digits, as the gateway's are; those that the simulator gives out begin otherwise. */
const trackingIdOf = ({ random }: Sampled) =>
  `${sampleTrackingIds}${Array.from({ length: 10 }, () => String(random.below(10))).join('')}`
