import type { TypedLocale } from 'payload'

import type { MailAttachment } from '../../../platform/mail/OutgoingMail.js'
import type { MailBlock, MailBrand } from '../../../platform/mail/templates/MailMessage.js'
import { fill } from '../../../platform/words.js'
import { dateFormat, frenchFirst } from '../../../platform/intl.js'
import { zoneName } from '../../../platform/localization.js'
import { learningWords } from '../words/learningWords.js'
import { calendarFile, sequenceAt } from './calendarFile.js'

export const courseMailKinds = [
  'booked',
  'enrolled',
  'changed',
  'moved',
  'reminder',
  'cancelled',
  'left',
  'withdrawn',
] as const

type CourseMailKind = (typeof courseMailKinds)[number]

export type MailedDate = {
  id: string
  createdAt: string
  updatedAt: string
  startsAt: string
  endsAt: string
  timeZone: string
  mode: 'online' | 'onsite'
  venueName: string | null
  venueAddress: string | null
  venueMapUrl: string | null
  /** Only for those who are enrolled in this date. */
  joinUrl: string | null
}

export type MailedCourse = { slug: string; title: string; isPublished: boolean }

type CourseNews = {
  kind: CourseMailKind
  brand: MailBrand
  site: string
  locale: TypedLocale
  serverUrl: string
  course: MailedCourse
  /** Undefined for a course that is taken at any time. */
  date: MailedDate | undefined
  /** The date that was booked before, where the booking was moved. */
  former: MailedDate | undefined
  /** How many places they booked for others; undefined for somebody who takes part. */
  bought: number | undefined
  /** Who booked the place; undefined if nobody did, or where it is not told. */
  bookedBy: { email: string; isReader: boolean } | undefined
  isPaid: boolean
  /** Whether it was the reader who paid. */
  isPayer: boolean
  calendar: {
    sender: string
    recipient: string
    /** When it happened. */
    at: string
    /** Whether a date that they lose stays in their calendar. */
    isKept: boolean
  }
}

/** What happened to a place in a course, for whoever has it or booked it, with the date as a calendar file. */
export function courseMail(news: CourseNews) {
  const { kind, site, locale, course } = news
  const words = learningWords(locale).mail
  const reader = news.bought === undefined ? 'attendee' : 'buyer'
  const intro = introOf(news)
  const attachments = filesOf(news)
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: intro },
    ...(news.date ? [{ kind: 'list', items: factsOf(news.date, news) } as const] : []),
    ...(isOver(kind) && news.isPaid
      ? [{ kind: 'paragraph', text: words.refund[news.isPayer ? 'buyer' : 'attendee'] } as const]
      : []),
    ...bookedByOf(news),
    ...waysOf(news),
    ...(attachments.length > 0
      ? [{ kind: 'footnote', text: words.calendar[methodOf(attachments)] } as const]
      : []),
  ]
  return {
    locale,
    subject: fill(words.subject[kind], { title: course.title }),
    preheader: intro,
    blocks,
    reason: fill(words.reason[reader], { site }),
    attachments,
  }
}

function introOf({ kind, bought, former, locale }: CourseNews): string {
  const words = learningWords(locale).mail
  const before = former ? formatWhen(former, locale) : ''
  if (bought === undefined) return fill(words.attendee[kind], { former: before })
  if (kind === 'changed' || kind === 'moved' || kind === 'cancelled' || kind === 'withdrawn') {
    return fill(words.buyer[kind], { former: before })
  }
  return words.buyer.booked(bought)
}

/** When and where; who only paid does not get the link to join. */
function factsOf(date: MailedDate, { locale, kind, bought }: CourseNews): string[] {
  const words = learningWords(locale).mail
  const isLinked = date.joinUrl || isOver(kind) || bought !== undefined
  const place = date.mode === 'online' && !isLinked ? words.later : placeOf(date, locale)
  return [
    fill(words.when, { value: formatWhen(date, locale) }),
    ...(place ? [fill(words.where, { value: place })] : []),
  ]
}

const isOver = (kind: CourseMailKind) =>
  kind === 'cancelled' || kind === 'left' || kind === 'withdrawn'

/** Where a date is held; empty where nobody has said it yet. */
export const placeOf = (date: Parameters<typeof venueOf>[0], locale: TypedLocale) =>
  date.mode === 'online' ? learningWords(locale).mail.online : venueOf(date)

function venueOf({
  venueName,
  venueAddress,
}: Pick<MailedDate, 'mode' | 'venueName' | 'venueAddress'>): string {
  return [venueName, venueAddress?.replaceAll('\n', ', ')].filter(Boolean).join(', ')
}

/** Who booked the place, and what to do about it if one cannot come; their address, because they may be a stranger. */
function bookedByOf({ bookedBy, locale }: CourseNews): MailBlock[] {
  if (!bookedBy || bookedBy.isReader) return []
  const text = fill(learningWords(locale).mail.bookedBy, { buyer: bookedBy.email })
  return [{ kind: 'paragraph', text }]
}

