import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { firstMatch, transact } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'
import { addDeliveries } from './claimDelivery.js'
import { deliverAnnounced } from './deliverWebhooks.js'
import { composeBody, type WebhookEvent, type WebhookMessage } from './events.js'

/**
 * Announces a new lead in its transaction: reference, kind and language. Personal data stays where it can be erased.
 */
export async function announceLead(req: PayloadRequest, { leadId: id }: { leadId: string }) {
  const { reference, kind, locale } = await req.payload.findByID({
    collection: 'leads',
    id,
    select: { reference: true, kind: true, locale: true },
    depth: 0,
    joins: false,
    overrideAccess: true,
    req,
  })
  await announceEvent(req, { type: 'lead.created', data: { id, reference, kind, locale } })
}

type LeadMoved = { leadId: string; reference: string; from: string; to: string }

/** Announces a lead's new status, in the transaction of the change. */
async function announceLeadMove(
  req: PayloadRequest,
  { leadId: id, reference, from, to }: LeadMoved,
): Promise<void> {
  await announceEvent(req, { type: 'lead.moved', data: { id, reference, from, to } })
}

type Enrolment = { enrolmentId: string; learnerId: string; courseId: string | null }
type Completed = Enrolment & { isCompleted: boolean; certificate: string | null }

async function announceEnrolment(
  req: PayloadRequest,
  { order, ...enrolment }: Enrolment & { order?: string },
): Promise<void> {
  const data = { ...(await factsOf(req, enrolment)), orderId: order ?? null }
  await announceEvent(req, { type: 'learner.enrolled', data })
}

async function announceCompletion(
  req: PayloadRequest,
  { isCompleted, certificate, ...enrolment }: Completed,
): Promise<void> {
  const facts = await factsOf(req, enrolment)
  if (isCompleted) await announceEvent(req, { type: 'learner.completed', data: facts })
  if (certificate === null) return
  const url = `${platformOf(req.payload).serverUrl}/certificates/${certificate}`
  await announceEvent(req, { type: 'certificate.issued', data: { ...facts, certificate, url } })
}

async function factsOf(req: PayloadRequest, { enrolmentId: id, learnerId, courseId }: Enrolment) {
  const { docs } = await req.payload.find({
    ...firstMatch,
    collection: 'courses',
    where: { id: { equals: courseId } },
    select: { slug: true },
    overrideAccess: true,
    req,
  })
  return { id, learnerId, courseId, course: docs[0]?.slug ?? null }
}

/** Announces a booking in the transaction that made or cancelled it, without the people. */
async function announceBooking(
  req: PayloadRequest,
  { type, bookingId }: { type: 'created' | 'transferred' | 'cancelled'; bookingId: string },
): Promise<void> {
  if (type === 'transferred') return
  const { id, course, session, places, orderNumber } = await req.payload.findByID({
    collection: 'bookings',
    id: bookingId,
    depth: 1,
    populate: { courses: { slug: true }, 'course-sessions': {} },
    overrideAccess: true,
    req,
  })
  const [about, date] = [course, session].map((value) =>
    typeof value === 'string' ? { id: value } : value,
  )
  const slug = about && 'slug' in about ? about.slug : null
  await announceEvent(req, {
    type: `booking.${type}`,
    data: {
      id,
      course: slug,
      courseId: about?.id ?? null,
      session: date?.id ?? null,
      places,
      order: orderNumber ?? null,
    },
  })
}

type Order = {
  id: string
  number: string
  status: string
  /** In minor units, like the refunded amount. */
  amount: number
  refundedAmount: number
  currency: string
  linkSlug: string | null
  courseId: string | null
}

/** Announces a status change of an order in its transaction, without its buyer. */
export function announceOrder(type: Extract<WebhookEvent, `order.${string}`>) {
  return (req: PayloadRequest, order: Order): Promise<void> => {
    const { id, number, status, amount, refundedAmount, currency, linkSlug, courseId } = order
    const data = { id, number, status, amount, refundedAmount, currency, link: linkSlug, courseId }
    return announceEvent(req, { type, data })
  }
}

/** The callbacks with which each module announces its events; each runs in the transaction of the event. */
export const announcements = {
  leads: { onCreated: [announceLead], onMoved: [announceLeadMove] },
  learning: {
    onEnrolled: announceEnrolment,
    onCompleted: announceCompletion,
    onBooking: announceBooking,
  },
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

/**
 * Adds an event to the outbox of every enabled endpoint that subscribes to it, in the transaction of `req`: it is sent
 * after the commit, or never. Without such endpoints it costs one query.
 */
export async function announceEvent(req: PayloadRequest, message: WebhookMessage): Promise<void> {
  const { type } = message
  const body = composeBody(message, platformOf(req.payload).clock.now())
  await transact(req, async () => {
    const rows = await addDeliveries(req, {
      message: { type, body, inOrder: true },
      to: sql`join webhooks_events wanted on wanted.parent_id = webhooks.id
        and wanted.value::text = ${type} where webhooks.enabled`,
    })
    if (rows.length === 0) return
    const webhooks = rows.map(({ webhook }) => webhook)
    await platformOf(req.payload).jobs.add(req, { task: deliverAnnounced, payload: { webhooks } })
  })
}
