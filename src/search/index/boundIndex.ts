import type { SearchDocument, SearchText } from '../SearchDocument.js'
import type { Index } from './createIndex.js'

/** Versions of documents that are in the index in part, or not at all, because there is no room for them. */
export type Shortage = { shortened: number; leftOut: number }

type BoundIndex = Pick<Index, 'put' | 'remove'> & { shortage: () => Shortage }

/**
 * Bounds the memory of an index. At most half of it is for the sections behind the first, usually a summary: once that is
 * taken, documents are found by what they are called and the first alone.
 */
export function boundIndex(index: Pick<Index, 'put' | 'remove'>, maxBytes: number): BoundIndex {
  const taken = { names: 0, sections: 0 }
  const shortened = new Set<string>()
  const leftOut = new Set<string>()
  const remove = (key: string) => {
    leftOut.delete(key)
    shortened.delete(key)
    const document = index.remove(key)
    if (!document) return undefined
    const { names, sections } = sizeOf(document)
    taken.names -= names
    taken.sections -= sections
    return document
  }
  const put = (document: SearchDocument) => {
    remove(document.key)
    const { names, sections } = sizeOf(document)
    const left = maxBytes - taken.names - taken.sections - names
    if (left < 0) {
      leftOut.add(document.key)
      return
    }
    taken.names += names
    if (sections > Math.min(left, maxBytes / 2 - taken.sections)) {
      shortened.add(document.key)
      index.put({ ...document, sections: document.sections.slice(0, 1) })
      return
    }
    taken.sections += sections
    index.put(document)
  }
  return {
    put,
    remove,
    shortage: () => ({ shortened: shortened.size, leftOut: leftOut.size }),
  }
}

/** Measured with courses of 100 to 1,600 characters in Latin and Arabic letters: within a fifth of what they took. */
const bytes = { document: 1_500, text: 100, character: 3.5 }

function sizeOf({ title, keywords, sections: [first, ...others] }: SearchDocument) {
  return {
    names: bytes.document + sizeOfTexts([title, ...keywords, first?.heading, first?.body]),
    sections: sizeOfTexts(others.flatMap(({ heading, body }) => [heading, body])),
  }
}

function sizeOfTexts(texts: readonly (SearchText | undefined)[]): number {
  const sizes = texts.map((one) => (one ? bytes.text + bytes.character * one.text.length : 0))
  return sizes.reduce((sum, size) => sum + size, 0)
}
