import type { Bound, Fact } from '../../../platform/content/Fact.js'
import { minorDigits } from '../../../platform/formatMoney.js'
import { dateFormat } from '../../../platform/intl.js'

/**
 * What people say before the most that something may cost or take. `less` leaves out the number itself; after `denial`
 * it says the least.
 */
const before: Readonly<Record<string, { denial: string; less: string; most: string }>> = {
  en: {
    denial: "(?:no|not|n['’]t)(?: cost| take| be)?",
    less: '(?:less|lower|cheaper|shorter|fewer) than|under|below',
    most: 'up to|at most|no more than|not more than|(?:a )?maximum of|(?:a )?budget of',
  },
  fr: {
    denial: 'pas(?: coûter| durer)?',
    less: "moins (?:de|d[’'])|moins ch(?:er|ère)s? (?:que|de)|en[- ]dessous de|inférieure?s? à",
    most: "jusqu[’']à|au plus|au maximum|(?:un )?maximum de|(?:un )?budget de",
  },
  ar: {
    denial: 'ليست?|لا (?:ت|ي)كلف|لا',
    less: 'ب?[أا]قل من|(?:ت|ي)قل عن|تحت|دون',
    most: 'حتى|لا (?:ت|ي)تجاوز|بحد [أا]قصى|كحد [أا]قصى|بميزانية',
  },
}

/** Currencies as people write them beside a number. */
const moneys: Readonly<Record<string, string>> = {
  EUR: '€|euros?|eur|يورو',
  USD: String.raw`\$|us\$|dollars?|usd|دولار(?:ا|ات)?`,
  GBP: '£|pounds?|gbp|livres?|جنيه(?:ا|ات)?',
}

const hours = 'hours?|hrs?|h|heures?|ساعات|ساعة'
const anyMoney = Object.values(moneys).join('|')
const number = String.raw`\d+(?:[ .,\u00a0\u202f]\d{3})*(?:[.,]\d{1,2})?`

/** What follows a number that counts nothing else: `up to 10 people` bounds no price. */
const endsThere =
  /^\s*(?:$|[?.!,;:؟،]|(?:each|per person|a head|in total|par personne|au total)(?!\p{L}))/iu

/** What says that a number without a currency is one of money: `under 18` is none. */
const ofMoney =
  /\b(?:costs?|priced?|prices|pay|fees?|budget|cheaper)\b|(?<!\p{L})(?:co[uû]te\p{L}*|co[uû]ts?|prix|tarifs?|payer|moins ch(?:er|ère)s?)(?!\p{L})|سعر|تكلف|ثمن|ميزانية|رسوم/iu

/**
 * The most that a question lets a course cost: `less than 600 euros`, `under €600`, `up to 1,000`. Without a currency, in
 * any. What is free costs less.
 */
export const mostMoney: Bound = (question, { locale }) => {
  const unitBehind = `(?:\\s?(?<unit>${anyMoney})(?!\\p{L}))?`
  const isAboutMoney = ofMoney.test(question)
  const found = boundsIn(question, locale, unitBehind).find(
    ({ unit, rest }) => unit !== undefined || (isAboutMoney && endsThere.test(rest)),
  )
  if (!found) return undefined
  const { text, amount, unit } = found
  const currency = Object.keys(moneys).find((code) => isWritten(moneys[code] ?? '', unit))
  return {
    text,
    fits: ({ rank = Infinity, unit: own }) => {
      if (own === undefined) return isWithin(found, 0, amount)
      const bound = amount * 10 ** minorDigits(own)
      return (currency === undefined || own === currency) && isWithin(found, rank, bound)
    },
  }
}

/** The most hours that a question lets a course take: `less than four hours` is not read, `under 4 hours` is. */
export const mostHours: Bound = (question, { locale }) => {
  const [found] = boundsIn(question, locale, `\\s?(?<unit>${hours})(?!\\p{L})`)
  if (!found) return undefined
  const { text, amount } = found
  // What takes nobody knows how long is within no bound.
  return { text, fits: ({ rank = NaN }) => isWithin(found, rank, amount) }
}

function isWithin({ isLess, isDenied }: Found, rank: number, bound: number): boolean {
  if (isDenied) return rank >= bound
  return isLess ? rank < bound : rank <= bound
}

type Found = {
  text: string
  rest: string
  amount: number
  isLess: boolean
  isDenied: boolean
  unit: string | undefined
}

