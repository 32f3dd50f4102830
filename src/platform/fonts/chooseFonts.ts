import { findSubsets, type FontSubset } from './findSubsets.js'
import type { FontFamily, FontWeight } from './fontFamilies.js'

const MOST_MARKS = 4
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * The drawable part of a cleaned text, and its font files. The renderer draws a cluster from the first file that has
 * all of it, and a box if none has, so a cluster keeps only what one file has.
 */
export async function chooseFonts(
  text: string,
  families: readonly FontFamily[],
  weight: FontWeight,
): Promise<{ text: string; subsets: FontSubset[] }> {
  const subsets = new Set<FontSubset>()
  let drawable = ''
  for (const { segment } of graphemes.segment(text)) {
    const chosen = await chooseSubset(limitMarks(segment), families, weight)
    if (!chosen) continue
    drawable += chosen.text
    subsets.add(chosen.subset)
  }
  const left = cleanText(drawable)
  // Letters that become neighbours may form a new cluster, so this repeats until nothing is left out.
  return left === text ? { text, subsets: [...subsets] } : chooseFonts(left, families, weight)
}

async function chooseSubset(
  characters: string[],
  families: readonly FontFamily[],
  weight: FontWeight,
): Promise<{ text: string; subset: FontSubset } | undefined> {
  const [base = ''] = characters
  // A mark without a letter would be drawn on a dotted circle.
  if (/^\p{M}/u.test(base)) return undefined
  let partial: FontSubset | undefined
  for (const family of families) {
    for (const subset of await findSubsets(family, weight, base.codePointAt(0) ?? 0)) {
      const held = characters.filter((character) => holds(subset, character))
      if (held.length === characters.length) return { text: held.join(''), subset }
      if (holds(subset, base)) partial ??= subset
    }
  }
  if (!partial) return undefined
  const subset = partial
  return { text: characters.filter((character) => holds(subset, character)).join(''), subset }
}

/** The code points of a cluster, without more stacked marks than any spelling uses. */
function limitMarks(cluster: string): string[] {
  let stacked = 0
  return Array.from(cluster).filter((character) => {
    stacked = /\p{Mn}/u.test(character) ? stacked + 1 : 0
    return stacked <= MOST_MARKS
  })
}

function holds({ points }: FontSubset, character: string): boolean {
  return points.has(character.codePointAt(0) ?? -1)
}

const REPLACEMENT_CHARACTERS = /[\ufffc\ufffd]/g
const UNASSIGNED = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}]/gu
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

// Persian and Devanagari spelling uses joiners; elsewhere they are leftovers of an emoji.
const STRAY_JOINERS =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{Script=Arabic}\p{Script=Devanagari}])/gu

// More than a title can show at the smallest size; limits the work of laying it out.
const LONGEST = 600

/**
 * One line of plain text in NFC: collapses white space; removes controls, private-use and unassigned code points, bidi
 * marks and overrides, variation selectors and stray joiners. Reads at most 600 UTF-16 units.
 */
export function cleanText(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/\s+/g, ' ')
    .replace(UNASSIGNED, '')
    .replace(INVISIBLE, '')
    .replace(REPLACEMENT_CHARACTERS, '')
    .normalize('NFC')
    .replace(STRAY_JOINERS, '')
    .replace(/ +/g, ' ')
    .trim()
}
