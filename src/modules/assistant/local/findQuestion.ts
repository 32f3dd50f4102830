import { askedWords } from '../retrieval/askedWords.js'
import { likeness } from '../retrieval/likeness.js'
import type { Source } from '../retrieval/Source.js'
import type { Vocabulary } from '../retrieval/Vocabulary.js'

/** How much of the weight of both questions' words they have to share to be the same question. */
const sameQuestion = 0.5

/** The place among the sources of an answered question (FAQ) that is nearly the one asked; -1 without one. */
export function findQuestion(
  query: string,
  sources: readonly Source[],
  vocabulary: Vocabulary,
): number {
  const asked = askedWords(query, vocabulary)
  const joining = [...vocabulary.joining(query)]
  const alike = sources.map(({ citation }) =>
    citation.type === 'faq' ? likeness({ asked, joining }, citation.title, vocabulary) : 0,
  )
  const best = Math.max(0, ...alike)
  return best >= sameQuestion ? alike.indexOf(best) : -1
}
