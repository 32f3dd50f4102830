import { LRUCache } from 'lru-cache'
import { createLocalReq } from 'payload'

import { overviewOf, type Fact, type FactDeclaration } from '../../../platform/content/Fact.js'
import type { Course } from '../../../payload-types.js'
import { learningOptions } from '../learningOptions.js'
import { type CourseSession, groupBy, readSessions } from '../enrolments/places.js'
import { platformOf } from '../../../platform/platform.js'
import { shortMoney } from '../../../platform/formatMoney.js'
import { dateFormat, displayNames, frenchFirst } from '../../../platform/intl.js'
import { zoneName } from '../../../platform/localization.js'
import { fill } from '../../../platform/words.js'
import { learningWords } from '../words/learningWords.js'
import { availabilityOf } from '../catalog/offers.js'
import { courseCalled, courseKinds } from './courseKinds.js'

/** The stored fields that course facts are made of; an import may have left out any of them. */
type Stored = Partial<
  Pick<
    Course,
    'price' | 'durationHours' | 'certificate' | 'level' | 'format' | 'language' | 'instructors'
  >
> & { dates?: readonly StoredDate[] }

type StoredDate = Pick<
  CourseSession,
  'startsAt' | 'timeZone' | 'mode' | 'seatsLeft' | 'status' | 'venueName' | 'venueAddress'
>

/** The facts about a course: its price, when it starts, how long it takes, who teaches it. */
export const courseFacts: FactDeclaration = {
  kinds: courseKinds,
  called: courseCalled,
  listPath: '/courses',
  fields: [
    ...['summary', 'price', 'durationHours', 'certificate', 'level', 'format', 'language'],
    'instructors',
  ],
  complete: async (payload, documents) => {
    const req = await createLocalReq({}, payload)
    const { byCourse: offers } = await learningOptions(payload).findOffers(req)
    const courses = documents.map(({ id }) => id)
    const byCourse = groupBy('courseId', await readSessions(req, { courses }))
    const now = platformOf(payload).clock.now().getTime()
    return documents.map((document) => {
      const sessions = byCourse.get(document.id) ?? []
      return { ...document, dates: availabilityOf(document, { offers, sessions, now }).sessions }
    })
  },
  read: (document) => {
    const course = document as Stored
    return [
      ...overviewOf(document),
      priceOf(course),
      ...datesOf(course),
      ...durationOf(course),
      certificateOf(course),
      ...chosenOf('level', course.level),
      ...chosenOf('format', course.format),
      ...otherFormatsOf(course),
      ...instructorsOf(course),
      ...chosenOf('language', course.language),
    ]
  },
}

type Session = Pick<StoredDate, 'startsAt' | 'timeZone'> & {
  mode: StoredDate['mode'] | null
  places: number | null
}

const wordsOf = (locale: string) => learningWords(locale).fact

function priceOf({ price }: Stored): Fact {
  const { amount, currency } = price ?? {}
  if (!amount || !currency) return free
  return shared(`price ${String(amount)} ${currency}`, () => ({
    kind: 'price',
    rank: amount,
    unit: currency,
    say: ({ title, locale }) => {
      const words = wordsOf(locale)
      return fill(words.price, { title, price: shortMoney(amount, currency, words.formats) })
    },
  }))
}

const free: Fact = {
  kind: 'price',
  values: ['free'],
  rank: 0,
  say: ({ title, locale }) => fill(wordsOf(locale).free, { title }),
}

const facts = new LRUCache<string, Fact>({ max: 1_000 })

/** One object for all courses of which the same is so: a fact takes 200 bytes, and a course has ten. */
function shared(key: string, make: () => Fact): Fact {
  const fact = facts.get(key) ?? make()
  facts.set(key, fact)
  return fact
}

/** Each date until it has passed, then that there is none; a course that never had one can be taken at any time. */
function datesOf({ dates: given = [] }: Stored): Fact[] {
  const held = given.filter(({ status }) => status !== 'cancelled')
  const dates = held.map((date): Fact => {
    const { startsAt, timeZone, mode, seatsLeft: places, venueName, venueAddress } = date
    const begins = Date.parse(startsAt)
    return {
      kind: 'start',
      rank: begins,
      until: begins,
      values: [...daysOf(date), places === 0 ? 'places:full' : 'places:open'],
      isTaken: places === 0,
      place: mode === 'onsite' ? `${venueName ?? ''} ${venueAddress ?? ''}` : '',
      say: ({ title, locale, isFurther = false }) => {
        const words = wordsOf(locale)
        const session = sessionIn(locale, { startsAt, timeZone, mode, places })
        return isFurther
          ? fill(words.startAlso, { session })
          : fill(words.start, { title, session })
      },
    }
  })
  const last = Math.max(...dates.map(({ until = 0 }) => until))
  if (given.length === 0) {
    return [{ kind: 'start', say: ({ title, locale }) => fill(wordsOf(locale).anyTime, { title }) }]
  }
  return [
    ...dates,
    {
      kind: 'start',
      from: last,
      say: ({ title, locale }) => fill(wordsOf(locale).over, { title }),
    },
  ]
}

