import { localization } from '../../../platform/localization.js'
import { latinDigits } from '../../../platform/text.js'

/** A word, a figure or a sign (currency, per cent) of a text, normalized for comparison. */
export type Token = {
  key: string
  isFigure: boolean
  /** Capitalised in the middle of a sentence like a name, or all in capitals. */
  isName: boolean
}

const pattern =
  /\p{Sc}|%|\d{1,3}(?:[,.’' ]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,:]\d+)*|[\p{L}\p{M}]+/gu

const sign = /^[\p{Sc}%]$/u

const grouped = /^\d{1,3}(?:[,.’' ]\d{3})+(?:[.,]\d+)?$/

/** Written in words as often as in digits; `one` is left out, because it is rarely a number. */
const numbers = new Map(
  [
    'two deux 2',
    'three trois 3',
    'four quatre 4',
    'five cinq 5',
    'six 6',
    'seven sept 7',
    'eight huit 8',
    'nine neuf 9',
    'ten dix 10',
    'eleven onze 11',
    'twelve douze 12',
    'thirteen treize 13',
    'fourteen quatorze 14',
    'fifteen quinze 15',
    'sixteen seize 16',
    'eighteen 18',
    'twenty vingt 20',
    'thirty trente 30',
    'forty quarante 40',
    'fifty cinquante 50',
    'sixty soixante 60',
    'ninety 90',
    'hundred cent 100',
  ].flatMap((line) => {
    const words = line.split(' ')
    return words.map((word): [string, string] => [word, words.at(-1) ?? word])
  }),
)

/** The words, figures and signs of a text. Independent of the index: a check of answers must not share its errors. */
export function tokenize(text: string): Token[] {
  const plain = latinDigits(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))
  return (plain.match(pattern) ?? []).map((raw, at) => {
    const isDigits = /^\d/.test(raw)
    const word = raw.toLowerCase()
    const number = isDigits ? numberOf(raw) : numbers.get(word)
    return {
      key: number ?? word,
      isFigure: number !== undefined || sign.test(raw),
      isName: !isDigits && (/^\p{Lu}{2,}$/u.test(raw) || (at > 0 && /^\p{Lu}/u.test(raw))),
    }
  })
}

function numberOf(raw: string): string {
  const whole = grouped.test(raw) ? raw.replace(/[,.’' ](?=\d{3}(?!\d))/g, '') : raw
  return whole
    .replace(',', '.')
    .replace(/\.0+$/, '')
    .replace(/^0+(?=\d)/, '')
}

const months = new Set(
  localization.locales.flatMap(({ code }) => {
    const names = new Intl.DateTimeFormat(code, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month) =>
      names.format(Date.UTC(2000, month, 1)).toLowerCase(),
    )
  }),
)

/** The days with their month, in either order: the 24 of “24 December” is none of “24 places”. */
export function daysIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ key }, at) =>
    months.has(key)
      ? [tokens[at - 1], tokens[at + 1]]
          .filter((next) => next?.isFigure && Number(next.key) <= 31)
          .map((next) => `${next?.key ?? ''} ${key}`)
      : [],
  )
}

/** Each line of a list is a sentence; one that is cut too short is still found in the text. */
export function sentencesOf(text: string): string[] {
  return text.split(/\n+|(?<=[.!?؟。]["'”»)]?)\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part))
}
