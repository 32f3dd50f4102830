import { type Entry, partsOf } from '../index/Entry.js'
import type { Index } from '../index/createIndex.js'
import { rarityOf, type QueryTerm } from '../query/terms.js'
import type { SearchText } from '../SearchDocument.js'
import { languageOf } from '../words/languageOf.js'
import { splitWords } from '../words/splitWords.js'
import { isFunctionWord } from '../words/wordLists.js'

/** The weight of a subject word by where the document has it. */
const share = { title: 1, path: 0.95, keywords: 0.6, text: 0.3 }

const shortestAcronym = 3

/** The first letters of a title's words but those that join others: a DPIA is a data protection impact assessment. */
function initialsOf({ text, language }: SearchText): string {
  const words = splitWords(text).filter(({ word }) => !isFunctionWord(word, [language]))
  return words.map(({ word }) => word.charAt(0)).join('')
}

/** How much of the words a document has, by their rarity; words that no document has count in full against it. */
export function coverageOf(index: Index, entry: Entry, groups: readonly QueryTerm[]): number {
  const { lexicon } = index
  const stemsOf = (parts: readonly Uint32Array[]) =>
    new Set(parts.flatMap((part) => [...part].map(lexicon.stemOf)))
  const { stem } = languageOf(index.locales[0] ?? '')
  const parts = partsOf(entry)
  const sectionsFrom = 1 + entry.document.keywords.length
  const path = splitWords(entry.document.path).map(({ word }) => lexicon.findStem(stem(word)))
  const places: [ReadonlySet<number | undefined>, number][] = [
    [stemsOf(parts.slice(0, 1)), share.title],
    [new Set(path), share.path],
    [stemsOf(parts.slice(1, sectionsFrom)), share.keywords],
    [stemsOf(parts.slice(sectionsFrom)), share.text],
  ]
  const unknown = rarityOf(0, index.shown(index.locales[0] ?? '').documents)
  const initials = initialsOf(entry.document.title)
  let covered = 0
  let all = 0
  for (const { word, stems, rarity } of groups) {
    const weight = stems.length > 0 ? rarity : unknown
    const isAcronym = word.length >= shortestAcronym && initials.startsWith(word)
    const place = isAcronym
      ? places[0]
      : places.find(([has]) => stems.some(({ stem: one }) => has.has(one)))
    // Another standard has another number.
    if (!place && /\p{N}/u.test(word)) return 0
    all += weight
    covered += weight * (place?.[1] ?? 0)
  }
  return all === 0 ? 0 : covered / all
}
