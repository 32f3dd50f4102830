import { findInjections } from '../message/findInjections.js'
import type { Vocabulary } from '../retrieval/Vocabulary.js'
import { questionWords, covers } from '../retrieval/questionWords.js'
import { expectedForm } from '../retrieval/expectedForm.js'
import { similarity } from '../retrieval/similarity.js'
import type { Source } from '../retrieval/sourcesOf.js'
import { splitSentences } from '../retrieval/splitSentences.js'
import type { Sentence } from './chooseSentences.js'
import { chooseSentences } from './chooseSentences.js'

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
  const asked = questionWords(query, vocabulary)
  const joining = [...vocabulary.joining(query)]
  const alike = sources.map(({ citation }) =>
    citation.type === 'faq' ? similarity({ asked, joining }, citation.title, vocabulary) : 0,
  )
  const best = Math.max(0, ...alike)
  return best >= sameQuestion ? alike.indexOf(best) : -1
}

type OpeningQuestion = { query: string; sources: readonly Source[]; vocabulary: Vocabulary }

const most = 3

/**
 * The opening of the nearest source, if the question only asks what that is about: the author's introduction answers it
 * better than single sentences that contain its name. Undefined for any other question.
 */
export function openingOf({ query, sources, vocabulary }: OpeningQuestion): Sentence[] | undefined {
  const [source] = sources
  const asked = questionWords(query, vocabulary).filter(({ isFiller: isFiller }) => !isFiller)
  if (!source || asked.length === 0 || expectedForm(query)) return undefined
  const title = vocabulary.words(source.citation.title)
  if (!asked.every((word) => covers(word, title) > 0)) return undefined
  const sentences = splitSentences(source.opening)
    .filter((text) => findInjections(text).length === 0)
    .slice(0, most)
  if (sentences.length === 0) return undefined
  return sentences.map((text, place) => ({ text, source: 0, place }))
}
