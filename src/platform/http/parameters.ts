import { z } from 'zod'

/** A whole number in a query string; empty or fractional text is a fault. */
export function integerParameter(min: number, max: number) {
  return z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value),
    z.int().min(min).max(max),
  )
}

/** A parameter that may be given once or several times; gives a list of at most `max`. */
export function repeatable<Item extends z.ZodType>(item: Item, max = 20) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(max).optional(),
  )
}

/** `page` and `limit` of every list of ours (CONTRACT section 1). */
export const pageParameters = ({ limit = 10, maxLimit = 100 } = {}) => ({
  page: integerParameter(1, 1_000_000).default(1),
  limit: integerParameter(1, maxLimit).default(limit),
})
