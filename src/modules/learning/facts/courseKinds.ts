import { type FactKind, phrasesIn } from '../../../platform/content/Fact.js'
import { dateFormat } from '../../../platform/intl.js'
import { inEveryLanguage } from '../../../platform/words.js'
import { learningWords } from '../words/learningWords.js'
import { days, mostHours, mostMoney } from './bounds.js'

/** The months by their numbers, from 0. */
const months = Object.fromEntries(
  Array.from({ length: 12 }, (_, month) => {
    const nameIn = (locale: string) =>
      dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month))
    const english = nameIn('en')
    // `May I bring a colleague?`
    const en = [english === 'May' ? 'in May' : english]
    return [`month:${String(month)}`, { en, fr: [nameIn('fr')], ar: [nameIn('ar')] }]
  }),
)

/** The days of the week by their numbers, from Sunday as 0. */
const weekdays = Object.fromEntries(
  Array.from({ length: 7 }, (_, day) => {
    const nameIn = (locale: string) =>
      // The first of October 2000 was a Sunday.
      dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, 9, 1 + day))
    // `أحد` is also anybody.
    const ar = ['يوم', 'أيام'].map((word) => `${word} ${nameIn('ar')}`)
    return [`day:${String(day)}`, { en: [nameIn('en')], fr: [nameIn('fr')], ar }]
  }),
)

/** In French neither `format` nor `formateur` alone: their stem is that of `formation`; without its accent `où` is `ou`. */
const { kinds, called } = phrasesIn(inEveryLanguage(learningWords, ({ asked }) => asked))

/** What a course is called, and what several are. */
export const courseCalled = called

/** The kinds of questions about a course, by the words that visitors use for them. */
export const courseKinds: Readonly<Record<string, FactKind>> = {
  ...kinds,
  price: { ...kinds.price, bound: mostMoney },
  start: {
    ...kinds.start,
    values: { ...months, ...weekdays, ...kinds.start.values },
    bound: days,
  },
  duration: { ...kinds.duration, bound: mostHours },
}
