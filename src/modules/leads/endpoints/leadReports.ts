import type { Lead } from '../../../payload-types.js'
import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { recently } from '../../../platform/credentials/recentSignIn.js'
import { DaysQuery } from '../../../platform/days.js'
import { containing, exportFile, findExported } from '../../../platform/payload/exportFile.js'
import { filterQuery } from '../../../platform/payload/filterQuery.js'
import { text } from '../../../platform/text.js'
import { leadRows } from '../export/leadRows.js'
import { LeadTotals, readLeadTotals } from '../store/leadTotals.js'

const searched = ['reference', 'name', 'email', 'company'] as const

const ExportQuery = filterQuery({ search: text(200).optional() })

export const exportLeads = endpoint({
  operationId: 'leads.export',
  path: '/export.csv',
  summary: 'Export leads as CSV',
  description:
    'Takes the filters of the list: Payload’s `where[…]`, and `search`. UTF-8 with a byte order mark, newest first. ' +
    'Cells that a spreadsheet would take for formulas begin with an apostrophe.',
  query: ExportQuery,
  contentType: 'text/csv',
  access: recently(staff('sales')),
  handler: async ({ req, query }) => {
    const batches = await findExported<Lead>(req, {
      collection: 'leads',
      sort: '-id',
      depth: 1,
      conditions: containing(query.search, searched),
    })
    return exportFile(req, { name: 'leads', pieces: leadRows(batches) })
  },
})

export const leadTotals = endpoint({
  operationId: 'leads.totals',
  path: '/totals',
  summary: 'Get lead statistics',
  description:
    'Days in UTC; the last 30 by default. A lead counts on the day it was received, with the stage it has ' +
    'now. `sources` are the 20 most frequent, `otherSources` is how many came from others.',
  query: DaysQuery,
  output: LeadTotals,
  access: staff('sales'),
  handler: ({ req, query }) => readLeadTotals(req, query),
})
