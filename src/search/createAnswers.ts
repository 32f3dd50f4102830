import { LRUCache } from 'lru-cache'

import type { FactDeclaration } from '../platform/content/Fact.js'
import { findEvidence } from './evidence/findEvidence.js'
import { type Ranked, rankEvidence } from './evidence/rankEvidence.js'
import { findFacts } from './facts/findFacts.js'
import type { FactMatches } from './facts/listFacts.js'
import { allStatements } from './facts/statementsOf.js'
import type { Index } from './index/createIndex.js'
import { type FoundDocument, presentDocuments } from './presentDocument.js'
import { type DocumentQuery, findDocuments } from './query/findDocuments.js'
import { rarityOf } from './query/terms.js'
import type { SearchDocument } from './SearchDocument.js'
import type { FactAnswer, Passage, SearchIndex } from './SearchIndex.js'
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

export type SearchAnswers = Pick<SearchIndex, 'evidence' | 'facts' | 'words' | 'rarity'> & {
  /** One page of the documents that answer a query, as a visitor is shown them. */
  documents: (query: DocumentQuery) => DocumentAnswer
}

type Options = { serverUrl: string; declarations: () => readonly FactDeclaration[] }

/** The queries that an index answers. */
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
