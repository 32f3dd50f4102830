import { readFileSync } from 'node:fs'

import MiniSearch from 'minisearch'
import { z } from 'zod'

import { createIndex } from '../src/search/index/createIndex.js'
import { findDocuments } from '../src/search/query/findDocuments.js'
import { splitLong } from '../src/search/sections/splitLong.js'
import { languageOf } from '../src/search/words/languageOf.js'
import { splitWords } from '../src/search/words/splitWords.js'
import { seeded } from './searchSamples.js'

const Collection = z.object({
  docs: z.array(
    z.object({ id: z.union([z.string(), z.number()]), title: z.string(), body: z.string() }),
  ),
  queries: z.array(z.object({ id: z.union([z.string(), z.number()]), text: z.string() })),
  /** By query, then by document: how relevant it is. */
  gains: z.record(z.string(), z.record(z.string(), z.number())),
})

type Collection = z.output<typeof Collection>
/** Returns the ids of the ten best documents. */
type Ranker = (query: string) => string[]

/** The longest query that the API accepts. */
const maxQuery = 200

/**
 * nDCG@10 with linear gains of this product and of MiniSearch on the same stems, as asked and with two words misspelt.
 */
export function measureRelevance(path: string) {
  const collection = Collection.parse(JSON.parse(readFileSync(path, 'utf8')))
  const rankers: Record<string, Ranker> = {
    'this product': rankByProduct(collection),
    'MiniSearch with stems': rankByMiniSearch(collection, {}),
    'MiniSearch with stems, fuzzy 0.2': rankByMiniSearch(collection, { fuzzy: 0.2 }),
  }
  const random = seeded(7)
  const misspelt = collection.queries.map(({ id, text }) => ({ id, text: misspell(text, random) }))
  return Object.entries(rankers).map(([ranker, rank]) => ({
    ranker,
    clean: meanGain(collection, collection.queries, rank),
    misspelt: meanGain(collection, misspelt, rank),
  }))
}

function rankByProduct({ docs }: Collection): Ranker {
  const index = createIndex({ locales: ['en'] })
  const text = (value: string) => ({ text: value, language: 'en' })
  for (const { id, title, body } of docs) {
    index.put({
      key: String(id),
      type: 'page',
      documentId: String(id),
      locales: ['en'],
      language: 'en',
      title: text(title),
      keywords: [],
      sections: splitLong([body]).map((part) => ({ body: text(part) })),
      path: '/',
      updatedAt: '',
    })
  }
  return (query) =>
    findDocuments(index, { text: query, locale: 'en', page: 1, limit: 10 }).found.map(
      ({ entry }) => entry.document.documentId,
    )
}

function rankByMiniSearch({ docs }: Collection, options: { fuzzy?: number }): Ranker {
  const { stem } = languageOf('en')
  const index = new MiniSearch({
    fields: ['title', 'body'],
    tokenize: (text) => splitWords(text).map(({ word }) => stem(word)),
  })
  index.addAll(docs)
  return (query) =>
    index
      .search(query, { boost: { title: 2 }, ...options })
      .slice(0, 10)
      .map(({ id }) => String(id))
}

function meanGain({ gains }: Collection, queries: Collection['queries'], rank: Ranker): number {
  const scores = queries.map(({ id, text }) => {
    const judged = gains[String(id)] ?? {}
    const found = rank(text.slice(0, maxQuery)).map((document) => judged[document] ?? 0)
    const best = Object.values(judged).sort((a, b) => b - a)
    const ideal = discounted(best)
    return ideal === 0 ? 0 : discounted(found) / ideal
  })
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return Math.round(mean * 1e4) / 1e4
}

function discounted(gains: readonly number[]): number {
  return gains.slice(0, 10).reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0)
}

/** Makes one slip in each of two longer words: a letter changed, left out, added or swapped with the next. */
function misspell(text: string, random: () => number): string {
  const words = text.split(' ')
  const long = words.flatMap((word, at) => (word.length >= 5 ? [at] : []))
  for (let slips = 0; slips < 2 && long.length > 0; slips += 1) {
    const [at = 0] = long.splice(Math.floor(random() * long.length), 1)
    words[at] = slip(words[at] ?? '', random)
  }
  return words.join(' ')
}

function slip(word: string, random: () => number): string {
  const at = Math.floor(random() * (word.length - 1))
  const letter = String.fromCharCode(97 + Math.floor(random() * 26))
  const rest = word.slice(at + 1)
  const slips = [
    letter + rest,
    rest,
    letter + word.slice(at),
    rest.charAt(0) + word.charAt(at) + rest.slice(1),
  ]
  return word.slice(0, at) + (slips[Math.floor(random() * slips.length)] ?? rest)
}
