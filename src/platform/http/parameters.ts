import { z } from 'zod'

import { localization } from '../localization.js'

const decimal = /^(?:0|-?[1-9]\d{0,14})$/

/** A whole number in a query string, in the usual form only: no `1.0`, `1e2`, `+1` or `007`. */
export function integerParameter(min: number, max: number) {
  return z.preprocess(
    (value) => (typeof value === 'string' && decimal.test(value) ? Number(value) : value),
    z.int({ error: wholeNumber }).min(min).max(max),
  )
}

const wholeNumber = ({ code, input }: { code: string; input: unknown }) =>
  code === 'invalid_type' && typeof input === 'string' ? 'Send a whole number.' : undefined

/** A parameter that may be given once or several times; returns a list of at most `max`. */
export function repeatable<Item extends z.ZodType>(item: Item, max = 20) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(max).optional(),
  )
}

/** `page` and `limit` of all our lists. */
export const pageParameters = ({ limit = 10, maxLimit = 100 } = {}) => ({
  page: integerParameter(1, 1_000_000).prefault(1),
  limit: integerParameter(1, maxLimit).prefault(limit),
})

/** `locale`: a language of the content. */
export const localeParameter = z.enum(localization.locales.map(({ code }) => code)).optional()

/** A query that chooses the language and nothing else. */
export const LocaleQuery = z.strictObject({ locale: localeParameter })

/** The path of one document, by its id. */
export const IdParams = z.object({ id: z.uuid() })
