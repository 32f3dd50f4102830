import { z } from 'zod'

import { pageOf } from '../../platform/http/page.js'
import { localeParameter, pageParameters, repeatable } from '../../platform/http/parameters.js'
import { requiredText, text } from '../../platform/text.js'

const HealthStatus = z.enum(['pass', 'warn', 'fail'])

const HealthCheckResult = z
  .object({
    status: HealthStatus,
    componentType: z.enum(['component', 'datastore', 'system']),
    time: z.iso.datetime(),
    observedValue: z.union([z.number(), z.string()]).optional(),
    observedUnit: z.string().optional(),
    output: z.string().optional(),
  })
  .meta({ id: 'HealthCheck' })

/** The components of the health report, always all of them. */
export const healthComponents = [
  'database',
  'mail',
  'gateway',
  'assistant',
  'jobs',
  'search',
] as const

export const HealthAnswer = z
  .object({
    status: HealthStatus,
    version: z.string(),
    releaseId: z.string(),
    serviceId: z.string(),
    uptimeSeconds: z.number().int(),
    checks: z.record(z.enum(healthComponents), z.array(HealthCheckResult)),
  })
  .meta({ id: 'Health' })

export const ProbeAnswer = z.object({ status: HealthStatus }).meta({ id: 'Probe' })

export const ShareImageQuery = z.strictObject({
  title: text(200).optional(),
  subtitle: text(200).optional(),
  theme: z.enum(['light', 'dark']).default('light'),
  sig: requiredText(100).optional(),
})

/** The collections define which types there are, so they are known once all modules are there. */
export const searchQuery = (types: () => readonly string[]) =>
  z.strictObject({
    q: requiredText(200),
    type: repeatable(
      z
        .string()
        .regex(/^[a-z][a-z-]{0,39}$/)
        .refine((value) => types().includes(value), {
          error: () => `Send one of ${types().join(', ')}.`,
          params: { code: 'invalid_value' },
        }),
    ),
    locale: localeParameter,
    ...pageParameters({ maxLimit: 50 }),
  })

export type SearchQuery = z.output<ReturnType<typeof searchQuery>>

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

const count = z.int()

export const maxQueries = 20

/** The searches between two days (UTC), and those without results. */
export const SearchTotals = z
  .object({
    from: z.iso.date(),
    until: z.iso.date(),
    searches: count,
    withoutResult: count,
    days: z.array(z.object({ day: z.iso.date(), searches: count, withoutResult: count })),
    queries: z
      .array(z.object({ query: z.string(), searches: count, lastDay: z.iso.date() }))
      .max(maxQueries),
  })
  .meta({ id: 'SearchTotals' })

export type SearchTotals = z.output<typeof SearchTotals>
