import type { Index } from './index/createIndex.js'
import { type FoundDocument, presentDocument } from './presentDocument.js'
import { type DocumentQuery, findDocuments } from './query/findDocuments.js'
import { findSections } from './query/findSections.js'
import { rarityOf } from './query/rarityOf.js'
import type { SearchIndex } from './SearchIndex.js'
import { type Reader, sectionOf } from './sectionOf.js'
import { languageOf } from './words/languageOf.js'
import { splitWords } from './words/splitWords.js'

export type DocumentAnswer = {
  docs: FoundDocument[]
  total: number
  /** How many documents of each type there are, whatever types were asked for. */
  types: Record<string, number>
  correctedQuery: string | undefined
}

export type SearchAnswers = Pick<SearchIndex, 'sections' | 'words' | 'rarity'> & {
  /** One page of the documents that answer a query, as a visitor is shown them. */
  documents: (query: DocumentQuery) => DocumentAnswer
}

/** What an index is asked. */
export function createAnswers(index: Index, serverUrl: string): SearchAnswers {
  const readerOf = (locale: string): Reader => ({
    locale,
    isDefault: locale === index.locales[0],
    serverUrl,
  })
  return {
    documents: (query) => {
      const { found, ranking, ...answer } = findDocuments(index, query)
      const reader = readerOf(query.locale)
      const docs = found.map((each) => presentDocument(index, { ...each, ranking, reader }))
      return { docs, ...answer }
    },
    sections: (query, { locale, limit }) => {
      const { hits, grounding } = findSections(index, query, { locale, limit })
      const reader = readerOf(locale)
      const answered = hits.map(({ entry, at, ...hit }) => ({
        section: sectionOf(entry.document, at, reader),
        ...hit,
      }))
      return { hits: answered, grounding }
    },
    words: (text, locale) => splitWords(text).map(({ word }) => languageOf(locale).stem(word)),
    rarity: (word, locale) => {
      const stem = index.lexicon.findStem(word)
      const holders = stem === undefined ? 0 : index.documentsWith(stem, locale)
      return holders === 0 ? 0 : rarityOf(holders, index.shown(locale).documents)
    },
  }
}
