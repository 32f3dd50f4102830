import type { PayloadRequest } from 'payload'

import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { searchTag } from '../../../platform/content/announce.js'
import { DaysQuery } from '../../../platform/days.js'
import { problems } from '../../../platform/http/Problem.js'
import { pageAround } from '../../../platform/http/page.js'
import { Reply } from '../../../platform/http/reply.js'
import { platformOf } from '../../../platform/platform.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { readyIndex } from '../../../search/readyIndex.js'
import { searchInTurn, searchRate } from '../../../search/searchInTurn.js'
import { SearchPage, type SearchQuery, searchQuery, SearchTotals } from '../schemas.js'
import type { MissCounter } from '../searches/missStore.js'
import { readSearchTotals } from '../searches/readSearchTotals.js'
import { noteSearch, searchMilliseconds } from '../searches/searchMetrics.js'

/** Searches everything that is published, of these types; the first page of each search is counted. */
export function search(misses: MissCounter, types: () => readonly string[]) {
  const note = noteSearch(misses)
  return endpoint({
    operationId: 'search.find',
    path: '/search',
    summary: 'Search published content',
    description:
      'The last word is taken for the beginning of one; misspelt words are corrected, and `correctedQuery` says how. ' +
      '`"phrase"` must stand as written, `-word` must not occur. `highlights` are UTF-16 offsets into `excerpt`, which ' +
      'is plain text. The types in `facets` are counted without the filter `type`; an unknown one is `invalid_query`. ' +
      'Answers are kept until the content changes; `Server-Timing` says how long the search itself took.',
    query: searchQuery(types),
    output: SearchPage,
    problems: [problems.unavailable],
    access: 'public',
    limit: [searchRate],
    headers: ['Server-Timing'],
    cache: { tags: [searchTag, 'synonyms'] },
    handler: ({ req, query }) => answerSearch(req, query, note),
  })
}

async function answerSearch(
  req: PayloadRequest,
  { locale, q: text, type, page, limit }: SearchQuery,
  note: ReturnType<typeof noteSearch>,
) {
  const asked = { text, locale: requestLocale(req, locale), types: type, page, limit }
  const began = performance.now()
  const index = await readyIndex(req.payload, patienceMs)
  const { found, milliseconds } = await searchInTurn(() => index.documents(asked))
  const { docs, total, types } = found
  const { payload } = req
  const count = (since: number) => {
    platformOf(payload).measurements.observe(searchMilliseconds, performance.now() - since)
    if (page === 1) note(payload, { query: text, total, types })
  }
  count(began)
  const correctedQuery = found.correctedQuery ?? null
  const around = pageAround(docs, { totalDocs: total, page, limit })
  const answer = { query: text, correctedQuery, ...around, facets: { type: types } }
  return new Reply(answer, {
    headers: { 'server-timing': `search;dur=${milliseconds.toFixed(2)}` },
    onReuse: () => count(performance.now()),
  })
}

/** How long a search waits for recent edits to be indexed, or for the index after a start. */
const patienceMs = 2_000

export const searchTotals = endpoint({
  operationId: 'search.totals',
  path: '/search/totals',
  summary: 'Get search statistics',
  description:
    'Days in UTC; the last 30 by default. `queries` are the 20 most frequent without a result, kept for 90 ' +
    'days, in lower case, without accents, addresses and numbers.',
  query: DaysQuery,
  output: SearchTotals,
  access: staff('editor'),
  handler: ({ req, query }) => readSearchTotals(req, query),
})
