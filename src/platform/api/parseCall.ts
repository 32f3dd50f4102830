import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { Problem, problems } from '../http/Problem.js'
import { parseQuery, pointer } from '../http/validate.js'
import { isStorable } from '../text.js'
import type { Contract } from './contract.js'

const noQuery = z.strictObject({})

/** Accepts any query: for addresses that others extend, such as campaigns and gateways. */
export const anyQuery = z.looseObject({})

/** The parameters of the path and the query, parsed by the contract; throws `not_found` and `invalid_query`. */
export function parseCall({ params, query }: Contract, req: PayloadRequest) {
  const { search, searchParams } = new URL(req.url ?? '', 'http://localhost')
  if (query !== anyQuery) refuseMalformed(search)
  const parsed = parseQuery(query ?? noQuery, searchParams)
  return { params: params && parseParams(params, req), query: query && parsed }
}

function refuseMalformed(search: string): void {
  const names = [...new Set(malformedNames(search))]
  if (names.length === 0) return
  const errors = names.map((name) => ({
    path: name === '' ? '' : pointer([name]),
    code: 'malformed_encoding',
    message: 'Percent-encode UTF-8.',
  }))
  throw new Problem(problems.invalidQuery, { errors })
}

/** A path that does not parse, or that nothing stored can have, names nothing: it is 404, not a validation error. */
function parseParams(params: z.ZodObject, { routeParams = {} }: PayloadRequest): unknown {
  const canBeThere = Object.values(routeParams).every((value) => isStorable(String(value)))
  const result = params.safeParse(routeParams)
  if (!canBeThere || !result.success) throw new Problem(problems.notFound)
  return result.data
}

/**
 * The names of parameters in a raw query string that do not decode to text: a `%` without two hex digits (RFC 3986,
 * 2.1) or invalid UTF-8. URLSearchParams would silently replace those characters.
 */
export function malformedNames(search: string): string[] {
  if (!search.includes('%')) return []
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => !isText(pair))
    .map((pair) => {
      const [name = ''] = pair.split('=', 1)
      return isText(name) ? decodeURIComponent(name.replaceAll('+', ' ')) : ''
    })
}

function isText(encoded: string): boolean {
  try {
    decodeURIComponent(encoded)
    return true
  } catch {
    return false
  }
}
