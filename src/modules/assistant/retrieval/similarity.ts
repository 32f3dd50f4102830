import type { Vocabulary } from './Vocabulary.js'
import { type QuestionWord, covers } from './questionWords.js'

/** The weight of function words: small, but `which` and `should` do make questions similar. */
const joiningWeight = 0.35

/** The content words and the function words of a question. */
type Worded = { asked: readonly QuestionWord[]; joining: readonly string[] }

/** The similarity of two questions (0 to 1): twice the shared weight over the total; synonyms count less. */
export function similarity(one: Worded, other: string, vocabulary: Vocabulary): number {
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
