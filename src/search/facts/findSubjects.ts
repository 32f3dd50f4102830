import type { FactDeclaration } from '../../platform/content/Fact.js'
import { type Entry, titleOf } from '../index/Entry.js'
import type { Index } from '../index/createIndex.js'
import { rankDocuments } from '../query/rankDocuments.js'
import { selectTop } from '../query/selectTop.js'
import { languageOf } from '../words/languageOf.js'
import { coverageOf } from './coverageOf.js'

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
