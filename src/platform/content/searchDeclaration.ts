import type { CollectionConfig, Payload } from 'payload'

import type { FactDeclaration } from './Fact.js'
import type { OutlineLine } from './outlineOf.js'

/** A field that is searched: text, a list of texts or rich text; `syllabus.lessons.title` leads through lists. */
export type SearchField = {
  name: string
  /** How often its words count, a whole number; 1 where it is left out. */
  weight?: number
  /** Found by, but never shown as a text: subjects, places. */
  areKeywords?: boolean
  /** The heading above it by language, for a field without headings of its own. */
  heading?: Readonly<Record<string, string>>
  /** What its blocks say, each in turn, where it holds blocks. */
  outline?: (value: unknown) => OutlineLine[][]
}

/** What a collection says under `custom.search` to have its published documents found. */
export type SearchDeclaration = {
  /** The name callers know its documents by, such as `course`. */
  type: string
  /** Where a reader finds a document on this site; `:slug` and `:id` stand for its own. */
  path: string
  title: string
  /** What such a document is called, by language: `privacy policy` finds the one that is called notice. */
  words?: Readonly<Record<string, string>>
  fields: readonly SearchField[]
  /** What a document states by its other fields, for questions after exactly that. */
  facts?: FactDeclaration
}

/** The fields of a document that its title, text and facts are read from. */
export function fieldsRead({ title, fields, facts }: SearchDeclaration): Record<string, true> {
  const names = [title, ...fields.map(({ name }) => name), ...(facts?.fields ?? [])]
  return Object.fromEntries(names.map((name) => [name.split('.', 1)[0] ?? name, true]))
}

/** What this collection declares, or undefined where its documents are not searched. */
export function searchDeclarationOf({
  custom,
}: Pick<CollectionConfig, 'custom'>): SearchDeclaration | undefined {
  return (custom as { search?: SearchDeclaration } | undefined)?.search
}

/** Where a reader finds a document: as its search declares it, or `custom.pagePath` where it is not searched. */
export function pagePathOf(collection: Pick<CollectionConfig, 'custom'>): string | undefined {
  const { pagePath } = { ...collection.custom } as { pagePath?: string }
  return searchDeclarationOf(collection)?.path ?? pagePath
}

/** The facts that the collections of a configuration declare. */
export function factDeclarationsOf({ config }: Pick<Payload, 'config'>): FactDeclaration[] {
  return config.collections.flatMap((collection) => searchDeclarationOf(collection)?.facts ?? [])
}
