import type { Where } from 'payload'

import { staff } from '../../../platform/access.js'
import { applyFilter } from '../../../platform/payload/applyFilter.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { filterQuery } from '../../../platform/payload/filterQuery.js'
import { platformOf } from '../../../platform/platform.js'
import { text } from '../../../platform/text.js'
import { findLeadIds, streamLeads } from '../export/streamLeads.js'

const searched = ['reference', 'name', 'email', 'company'] as const

const ExportQuery = filterQuery({ search: text(200).optional() })

export const exportLeads = endpoint({
  operationId: 'leads.export',
  method: 'get',
  path: '/export.csv',
  summary: 'Export leads as CSV',
  description:
    'Takes the filters of the list: Payload’s `where[…]`, and `search`. UTF-8 with a byte order mark, newest first. ' +
    'Cells that a spreadsheet would take for formulas begin with an apostrophe.',
  query: ExportQuery,
  contentType: 'text/csv',
  access: staff('sales'),
  handler: async ({ req, query }) => {
    // Checked before the first byte is sent, while an invalid filter can still get an error response.
    const ids = await applyFilter(req, (where) => findLeadIds(req, withSearch(where, query.search)))
    const { log, clock } = platformOf(req.payload)
    log.info({ leads: ids.length, user: req.user?.id, msg: 'Leads were exported' })
    const day = clock.now().toISOString().slice(0, 10)
    return new Response(streamLeads(req, ids), {
      headers: {
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': `attachment; filename="leads-${day}.csv"`,
      },
    })
  },
})

function withSearch(where: Where, search: string | undefined): Where {
  if (!search) return where
  return { and: [where, { or: searched.map((name) => ({ [name]: { like: search } })) }] }
}
