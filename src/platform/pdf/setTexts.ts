import { chooseFonts } from '../fonts/chooseFonts.js'
import { cleanText } from '../fonts/cleanText.js'
import type { FontWeight } from '../fonts/fontFamilies.js'
import { orderFamilies } from '../fonts/fontFamilies.js'
import { loadFonts } from './loadFonts.js'

/** What a document prints: texts, numbers and flags in any order and depth. */
export type Printable =
  string | number | boolean | null | readonly Printable[] | { readonly [key: string]: Printable }

const weights = [400, 600] as const satisfies FontWeight[]

/**
 * The data with only what can be drawn of its texts, and the fonts for each weight, best first. A glyph that no font has
 * is left out: it would be an empty box.
 */
export async function setTexts(data: Printable) {
  const texts = [...textsOf(data)].map(cleanText)
  const { families } = await orderFamilies(texts.join(' '), 400)
  const drawable = new Map<string, string>()
  const files = weights.map(() => new Set<string>())
  for (const text of new Set([asciiLetters, ...texts])) {
    drawable.set(text, text)
    for (const [place, weight] of weights.entries()) {
      const chosen = await chooseFonts(drawable.get(text) ?? '', families, weight)
      drawable.set(text, chosen.text)
      for (const { file } of chosen.subsets) files[place]?.add(file)
    }
  }
  const fonts = await Promise.all(files.map((each) => loadFonts([...each])))
  return { data: mapTexts(data, (text) => drawable.get(cleanText(text)) ?? ''), fonts }
}

/** What a template sets by itself; Latin comes first in every document. */
const asciiLetters = '0Aa'

function* textsOf(data: Printable): Generator<string> {
  if (typeof data === 'string') yield data
  else if (typeof data === 'object' && data !== null) {
    for (const each of Object.values<Printable>(data)) yield* textsOf(each)
  }
}

function mapTexts(data: Printable, change: (text: string) => string): Printable {
  if (typeof data === 'string') return change(data)
  if (Array.isArray(data)) return data.map((each: Printable) => mapTexts(each, change))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries<Printable>(data).map(([key, each]) => [key, mapTexts(each, change)]),
  )
}
