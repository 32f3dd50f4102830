import { LRUCache } from 'lru-cache'

import type { FactDeclaration } from '../platform/content/Fact.js'
import type { SearchDocument } from './SearchDocument.js'
import type { FactAnswer, Passage, SearchIndex } from './SearchIndex.js'
import {
  featureNames,
  type FeatureRow,
  type Features,
  featuresByName,
} from './evidence/features.js'
import { findEvidence, type Evidence } from './evidence/findEvidence.js'
import { findFacts, lacksSubject } from './facts/findFacts.js'
import type { FactMatches } from './facts/listFacts.js'
import { allStatements } from './facts/statementsOf.js'
import type { Index } from './index/createIndex.js'
import { type FoundDocument, presentDocuments } from './presentDocument.js'
import { type DocumentQuery, findDocuments } from './query/findDocuments.js'
import { rarityOf } from './query/terms.js'
import { addressOf, type Reader, sectionOf } from './sectionOf.js'
import { languageOf } from './words/languageOf.js'
import { splitWords } from './words/splitWords.js'

type DocumentAnswer = {
  docs: FoundDocument[]
  total: number
  /** How many documents of each type match, including types that were filtered out. */
  types: Record<string, number>
  correctedQuery: string | undefined
}

export type SearchAnswers = Pick<
  SearchIndex,
  'evidence' | 'facts' | 'lacksSubject' | 'words' | 'rarity'
> & {
  /** One page of the documents that answer a query, as a visitor is shown them. */
  documents: (query: DocumentQuery) => DocumentAnswer
}

type Options = { serverUrl: string; declarations: () => readonly FactDeclaration[] }

export function createAnswers(index: Index, { serverUrl, declarations }: Options): SearchAnswers {
  const readerOf = (locale: string): Reader => ({
    locale,
    isDefault: locale === index.locales[0],
    serverUrl,
  })
  return {
    documents: keepAnswers(index, (query) => {
      const { found, ranking, ...answer } = findDocuments(index, query)
      const reader = readerOf(query.locale)
      return { docs: presentDocuments(index, { found, ranking, reader }), ...answer }
    }),
    evidence: (question, { locale, before, limit, weights }) => {
      const { asked, evidence: found } = findEvidence(index, { ...question, before }, locale)
      const { evidence, share } = rankEvidence(found, weights, limit)
      const reader = readerOf(locale)
      const passages = evidence.map((one) => passageOf(one, reader))
      return { asked, passages, share }
    },
    facts: (question) => {
      const answer = findFacts(index, declarations(), question)
      return answer && presentFacts(answer, readerOf(question.locale))
    },
    lacksSubject: (question) => lacksSubject(declarations(), question),
    words: (text, locale) => splitWords(text).map(({ word }) => languageOf(locale).stem(word)),
    rarity: (word, locale) => {
      const stem = index.lexicon.findStem(word)
      const holders = stem === undefined ? 0 : index.documentsWith(stem, locale)
      return holders === 0 ? 0 : rarityOf(holders, index.shown(locale).documents)
    },
  }
}

/** Made-up queries must not fill the memory. */
const mostKept = 500

/** Answers the same query again from memory until the index changes, however its words are spaced. */
function keepAnswers(index: Index, answer: SearchAnswers['documents']): SearchAnswers['documents'] {
  const kept = new LRUCache<string, DocumentAnswer>({ max: mostKept })
  return (query) => {
    const text = query.text.trimStart().replace(/\s+/g, ' ')
    const key = JSON.stringify([index.version(), { ...query, text }])
    const found = kept.get(key) ?? answer({ ...query, text })
    kept.set(key, found)
    return found
  }
}

function passageOf(
  { entry, unit, at, place, features, words, isUnheard, case: found, score }: Ranked,
  reader: Reader,
): Passage {
  const { text, label, leadIn, isItem } = unit
  const { locale } = reader
  return {
    section: sectionOf(entry.document, at, reader),
    ...{ text, label, leadIn, isItem, features, words, isUnheard, case: found, score },
    place: [at, place],
    opening: openingOf(entry.document),
    ...(entry.document.facts && {
      facts: (now: number) => allStatements(entry, { locale, now }),
    }),
  }
}

/** The first two sections: usually a summary and what follows it. */
function openingOf({ sections }: SearchDocument): string {
  const [first, second] = sections
  return [first, second].flatMap((section) => section?.body.text ?? []).join('\n')
}

/** The statements of a document as one section without a heading. */
function presentFacts(
  { found, more, listPath, isNearest = false }: FactMatches,
  reader: Reader,
): FactAnswer {
  const sections = found.map(({ entry, statements }) => ({
    ...sectionOf({ ...entry.document, sections: [] }, 0, reader),
    text: statements.map(({ text }) => text).join(' '),
  }))
  return { sections, more, isNearest, ...(listPath && { listUrl: addressOf(listPath, reader) }) }
}

type Ranked = Omit<Evidence, 'features'> & { features: Features; score: number }

/** What is for another case comes behind all else, if anything is for the one that is meant. */
const farBehind = 100

/** The best units by score, and the share of all likelihood (softmax) that falls to the document of the best. */
function rankEvidence(
  evidence: readonly Evidence[],
  weights: Features,
  limit: number,
): { evidence: Ranked[]; share: number } {
  const row = featureNames.map((name) => weights[name])
  const scores = Float64Array.from(evidence, ({ features }) => scoreOf(features, row))
  const order = evidence.map((_, at) => at)
  const isTold = evidence.some((one) => one.case === 'meant')
  const placed = scores.map(
    (score, at) => score - (isTold && evidence[at]?.case === 'other' ? farBehind : 0),
  )
  order.sort((one, other) => (placed[other] ?? 0) - (placed[one] ?? 0))
  const ranked = order.slice(0, limit).flatMap((at): Ranked[] => {
    const unit = evidence[at]
    return unit
      ? [{ ...unit, features: featuresByName(unit.features), score: placed[at] ?? 0 }]
      : []
  })
  const [first] = ranked
  let own = 0
  let all = 0
  for (const [at, { entry }] of evidence.entries()) {
    const likelihood = Math.exp((scores[at] ?? 0) - (first?.score ?? 0))
    all += likelihood
    if (entry === first?.entry) own += likelihood
  }
  return { evidence: ranked, share: all === 0 ? 0 : own / all }
}

/** How much the features speak for a unit. */
function scoreOf(features: FeatureRow, weights: FeatureRow): number {
  let score = 0
  for (let at = 0; at < weights.length; at += 1) score += (weights[at] ?? 0) * (features[at] ?? 0)
  return score
}
