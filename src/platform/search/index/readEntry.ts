import type { SearchDocument, SearchText } from '../SearchDocument.js'
import { splitWords } from '../words/splitWords.js'
import type { Lexicon } from './createLexicon.js'
import type { Frequency } from './createPostings.js'
import type { Entry } from './Entry.js'

type Frequencies = Map<number, Frequency>

/** Takes a document apart into the forms of its words, and counts their stems. */
export function readEntry(
  document: SearchDocument,
  lexicon: Lexicon,
  shownIn: number,
): { entry: Entry; frequencies: Frequencies } {
  const frequencies: Frequencies = new Map()
  let length = 0
  const read = (part: SearchText | undefined, field: keyof Frequency): Uint32Array => {
    if (!part) return new Uint32Array(0)
    const { text, language, weight = 1 } = part
    const forms = splitWords(text).map(({ word }) => lexicon.take(word, language))
    for (const form of forms) {
      const stem = lexicon.stemOf(form)
      const frequency = frequencies.get(stem) ?? { title: 0, body: 0 }
      frequency[field] += weight
      frequencies.set(stem, frequency)
    }
    if (field === 'body') length += forms.length * weight
    return Uint32Array.from(forms)
  }
  const title = read(document.title, 'title')
  const keywords = document.keywords.map((part) => read(part, 'body'))
  const headings = document.sections.map(({ heading }) => read(heading, 'body'))
  const bodies = document.sections.map(({ body }) => read(body, 'body'))
  return { entry: { document, title, keywords, headings, bodies, shownIn, length }, frequencies }
}
