import { isFiller } from '../../../search/words/wordLists.js'
import { splitWords } from '../../../search/words/splitWords.js'
import type { Vocabulary } from './Vocabulary.js'
import { synonymsOf } from './synonymsOf.js'

/** A content word of a question, its weight, and its synonyms (all normalized like the index). */
export type QuestionWord = {
  word: string
  weight: number
  others: ReadonlySet<string>
  isFiller: boolean
}

const none: ReadonlySet<string> = new Set()

/** The content words of a question. A word that the content never uses weighs as much as its best known synonym. */
export function questionWords(query: string, vocabulary: Vocabulary): QuestionWord[] {
  const synonyms = stemmedSynonyms(vocabulary)
  const vague = fillersOf(query, vocabulary)
  return [...vocabulary.words(query)].map((word) => {
    const others = synonyms.get(word) ?? none
    const own = vocabulary.weight([word])
    const known =
      own > 0 ? own : Math.max(0, ...[...others].map((other) => vocabulary.weight([other])))
    const isVague = vague.has(word)
    return { word, weight: isVague ? known * fillerShare : known, others, isFiller: isVague }
  })
}

/** Filler words such as `offer` count little if there are others. */
const fillerShare = 0.3

function fillersOf(query: string, vocabulary: Vocabulary): ReadonlySet<string> {
  const fillers = splitWords(query).flatMap(({ word }) => (isFiller(word) ? [word] : []))
  return vocabulary.words(fillers.join(' '))
}

/** How well a set of words contains an asked one: 1 for the word itself, less for a synonym, else 0. */
export function covers(
  { word, others }: Pick<QuestionWord, 'word' | 'others'>,
  words: ReadonlySet<string>,
): number {
  if (words.has(word)) return 1
  for (const other of others) if (words.has(other)) return 0.8
  return 0
}

const stemmed = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>()

function stemmedSynonyms(vocabulary: Vocabulary) {
  const { locale } = vocabulary
  const known = stemmed.get(locale)
  if (known) return known
  const made = new Map<string, Set<string>>()
  for (const [name, alike] of synonymsOf(locale)) {
    for (const word of vocabulary.words(name)) {
      const all = made.get(word) ?? new Set<string>()
      for (const other of alike) for (const stem of vocabulary.words(other)) all.add(stem)
      made.set(word, all)
    }
  }
  stemmed.set(locale, made)
  return made
}
