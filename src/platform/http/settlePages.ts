import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type PaginatedDocs,
  type Where,
} from 'payload'

import { badValue } from './answerBadInput.js'

const maxLimit = 100

type Asked = {
  limit?: number
  overrideAccess?: boolean
  page?: unknown
  pagination?: boolean
  where?: Where
}

/**
 * Lists asked for from outside hold at most 100 documents (CONTRACT section 1), and what is no page is refused.
 * Payload's REST and GraphQL doors leave `overrideAccess` unset; our own code always says it, and may read more.
 */
export const settlePage: CollectionBeforeOperationHook = ({ args }) => {
  const { limit, overrideAccess, page, pagination } = args as Asked
  if (overrideAccess !== undefined) return args
  const isUnlimited = pagination === false && limit === undefined
  const isExcessive = limit !== undefined && !(limit >= 1 && limit <= maxLimit)
  const isNoPage = page !== undefined && !(Number.isInteger(page) && Number(page) >= 1)
  if (isNoPage) throw new APIError(badValue, 400)
  return isUnlimited || isExcessive ? { ...args, limit: maxLimit } : args
}

/** Not a count, which has no documents either. */
function isEmptyPage(result: unknown): result is PaginatedDocs {
  const { docs, totalDocs } = (result ?? {}) as Partial<PaginatedDocs>
  return docs?.length === 0 && totalDocs !== undefined
}

/** Beyond the last page Payload says that there is nothing at all: it is told how much there is. */
export const countBeyondLast: CollectionAfterOperationHook = async (call) => {
  const result: unknown = call.result
  if (!isEmptyPage(result)) return result
  const { page, overrideAccess, where = {} } = call.args as Asked
  const { limit } = result
  if (overrideAccess !== undefined || typeof page !== 'number' || page < 2 || !limit) return result
  const { collection, req } = call
  const count = { collection: collection.slug, where, overrideAccess: false, req } as const
  const { totalDocs } = await req.payload.count(count)
  const totalPages = Math.max(1, Math.ceil(totalDocs / limit))
  const prevPage = Math.min(page - 1, totalPages)
  const around = { hasPrevPage: true, prevPage, hasNextPage: false, nextPage: null }
  return {
    ...result,
    totalDocs,
    totalPages,
    page,
    pagingCounter: (page - 1) * limit + 1,
    ...around,
  }
}
