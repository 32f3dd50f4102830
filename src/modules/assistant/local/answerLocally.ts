import type { Source } from '../retrieval/Source.js'
import type { Vocabulary } from '../retrieval/Vocabulary.js'
import { askedWords } from '../retrieval/askedWords.js'
import { likeness } from '../retrieval/likeness.js'
import { splitSentences } from '../retrieval/splitSentences.js'
import { chooseSentences } from './chooseSentences.js'
import { openingOf } from './openingOf.js'

type Question = {
  query: string
  sources: readonly Source[]
  vocabulary: Vocabulary
}

/** Longer answers by staff are cut at the end of a sentence. */
const longestVerbatim = 900

/**
 * An answer from the sources' own sentences, each run of them with its source's number: for a known question its answer
 * word for word, else the nearest sentences. Uses no model.
 */
export function answerLocally(question: Question): string {
  const { query, sources, vocabulary } = question
  const known = findQuestion(query, sources, vocabulary)
  const answered = sources[known]
  if (answered) return `${verbatim(answered)} [${String(known + 1)}]`
  const sentences = openingOf(question) ?? chooseSentences(question)
  if (sentences.length === 0) return `${sources[0]?.citation.excerpt ?? ''} [1]`
  return sentences
    .map(({ text, source }, place) => {
      const isLast = sentences[place + 1]?.source !== source
      return isLast ? `${ended(text)} [${String(source + 1)}]` : ended(text)
    })
    .join(' ')
}

function verbatim({ sections }: Source): string {
  const [first] = sections.toSorted((one, other) => Number(!!one.heading) - Number(!!other.heading))
  const text = first?.text.trim() ?? ''
  if (text.length <= longestVerbatim) return text
  let cut = ''
  for (const sentence of splitSentences(text)) {
    if (cut && cut.length + sentence.length > longestVerbatim) break
    cut = cut ? `${cut} ${sentence}` : sentence
  }
  return cut
}

const ended = (text: string) => (/[.!?…:;؟。]["'”»)]?$/.test(text) ? text : `${text}.`)

/** How much of both questions' word weight must be shared for them to be the same question. */
const sameQuestion = 0.5

/** The index among the sources of a FAQ that asks nearly the same; -1 if there is none. */
function findQuestion(query: string, sources: readonly Source[], vocabulary: Vocabulary): number {
  const asked = askedWords(query, vocabulary)
  const joining = [...vocabulary.joining(query)]
  const alike = sources.map(({ citation }) =>
    citation.type === 'faq' ? likeness({ asked, joining }, citation.title, vocabulary) : 0,
  )
  const best = Math.max(0, ...alike)
  return best >= sameQuestion ? alike.indexOf(best) : -1
}
