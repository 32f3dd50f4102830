import { cleanText } from '../../../../platform/fonts/cleanText.js'
import { chooseFonts } from '../../../../platform/fonts/chooseFonts.js'
import type { FontSubset } from '../../../../platform/fonts/findSubsets.js'
import type { FontWeight } from '../../../../platform/fonts/fontFamilies.js'
import type { Language } from '../../../../platform/fonts/orderFamilies.js'
import { orderFamilies } from '../../../../platform/fonts/orderFamilies.js'

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
export const ELLIPSIS = '…'

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
