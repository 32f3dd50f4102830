import type { SearchDocument } from '../SearchDocument.js'

/** A document in the index: the forms of its words in their order, by part. */
export type Entry = {
  document: SearchDocument
  /**
   * Where each part begins and the last one ends, then the forms of all parts: title, keywords, headings, bodies. A typed
   * array takes 200 bytes beside its numbers, so there is not one for each part.
   */
  forms: Uint32Array
  /** A bit for each locale whose readers are shown it. */
  shownIn: number
  /** The number of words outside the title, weighted by part. */
  length: number
}

/** Joins the forms of each part of a document, in the order of `Entry.forms`. */
export function joinParts(parts: readonly (readonly number[])[]): Uint32Array {
  let end = parts.length + 1
  const ends = parts.map(({ length }) => (end += length))
  const forms = new Uint32Array(end)
  forms.set([parts.length + 1, ...ends])
  for (const [at, part] of parts.entries()) forms.set(part, forms[at])
  return forms
}

export const titleOf = (entry: Entry) => partAt(entry, 0)

export function headingOf(entry: Entry, section: number): Uint32Array {
  return partAt(entry, 1 + entry.document.keywords.length + section)
}

export function bodyOf(entry: Entry, section: number): Uint32Array {
  const { keywords, sections } = entry.document
  return partAt(entry, 1 + keywords.length + sections.length + section)
}

/** All parts of a document, the title first. */
export function partsOf(entry: Entry): Uint32Array[] {
  const { keywords, sections } = entry.document
  const count = 1 + keywords.length + 2 * sections.length
  return Array.from({ length: count }, (_, at) => partAt(entry, at))
}

/** The forms of all parts, the title first. */
export const formsOf = ({ forms }: Entry) => forms.subarray(forms[0])

const partAt = ({ forms }: Entry, at: number) => forms.subarray(forms[at], forms[at + 1])
