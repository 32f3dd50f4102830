import type { Payload } from 'payload'

import { platformOf } from '../platform/platform.js'

export type FactQuestion = {
  text: string
  /** What was asked just before: a question after a fact may leave out of what. */
  earlier?: string | undefined
  locale: string
  /** Milliseconds since 1970. */
  now: number
}

/** A heading-bounded part of a published document, in one language. */
export type SearchSection = {
  /** The collection's slug as callers know it: `course`, `page`, `faq`, `policy`, `partner`. */
  type: string
  documentId: string
  locale: string
  title: string
  /** The heading above this part; undefined for what stands before the first. */
  heading?: string
  /** Plain text, as a reader would read it. */
  text: string
  /** Where a reader finds it, with the heading's anchor where there is one. */
  url: string
  /** ISO 8601. */
  updatedAt: string
}

export type SectionHit = {
  section: SearchSection
  score: number
  /** The query's words (as indexed) that this section holds. */
  matched: string[]
  /** How its document begins. */
  opening: string
  /** What its document states by its fields, in sentences; left out where it states nothing. */
  facts?: (now: number) => string[]
}

/** What a question asks after: sentences of documents, each document's in one section, and how many more there are. */
export type FactAnswer = { sections: SearchSection[]; more: number }

export type SectionAnswer = {
  hits: SectionHit[]
  /**
   * How well the site's content covers the query, 0 to 1: the best score over the highest possible one, times the
   * share of the query's words, weighted by rarity, that occur in any document.
   */
  grounding: number
  /** What a misspelt word of the query was taken for, by the word as it was folded. */
  corrections: ReadonlyMap<string, string>
  /** What a word weighs that no document has. */
  novelty: number
}

/** The site's published content in memory, rebuilt from PostgreSQL and told of every change. */
export type SearchIndex = {
  /** The sections nearest to a question, best first, at most `limit`. For the assistant. */
  sections(query: string, options: { locale: string; limit: number }): SectionAnswer
  /** Answers a question after what documents state by their fields: a price, the next date. */
  facts(question: FactQuestion): FactAnswer | undefined
  /** Splits text into the words that the index compares, in the language's manner. */
  words(text: string, locale: string): string[]
  /** Rarity of an indexed word: inverse document frequency, 0 when it occurs nowhere. */
  rarity(word: string, locale: string): number
  state(): {
    isReady: boolean
    documents: number
    sections: number
    /** ISO 8601 of the newest change that this process has applied. */
    updatedAt?: string
  }
}

/** The search index of this Payload's process. */
export function searchIndexOf(payload: Pick<Payload, 'config'>): SearchIndex {
  return platformOf(payload).search
}
