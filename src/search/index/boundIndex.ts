import type { SearchDocument, SearchText } from '../SearchDocument.js'
import type { Index } from './createIndex.js'
import type { MemoryBudget, Sizes } from './createMemoryBudget.js'

type BoundIndex = Pick<Index, 'put' | 'remove'>

/**
 * Keeps an index within a budget. Once there is too little for the sections behind the first, usually a summary, documents
 * are found by what they are called and the first alone.
 */
export function boundIndex(index: BoundIndex, budget: MemoryBudget): BoundIndex {
  const remove = (key: string) => {
    budget.forget(key)
    const document = index.remove(key)
    if (document) budget.release(sizesOf(document))
    return document
  }
  const put = (document: SearchDocument) => {
    remove(document.key)
    const room = budget.reserve(document.key, sizesOf(document))
    if (room === 'all') index.put(document)
    if (room === 'names') index.put({ ...document, sections: document.sections.slice(0, 1) })
  }
  return { put, remove }
}

/** Measured with courses of 100 to 1,600 characters in Latin and Arabic letters: within a fifth of what they took. */
const bytes = { document: 1_500, text: 100, character: 3.5 }

function sizesOf({ title, keywords, sections: [first, ...others] }: SearchDocument): Sizes {
  return {
    names: bytes.document + sizeOfTexts([title, ...keywords, first?.heading, first?.body]),
    others: sizeOfTexts(others.flatMap(({ heading, body }) => [heading, body])),
  }
}

function sizeOfTexts(texts: readonly (SearchText | undefined)[]): number {
  const sizes = texts.map((one) => (one ? bytes.text + bytes.character * one.text.length : 0))
  return sizes.reduce((sum, size) => sum + size, 0)
}