/** Each number after words that say that it is the most, and what it counts by the pattern behind it. */
function boundsIn(question: string, locale: string, behind: string): Found[] {
  const words = before[locale]
  if (!words) return []
  const start = String.raw`(?:(?<!\p{L})|(?=n['’]t))(?:(?:(?<denial>${words.denial})\s)?(?<less>${words.less})|(?:${words.most}))\s?`
  const sign = `(?:(?<sign>${anyMoney})\\s?)?`
  const pattern = new RegExp(`${start}${sign}(?<number>${number})(?!\\d)${behind}`, 'giu')
  return [...question.matchAll(pattern)].map(({ 0: text, groups = {}, index }) => ({
    text,
    rest: question.slice(index + text.length),
    amount: readNumber(groups['number'] ?? ''),
    isLess: groups['less'] !== undefined,
    isDenied: groups['denial'] !== undefined,
    unit: groups['sign'] ?? groups['unit'],
  }))
}

function isWritten(names: string, unit = ''): boolean {
  return new RegExp(`^(?:${names})$`, 'iu').test(unit)
}

/** Groups of three digits are thousands, whatever parts them; one or two behind a point or comma are a fraction. */
function readNumber(written: string): number {
  const [, whole = '', part = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(written) ?? []
  return Number(`${whole.replaceAll(/\D/g, '')}.${part || '0'}`)
}

/** Where a date says when something begins; elsewhere it is a part of what the question is about. */
const ofBeginning =
  /\b(?:courses?|class(?:es)?|trainings?|workshops?|sessions?|dates?|starts?|starting|begins?)\b|(?<!\p{L})(?:formations?|cours|ateliers?|commencent?|débutent?)(?!\p{L})|دورة|دورات|ورش|موعد|مواعيد|[تي]بد[أا]/iu

type Unit = 'day' | 'week' | 'month' | 'year'

/** How people name spans of time, this one and the next, and what is before and after. */
const calendars: Readonly<
  Record<
    string,
    Readonly<
      Record<'senses' | 'end' | 'feasts' | 'ahead', string> & {
        spans: Record<Unit, readonly [string, string]>
      }
    >
  >
> = {
  en: {
    senses:
      '(?<before>before|earlier than)|(?<by>by|until|till|up to|no later than)|(?<after>after|later than)|' +
      '(?<since>from|since|starting(?: from)?)|on|in|during',
    end: '(?:the )?end of (?:the )?',
    spans: {
      day: ['today', 'tomorrow'],
      week: ['this week|(?<=of the )week', 'next week'],
      month: ['this month|(?<=of the )month', 'next month'],
      year: ['this year|(?<=of the )year', 'next year'],
    },
    feasts: "(?<christmas>christmas|xmas)|(?<newYear>new year(?:['’]s(?: day)?)?)",
    ahead:
      '(?:in|within|over|during) the (?:next|coming) (?<count>\\d{1,2}) (?:(?<days>days)|(?<weeks>weeks)|(?<months>months))',
  },
  fr: {
    senses:
      "(?<before>avant)|(?<by>jusqu['’](?:à|au)|d['’]ici(?: à| au)?)|(?<after>après)|" +
      '(?<since>à partir d[ue]|dès|depuis)|en|pendant|durant',
    end: "(?:la )?fin (?:de |du )?(?:la |l['’])?",
    spans: {
      day: ["aujourd['’]hui", 'demain'],
      week: ['cette semaine|(?<=fin de la )semaine', 'semaine prochaine'],
      month: ['ce mois(?:-ci)?|(?<=fin du )mois', 'mois prochain'],
      year: ["cette année|(?<=fin de l['’])année", 'année prochaine|an prochain'],
    },
    feasts: '(?<christmas>no[ëe]l)|(?<newYear>nouvel an)',
    ahead:
      'dans les (?<count>\\d{1,2}) prochaine?s (?:(?<days>jours)|(?<weeks>semaines)|(?<months>mois))',
  },
  ar: {
    senses:
      '(?<before>قبل)|(?<by>حتى|لغاية)|(?<after>بعد)|(?<since>من|منذ|ابتداء من|بدءا من)|في|خلال',
    end: 'نهاية ',
    spans: {
      day: ['اليوم', 'غد[اً]{1,2}'],
      week: ['هذا ال[أا]سبوع|(?<=نهاية )ال[أا]سبوع', 'ال[أا]سبوع (?:القادم|المقبل)'],
      month: ['هذا الشهر|(?<=نهاية )الشهر', 'الشهر (?:القادم|المقبل)'],
      year: [
        'هذا العام|هذه السنة|(?<=نهاية )(?:العام|السنة)',
        'العام (?:القادم|المقبل)|السنة (?:القادمة|المقبلة)',
      ],
    },
    feasts: '(?<christmas>عيد الميلاد|الكريسماس)|(?<newYear>ر[أا]س السنة)',
    ahead:
      'خلال (?<count>\\d{1,2}) (?:(?<days>يوما?|[أا]يام)|(?<weeks>[أا]سابيع)|(?<months>[أا]شهر))',
  },
}

/** The days on which a question lets a course begin: `before Christmas`, `next week`, `after 15 March`. */
export const days: Bound = (question, { locale, now }) => {
  const pattern = dayPatterns.get(locale)
  if (!pattern || !ofBeginning.test(question)) return undefined
  for (const { 0: text, groups = {} } of question.matchAll(pattern)) {
    const span = spanOf(groups, new Date(now), locale)
    if (!span) continue
    const { from, until } = boundBy(span, groups)
    const isIn = (rank = NaN) => rank >= from && rank < until
    return {
      text,
      // What can be begun at any time can be begun then.
      fits: (fact) => isAlways(fact) || isIn(fact.rank),
      nearest: ({ rank = NaN }) => rank >= until,
    }
  }
  return undefined
}

const isAlways = ({ rank, from, until }: Fact): boolean =>
  rank === undefined && from === undefined && until === undefined

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The months by their names, with and without their accents. */
const monthsIn = (locale: string): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month)),
  )

