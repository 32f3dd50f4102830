import type { Index } from '../index/createIndex.js'
import { entryOf } from '../index/createPostings.js'
import { type Entry, partsOf } from '../index/Entry.js'
import type { Query } from './parseQuery.js'
import { stemsOf } from './stemsOf.js'

/** Each word may have one of several stems, as languages differ. */
type Phrase = readonly (readonly number[])[]

type Match = (number: number, entry: Entry) => boolean

/** Gives whether a document holds every phrase of the query and none of its excluded words; undefined where it has neither. */
export function matchOperators(
  index: Index,
  { phrases, excluded }: Pick<Query, 'phrases' | 'excluded'>,
  languages: readonly string[],
): Match | undefined {
  if (phrases.length === 0 && excluded.length === 0) return undefined
  const matchOf = (words: readonly string[]) => {
    const phrase = words.map((word) => stemsOf(index, word, languages).map(({ stem }) => stem))
    return matchPhrase(index, phrase)
  }
  const wanted = phrases.map(matchOf)
  const unwanted = excluded.map(matchOf)
  return (number, entry) =>
    wanted.every((holds) => holds(number, entry)) && !unwanted.some((holds) => holds(number, entry))
}

/** Words are read one after the other only in documents that hold all of them. */
function matchPhrase(index: Index, phrase: Phrase): Match {
  const holders = phrase.map((stems) => {
    const numbers = stems.flatMap((stem) => index.postings.of(stem).map(entryOf))
    return new Set(numbers)
  })
  holders.sort((a, b) => a.size - b.size)
  return (number, entry) => {
    if (!holders.every((numbers) => numbers.has(number))) return false
    return phrase.length === 1 || partsOf(entry).some((part) => standsIn(index, part, phrase))
  }
}

function standsIn({ lexicon }: Index, part: Uint32Array, phrase: Phrase): boolean {
  const [first = []] = phrase
  for (let at = 0; at + phrase.length <= part.length; at += 1) {
    if (!first.includes(lexicon.stemOf(part[at] ?? 0))) continue
    if (phrase.every((stems, next) => stems.includes(lexicon.stemOf(part[at + next] ?? 0))))
      return true
  }
  return false
}
