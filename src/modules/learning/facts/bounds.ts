import type { Bound } from '../../../platform/content/Fact.js'
import { minorDigits } from '../../../platform/formatMoney.js'

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
export const mostMoney: Bound = (question, locale) => {
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
export const mostHours: Bound = (question, locale) => {
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
