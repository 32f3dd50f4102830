import type { SearchSection, SectionHit } from '../../../search/SearchIndex.js'
import { splitSentences } from './splitSentences.js'
import type { Vocabulary } from './Vocabulary.js'
import { type QuestionWord, questionWords, covers } from './questionWords.js'
import { expectedForm, type Form } from './expectedForm.js'
import { similarity } from './similarity.js'

/** The parts of a section's score: its best sentence, the whole, the index's score, and its form. */
const share = {
  sentence: 0.45,
  section: 0.35,
  index: 0.2,
  question: 0.35,
  title: 0.2,
  form: 0.25,
  named: 0.2,
}

/** Headings above a sentence say what it is about, but count less than the sentence itself. */
const above = { heading: 0.75, title: 0.65 }

/** Shorter texts are names, not answers; descriptions of other companies rarely are answers. */
const shortest = 24
const thin = { length: 160, share: 0.8 }

/**
 * Ranks sections by how well they answer the question rather than by matching words: an answer has the question's words
 * close together, under a heading that has the rest.
 */
export function rankSections(
  query: string,
  hits: readonly SectionHit[],
  vocabulary: Vocabulary,
): SectionHit[] {
  const question: Question = {
    vocabulary,
    asked: questionWords(query, vocabulary),
    joining: [...vocabulary.joining(query)],
    form: expectedForm(query),
  }
  const best = Math.max(1e-9, ...hits.map(({ score }) => score))
  return hits
    .filter(({ section }) => section.text.length >= shortest)
    .map((hit) => {
      const score = scoreOf(hit.section, question) + share.index * (hit.score / best)
      const isThin = !hit.section.heading && hit.section.text.length < thin.length
      return { ...hit, score: isThin ? score * thin.share : score }
    })
    .toSorted((one, other) => other.score - one.score)
}

type Question = {
  vocabulary: Vocabulary
  asked: QuestionWord[]
  joining: string[]
  form: Form | undefined
}

function scoreOf(section: SearchSection, question: Question): number {
  const { asked, vocabulary, form } = question
  const title = vocabulary.words(section.title)
  const heading = vocabulary.words(section.heading ?? '')
  const around = asked.map((word) =>
    Math.max(above.heading * covers(word, heading), above.title * covers(word, title)),
  )
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0) || 1
  const coverage = (words: ReadonlySet<string>, hasForm: boolean) =>
    asked.reduce((sum, word, place) => {
      // A price says what something costs without the word.
      const said = hasForm && form?.asks.test(word.word) ? 1 : covers(word, words)
      return sum + word.weight * Math.max(said, around[place] ?? 0)
    }, 0) / whole
  const all = new Set<string>()
  let best = 0
  for (const sentence of splitSentences(section.text)) {
    const words = vocabulary.words(sentence)
    for (const word of words) all.add(word)
    const hasForm = form?.answer.test(sentence) ?? false
    best = Math.max(best, share.sentence * coverage(words, hasForm) + (hasForm ? share.form : 0))
  }
  const isQuestion = section.type === 'faq'
  return (
    best +
    share.section * coverage(all, form?.answer.test(section.text) ?? false) +
    (isNamed(asked, title) ? share.named : 0) +
    (isQuestion ? share.question : share.title) * similarity(question, section.title, vocabulary)
  )
}

/** Whether a title contains everything asked. */
function isNamed(asked: readonly QuestionWord[], title: ReadonlySet<string>): boolean {
  const telling = asked.filter(({ isFiller: isFiller }) => !isFiller)
  return telling.length > 0 && telling.every((word) => covers(word, title) > 0)
}
