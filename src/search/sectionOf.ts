import type { SearchDocument } from './SearchDocument.js'
import type { SearchSection } from './SearchIndex.js'

/** Who is shown something: the language asked for, and where this site is. */
export type Reader = { locale: string; isDefault: boolean; serverUrl: string }

/** A section of a document as readers of a locale are shown it. */
export function sectionOf(document: SearchDocument, at: number, reader: Reader): SearchSection {
  const section = document.sections[at]
  return {
    type: document.type,
    documentId: document.documentId,
    locale: document.language,
    title: document.title.text,
    ...(section?.heading && { heading: section.heading.text }),
    text: section?.body.text ?? '',
    url: addressOf(document.path, reader),
    updatedAt: document.updatedAt,
  }
}

/** A path of this site as an address that keeps the reader's language, as links on the pages do. */
export function addressOf(path: string, { locale, isDefault, serverUrl }: Reader): string {
  const url = new URL(path, `${serverUrl}/`)
  if (!isDefault) url.searchParams.set('locale', locale)
  return url.href
}
