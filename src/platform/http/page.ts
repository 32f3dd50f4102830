import { z } from 'zod'

/** The schema of a list answer: Payload's page shape around `docs`. */
export function pageOf<Doc extends z.ZodType>(doc: Doc) {
  return z.object({
    docs: z.array(doc),
    totalDocs: z.int32(),
    limit: z.int32(),
    page: z.int32(),
    totalPages: z.int32(),
    hasPrevPage: z.boolean(),
    hasNextPage: z.boolean(),
    prevPage: z.int32().nullable(),
    nextPage: z.int32().nullable(),
  })
}

/** The page shape around documents that were selected elsewhere. */
export function pageAround<Doc>(
  docs: Doc[],
  { totalDocs, page, limit }: { totalDocs: number; page: number; limit: number },
) {
  const totalPages = Math.max(1, Math.ceil(totalDocs / limit))
  return {
    docs,
    totalDocs,
    limit,
    page,
    totalPages,
    hasPrevPage: page > 1,
    hasNextPage: page < totalPages,
    prevPage: page > 1 ? page - 1 : null,
    nextPage: page < totalPages ? page + 1 : null,
  }
}

/** One page of a list that is wholly in memory. */
export function pageFrom<Doc>(
  all: readonly Doc[],
  { page, limit }: { page: number; limit: number },
) {
  const docs = all.slice((page - 1) * limit, page * limit)
  return pageAround(docs, { totalDocs: all.length, page, limit })
}
