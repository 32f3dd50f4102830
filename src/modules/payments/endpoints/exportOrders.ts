import type { PayloadRequest, Where } from 'payload'

import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { applyFilter } from '../../../platform/payload/applyFilter.js'
import { platformOf } from '../../../platform/platform.js'
import { orderRows } from '../orders/orderRows.js'
import { ExportQuery } from '../schemas.js'

/** A byte order mark: without it Excel does not read the file as UTF-8. */
const byteOrderMark = '\u{feff}'

export const exportOrders = endpoint({
  operationId: 'orders.export',
  method: 'get',
  path: '/export.csv',
  summary: 'Export orders as CSV',
  description:
    'Takes the filters of the list: Payload’s `where[…]`, `search`, and from one day to another (UTC) when they were ' +
    'made; newest first. UTF-8 with a byte order mark. ' +
    'Cells that a spreadsheet would take for formulas begin with an apostrophe.',
  query: ExportQuery,
  contentType: 'text/csv',
  access: staff('finance'),
  handler: async ({ req, query }) => {
    const ids = await findOrderIds(req, query)
    const { log, clock } = platformOf(req.payload)
    log.info({ orders: ids.length, user: req.user?.id, msg: 'Orders were exported' })
    const rows = orderRows(req.payload, ids)
    const day = clock.now().toISOString().slice(0, 10)
    return new Response(streamOf(rows), {
      headers: {
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': `attachment; filename="orders-${day}.csv"`,
      },
    })
  },
})

function streamOf(rows: AsyncGenerator<string, void, undefined>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(byteOrderMark)),
    pull: async (controller) => {
      const next = await rows.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
    cancel: async () => {
      await rows.return()
    },
  })
}

type Filter = { search?: string | undefined; from?: string | undefined; until?: string | undefined }

const searchedFields = ['number', 'customer.email', 'customer.name', 'trackingId'] as const
const dayMs = 86_400_000

/** The ids of the orders that the caller may read and that match `where` and this filter, newest first. */
async function findOrderIds(req: PayloadRequest, filter: Filter): Promise<string[]> {
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
    ...(search ? [{ or: searchedFields.map((name) => ({ [name]: { like: search } })) }] : []),
    ...(from ? [{ createdAt: { greater_than_equal: `${from}T00:00:00.000Z` } }] : []),
    ...(end ? [{ createdAt: { less_than: end } }] : []),
  ]
}
