import type { Fact, FactDeclaration } from '../platform/content/Fact.js'

/** A text, the language it is written in, and how often each of its words counts; once where that is left out. */
export type SearchText = { text: string; language: string; weight?: number }

/** A document in one language, as the index takes it: its title and its heading-bounded sections. */
export type SearchDocument = {
  /** Names this version of the document: a version put under the same key replaces it. */
  key: string
  type: string
  documentId: string
  /** The locales whose readers are shown this version: its own, and those that fall back to it. */
  locales: readonly string[]
  /** The language it is mostly written in. */
  language: string
  title: SearchText
  /** What it is found by and nobody is shown as a text: subjects, places. */
  keywords: readonly SearchText[]
  sections: readonly { heading?: SearchText; anchor?: string; body: SearchText }[]
  facts?: { declared: FactDeclaration; known: readonly Fact[] }
  /** On this site, without a language. */
  path: string
  /** ISO 8601. */
  updatedAt: string
}
