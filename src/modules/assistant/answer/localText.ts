import type { Assistant } from '../Assistant.js'
import { answerLocally } from '../local/answerLocally.js'
import { vocabularyOf } from '../retrieval/Vocabulary.js'
import type { Finding } from '../retrieval/retrieve.js'
import { wordsFor } from '../words/wordsFor.js'
import type { Opened } from './openAnswer.js'

/** The answer without the platform AI: from the sources, or that there are none. */
export function localText({ index }: Assistant, { finding, locale }: Opened): string {
  if (!finding.isGrounded) return wordsFor(locale).unknown
  if (finding.stated) return statedText(finding, locale)
  return answerLocally({
    query: finding.query,
    sources: finding.sources,
    vocabulary: vocabularyOf(index, finding.locale),
  })
}

/** The statements word for word, one line per source. */
function statedText({ sources, stated }: Finding, locale: string): string {
  const told = sources
    .slice(0, stated?.sources)
    .map(({ sections }, place) => `${sections[0]?.text ?? ''} [${place + 1}]`)
  const more = stated?.more ?? 0
  return [...told, ...(more > 0 ? [wordsFor(locale).more(more)] : [])].join('\n')
}
