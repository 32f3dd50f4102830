import { featureNames, type Features } from '../../src/search/evidence/features.js'
import { type Evidence, findEvidence } from '../../src/search/evidence/findEvidence.js'
import { answerLocally } from '../../src/modules/assistant/local/answerLocally.js'
import type { Weights } from '../../src/modules/assistant/retrieval/weights.js'
import { gateNames } from '../../src/modules/assistant/retrieval/weights.js'
import type { Corpus, Question } from './corpus.js'
import { ask, has, isSource } from './corpus.js'

/** A question with the units found for it, and which of them answer it. */
type Example = { question: Question; evidence: Evidence[]; isRight: boolean[] }

export type Examples = { corpus: Corpus; examples: Example[] }

/** Reads each question of a corpus once; what is learnt depends on the features alone. */
export function readExamples(corpus: Corpus): Examples {
  const { questions, inMemory } = corpus
  const examples = questions.map((question) => {
    const { q, locale, fact, mustNot } = question
    const { evidence } = findEvidence(
      inMemory,
      { text: q, earlier: question.before.at(-1) },
      locale,
    )
    const isRight = evidence.map(({ entry: { document }, unit }) => {
      const { title, path } = document
      const isFrom = isSource(question, { title: title.text, url: `http://localhost${path}` })
      return isFrom && has(fact, unit.text) && !has(mustNot, unit.text)
    })
    return { question, evidence, isRight }
  })
  return { corpus, examples }
}

/**
 * Learns to rank passages by several corpora, and then a gate on questions whose passages were ranked by weights that
 * other corpora taught. Each corpus counts by about the root of its size.
 */
export function learn(corpora: readonly Examples[]): Weights {
  const judged = corpora.flatMap((corpus) => {
    const others = corpora.filter((other) => other !== corpus)
    const rank = learnRanking(others.length > 0 ? others : corpora)
    return weighted([corpus]).map(({ example, worth }) => ({
      ...judge(corpus.corpus, example.question, rank),
      worth,
    }))
  })
  return { rank: learnRanking(corpora), gate: learnGate(judged) }
}

const weighted = (corpora: readonly Examples[]) =>
  corpora.flatMap(({ examples }) =>
    examples.map((example) => ({ example, worth: examples.length ** -0.7 })),
  )

/** The features of a question's units, one row after the other, and which rows are right. */
type Matrix = { rows: Float64Array; isRight: boolean[]; worth: number }

const width = featureNames.length

function matrixOf({ example, worth }: { example: Example; worth: number }): Matrix {
  const { evidence, isRight } = example
  const rows = new Float64Array(evidence.length * width)
  for (const [row, { features }] of evidence.entries()) rows.set(features, row * width)
  return { rows, isRight, worth }
}

/** Adam (Kingma and Ba, 2015) on the likelihood that a right passage comes first, with a small penalty on weights. */
function learnRanking(corpora: readonly Examples[]): Features {
  const weights = new Float64Array(width)
  const means = new Float64Array(width)
  const squares = new Float64Array(width)
  const useful = weighted(corpora)
    .filter(({ example }) => example.isRight.includes(true))
    .map(matrixOf)
  for (let step = 1; step <= settings.steps; step += 1) {
    const gradient = weights.map((weight) => -settings.penalty * weight)
    for (const matrix of useful) addGradient(gradient, matrix, weights)
    for (const [at, slope] of gradient.entries()) {
      means[at] = 0.9 * (means[at] ?? 0) + 0.1 * slope
      squares[at] = 0.99 * (squares[at] ?? 0) + 0.01 * slope ** 2
      const mean = (means[at] ?? 0) / (1 - 0.9 ** step)
      const square = (squares[at] ?? 0) / (1 - 0.99 ** step)
      weights[at] = (weights[at] ?? 0) + (settings.rate * mean) / (Math.sqrt(square) + 1e-8)
    }
  }
  const named = featureNames.map((name, at) => [name, weights[at] ?? 0])
  return rounded(Object.fromEntries(named) as Features)
}

const settings = { steps: 300, rate: 0.08, penalty: 0.02 }

function addGradient(
  gradient: Float64Array,
  { rows, isRight, worth }: Matrix,
  weights: Float64Array,
): void {
  const scores = isRight.map((_, row) => {
    let sum = 0
    for (let at = 0; at < width; at += 1) sum += (weights[at] ?? 0) * (rows[row * width + at] ?? 0)
    return sum
  })
  const highest = Math.max(...scores)
  const likely = scores.map((score) => Math.exp(score - highest))
  const all = likely.reduce((sum, one) => sum + one, 0)
  const right = likely.reduce((sum, one, row) => sum + (isRight[row] ? one : 0), 0)
  for (const [row, share] of likely.entries()) {
    const pull = worth * ((isRight[row] ? share / right : 0) - share / all)
    if (Math.abs(pull) < 1e-7) continue
    for (let at = 0; at < width; at += 1) {
      gradient[at] = (gradient[at] ?? 0) + pull * (rows[row * width + at] ?? 0)
    }
  }
}

type Judged = {
  features: Weights['gate']
  isRight: boolean
  worth: number
}

/** What the gate would see of a question, and whether the answer would hold the fact. */
function judge(corpus: Corpus, question: Question, rank: Features): Omit<Judged, 'worth'> {
  const finding = ask(corpus, question, { rank, gate: noGate() })
  const isRight = question.kind === 'answerable' && has(question.fact, answerLocally(finding))
  return { features: finding.judged, isRight }
}

const noGate = () => Object.fromEntries(gateNames.map((name) => [name, 0])) as Weights['gate']

/** Logistic regression by gradient descent. */
function learnGate(judged: readonly Judged[]): Weights['gate'] {
  const weights = noGate()
  const whole = judged.reduce((sum, { worth }) => sum + worth, 0)
  for (let step = 0; step < 1_500; step += 1) {
    const gradient = { ...weights }
    for (const name of gateNames) gradient[name] *= name === 'bias' ? 0 : -0.002
    for (const { features, isRight, worth } of judged) {
      const sum = gateNames.reduce((all, name) => all + weights[name] * features[name], 0)
      const miss = Number(isRight) - 1 / (1 + Math.exp(-sum))
      for (const name of gateNames) gradient[name] += (worth / whole) * miss * features[name]
    }
    for (const name of gateNames) weights[name] += 3 * gradient[name]
  }
  return rounded(weights)
}

function rounded<T extends Record<string, number>>(weights: T): T {
  const entries = Object.entries(weights).map(([name, value]) => [
    name,
    Math.round(value * 100) / 100,
  ])
  return Object.fromEntries(entries) as T
}
