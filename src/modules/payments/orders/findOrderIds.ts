import type { PayloadRequest, Where } from 'payload'

import { applyFilter } from '../../../platform/payload/applyFilter.js'

type Filter = { search?: string | undefined; from?: string | undefined; until?: string | undefined }

const searched = ['number', 'customer.email', 'customer.name', 'trackingId'] as const
const dayMs = 86_400_000

/** The ids of the orders that the caller may read and that match `where` and this filter, newest first. */
export async function findOrderIds(req: PayloadRequest, filter: Filter): Promise<string[]> {
  const { docs } = await applyFilter(req, (where) =>
    req.payload.find({
      collection: 'orders',
      where: { and: [where, ...conditions(filter)] },
      sort: '-number',
      select: {},
      limit: 0,
      depth: 0,
      joins: false,
      pagination: false,
      overrideAccess: false,
      req,
    }),
  )
  return docs.map(({ id }) => id)
}

function conditions({ search, from, until }: Filter): Where[] {
  const end = until && new Date(Date.parse(until) + dayMs).toISOString()
  return [
    ...(search ? [{ or: searched.map((name) => ({ [name]: { like: search } })) }] : []),
    ...(from ? [{ createdAt: { greater_than_equal: `${from}T00:00:00.000Z` } }] : []),
    ...(end ? [{ createdAt: { less_than: end } }] : []),
  ]
}
