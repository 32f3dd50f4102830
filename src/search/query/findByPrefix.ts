import type { Index } from '../index/createIndex.js'
import { isFunctionWord } from '../words/wordLists.js'

type Search = { index: Index; languages: readonly string[]; locale: string }

/** How many forms are read: a single letter starts thousands of words, not sorted by how common they are. */
const mostLooked = { letter: 4_000, more: 400 }
const mostTaken = 24
/** The maximum of documents visited for all words together. */
const mostVisited = 20_000

/** The stems of the most common words with this prefix; function words only if there are no others. */
export function findByPrefix(prefix: string, { index, languages, locale }: Search): number[] {
  const { lexicon } = index
  const telling = new Map<number, number>()
  const joining = new Map<number, number>()
  for (const language of languages) {
    for (const form of formsFrom(prefix, index, language)) {
      const stem = lexicon.stemOf(form)
      const documents = index.documentsWith(stem, locale)
      if (documents === 0 || lexicon.uses(form) === 0) continue
      const holders = isFunctionWord(lexicon.formText(form), languages) ? joining : telling
      holders.set(stem, documents)
    }
  }
  const commonFirst = [...(telling.size > 0 ? telling : joining)].sort(([, a], [, b]) => b - a)
  let visited = 0
  const taken = commonFirst.slice(0, mostTaken).filter(([, documents], at) => {
    visited += documents
    return at === 0 || visited <= mostVisited
  })
  return taken.map(([stem]) => stem)
}

function* formsFrom(prefix: string, { lexicon }: Index, language: string): Iterable<number> {
  const sorted = lexicon.sorted(language)
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (lexicon.formText(sorted[middle] ?? 0) < prefix) low = middle + 1
    else high = middle
  }
  const looked = prefix.length > 1 ? mostLooked.more : mostLooked.letter
  const end = Math.min(sorted.length, low + looked)
  for (let at = low; at < end; at += 1) {
    const form = sorted[at] ?? 0
    if (!lexicon.formText(form).startsWith(prefix)) return
    yield form
  }
}