const dayPatterns = new Map(
  Object.entries(calendars).map(([locale, { senses, end, spans, feasts, ahead }]) => {
    const months = monthsIn(locale)
      .flatMap((name) => [name, plain(name)])
      .join('|')
    const named = Object.entries(spans).flatMap(([unit, both]) =>
      both.map((called, shift) => `(?<${unit}${String(shift)}>${called})`),
    )
    const day = String.raw`(?<date>\d{1,2})(?:st|nd|rd|th|er)?(?: of)? (?<month>${months})|(?<first>${months})(?: (?<second>\d{1,2})(?:st|nd|rd|th)?(?!\d))?`
    const year = String.raw`(?:,? (?<year>20\d\d))?`
    const term = `(?<end>${end})?(?:${named.join('|')}|${feasts}|(?:${day})${year})`
    const start = String.raw`(?<!\p{L})(?:(?:${senses})\s)?(?:(?:the|le|la) |l['’])?`
    return [locale, new RegExp(`${start}(?:${ahead}|${term})(?!\\p{L})`, 'giu')]
  }),
)

type Groups = Readonly<Record<string, string | undefined>>
type Span = { from: number; until: number }

/** What a word such as `before` lets in of the time around a span. */
function boundBy({ from, until }: Span, { before, by, after, since, end }: Groups): Span {
  if (after) return { from: until, until: Infinity }
  if (since) return { from, until: Infinity }
  if (before && !end) return { from: 0, until: from }
  return { from: before || by ? 0 : from, until }
}

function spanOf(found: Groups, today: Date, locale: string): Span | undefined {
  const [year, month, date] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()]
  const monday = date - ((today.getUTCDay() + 6) % 7)
  const starts: Record<Unit, (shift: number) => number> = {
    day: (shift) => Date.UTC(year, month, date + shift),
    week: (shift) => Date.UTC(year, month, monday + 7 * shift),
    month: (shift) => Date.UTC(year, month + shift, 1),
    year: (shift) => Date.UTC(year + shift, 0, 1),
  }
  for (const [unit, startOf] of Object.entries(starts)) {
    const shift = [0, 1].find((one) => found[`${unit}${String(one)}`])
    if (shift !== undefined) return { from: startOf(shift), until: startOf(shift + 1) }
  }
  const count = Number(found['count'])
  if (found['months']) return { from: +today, until: Date.UTC(year, month + count, date + 1) }
  if (count) return { from: +today, until: starts.day(count * (found['weeks'] ? 7 : 1) + 1) }
  return namedSpan(found, today, locale)
}

const feasts: Readonly<Record<string, readonly [month: number, date: number]>> = {
  christmas: [11, 25],
  newYear: [0, 1],
}

/** A day or month by its name, the next one where no year is said; a bare month is found by what courses have of it. */
function namedSpan(found: Groups, today: Date, locale: string): Span | undefined {
  const name = plain(found['month'] ?? found['first'] ?? '')
  const feast = Object.keys(feasts).find((one) => found[one]) ?? ''
  const [month, date] = feasts[feast] ?? [
    monthsIn(locale).map(plain).indexOf(name),
    Number(found['date'] ?? found['second'] ?? 0),
  ]
  const isBound = ['before', 'by', 'after', 'since', 'end', 'year'].some((one) => found[one])
  if (date === 0 && !isBound) return undefined
  const spanIn = (year: number) => ({
    from: Date.UTC(year, month, date || 1),
    until: date === 0 ? Date.UTC(year, month + 1, 1) : Date.UTC(year, month, date + 1),
  })
  const year = today.getUTCFullYear()
  if (found['year']) return spanIn(Number(found['year']))
  const span = spanIn(year)
  return span.until > +today ? span : spanIn(year + 1)
}