/** What to do next: learn, or choose another date; joining and finding the way come first just before the date. */
function waysOf(news: CourseNews): MailBlock[] {
  const { kind, date, locale, course, bought, bookedBy } = news
  const words = learningWords(locale).mail
  const page = pagesOf(news)
  if (isOver(kind)) {
    return [button(words.courses, page(publicPath(course)))]
  }
  const bookings = page('/learn/bookings')
  const main =
    bought === undefined
      ? { label: words.learn, url: page('/learn') }
      : { label: words.bookings, url: bookings }
  const way = date && wayTo(date, { locale, bought })
  if (way && kind === 'reminder') return [button(way.label, way.url)]
  return [
    // The course without a date says how to sign in as its first words.
    ...(bought === undefined && kind !== 'enrolled'
      ? [{ kind: 'paragraph', text: words.signIn } as const]
      : []),
    button(main.label, main.url),
    ...(way ? [{ kind: 'link', ...way } as const] : []),
    ...(bookedBy?.isReader ? [{ kind: 'link', label: words.change, url: bookings } as const] : []),
  ]
}

/** The addresses of pages in the reader’s language. */
const pagesOf =
  ({ serverUrl, locale }: Pick<CourseNews, 'serverUrl' | 'locale'>) =>
  (path: string) =>
    `${serverUrl}${path}${locale === 'en' ? '' : `?locale=${locale}`}`

/** Its page, or the list of all while it has none. */
const publicPath = ({ slug, isPublished }: MailedCourse) =>
  isPublished ? `/courses/${slug}` : '/courses'

const button = (label: string, url: string) => ({ kind: 'button', label, url }) as const

/** Where a date is held, as an address that can be opened. */
function wayTo(
  { mode, joinUrl, venueMapUrl }: MailedDate,
  { locale, bought }: Pick<CourseNews, 'locale' | 'bought'>,
): { label: string; url: string } | undefined {
  const words = learningWords(locale).mail
  if (mode === 'online' && joinUrl && bought === undefined)
    return { label: words.join, url: joinUrl }
  if (mode === 'onsite' && venueMapUrl) return { label: words.map, url: venueMapUrl }
  return undefined
}

/** The days and times of a date in its own time zone, which is named. */
export function formatWhen(
  { startsAt, endsAt, timeZone }: Pick<MailedDate, 'startsAt' | 'endsAt' | 'timeZone'>,
  locale: TypedLocale,
): string {
  const reader = locale === 'en' ? 'en-GB' : locale
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  const format = dateFormat(reader, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    numberingSystem: 'latn',
  })
  const [before, after] = [start, end].map((time) => zoneName(time, timeZone, reader))
  const moment = (time: Date, zone = '') => `${format.format(time)} ${zone}`
  // The clocks change in between.
  if (before !== after) return `${moment(start, before)} – ${moment(end, after)}`
  // A range of hours has only short names of its own, and in French spaces that the pages do not write.
  const range = format.formatRange(start, end).replace(/(\d:\d\d)\s–\s(\d\d:\d\d)$/, '$1–$2')
  return `${frenchFirst(range, locale)} ${after}`
}

/** A file for the date, and one that takes the former date out; none for what is over before it begins. */
function filesOf(news: CourseNews): MailAttachment[] {
  const { kind, date, former, calendar } = news
  if (kind === 'reminder') return []
  const lost = isOver(kind) ? date : former
  return [
    ...(lost && !calendar.isKept ? [fileOf(news, lost, 'CANCEL')] : []),
    ...(date && !isOver(kind) ? [fileOf(news, date, 'REQUEST')] : []),
  ]
}

function fileOf(news: CourseNews, date: MailedDate, method: 'REQUEST' | 'CANCEL'): MailAttachment {
  const { sender, recipient, at } = news.calendar
  const mayJoin = date.mode === 'online' && method === 'REQUEST' && news.bought === undefined
  const joinUrl = mayJoin ? date.joinUrl : null
  const sequence = sequenceAt(at, date)
  return calendarFile({
    ...entryOf({ ...news, date, sender }, joinUrl),
    method,
    sequence,
    attendee: recipient,
  })
}

function entryOf(news: PublicDate, joinUrl: string | null) {
  const { course, brand, date, sender } = news
  const { startsAt, endsAt, mode } = date
  const url = pagesOf(news)(course.isPublished ? publicPath(course) : '/learn')
  return {
    uid: uidOf(date, sender),
    startsAt,
    endsAt,
    title: course.title,
    description: [...(joinUrl ? [joinUrl] : []), url].join('\n'),
    location: mode === 'online' ? (joinUrl ?? '') : venueOf(date),
    url,
    organizer: organizerOf(brand, sender),
  }
}

/** One for a date, in whatever way it reaches a calendar. */
const uidOf = ({ id }: Pick<MailedDate, 'id'>, sender: string) =>
  `${id}@${sender.split('@')[1] ?? ''}`

/** A quote would end the name early. */
const organizerOf = ({ name }: Pick<MailBrand, 'name'>, email: string) => ({
  name: name.replaceAll('"', '’'),
  email,
})

type PublicDate = Pick<CourseNews, 'course' | 'brand' | 'serverUrl' | 'locale'> & {
  date: MailedDate
  sender: string
}

/** A date as a calendar file for anybody; the link to join is in the mails alone. */
export function publicCalendar(news: PublicDate): MailAttachment {
  // Not later than the mail of the same change, whose entry also has the link to join.
  const sequence = sequenceAt(news.date.updatedAt, news.date)
  return calendarFile({ ...entryOf(news, null), method: 'PUBLISH', sequence })
}

function methodOf(files: readonly MailAttachment[]): 'REQUEST' | 'CANCEL' | 'both' {
  if (files.length > 1) return 'both'
  return files[0]?.filename === 'cancelled.ics' ? 'CANCEL' : 'REQUEST'
}
