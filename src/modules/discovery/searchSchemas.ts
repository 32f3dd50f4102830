import { z } from 'zod'

import { pageOf } from '../../platform/http/page.js'
import { localeParameter, pageParameters, repeatable } from '../../platform/http/parameters.js'
import { requiredText } from '../../platform/text.js'

export const SearchQuery = z.strictObject({
  q: requiredText(200),
  type: repeatable(z.string().regex(/^[a-z][a-z-]{0,39}$/)),
  locale: localeParameter,
  ...pageParameters({ maxLimit: 50 }),
})

export type SearchQuery = z.output<typeof SearchQuery>

const SearchResult = z
  .object({
    id: z.string(),
    type: z.string(),
    title: z.string(),
    url: z.string(),
    excerpt: z.string(),
    highlights: z.array(z.tuple([z.number().int(), z.number().int()])),
    score: z.number(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'SearchResult' })

export const SearchPage = pageOf(SearchResult)
  .extend({
    query: z.string(),
    correctedQuery: z.string().nullable(),
    facets: z.object({ type: z.record(z.string(), z.number().int()) }),
  })
  .meta({ id: 'SearchPage' })
