import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import type { Contract } from './contract.js'
import { Problem } from './Problem.js'
import { problems } from './problems.js'
import { parseQuery } from './validate.js'

const noQuery = z.strictObject({})

/** The path's and the query's parameters as the contract says; throws `not_found` and `invalid_query`. */
export function parseCall({ params, query }: Contract, req: PayloadRequest) {
  const search = new URL(req.url ?? '', 'http://localhost').searchParams
  const parsed = parseQuery(query ?? noQuery, search)
  return { params: params && parseParams(params, req), query: query && parsed }
}

/** A path that does not parse names nothing, so it is not found rather than not valid. */
function parseParams(params: z.ZodObject, req: PayloadRequest): unknown {
  const result = params.safeParse(req.routeParams)
  if (!result.success) throw new Problem(problems.notFound)
  return result.data
}
