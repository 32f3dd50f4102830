import type { SearchDocument } from '../SearchDocument.js'

/** A document in the index: the forms of its words in their order, by part. */
export type Entry = {
  document: SearchDocument
  title: Uint32Array
  keywords: readonly Uint32Array[]
  headings: readonly Uint32Array[]
  bodies: readonly Uint32Array[]
  /** A bit for each locale whose readers are shown it. */
  shownIn: number
  /** The number of words outside the title, weighted by part. */
  length: number
}

/** All parts of a document, the title first. */
export function partsOf({ title, keywords, headings, bodies }: Entry): readonly Uint32Array[] {
  return [title, ...keywords, ...headings, ...bodies]
}
