import type { Where } from 'payload'

import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { recently } from '../../../platform/credentials/recentSignIn.js'
import { containing, exportFile, findExported } from '../../../platform/payload/exportFile.js'
import { platformOf } from '../../../platform/platform.js'
import { orderRows } from '../orders/orderRows.js'
import { ExportQuery } from '../schemas.js'

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
  access: recently(staff('finance')),
  handler: async ({ req, query }) => {
    const ids = await findExported(req, {
      collection: 'orders',
      sort: '-number',
      conditions: conditions(query),
    })
    const { log } = platformOf(req.payload)
    log.info({ orders: ids.length, user: req.user?.id, msg: 'Orders were exported' })
    return exportFile(req, { name: 'orders', pieces: orderRows(req.payload, ids) })
  },
})

type Filter = { search?: string | undefined; from?: string | undefined; until?: string | undefined }

const searchedFields = ['number', 'customer.email', 'customer.name', 'trackingId'] as const
const dayMs = 86_400_000

function conditions({ search, from, until }: Filter): Where[] {
  const end = until && new Date(Date.parse(until) + dayMs).toISOString()
  return [
    ...containing(search, searchedFields),
    ...(from ? [{ createdAt: { greater_than_equal: `${from}T00:00:00.000Z` } }] : []),
    ...(end ? [{ createdAt: { less_than: end } }] : []),
  ]
}
