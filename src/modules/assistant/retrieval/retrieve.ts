import type {
  FactAnswer,
  Passage,
  SearchIndex,
  SearchSection,
} from '../../../search/SearchIndex.js'
import type { SiteFacts } from '../../../search/facts/globalFacts.js'
import { splitSentences } from '../../../search/evidence/splitSentences.js'
import { splitWords } from '../../../search/words/splitWords.js'
import { isFunctionWord, withoutAnd } from '../../../search/words/wordLists.js'
import { writtenIn } from '../../../search/words/writtenIn.js'
import { findInjections } from '../message/findInjections.js'
import type { Confidence } from '../schemas.js'
import { maxSources, sourceOfFact, sourcesOf, type Source } from './sourcesOf.js'
import { gateNames, learntWeights, type Weights } from './weights.js'

export type Finding = {
  confidence: Confidence
  /** The probability that the best passage holds the answer, 0 to 1, and what it was judged by. */
  probability: number
  judged: Weights['gate']
  sources: Source[]
  /** The passages found, best first. */
  passages: Passage[]
  /** The words of the question, and how much each counts. */
  asked: ReturnType<SearchIndex['evidence']>['asked']
  /** The language of the content found. */
  locale: string
  /** Whether the question was read together with the one before. */
  isFollowUp: boolean
  /** The first sources' parts are the answer, and more documents could be named. */
  stated?: Pick<FactAnswer, 'more' | 'listUrl' | 'isNearest'> & { sources: number }
}

type Search = {
  index: SearchIndex
  query: string
  /** What was asked before, if anything: see `earlierOf`. */
  earlier: string | undefined
  /** In order of preference. */
  locales: readonly string[]
  /** Facts that the site states about itself, by language. */
  siteFacts: ReadonlyMap<string, readonly SiteFacts[]>
  /** Milliseconds since 1970. */
  now: number
  weights?: Weights
}

const passagesRead = 40

/** From these probabilities on a question is answered, or pages that may help are shown. */
export const least = { answered: 0.4, unsure: 0.02 }

/** Finds content that answers a question, in the language that has most to say of it. */
export function retrieve(search: Search): Finding {
  const found = search.locales
    .map((locale, at) => searchLocale(search, locale, search.locales.slice(0, at)))
    .toSorted((one, other) => other.probability - one.probability)
  const [likeliest] = found
  if (!likeliest) throw new Error('There is no language to search in')
  // Pages that only may help are shown in the language of who asks.
  const spoken = writtenIn(search.query)
  const own = found.find(({ locale, confidence }) => locale === spoken && confidence === 'unsure')
  const best = likeliest.confidence === 'answered' ? likeliest : (own ?? likeliest)
  const stated = findStructuredAnswer(search)
  // What staff answer themselves comes before what the site says by itself.
  const isAnswered = stated?.isOfSite && best.passages.slice(0, 1).some(isKnownQuestion)
  return stated && !isAnswered ? withStructuredAnswer(best, stated) : best
}

function searchLocale(search: Search, locale: string, before: readonly string[]): Finding {
  if (!dependsOnEarlier(search, locale)) return searchWith(undefined, { search, locale, before })
  if (!refersBack(search.query)) {
    // `How do I get a certificate?` names little and is whole all the same.
    const alone = searchWith(undefined, { search, locale, before })
    if (alone.confidence === 'answered') return alone
  }
  return searchWith(search.earlier, { search, locale, before })
}

type InLocale = { search: Search; locale: string; before: readonly string[] }

/** What is found for a question read together with those before it, if they are given. */
function searchWith(earlier: string | undefined, { search, locale, before }: InLocale): Finding {
  const { index, now, weights = learntWeights } = search
  const isFollowUp = earlier !== undefined
  const question = { text: search.query, earlier }
  const options = { locale, before, limit: passagesRead, weights: weights.rank }
  const { asked, passages: all, share } = index.evidence(question, options)
  const passages = namedFirst(withoutInjections(all))
  const [best] = passages
  const judged = gateOf(best?.features, share)
  const probability = best ? probabilityOf(best, judged, weights) : 0
  const sources = sourcesOf(passages, { isAnswered: probability >= least.answered, now })
  return {
    confidence: sources.length === 0 ? 'refused' : confidenceOf(probability),
    ...{ probability, judged, sources, passages, asked, locale, isFollowUp },
  }
}

function confidenceOf(probability: number): Confidence {
  if (probability >= least.answered) return 'answered'
  return probability >= least.unsure ? 'unsure' : 'refused'
}

/** What the gate looks at. */
function gateOf(features: Partial<Passage['features']> = {}, share: number): Weights['gate'] {
  const { section = 0, count = 0, information = 0, form = 0, formless = 0, nameless = 0 } = features
  return { share, section, count, information, form, formless, nameless, bias: 1 }
}

/** The likeness of question and title from which the best passage's FAQ is the question asked. */
const sameQuestion = 0.5

/** Whether a passage is from the answer of staff to this very question. */
function isKnownQuestion({ section, features }: Passage): boolean {
  return section.type === 'faq' && features.title >= sameQuestion
}

/** The likeness of question and title from which a question is after the document as a whole. */
const sameTitle = 0.85

/** Whether a question names a document and asks nothing else of it. */
export function isAboutWhole({ features, case: found }: Passage): boolean {
  if (found === 'meant') return false
  return features.title >= sameTitle && features.form + features.formless === 0
}

/** The passages of the document that a question names come first. */
function namedFirst(passages: Passage[]): Passage[] {
  const named = passages.find(isAboutWhole)
  if (!named) return passages
  const isOf = ({ section }: Passage) => section.documentId === named.section.documentId
  return [...passages.filter(isOf), ...passages.filter((passage) => !isOf(passage))]
}

