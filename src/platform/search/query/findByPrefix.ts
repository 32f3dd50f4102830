import type { Index } from '../index/createIndex.js'

type Search = { index: Index; languages: readonly string[]; locale: string }

const mostLooked = 400
const mostTaken = 24

/** The stems of the most common words that begin with this one; one letter of an alphabet begins too many. */
export function findByPrefix(prefix: string, { index, languages, locale }: Search): number[] {
  if (/^[a-z0-9]$/.test(prefix)) return []
  const holders = new Map<number, number>()
  for (const language of languages) {
    for (const form of formsFrom(prefix, index, language)) {
      const stem = index.lexicon.stemOf(form)
      const documents = index.documentsWith(stem, locale)
      if (documents > 0 && index.lexicon.uses(form) > 0) holders.set(stem, documents)
    }
  }
  const commonFirst = [...holders].sort(([, a], [, b]) => b - a)
  return commonFirst.slice(0, mostTaken).map(([stem]) => stem)
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
  for (const form of sorted.slice(low, low + mostLooked)) {
    if (!lexicon.formText(form).startsWith(prefix)) return
    yield form
  }
}
