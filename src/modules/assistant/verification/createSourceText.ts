import type { PublishedText } from './readPublished.js'
import { daysIn, sentencesOf, type Token, tokenize } from './tokenize.js'

export type SourceText = ReturnType<typeof createSourceText>

/** The share of a sentence's words, beside figures and names, that the passage must have: less is another statement. */
const leastCoverage = 0.6

/** The maximum length of a passage, in sentences. */
const longestPassage = 3

/** Shorter words are function words. */
const shortestTelling = 4

const denials = new Set(
  'not no never without cannot none neither nor ne pas sans aucun aucune jamais لا ليس ليست لم لن بدون بلا'.split(
    ' ',
  ),
)

/**
 * A document prepared for comparison. A sentence is supported if it is quoted, or if up to three consecutive sentences
 * have all its figures, days with their month, and most of its words, agree in negation, and the document has its names.
 * Freer paraphrases count as unsupported, so the rate is never too high.
 */
export function createSourceText({ title, lines }: PublishedText) {
  const sentences = lines.flatMap(sentencesOf).map(tokenize)
  const text = wrap(sentences.flat())
  const known = sentences.map((tokens) => ({
    stems: stemsOf(tokens),
    days: new Set(daysIn(tokens)),
    denies: isDenial(tokens),
  }))
  const inTitle = stemsOf(tokenize(title))
  const isInText = (stem: string) => known.some(({ stems }) => stems.has(stem))
  const holds = (sentence: string) => text.includes(wrap(tokenize(sentence)))
  const has = (stem: string) => inTitle.has(stem) || isInText(stem)
  return {
    /** Whether the words, figures and signs of a sentence occur in it in that order. */
    holds,
    /** Whether it has the figures of a sentence, in whatever language that is. */
    hasFigures: (sentence: string) =>
      tokenize(sentence).every((token) => !token.isFigure || has(stemOf(token))),
    /** Whether it says what a sentence says, in these words or nearly. */
    supports: (sentence: string) => {
      // What names its page and heading before a quotation, as answers from lists do, quotes each of them.
      if (sentence.split(/:\s|\s–\s/).every(holds)) return true
      const tokens = tokenize(sentence)
      const names = tokens.filter(({ isName }) => isName).map(stemOf)
      if (!names.every(has)) return false
      const telling = tellingOf(tokens).filter(({ stem }) => !inTitle.has(stem))
      const denies = isDenial(tokens)
      const asked = daysIn(tokens)
      return passagesOf(known).some((passage) => {
        const nearest = maxBy(passage, (one) => hits(telling, [one]).length)
        const found = hits(telling, passage)
        const hasFigures = telling.every((one) => !one.isFigure || found.includes(one))
        const isCovered = found.length > 0 && found.length >= leastCoverage * telling.length
        const hasDays = asked.every((day) => passage.some(({ days }) => days.has(day)))
        return isCovered && hasFigures && hasDays && nearest?.denies === denies
      })
    },
  }
}

type Known = { stems: ReadonlySet<string>; days: ReadonlySet<string>; denies: boolean }

type Telling = { stem: string; isFigure: boolean }

function tellingOf(tokens: readonly Token[]): Telling[] {
  return tokens
    .filter(({ key, isFigure }) => isFigure || key.length >= shortestTelling)
    .map((token) => ({ stem: stemOf(token), isFigure: token.isFigure }))
}

function hits(telling: readonly Telling[], passage: readonly Known[]): Telling[] {
  return telling.filter(({ stem }) => passage.some(({ stems }) => stems.has(stem)))
}

function passagesOf(known: readonly Known[]): Known[][] {
  return known.flatMap((_, start) =>
    Array.from({ length: longestPassage }, (__, more) => known.slice(start, start + more + 1)),
  )
}

const wrap = (tokens: readonly Token[]) => ` ${tokens.map(({ key }) => key).join(' ')} `

const stemsOf = (tokens: readonly Token[]) => new Set(tokens.map(stemOf))

/** Forms of one word share its beginning. */
function stemOf({ key, isFigure }: Token): string {
  if (isFigure || denials.has(key)) return key
  return key.length > 6 ? key.slice(0, 6) : key.replace(/(?<=...)s$/, '')
}

function isDenial(tokens: readonly Token[]): boolean {
  return tokens.some(({ key }) => denials.has(key))
}

function maxBy<T>(all: readonly T[], worth: (one: T) => number): T | undefined {
  return all.toSorted((one, other) => worth(other) - worth(one))[0]
}
