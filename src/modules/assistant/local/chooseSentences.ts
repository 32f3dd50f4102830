import type { SearchSection } from '../../../search/SearchIndex.js'
import { findInjections } from '../message/findInjections.js'
import type { Source } from '../retrieval/sourcesOf.js'
import { splitSentences } from '../retrieval/splitSentences.js'
import { type QuestionWord, questionWords, covers } from '../retrieval/questionWords.js'
import { expectedForm, type Form } from '../retrieval/expectedForm.js'
import { shared, type Vocabulary } from '../retrieval/Vocabulary.js'

export type Sentence = {
  text: string
  /** The index of its source, from 0. */
  source: number
  /** Its position in the source. */
  place: number
}

type Candidate = Sentence & { words: ReadonlySet<string>; worth: number }

type Choice = {
  query: string
  sources: readonly Source[]
  vocabulary: Vocabulary
}

/** How much relevance counts, and how much repeating another sentence costs. */
const settings = { most: 4, relevance: 0.7, leastGain: 0.2 }

/** The parts of a sentence's score. */
const share = { direct: 0.4, context: 0.1, nearness: 0.3, form: 0.15, first: 0.05 }

/** The penalty for a line that introduces others or is not a sentence. */
const loss = { announces: 0.2, fragment: 0.08 }

/** Sources further behind the best one are only linked, not quoted. */
const nearEnough = 0.65

/** Two to four sentences that cover the question best and differ from each other (maximal marginal relevance). */
export function chooseSentences(choice: Choice): Sentence[] {
  let left = candidatesOf(choice)
  const chosen: Candidate[] = []
  while (chosen.length < settings.most && left.length > 0) {
    const gains = left.map((candidate) => gainOf(candidate, chosen, choice.vocabulary))
    const best = gains.indexOf(Math.max(...gains))
    const candidate = left[best]
    const isLate = chosen.length >= 2 && (gains[best] ?? 0) < settings.leastGain
    if (!candidate || isLate) break
    chosen.push(candidate)
    left = left.filter((other) => other !== candidate)
  }
  return inReadingOrder(chosen)
}

function candidatesOf(choice: Choice): Candidate[] {
  const { query, sources, vocabulary } = choice
  const question = { asked: questionWords(query, vocabulary), form: expectedForm(query) }
  const best = sources[0]?.score ?? 1
  return sources.flatMap((source, number) => {
    const nearness = source.score / best
    if (nearness < nearEnough) return []
    return source.sections.flatMap((section, rank) =>
      sentencesOf(section, question, choice).map(({ worth, position, ...sentence }) => ({
        ...sentence,
        source: number,
        place: rank * 1_000 + position,
        worth: worth + share.nearness * nearness ** 2 * 0.7 ** rank,
      })),
    )
  })
}

type Question = { asked: QuestionWord[]; form: Form | undefined }

function sentencesOf(
  { title, heading = '', text: whole }: SearchSection,
  { asked, form }: Question,
  { vocabulary }: Choice,
) {
  const weight = asked.reduce((sum, word) => sum + word.weight, 0) || 1
  const coverage = (words: ReadonlySet<string>) =>
    asked.reduce((sum, word) => sum + word.weight * covers(word, words), 0) / weight
  const context = coverage(vocabulary.words(`${title} ${heading}`))
  return splitSentences(whole).flatMap((text, position) => {
    const words = vocabulary.words(text)
    if (words.size < 3 || text.length > 500 || findInjections(text).length > 0) return []
    const worth =
      share.direct * coverage(words) +
      share.context * context +
      (form?.answer.test(text) ? share.form : -lossOf(text)) +
      (position === 0 ? share.first : 0)
    return [{ text, words, position, worth }]
  })
}

function lossOf(text: string): number {
  if (text.endsWith(':')) return loss.announces
  return /[.!?…؟。]["'”»)]?$/.test(text) ? 0 : loss.fragment
}

function gainOf({ words, worth }: Candidate, chosen: Candidate[], vocabulary: Vocabulary): number {
  const weight = vocabulary.weight(words) || 1
  const repeated = chosen.map((other) => vocabulary.weight(shared(words, other.words)) / weight)
  return settings.relevance * worth - (1 - settings.relevance) * Math.max(0, ...repeated)
}

/** In the order of their sources, the source of the best sentence first. */
function inReadingOrder(chosen: Candidate[]): Sentence[] {
  const sources = [...new Set(chosen.map(({ source }) => source))]
  return chosen
    .toSorted(
      (one, other) =>
        sources.indexOf(one.source) - sources.indexOf(other.source) || one.place - other.place,
    )
    .map(({ text, source, place }) => ({ text, source, place }))
}
