import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { platformOf } from '../../../platform/platform.js'
import { findOrderIds } from '../orders/findOrderIds.js'
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
