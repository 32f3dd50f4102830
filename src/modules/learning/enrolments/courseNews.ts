import { createLocalReq, type PayloadRequest, type TypedLocale } from 'payload'
import { z } from 'zod'

import { addMail } from '../../../platform/mail/outbox/addMail.js'
import { mailTask } from '../../../platform/mail/outbox/mailTask.js'
import { platformOf } from '../../../platform/platform.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { fill } from '../../../platform/words.js'
import { readLearner } from '../learners/learnerStore.js'
import { courseMail, courseMailKinds } from '../mails/courseMail.js'
import { learningWords } from '../words/learningWords.js'
import { findAttendees } from './attendeeStore.js'
import { findBooking, hasPlaceOn } from './bookingStore.js'
import { courseOutline } from './courseOutlines.js'
import { readCourseSession, type StoredSession } from './courseSessionStore.js'
import { findOwnEnrolment } from './enrolmentStore.js'

const News = z.strictObject({
  kind: z.enum(courseMailKinds),
  course: z.uuid(),
  /** The date it is about, and the one before it. */
  session: z.uuid().optional(),
  former: z.uuid().optional(),
  /** Who reads it: a learner, or whoever made a booking for others; both are there for whoever takes part and booked it. */
  learner: z.uuid().optional(),
  booking: z.uuid().optional(),
  /** The place that the learner was given: whoever booked it is told. */
  enrolment: z.uuid().optional(),
  isPaid: z.boolean().default(false),
  at: z.iso.datetime(),
})

type News = z.output<typeof News>

/** Tells someone what happened to their place in a course. */
export const newsMail = mailTask<News>({
  name: 'learning.mailNews',
  kind: 'News about a course date',
  schema: News,
  about: ({ booking, learner = '' }) =>
    booking === undefined
      ? { target: 'learners', targetId: learner }
      : { target: 'bookings', targetId: booking },
  compose: async (news, { payload, brand, site }) => {
    const req = await createLocalReq({}, payload)
    const { kind, session, former, isPaid } = news
    const date = await readCourseSession(req, session)
    const reader = await readerOf(req, news)
    if (!reader || (session && !date) || !isDue(news, date, reader.isSeated)) return undefined
    const locale = knownLocale(req, reader.locale)
    const course = await courseOutline(req, news.course, locale)
    if (!course) return undefined
    const mail = courseMail({
      ...{ kind, brand, site, locale, isPaid },
      isPayer: news.booking !== undefined,
      serverUrl: platformOf(payload).serverUrl,
      course,
      date,
      former: await readCourseSession(req, former),
      bought: reader.bought,
      bookedBy: await bookedBy(req, news),
      calendar: {
        sender: payload.email.defaultFromAddress,
        recipient: reader.email,
        at: news.at,
        isKept: await keepsEntry(req, news, reader.id),
      },
    })
    return { to: reader.email, ...mail }
  },
})

/** Whoever has or bought another place on the date that they lose keeps it in their calendar. */
async function keepsEntry(req: PayloadRequest, news: News, learner: string): Promise<boolean> {
  const { kind, session, former = session } = news
  return kind !== 'left' && former !== undefined && hasPlaceOn(req, { session: former, learner })
}

type Reader = {
  id: string
  email: string
  locale: string | null
  /** How many places they booked for others. */
  bought: number | undefined
  isSeated: boolean
}

async function readerOf(req: PayloadRequest, news: News): Promise<Reader | undefined> {
  const { session, booking: id, learner: attendee } = news
  const booking = id === undefined || attendee ? undefined : await findBooking(req, id)
  const learner = await readLearner(req, attendee ?? booking?.buyerId)
  if (!learner) return undefined
  const own = { id: learner.id, email: learner.email, locale: learner.locale }
  if (booking) {
    const isSeated = booking.status === 'confirmed' && booking.sessionId === (session ?? null)
    return { ...own, bought: booking.seats.length, isSeated }
  }
  return { ...own, bought: undefined, isSeated: await isEnrolled(req, learner.id, news) }
}

/** In the course; on the date, where it is about one. */
async function isEnrolled(req: PayloadRequest, learnerId: string, { session, course }: News) {
  if (session === undefined) {
    return (await findOwnEnrolment(req, { learnerId, courseId: course })) !== undefined
  }
  return (await findAttendees(req, { session, learner: learnerId })).length > 0
}

/** Undefined where staff gave the place, and where the buyer is deleted. */
async function bookedBy(req: PayloadRequest, { enrolment, learner }: News) {
  const [place] = enrolment === undefined ? [] : await findAttendees(req, { enrolment })
  const booking = place?.bookingId ? await findBooking(req, place.bookingId) : undefined
  const buyer = await readLearner(req, booking?.buyerId)
  return buyer && { email: buyer.email, isReader: buyer.id === learner }
}

/** Between its cause and now, things may have changed again: then the mail about that is enough. */
function isDue({ kind, at }: News, date: StoredSession | undefined, isSeated: boolean): boolean {
  if (kind === 'cancelled') return date?.status === 'cancelled'
  if (kind === 'left' || kind === 'withdrawn') return !isSeated
  if (!isSeated || (date && date.status !== 'scheduled')) return false
  return kind !== 'reminder' || (date !== undefined && date.startsAt > at)
}

function knownLocale(req: PayloadRequest, locale: string | null): TypedLocale {
  const { localization } = req.payload.config
  const isKnown = localization && locale && localization.localeCodes.includes(locale)
  return requestLocale(req, isKnown ? locale : undefined)
}

type NewNews = Omit<z.input<typeof News>, 'at'>

/** Adds the mail in the transaction of what it tells. Of two changes, before the first is sent, only the last is told. */
export async function addNews(req: PayloadRequest, news: NewNews): Promise<void> {
  const at = platformOf(req.payload).clock.now().toISOString()
  const { kind, session = '', learner, booking } = news
  const key = `news changed ${session} ${learner ?? booking ?? ''}`
  const payload = { isPaid: false, ...news, at }
  await addMail(req, { task: newsMail, payload, ...(kind === 'changed' && { key }) })
}

/** Brings a learner the address of their certificate. */
export const certificateMail = mailTask({
  name: 'learning.mailCertificate',
  kind: 'Certificate of a course',
  schema: z.strictObject({ learner: z.uuid(), course: z.uuid(), number: z.string().max(60) }),
  about: ({ learner }) => ({ target: 'learners', targetId: learner }),
  compose: async ({ learner: id, course: courseId, number }, { payload, site }) => {
    const req = await createLocalReq({}, payload)
    const learner = await readLearner(req, id)
    const locale = (learner?.locale ?? 'en') as TypedLocale
    const course = await courseOutline(req, courseId, locale)
    if (!learner || !course) return undefined
    const words = learningWords(locale).mail
    const query = locale === 'en' ? '' : `?locale=${locale}`
    const url = `${platformOf(payload).serverUrl}/certificates/${number}${query}`
    return {
      ...{ to: learner.email, locale },
      subject: fill(words.subject.certificate, { title: course.title }),
      preheader: words.attendee.certificate,
      blocks: [
        { kind: 'paragraph', text: words.attendee.certificate },
        { kind: 'button', label: words.certificate, url },
        { kind: 'footnote', text: words.share },
      ],
      reason: fill(words.reason.attendee, { site }),
    }
  },
})
