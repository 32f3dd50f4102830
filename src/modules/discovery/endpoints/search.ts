import type { Payload, PayloadRequest } from 'payload'

import { endpoint } from '../../../platform/http/endpoint.js'
import { pageAround } from '../../../platform/http/page.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { Reply } from '../../../platform/http/reply.js'
import { platformOf } from '../../../platform/platform.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { searchTag } from '../../../platform/search/searchTag.js'
import { maskQuery } from '../maskQuery.js'
import { SearchPage, SearchQuery } from '../searchSchemas.js'

/** What was searched for and how much was found; what may name a person is masked in `query`. */
export type SearchNote = { query: string; locale: string; total: number }

export type OnSearch = (payload: Payload, note: SearchNote) => void

/** The search over everything published; `onSearch` is told of each first page, and must not throw or wait. */
export function search({ onSearch }: { onSearch?: OnSearch | undefined }) {
  return endpoint({
    operationId: 'search.find',
    method: 'get',
    path: '/search',
    summary: 'Search everything that is published',
    description:
      'The last word is taken for the beginning of one; misspelt words are corrected, and `correctedQuery` says how. ' +
      '`"phrase"` must stand as written, `-word` must not occur. `highlights` are UTF-16 offsets into `excerpt`, which ' +
      'is plain text. The types in `facets` are counted without the filter `type`.',
    query: SearchQuery,
    output: SearchPage,
    problems: [problems.unavailable],
    access: 'public',
    // Each is computed: a search costs less than the memory that made-up queries would fill.
    cache: { tags: [searchTag], memory: false },
    handler: async ({ req, query }) => {
      const locale = requestLocale(req, query.locale)
      const index = await readyIndex(req)
      const { q: text, type: types, page, limit } = query
      const started = performance.now()
      const {
        docs,
        total,
        correctedQuery,
        types: counts,
      } = index.documents({ text, locale, types, page, limit })
      const milliseconds = performance.now() - started
      if (page === 1) onSearch?.(req.payload, { query: maskQuery(text), locale, total })
      const answer = {
        query: text,
        correctedQuery: correctedQuery ?? null,
        ...pageAround(docs, { totalDocs: total, page, limit }),
        facets: { type: counts },
      }
      return new Reply(answer, {
        headers: { 'server-timing': `search;dur=${milliseconds.toFixed(2)}` },
      })
    },
  })
}

/** How long a search waits for what has just been edited, or for the index of a process that has just started. */
const patienceMs = 2_000

async function readyIndex({ payload }: Pick<PayloadRequest, 'payload'>) {
  const { search: index } = platformOf(payload)
  await index.settled(patienceMs)
  if (index.state().isReady) return index
  throw new Problem(problems.unavailable, { headers: { 'retry-after': '2' } })
}
