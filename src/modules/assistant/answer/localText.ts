import type { Assistant } from '../Assistant.js'
import { answerLocally } from '../local/answerLocally.js'
import { vocabularyOf } from '../local/Vocabulary.js'
import { wordsFor } from '../words/wordsFor.js'
import type { Opened } from './openAnswer.js'

/** The answer without the platform AI: from the sources, or that there are none. */
export function localText({ index }: Assistant, { finding, locale }: Opened): string {
  if (!finding.isGrounded) return wordsFor(locale).unknown
  return answerLocally({
    query: finding.query,
    sources: finding.sources,
    vocabulary: vocabularyOf(index, finding.locale),
  })
}
