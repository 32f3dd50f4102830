import type { SearchDocument, SearchText } from '../SearchDocument.js'
import { wordsOf } from '../words/splitWords.js'
import type { Lexicon } from './createLexicon.js'
import type { Frequency } from './createPostings.js'
import type { Tally } from './createTally.js'
import type { Entry } from './Entry.js'

type Reading = { lexicon: Lexicon; tally: Tally; shownIn: number }

/** Takes a document apart into the forms of its words, and counts their stems in the tally. */
export function readEntry(document: SearchDocument, { lexicon, tally, shownIn }: Reading): Entry {
  let length = 0
  const read = (part: SearchText | undefined, field: keyof Frequency): Uint32Array => {
    if (!part) return none
    const { text, language, weight = 1 } = part
    const forms = new Uint32Array(lexicon.takeAll(wordsOf(text), language))
    for (const form of forms) tally.add(lexicon.stemOf(form), field, weight)
    if (field === 'body') length += forms.length * weight
    return forms
  }
  const title = read(document.title, 'title')
  const keywords = document.keywords.map((part) => read(part, 'body'))
  const headings = document.sections.map(({ heading }) => read(heading, 'body'))
  const bodies = document.sections.map(({ body }) => read(body, 'body'))
  return { document, title, keywords, headings, bodies, shownIn, length }
}

const none = new Uint32Array(0)
