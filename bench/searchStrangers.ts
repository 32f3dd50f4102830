import { findDocuments } from '../src/search/query/findDocuments.js'
import type { Corpus } from './answers/corpus.js'
import { isSource, readCorpora } from './answers/corpus.js'

/** The longest query that the API accepts. */
const maxQuery = 200

/**
 * By corpus, nDCG@10 of the page that answers: for its questions, whose words are seldom those of the page, and for its
 * `queries`, which are other words for what a page is about.
 */
export function measureStrangers(folder: string) {
  return readCorpora(folder).map((corpus) => {
    const questions = corpus.questions.filter(({ kind }) => kind === 'answerable')
    return {
      corpus: corpus.name,
      questions: meanGain(corpus, questions),
      synonyms: meanGain(corpus, corpus.queries),
    }
  })
}

type Query = Corpus['queries'][number]

function meanGain(corpus: Corpus, queries: readonly Query[]): string {
  if (queries.length === 0) return '–'
  const sum = queries.reduce((all, query) => all + gainOf(corpus, query), 0)
  return `${(sum / queries.length).toFixed(3)} (${String(queries.length)})`
}

function gainOf({ inMemory }: Corpus, { q, locale, source }: Query): number {
  const asked = { text: q.slice(0, maxQuery), locale, page: 1, limit: 10 }
  const at = findDocuments(inMemory, asked).found.findIndex(({ entry: { document } }) =>
    isSource({ source }, { title: document.title.text, url: `http://localhost${document.path}` }),
  )
  return at < 0 ? 0 : 1 / Math.log2(at + 2)
}
