import { askedWords } from '../retrieval/askedWords.js'
import { likeness } from '../retrieval/likeness.js'
import type { Source } from '../retrieval/Source.js'
import type { Vocabulary } from '../retrieval/Vocabulary.js'

/** How much of both questions' word weight must be shared for them to be the same question. */
const sameQuestion = 0.5

/** The index among the sources of a FAQ that asks nearly the same; -1 if there is none. */
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
