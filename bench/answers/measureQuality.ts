import { answerLocally } from '../../src/modules/assistant/local/answerLocally.js'
import { least } from '../../src/modules/assistant/retrieval/retrieve.js'
import type { Weights } from '../../src/modules/assistant/retrieval/weights.js'
import { readMessage } from '../../src/modules/assistant/message/readMessage.js'
import { replyTo, replyToOrder } from '../../src/modules/assistant/words/replyTo.js'
import type { Corpus, Question } from './corpus.js'
import { ask, has, isSource } from './corpus.js'

export type Answered = {
  corpus: string
  question: Question
  confidence: string
  probability: number
  /** The answer that would be given if the probability sufficed. */
  text: string
  hasPage: boolean
  /** What is shown of the pages. */
  excerpts: string
}

/** Asks every question of a corpus, as the assistant would be asked. */
export function askAll(corpus: Corpus, weights: Weights): Answered[] {
  return corpus.questions.map((question) => {
    const finding = ask(corpus, question, weights)
    const { confidence, sources } = finding
    const { q, locale } = question
    const reply = replyTo(q, locale) ?? replyToOrder(readMessage(q), finding, locale)
    const hasPage = sources.some(({ citation }) => isSource(question, citation))
    return {
      corpus: corpus.name,
      question,
      confidence,
      // The assistant replies to a greeting or an insult before it looks anything up.
      probability: reply ? 0 : finding.probability,
      text: answerLocally(finding),
      hasPage,
      excerpts: sources.map(({ citation }) => citation.excerpt).join('\n'),
    }
  })
}

/** The rows of the table: by corpus and language, what was answered, how well, and what was not. */
export function tableOf(answers: readonly Answered[], from = least.answered) {
  const nameOf = ({ corpus, question }: Answered) => `${corpus} ${question.locale}`
  return [...new Set(answers.map(nameOf))].map((name) => ({
    corpus: name,
    ...rowOf(
      answers.filter((one) => nameOf(one) === name),
      from,
    ),
  }))
}

function rowOf(answers: readonly Answered[], from: number) {
  const of = (kind: Question['kind']) => answers.filter(({ question }) => question.kind === kind)
  const isAnswered = ({ probability }: Answered) => probability >= from
  const answerable = of('answerable')
  const unsure = answerable.filter(({ confidence }) => confidence === 'unsure')
  const tempted = answerable.filter(({ question }) => question.mustNot !== undefined)
  return {
    answered: share(answerable, isAnswered),
    fact: share(answerable, (one) => isAnswered(one) && has(one.question.fact, one.text)),
    page: share(answerable, ({ hasPage, confidence }) => hasPage && confidence !== 'refused'),
    unsure: share(unsure, ({ question, excerpts }) => has(question.fact, excerpts)),
    wrong: share(tempted, (one) => isAnswered(one) && has(one.question.mustNot, one.text)),
    near: share(of('near'), (one) => !isAnswered(one)),
    off: share(of('off'), (one) => !isAnswered(one)),
  }
}

function share<T>(all: readonly T[], holds: (one: T) => boolean): string {
  if (all.length === 0) return '–'
  const count = all.filter(holds).length
  return `${String(Math.round((100 * count) / all.length))} % (${String(count)}/${String(all.length)})`
}

/** At each threshold, over all corpora: how many are answered, rightly and wrongly, and what is refused. */
export function curveOf(answers: readonly Answered[]) {
  return [0.1, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6].map((from) => ({
    from,
    ...rowOf(answers, from),
  }))
}

/** By tenths of the stated probability: how many there are, and how many were right. */
export function reliabilityOf(answers: readonly Answered[]) {
  const bins = Array.from({ length: 10 }, (_, bin) => {
    const own = answers.filter(
      ({ probability }) => Math.min(9, Math.floor(probability * 10)) === bin,
    )
    const stated = mean(own.map(({ probability }) => probability))
    const right = mean(own.map(({ question, text }) => Number(has(question.fact, text))))
    return { stated, right, n: own.length }
  })
  const error = bins.reduce((sum, { stated, right, n }) => sum + n * Math.abs(stated - right), 0)
  return { bins: bins.filter(({ n }) => n > 0), ece: error / answers.length }
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
