import type { Vocabulary } from './Vocabulary.js'
import { type AskedWord, covers } from './askedWords.js'

/** What a word counts that joins others: little, but `which` and `should` make questions alike. */
const joiningWeight = 0.35

/** A question taken apart: its telling words, and those that join them. */
export type Worded = { asked: readonly AskedWord[]; joining: readonly string[] }

/** How alike two questions are (0 to 1): twice the weight of what they share in that of both; synonyms count less. */
export function likeness(one: Worded, other: string, vocabulary: Vocabulary): number {
  const { asked, joining } = one
  const words = vocabulary.words(other)
  const otherJoining = vocabulary.joining(other)
  const shared =
    asked.reduce((sum, word) => sum + word.weight * covers(word, words), 0) +
    joiningWeight * joining.filter((word) => otherJoining.has(word)).length
  const all =
    asked.reduce((sum, { weight }) => sum + weight, 0) +
    vocabulary.weight(words) +
    joiningWeight * (joining.length + otherJoining.size)
  return all === 0 ? 0 : Math.min(1, (2 * shared) / all)
}
