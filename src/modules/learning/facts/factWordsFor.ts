import { formatMoney } from '../../../platform/formatMoney.js'
import type { Money } from '../../../platform/money.js'

type Session = { startsAt: string; mode: 'online' | 'onsite' | null; places: number | null }

/** The facts about a course as whole sentences, in one language. */
type FactWords = {
  free: (title: string) => string
  price: (title: string, price: Money) => string
  start: (title: string, session: Session) => string
  /** Follows the first one. */
  startAlso: (session: Session) => string
  /** All dates have passed. */
  over: (title: string) => string
  anyTime: (title: string) => string
  duration: (title: string, hours: number) => string
  certificate: (title: string) => string
  noCertificate: (title: string) => string
  level: (title: string, level: string) => string
  format: (title: string, format: string) => string
  /** `language` is a code: en, fr-CA. */
  language: (title: string, language: string) => string
}

const en: FactWords = {
  free: (title) => `“${title}” is free.`,
  price: (title, price) => `“${title}” costs ${inMoney(price, 'en-GB')}.`,
  start: (title, session) => `“${title}” starts on ${enSession(session)}.`,
  startAlso: (session) => `It also starts on ${enSession(session)}.`,
  over: (title) => `“${title}” has no further dates at present.`,
  anyTime: (title) => `“${title}” has no dates: it can be taken at any time.`,
  duration: (title, hours) => `“${title}” takes ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
  certificate: (title) => `Whoever completes “${title}” receives a certificate.`,
  noCertificate: (title) => `“${title}” ends without a certificate.`,
  level: (title, level) => `“${title}” is at ${level} level.`,
  format: (title, format) => {
    const ways: Record<string, string> = {
      online: 'online',
      classroom: 'in a classroom',
      blended: 'partly online and partly in a classroom',
    }
    return `“${title}” is taught ${ways[format] ?? format}.`
  },
  language: (title, language) => `“${title}” is taught in ${nameOf(language, 'en')}.`,
}

const fr: FactWords = {
  free: (title) => `La formation « ${title} » est gratuite.`,
  price: (title, price) => `La formation « ${title} » coûte ${inMoney(price, 'fr')}.`,
  start: (title, session) => `La formation « ${title} » commence le ${frSession(session)}.`,
  startAlso: (session) => `Elle commence aussi le ${frSession(session)}.`,
  over: (title) => `La formation « ${title} » n’a pas d’autre date pour le moment.`,
  anyTime: (title) => `La formation « ${title} » n’a pas de date : elle se suit à tout moment.`,
  duration: (title, hours) =>
    `La formation « ${title} » dure ${hours} ${hours < 2 ? 'heure' : 'heures'}.`,
  certificate: (title) => `Qui termine la formation « ${title} » reçoit un certificat.`,
  noCertificate: (title) => `La formation « ${title} » se termine sans certificat.`,
  level: (title, level) => {
    const levels: Record<string, string> = {
      foundation: 'débutant',
      practitioner: 'praticien',
      expert: 'expert',
    }
    return `La formation « ${title} » est de niveau ${levels[level] ?? level}.`
  },
  format: (title, format) => {
    const ways: Record<string, string> = {
      online: 'en ligne',
      classroom: 'en salle',
      blended: 'en partie en ligne et en partie en salle',
    }
    return `La formation « ${title} » a lieu ${ways[format] ?? format}.`
  },
  language: (title, language) =>
    `La formation « ${title} » est donnée en ${nameOf(language, 'fr')}.`,
}

const ar: FactWords = {
  free: (title) => `دورة «${title}» مجانية.`,
  price: (title, price) => `سعر دورة «${title}» هو ${inMoney(price, 'ar')}.`,
  start: (title, session) => `تبدأ دورة «${title}» في ${arSession(session)}.`,
  startAlso: (session) => `وتبدأ أيضًا في ${arSession(session)}.`,
  over: (title) => `لا مواعيد أخرى لدورة «${title}» حاليًا.`,
  anyTime: (title) => `دورة «${title}» بلا مواعيد: يمكن أخذها في أي وقت.`,
  duration: (title, hours) => `عدد ساعات دورة «${title}»: ${hours}.`,
  certificate: (title) => `من يُتم دورة «${title}» يحصل على شهادة.`,
  noCertificate: (title) => `لا تُمنح شهادة في نهاية دورة «${title}».`,
  level: (title, level) => {
    const levels: Record<string, string> = {
      foundation: 'تأسيسي',
      practitioner: 'ممارس',
      expert: 'خبير',
    }
    return `مستوى دورة «${title}»: ${levels[level] ?? level}.`
  },
  format: (title, format) => {
    const ways: Record<string, string> = {
      online: 'عبر الإنترنت',
      classroom: 'حضوريًا',
      blended: 'جزئيًا عبر الإنترنت وجزئيًا حضوريًا',
    }
    return `تُقدَّم دورة «${title}» ${ways[format] ?? format}.`
  },
  language: (title, language) => `لغة دورة «${title}»: ${nameOf(language, 'ar')}.`,
}

/** The sentences of a language; English if it has none. */
export function factWordsFor(locale: string): FactWords {
  const known: Record<string, FactWords> = { en, fr, ar }
  return known[locale] ?? en
}

function enSession({ startsAt, mode, places }: Session): string {
  const where = { online: ', online', onsite: ', on site' }
  return `${inWords(startsAt, 'en-GB')}${mode ? where[mode] : ''}${placesIn(places, enPlaces)}`
}

function frSession({ startsAt, mode, places }: Session): string {
  const where = { online: ', en ligne', onsite: ', sur place' }
  return `${inWords(startsAt, 'fr')}${mode ? where[mode] : ''}${placesIn(places, frPlaces)}`
}

function arSession({ startsAt, mode, places }: Session): string {
  const where = { online: '، عبر الإنترنت', onsite: '، حضوريًا' }
  return `${inWords(startsAt, 'ar')}${mode ? where[mode] : ''}${placesIn(places, arPlaces)}`
}

type Places = { none: string; some: (count: number) => string }

const enPlaces: Places = {
  none: ', fully booked',
  some: (count) => `, with ${count} ${count === 1 ? 'place' : 'places'} free`,
}
const frPlaces: Places = {
  none: ', complet',
  some: (count) => `, avec ${count} ${count === 1 ? 'place libre' : 'places libres'}`,
}
const arPlaces: Places = {
  none: '، ولا مقاعد متبقية',
  some: (count) => `، المقاعد المتاحة: ${count}`,
}

/** Without a number, the places are not limited. */
function placesIn(places: number | null, { none, some }: Places): string {
  if (places === null) return ''
  return places === 0 ? none : some(places)
}

function inMoney({ amount, currency }: Money, locale: string): string {
  return formatMoney(amount, currency, { locale, isShort: true })
}

/** A date and time in UTC, in the format of the pages. */
function inWords(iso: string, locale: string): string {
  const zone = { timeZone: 'UTC', numberingSystem: 'latn' } as const
  const date = new Date(iso)
  const day = new Intl.DateTimeFormat(locale, { ...zone, dateStyle: 'long' }).format(date)
  const time = new Intl.DateTimeFormat(locale, { ...zone, timeStyle: 'short' }).format(date)
  return `${day}, ${time} UTC`
}

function nameOf(language: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language
}
