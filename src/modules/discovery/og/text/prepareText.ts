import { chooseFonts, cleanText } from '../../../../platform/fonts/chooseFonts.js'
import type { FontSubset } from '../../../../platform/fonts/findSubsets.js'
import {
  orderFamilies,
  type FontWeight,
  type Language,
} from '../../../../platform/fonts/fontFamilies.js'

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

// Break a word rather than lose this many characters to keep it whole.
const MOST_SPARED = 14

/**
 * Finds the longest prefix of a text that fits with an ellipsis, by whole characters, preferably at the end of a word.
 * `attempt` returns a result if its text fits; an ellipsis alone must fit.
 */
export async function shortenText<Result>(
  text: string,
  attempt: (text: string) => Promise<Result | undefined>,
): Promise<Result> {
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  let longest = 0
  let tooLong = characters.length
  let best = await attempt(ELLIPSIS)
  while (tooLong - longest > 1) {
    const length = (longest + tooLong) >> 1
    const result = await attempt(endWord(characters.slice(0, length)))
    if (result) [longest, best] = [length, result]
    else tooLong = length
  }
  if (best === undefined) throw new RangeError('No room for an ellipsis')
  return best
}

function endWord(characters: string[]): string {
  const space = characters.lastIndexOf(' ')
  const spares = space > 0 && characters.length - space <= MOST_SPARED
  const kept = spares ? characters.slice(0, space) : characters
  return kept.join('').replace(/[\s\p{P}]+$/u, '') + ELLIPSIS
}

/** A paragraph ready for layout: only characters that the fonts have, how to set it, and the font files. */
export type PreparedText = {
  text: string
  weight: FontWeight
  direction: 'ltr' | 'rtl' | undefined
  language: Language | undefined
  fontFamily: string
  /** In em. */
  lineHeight: number
  letterSpacing: string
  subsets: FontSubset[]
}

/** Ends a shortened text; its font is always among the files of a prepared text. */
const ELLIPSIS = '…'

/** Cleans a text and drops what no font can draw. Returns nothing if nothing is left. */
export async function prepareText(
  text: string,
  weight: FontWeight,
): Promise<PreparedText | undefined> {
  const clean = cleanText(text)
  const { families, language } = await orderFamilies(clean, weight)
  const chosen = await chooseFonts(clean, families, weight)
  if (!chosen.text) return undefined
  const ellipsis = await chooseFonts(ELLIPSIS, families, weight)
  return {
    text: chosen.text,
    weight,
    direction: textDirection(chosen.text),
    language,
    fontFamily: families.map(({ name }) => `'${name}'`).join(', '),
    lineHeight: lineHeight(chosen.text) + (weight === 400 ? 0.18 : 0),
    letterSpacing: weight === 600 && isTight(chosen.text) ? '-0.022em' : '0',
    subsets: [...chosen.subsets, ...ellipsis.subsets],
  }
}

/** The line height that a script needs for its marks, so that lines neither touch nor drift apart. */
function lineHeight(text: string): number {
  if (/\p{Script=Arabic}/u.test(text)) return /\p{Mn}/u.test(text) ? 1.52 : 1.4
  if (/\p{Script=Devanagari}/u.test(text)) return 1.36
  if (/\p{Script=Hebrew}/u.test(text)) return 1.28
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text))
    return 1.3
  return 1.14
}

/**
 * Large Latin, Greek and Cyrillic text reads better with tighter spacing; joined and full-width scripts must keep
 * theirs.
 */
function isTight(text: string): boolean {
  return !/(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u.test(text)
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** The base direction by the first strong character (UAX #9, rule P2), or nothing if there is none. */
function textDirection(text: string): 'ltr' | 'rtl' | undefined {
  const strong = /\p{L}/u.exec(text)?.[0]
  if (!strong) return undefined
  return RIGHT_TO_LEFT.test(strong) ? 'rtl' : 'ltr'
}
