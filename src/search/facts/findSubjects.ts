import type { FactDeclaration } from '../../platform/content/Fact.js'
import { type Entry, partsOf, titleOf } from '../index/Entry.js'
import type { Index } from '../index/createIndex.js'
import { rankDocuments } from '../query/rankDocuments.js'
import { selectTop } from '../query/selectTop.js'
import { rarityOf, type QueryTerm } from '../query/terms.js'
import type { SearchText } from '../SearchDocument.js'
import { languageOf } from '../words/languageOf.js'
import { splitWords } from '../words/splitWords.js'
import { isFunctionWord } from '../words/wordLists.js'

type Search = {
  /** The words that name it. */
  subject: string
  declared: FactDeclaration
  locale: string
  /** The words by which the question says that it is after such a document; empty where it does not. */
  called: readonly string[]
  /** The least coverage of the subject. */
  coverage: number
}

/** Documents as near as the nearest are meant too. */
const alike = 0.03

const documentsRead = 30

type Measured = { entry: Entry; isOurs: boolean; length: number; coverage: number }

/** The documents with facts that a subject names, the likeliest first. */
export function findSubjects(index: Index, search: Search): Entry[] {
  const { subject, declared, locale, called } = search
  // The trailing space prevents completion of the last word.
  const ranking = rankDocuments(index, `${subject} `, { locale, by: 'expand' })
  const { values, found } = ranking.scores
  const near = selectTop(found, { values, count: documentsRead, keyOf: index.keyOf })
  const measured = near.flatMap((number): Measured[] => {
    const entry = index.entryAt(number)
    if (!entry) return []
    const isOurs = entry.document.facts?.declared === declared
    const { length, isCalled } = lengthsOf(index, entry, called)
    // A page called `Team training` is meant by `team training`, though trainings are courses.
    if (!isOurs && !isCalled) return []
    return [{ entry, isOurs, length, coverage: coverageOf(index, entry, ranking.groups) }]
  })
  const best = Math.max(0, ...measured.map(({ coverage }) => coverage))
  if (best < search.coverage) return []
  const meant = measured.filter(({ coverage }) => coverage >= best - alike)
  if (meant.some((one) => !one.isOurs && isTighter(one, meant))) return []
  return meant.filter(({ isOurs }) => isOurs).map(({ entry }) => entry)
}

/** A document of another kind is meant where its title has the subject and fewer words beside it. */
function isTighter({ length }: Measured, meant: readonly Measured[]): boolean {
  return meant.every((one) => !one.isOurs || length < one.length)
}

/** How many words a title has beside those that say what the document is, and whether it has those. */
function lengthsOf({ lexicon, locales }: Index, entry: Entry, called: readonly string[]) {
  const title = titleOf(entry)
  const { stem } = languageOf(locales[0] ?? '')
  const stems = new Set(called.map((word) => lexicon.findStem(stem(word))))
  const naming = [...title].filter((form) => stems.has(lexicon.stemOf(form))).length
  return { length: title.length - naming, isCalled: naming >= stems.size }
}

/** The weight of a subject word by where the document has it. */
const share = { title: 1, path: 0.95, keywords: 0.6, text: 0.3 }

const shortestAcronym = 3

/** The first letters of a title's words but those that join others: a DPIA is a data protection impact assessment. */
function initialsOf({ text, language }: SearchText): string {
  const words = splitWords(text).filter(({ word }) => !isFunctionWord(word, [language]))
  return words.map(({ word }) => word.charAt(0)).join('')
}

/** How much of the words a document has, by their rarity; words that no document has count in full against it. */
function coverageOf(index: Index, entry: Entry, groups: readonly QueryTerm[]): number {
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
