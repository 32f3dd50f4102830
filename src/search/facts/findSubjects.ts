import type { Index } from '../index/createIndex.js'
import type { Entry } from '../index/Entry.js'
import { rankDocuments } from '../query/rankDocuments.js'
import { rarityOf } from '../query/rarityOf.js'
import { selectTop } from '../query/selectTop.js'
import type { WordGroup } from '../query/WordGroup.js'
import { languageOf } from '../words/languageOf.js'
import { splitWords } from '../words/splitWords.js'
import type { FactDeclaration } from '../../platform/content/Fact.js'

type Search = {
  /** The words that name it. */
  subject: string
  declared: FactDeclaration
  locale: string
  /** The words by which the question says that it is after such a document; empty where it does not. */
  called: readonly string[]
}

/** What a word says of which document is meant, by where the document has it. */
const share = { title: 1, path: 0.95, keywords: 0.6, text: 0.3 }

/** How much of the subject a document must have: nearly all in its title where it could be about anything. */
const least = { named: 0.55, unnamed: 0.85 }

/** Documents as near as the nearest are meant too. */
const alike = 0.03

const documentsRead = 30

type Measured = { entry: Entry; isOurs: boolean; length: number; coverage: number }

/** The documents with facts that a subject names, the likeliest first. */
export function findSubjects(index: Index, search: Search): Entry[] {
  const { subject, declared, locale, called } = search
  // The space says that the last word is a whole one.
  const ranking = rankDocuments(index, `${subject} `, locale)
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
  if (best < (called.length > 0 ? least.named : least.unnamed)) return []
  const meant = measured.filter(({ coverage }) => coverage >= best - alike)
  if (meant.some((one) => !one.isOurs && isTighter(one, meant))) return []
  return meant.filter(({ isOurs }) => isOurs).map(({ entry }) => entry)
}

/** A document of another kind is meant where its title has the subject and fewer words beside it. */
function isTighter({ length }: Measured, meant: readonly Measured[]): boolean {
  return meant.every((one) => !one.isOurs || length < one.length)
}

/** How many words a title has beside those that say what the document is, and whether it has those. */
function lengthsOf({ lexicon, locales }: Index, { title }: Entry, called: readonly string[]) {
  const { stem } = languageOf(locales[0] ?? '')
  const stems = new Set(called.map((word) => lexicon.findStem(stem(word))))
  const naming = [...title].filter((form) => stems.has(lexicon.stemOf(form))).length
  return { length: title.length - naming, isCalled: naming >= stems.size }
}

/** How much of the words a document has, by their rarity; words that no document has count in full against it. */
function coverageOf(index: Index, entry: Entry, groups: readonly WordGroup[]): number {
  const { lexicon } = index
  const stemsOf = (parts: readonly Uint32Array[]) =>
    new Set(parts.flatMap((part) => [...part].map(lexicon.stemOf)))
  const { stem } = languageOf(index.locales[0] ?? '')
  const path = splitWords(entry.document.path).map(({ word }) => lexicon.findStem(stem(word)))
  const places: [ReadonlySet<number | undefined>, number][] = [
    [stemsOf([entry.title]), share.title],
    [new Set(path), share.path],
    [stemsOf(entry.keywords), share.keywords],
    [stemsOf([...entry.headings, ...entry.bodies]), share.text],
  ]
  const unknown = rarityOf(0, index.shown(index.locales[0] ?? '').documents)
  let covered = 0
  let all = 0
  for (const { stems, rarity } of groups) {
    const weight = stems.length > 0 ? rarity : unknown
    const place = places.find(([has]) => stems.some(({ stem: one }) => has.has(one)))
    all += weight
    covered += weight * (place?.[1] ?? 0)
  }
  return all === 0 ? 0 : covered / all
}
