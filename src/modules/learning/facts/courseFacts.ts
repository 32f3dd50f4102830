import { createLocalReq } from 'payload'

import type { Fact, FactDeclaration } from '../../../platform/content/Fact.js'
import { overviewOf } from '../../../platform/content/Fact.js'
import type { Course } from '../../../payload-types.js'
import { learningOptions } from '../learningOptions.js'
import { type CourseSession, readSessions } from '../enrolments/places.js'
import { platformOf } from '../../../platform/platform.js'
import { availabilityOf } from '../catalog/offers.js'
import { courseKinds } from './courseKinds.js'
import { factWordsFor } from './factWordsFor.js'

/** The stored fields that course facts are made of; an import may have left out any of them. */
type Stored = Partial<
  Pick<Course, 'price' | 'durationHours' | 'certificate' | 'level' | 'format' | 'language'>
> & { dates?: readonly Pick<CourseSession, 'startsAt' | 'mode' | 'seatsLeft' | 'status'>[] }

/** The facts about a course: its price, when it starts, how long it takes. */
export const courseFacts: FactDeclaration = {
  kinds: courseKinds,
  called: {
    one: {
      en: ['course', 'training', 'class', 'workshop'],
      fr: ['formation', 'cours', 'atelier'],
      ar: ['دورة', 'الدورة'],
    },
    many: {
      en: ['courses', 'trainings', 'classes', 'workshops'],
      fr: ['formations', 'cours', 'ateliers'],
      ar: ['دورات', 'الدورات'],
    },
  },
  listPath: '/courses',
  fields: ['summary', 'price', 'durationHours', 'certificate', 'level', 'format', 'language'],
  complete: async (payload, documents) => {
    const req = await createLocalReq({}, payload)
    const offers = (await learningOptions(payload).findOffers?.(req)) ?? new Map()
    const all = await readSessions(req)
    const now = platformOf(payload).clock.now().getTime()
    return documents.map((document) => {
      const sessions = all.filter(({ courseId }) => courseId === document.id)
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
      ...chosenOf('language', course.language),
    ]
  },
}

function priceOf({ price }: Stored): Fact {
  const { amount, currency } = price ?? {}
  if (!amount || !currency) {
    return {
      kind: 'price',
      values: ['free'],
      rank: 0,
      say: ({ title, locale }) => factWordsFor(locale).free(title),
    }
  }
  return {
    kind: 'price',
    rank: amount,
    unit: currency,
    say: ({ title, locale }) => factWordsFor(locale).price(title, { amount, currency }),
  }
}

/** Each date until it has passed, then that there is none; a course without dates can be taken at any time. */
function datesOf({ dates: given = [] }: Stored): Fact[] {
  const held = given.filter(({ status }) => status !== 'cancelled')
  const dates = held.map(({ startsAt, mode, seatsLeft: places }): Fact => {
    const begins = Date.parse(startsAt)
    const session = { startsAt, mode, places }
    return {
      kind: 'start',
      rank: begins,
      until: begins,
      say: ({ title, locale, isFurther = false }) => {
        const { start, startAlso } = factWordsFor(locale)
        return isFurther ? startAlso(session) : start(title, session)
      },
    }
  })
  const last = Math.max(...dates.map(({ until = 0 }) => until))
  if (dates.length === 0) {
    return [{ kind: 'start', say: ({ title, locale }) => factWordsFor(locale).anyTime(title) }]
  }
  return [
    ...dates,
    { kind: 'start', from: last, say: ({ title, locale }) => factWordsFor(locale).over(title) },
  ]
}

function durationOf({ durationHours: hours }: Stored): Fact[] {
  if (!Number.isFinite(hours) || !hours || hours < 0) return []
  const say: Fact['say'] = ({ title, locale }) => factWordsFor(locale).duration(title, hours)
  return [{ kind: 'duration', rank: hours, say }]
}

function certificateOf({ certificate }: Stored): Fact {
  if (certificate) {
    return {
      kind: 'certificate',
      values: ['given'],
      say: ({ title, locale }) => factWordsFor(locale).certificate(title),
    }
  }
  return {
    kind: 'certificate',
    say: ({ title, locale }) => factWordsFor(locale).noCertificate(title),
  }
}

function chosenOf(kind: 'level' | 'format' | 'language', value: string | null | undefined): Fact[] {
  if (!value) return []
  const say: Fact['say'] = ({ title, locale }) => factWordsFor(locale)[kind](title, value)
  return [{ kind, values: [value.split('-', 1)[0] ?? value], say }]
}
