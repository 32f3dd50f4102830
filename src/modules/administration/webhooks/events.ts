import { z } from 'zod'

declare module '../../../platform/extend.js' {
  interface Declarations {
    /** What is sent to other systems, and how to receive it, in Markdown for developers. */
    outgoing: { guide: string; events: Record<string, OutgoingEvent> }
  }
}

/** An event that other systems are notified of: when it is sent, and what its message contains. */
type OutgoingEvent = { meaning: string; data: z.ZodObject; example: object }

/** Our ids and slugs: one unnamed schema, so that the documentation shows plain strings. */
const word = z.string().max(200)
const amount = z.int().describe('In minor units of the currency.')
const link = z.string().max(2_000)

const lead = { id: word, reference: word.describe('What the visitor was told: LD-…') }

const order = z.strictObject({
  id: word,
  number: word,
  status: word,
  amount,
  refundedAmount: amount.describe('What was given back so far, in minor units.'),
  currency: word.describe('ISO 4217.'),
  link: word
    .nullable()
    .describe('The slug of the payment link; null where the course was booked by itself.'),
  courseId: word.nullable(),
})

const learning = {
  id: word.describe('The enrolment’s.'),
  learnerId: word,
  courseId: word.nullable(),
  course: word.nullable().describe('The course’s slug.'),
}

const booking = z.strictObject({
  id: word,
  course: word.nullable().describe('The course’s slug.'),
  courseId: word.nullable(),
  session: word.nullable().describe('The id of the date; null for a course taken at any time.'),
  places: z.int(),
  order: word.nullable().describe('The number of the order; null if the course was free.'),
})

const content = {
  collection: word,
  id: word,
  slug: word.nullable().describe('Null where documents of the collection have none.'),
  url: link.nullable().describe('The page, which visitors reach while it is published.'),
  locale: word.nullable().describe('The language that was saved; null where it is not one alone.'),
}

const anOrder = {
  id: '019aa0c0-5d4e-7c1a-9b0f-0d6a3c1f7e21',
  number: '01KAHM3T6Z4Y8QW2R5B7N9C0DX',
  status: 'paid',
  amount: 49_000,
  refundedAmount: 0,
  currency: 'EUR',
  link: 'eu-ai-act-in-a-day',
  courseId: '019aa0c0-61b3-7f52-8a44-2f1b90c3d5ee',
}

const aLead = { id: '019aa0c1-12f0-7b3d-8c55-6e0a7d9b4f10', reference: 'LD-7H3K9Q2MX4TBV8WE' }

const anEnrolment = {
  id: '019aa0c2-3a71-7d08-9e66-1c2b3d4e5f60',
  learnerId: '019aa0c2-0b44-7aa1-8d77-9f8e7d6c5b4a',
  courseId: anOrder.courseId,
  course: 'eu-ai-act-in-a-day',
}

const aBooking = {
  id: '019aa0c5-4c1e-7b52-8d21-0f9e8d7c6b5a',
  course: 'eu-ai-act-in-a-day',
  courseId: anOrder.courseId,
  session: '019aa0c5-51aa-7f03-9b64-3a2b1c0d9e8f',
  places: 5,
  order: anOrder.number,
}

const aPage = {
  collection: 'pages',
  id: '019aa0c3-77e2-7c9f-8b11-a1b2c3d4e5f6',
  slug: 'about',
  url: 'https://www.example.com/pages/about',
  locale: 'en',
}

/**
 * Every webhook event with its payload; the admin's choices, validation and the documentation are derived from this.
 * Payloads hold no personal data: receivers fetch it by id with an API key, so that erasing a person leaves no copy in
 * messages waiting to be resent.
 */
export const webhookEvents = {
  'lead.created': {
    meaning: 'A visitor has become a lead',
    data: z.strictObject({ ...lead, kind: word.describe('The form.'), locale: word }),
    example: { ...aLead, kind: 'demo', locale: 'en' },
  },
  'lead.moved': {
    meaning: 'A lead has another status',
    data: z.strictObject({ ...lead, from: word, to: word }),
    example: { ...aLead, from: 'new', to: 'contacted' },
  },
  'order.paid': { meaning: 'An order is paid', data: order, example: anOrder },
  'order.failed': {
    meaning: 'A payment has failed',
    data: order,
    example: { ...anOrder, status: 'failed' },
  },
  'order.refunded': {
    meaning: 'Money was given back, all of it or a part',
    data: order,
    example: { ...anOrder, status: 'partially_refunded', refundedAmount: 9_000 },
  },
  'order.disputed': {
    meaning: 'The payer’s bank disputes a payment',
    data: order,
    example: { ...anOrder, status: 'disputed' },
  },
  'booking.created': {
    meaning: 'Places of a course are booked',
    data: booking,
    example: aBooking,
  },
  'booking.cancelled': {
    meaning: 'A booking is cancelled',
    data: booking,
    example: aBooking,
  },
  'learner.enrolled': {
    meaning: 'A learner is enrolled in a course',
    data: z.strictObject({ ...learning, orderId: word.nullable() }),
    example: { ...anEnrolment, orderId: anOrder.id },
  },
  'learner.completed': {
    meaning: 'A learner has completed a course',
    data: z.strictObject(learning),
    example: anEnrolment,
  },
  'certificate.issued': {
    meaning: 'A certificate was issued',
    data: z.strictObject({
      ...learning,
      certificate: word.describe('Its number.'),
      url: link.describe('The page that confirms it.'),
    }),
    example: {
      ...anEnrolment,
      certificate: '2f6f3d0e-6c1b-4b7e-9a55-8d1f0c2e7a90',
      url: 'https://www.example.com/certificates/2f6f3d0e-6c1b-4b7e-9a55-8d1f0c2e7a90',
    },
  },
  'content.published': {
    meaning: 'A document is published, or changed while it is',
    data: z.strictObject({
      ...content,
      previousSlug: word.nullable().describe('Its slug until now, where that has changed.'),
      previousUrl: link.nullable().describe('Its page until now, where that has moved.'),
    }),
    example: {
      ...aPage,
      previousSlug: 'about-us',
      previousUrl: 'https://www.example.com/pages/about-us',
    },
  },
  'content.unpublished': {
    meaning: 'A published document is a draft again',
    data: z.strictObject(content),
    example: aPage,
  },
  'content.deleted': {
    meaning: 'A published document is deleted',
    data: z.strictObject(content),
    example: aPage,
  },
  'question.unanswered': {
    meaning: 'The content did not answer a visitor’s question',
    data: z.strictObject({ id: word, locale: word }),
    example: { id: '019aa0c4-90ab-7de3-8f22-b6c7d8e9f001', locale: 'en' },
  },
} as const satisfies Record<string, OutgoingEvent>

type Catalog = typeof webhookEvents

export type WebhookEvent = keyof Catalog

type EventData<E extends WebhookEvent> = z.input<Catalog[E]['data']>

/** The event of the test button; nobody subscribes to it. */
export const testEvent = 'webhook.test'

const TestData = z.strictObject({ webhook: word })

export type WebhookMessage =
  | { [E in WebhookEvent]: { type: E; data: EventData<E> } }[WebhookEvent]
  | { type: typeof testEvent; data: z.input<typeof TestData> }

/** The body of a message per Standard Webhooks. Throws if the data does not match the catalog. */
export function composeBody({ type, data }: WebhookMessage, at: Date): string {
  const schema = type === testEvent ? TestData : webhookEvents[type].data
  return JSON.stringify({ type, timestamp: at.toISOString(), data: schema.parse(data) })
}