const formatOf: Partial<Record<StoredDate['mode'], 'online' | 'classroom'>> = {
  online: 'online',
  onsite: 'classroom',
}

/** The dates ahead with free places that are held in another way than the course: a classroom course, once online. */
function otherFormatsOf({ format, dates = [] }: Stored): Fact[] {
  if (!format || format === 'blended') return []
  return dates.flatMap(({ startsAt, timeZone, mode, status, seatsLeft }) => {
    const other = formatOf[mode]
    if (!other || other === format || status === 'cancelled' || seatsLeft === 0) return []
    const say: Fact['say'] = ({ title, locale, isFurther = false }) => {
      const words = wordsOf(locale)
      const value = words.choices.format[other]
      const day = dayIn(locale, { startsAt, timeZone })
      return isFurther
        ? fill(words.formatAlso, { value, day })
        : fill(words.formatOn, { title, value, day })
    }
    return [{ kind: 'format', values: [other], until: Date.parse(startsAt), say }]
  })
}

/** The month and the day of the week on which a date begins where it is held, as `courseKinds` names them. */
function daysOf({ startsAt, timeZone }: StoredDate): string[] {
  const format = dateFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  })
  const there = new Date(format.format(new Date(startsAt)))
  const day = there.getUTCDay()
  const isWeekend = day === 0 || day === 6
  return [
    `month:${String(there.getUTCMonth())}`,
    ...[`day:${String(day)}`, isWeekend ? 'day:weekend' : 'day:work'],
  ]
}

/** Without a number, the places are not limited. */
function sessionIn(locale: string, session: Session): string {
  const { mode, places } = session
  const words = wordsOf(locale)
  const free = places === 0 ? words.full : places === null ? '' : words.places(places)
  return `${timeIn(locale, session)}${mode ? words.modes[mode] : ''}${free}`
}

type Moment = Pick<StoredDate, 'startsAt' | 'timeZone'>

/** A date and time where it is held, in the format of the pages, with the name of its time zone. */
function timeIn(locale: string, { startsAt, timeZone }: Moment): string {
  const words = wordsOf(locale)
  const { formats } = words
  const date = new Date(startsAt)
  const time = dateFormat(formats, { ...latin, timeZone, timeStyle: 'short' }).format(date)
  const clock = `${time} ${zoneName(date, timeZone, formats)}`
  return fill(words.moment, { day: dayIn(locale, { startsAt, timeZone }), clock })
}

const latin = { numberingSystem: 'latn' } as const

function dayIn(locale: string, { startsAt, timeZone }: Moment): string {
  const day = dateFormat(wordsOf(locale).formats, { ...latin, timeZone, dateStyle: 'long' })
  return frenchFirst(day.format(new Date(startsAt)), locale)
}

function durationOf({ durationHours: hours }: Stored): Fact[] {
  if (!Number.isFinite(hours) || !hours || hours < 0) return []
  const say: Fact['say'] = ({ title, locale }) => {
    const words = wordsOf(locale)
    return fill(words.duration, { title, hours: words.hours(hours) })
  }
  return [shared(`duration ${String(hours)}`, () => ({ kind: 'duration', rank: hours, say }))]
}

const certificateOf = ({ certificate }: Stored) => (certificate ? certified : uncertified)

const certified: Fact = {
  kind: 'certificate',
  values: ['given'],
  say: ({ title, locale }) => fill(wordsOf(locale).certificate, { title }),
}

const uncertified: Fact = {
  kind: 'certificate',
  values: ['none'],
  say: ({ title, locale }) => fill(wordsOf(locale).noCertificate, { title }),
}

function instructorsOf({ instructors }: Stored): Fact[] {
  const names = (instructors ?? []).map(({ name }) => name)
  if (names.length === 0) return []
  const say: Fact['say'] = ({ title, locale }) => {
    const words = wordsOf(locale)
    const all = new Intl.ListFormat(words.formats).format(names)
    return fill(words.instructors, { title, names: all })
  }
  return [shared(JSON.stringify(names), () => ({ kind: 'instructor', say }))]
}

type Choice = 'level' | 'format' | 'language'

function chosenOf(kind: Choice, value: string | null | undefined): Fact[] {
  if (!value) return []
  const say: Fact['say'] = ({ title, locale }) => {
    const words = wordsOf(locale)
    return fill(words.chosen[kind], { title, value: nameOf(kind, value, words) })
  }
  return [
    shared(`${kind} ${value}`, () => ({ kind, values: [value.split('-', 1)[0] ?? value], say })),
  ]
}

function nameOf(kind: Choice, value: string, words: ReturnType<typeof wordsOf>): string {
  if (kind !== 'language') return (words.choices[kind] as Record<string, string>)[value] ?? value
  return displayNames(words.formats, { type: 'language' }).of(value) ?? value
}
