import type { Case } from './evidence/findCases.js'
import type { Payload } from 'payload'

import { platformOf } from '../platform/platform.js'
import type { Features } from './evidence/features.js'
import type { AskedWord, Question } from './evidence/readQuestion.js'

export type FactQuestion = {
  text: string
  /** What was asked before, which may have named the subject. */
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

/** A sentence, an item of a list or a row of a table, as an answer may quote it. */
export type Passage = {
  section: SearchSection
  text: string
  /** What the item or row is about; empty where it does not say. */
  label: string
  /** The line above the list; empty where there is none. */
  leadIn: string
  isItem: boolean
  /** Its position in the document: of the section, then of the unit in it. */
  place: readonly [number, number]
  features: Features
  /** The telling words of the question that it has, its headings included. */
  words: readonly AskedWord[]
  /** Whether the question names its title, and no document has any of the other words. */
  isUnheard: boolean
  /** Whether it is for the case that the question puts, or for another, where that can be told. */
  case?: Case | undefined
  score: number
  /** The beginning of its document. */
  opening: string
  /** The facts of its document in sentences, if it declares any. */
  facts?: (now: number) => string[]
}

/** Statements that answer a question, one section per document, and how many more documents there are. */
export type FactAnswer = {
  sections: SearchSection[]
  more: number
  listUrl?: string
  /** Whether nothing is as asked, and these come nearest. */
  isNearest?: boolean
}

type EvidenceQuery = {
  locale: string
  /** The reader's languages that were searched before this one: what is shown in them was judged there. */
  before?: readonly string[]
  limit: number
  /** How much each feature counts. */
  weights: Features
}

/**
 * The words of a question, the passages nearest to it, best first, and how sure the ranking is of the best one's
 * document, 0 to 1.
 */
type EvidenceAnswer = { asked: AskedWord[]; passages: Passage[]; share: number }

/** The published content in memory, rebuilt from PostgreSQL and updated with every change. */
export type SearchIndex = {
  /** The passages nearest to a question. For the assistant. */
  evidence(question: Question, options: EvidenceQuery): EvidenceAnswer
  /** Answers a question about facts in the fields of documents, such as a price or the next date. */
  facts(question: FactQuestion): FactAnswer | undefined
  /** Whether a question asks for a fact of one document and does not say of which: `Is there an online date?` */
  lacksSubject(question: FactQuestion): boolean
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
