import { z } from 'zod'

const count = z.int()

/** The longest list of queries. */
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
