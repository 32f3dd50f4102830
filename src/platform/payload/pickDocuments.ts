import type { Operation } from '../access.js'

/** As Payload has parsed it; for deletions it passes none of it on. */
type Listed = { limit?: number; page?: number; sort?: string[] }

/**
 * With `limit` or `page`, a change or deletion by a filter is of the documents that the list of the same query has. Payload 3.90
 * deletes all that the filter finds whatever the limit, and passes over `page`.
 */
export async function pickDocuments({ args, operation, req }: Operation): Promise<void> {
  const { collection, draft = false, id, overrideAccess, where } = args
  const isBulk = (operation === 'update' || operation === 'delete') && id === undefined
  if (!isBulk || !where || overrideAccess !== undefined || req.payloadAPI !== 'REST') return
  const { limit, page, sort } = req.query as Listed
  if (!limit && !page) return
  const { docs } = await req.payload.find({
    collection: collection.config.slug,
    ...{ where, draft, req, overrideAccess: false, depth: 0, select: {} },
    ...(limit && { limit }),
    ...(page && { page }),
    ...(sort && { sort }),
  })
  Object.assign(args, { where: { id: { in: docs.map((one) => one.id) } }, limit: 0 })
}