function probabilityOf(passage: Passage, judged: Weights['gate'], { gate }: Weights): number {
  if (passage.case === 'other') return least.unsure
  // Staff wrote the answer to this very question, or the document is named.
  if (isKnownQuestion(passage) || isAboutWhole(passage)) return (1 + passage.features.title) / 2
  const sum = gateNames.reduce((all, name) => all + gate[name] * judged[name], 0)
  const probability = 1 / (1 + Math.exp(-sum))
  return passage.isUnheard ? Math.min(probability, least.unsure) : probability
}

/** Statements come before other results, which may add more. */
function withStructuredAnswer(
  found: Finding,
  { sections, locale, ...answer }: StructuredAnswer,
): Finding {
  const stated = sections.map(sourceOfFact)
  const own = new Set(stated.map(({ citation }) => citation.url))
  const others =
    found.confidence === 'answered'
      ? found.sources.filter(({ citation }) => !own.has(citation.url))
      : []
  return {
    ...found,
    confidence: 'answered',
    probability: 1,
    sources: [...stated, ...others].slice(0, Math.max(maxSources, stated.length)),
    locale,
    stated: { ...answer, sources: stated.length },
  }
}

const joining =
  /^(?:and|or|but|so|ok|n|what (?:about|if)|how about|also|et|ou|mais|donc|طيب|وماذا|وما|ومن|ومتى|و[أا]ين|وكم|وبكم|وكيف|وهل|ولماذا|وإذا|ولو|و\p{L})(?!\p{L})/iu
const standIn =
  /\b(?:it|its|that|this|these|those|they|them|then|one|also|instead|il|elle|ils|elles|ça|cela|celui|celle|ce cours)\b|(?<!\p{L})(?:هو|هي|هذا|هذه|ذلك)(?!\p{L})/iu

const refersBack = (question: string) => joining.test(question) || standIn.test(question)

/** Most words of its own that a question has which needs the one before. */
const fewWords = { bare: 2, referring: 6 }

/** A short question that refers back, or that names hardly anything. */
function dependsOnEarlier({ query, earlier }: Search, locale: string): boolean {
  if (!earlier) return false
  const most = refersBack(query) ? fewWords.referring : fewWords.bare
  return ownWords(query, [locale]) <= most
}

const mostEarlier = 4

/**
 * What was asked before, as one text: the last question, with those before it while it says of what it asks by another
 * word alone, or not at all. Neither `Who teaches it?` nor `Is there an online date?` says what the next `it` is.
 */
export function earlierOf(
  questions: readonly string[],
  { index, locales, now }: Pick<Search, 'index' | 'locales' | 'now'>,
): string | undefined {
  const last = questions.slice(-mostEarlier)
  const isWhole = (text: string) =>
    !standIn.test(text) &&
    (!joining.test(text) || ownWords(text, locales) > 1) &&
    !locales.some((locale) => index.lacksSubject({ text, locale, now }))
  return last.length === 0
    ? undefined
    : last.slice(Math.max(0, last.findLastIndex(isWhole))).join(' ')
}

const ownWords = (question: string, locales: readonly string[]) =>
  splitWords(question).filter(({ word }) => !isFunctionWord(withoutAnd(word), locales)).length

/** Facts that documents or the site itself state in answer to a question, in one language. */
type StructuredAnswer = FactAnswer & { locale: string; isOfSite: boolean }

/** Finds statements that answer a question, in the first language in which it can be understood. */
function findStructuredAnswer(search: Search): StructuredAnswer | undefined {
  const isHarmless = ({ title, text }: SearchSection) =>
    [title, text].every((part) => findInjections(part).length === 0)
  for (const locale of search.locales) {
    const answer = answerIn(search, locale)
    const sections = answer?.sections.filter(isHarmless) ?? []
    if (answer && sections.length > 0) return { ...answer, sections, locale }
  }
  return undefined
}

function answerIn({ index, query, earlier, siteFacts, now }: Search, locale: string) {
  const question = { text: query, earlier, locale, now }
  // They take the whole question, where facts of documents take one that names them: `How do I sign in to my courses?`
  const sections = (siteFacts.get(locale) ?? []).flatMap((facts) => facts(question) ?? [])
  if (sections.length > 0) return { sections, more: 0, isOfSite: true }
  const answer = index.facts(question)
  return answer && { ...answer, isOfSite: false }
}

/**
 * Drops sentences with prompt injections from the text of sections and keeps the rest. An injection that spans several
 * sentences drops the whole section, one in the title the whole document: a model is told both.
 */
function withoutInjections(passages: readonly Passage[]): Passage[] {
  return passages.flatMap((passage) => {
    const { section } = passage
    const { title, heading = '', text } = section
    const rest = clean(text)
    const parts = [title, heading, passage.leadIn, passage.text]
    const isOrder = parts.some((part) => clean(part) !== part)
    if (rest === '' || isOrder) return []
    const opening = isAboutWhole(passage) ? clean(passage.opening) : ''
    return [{ ...passage, section: { ...section, text: rest }, opening }]
  })
}

/** The texts of the content come again with every question; the index holds them too. */
const cleaned = new Map<string, string>()
const mostCleaned = 100_000

function clean(text: string): string {
  const known = cleaned.get(text) ?? cleanText(text)
  if (cleaned.size >= mostCleaned) cleaned.clear()
  cleaned.set(text, known)
  return known
}

function cleanText(text: string): string {
  if (findInjections(text).length === 0) return text
  const rest = splitSentences(text)
    .filter((sentence) => findInjections(sentence).length === 0)
    .join(' ')
  return findInjections(rest).length === 0 ? rest : ''
}
