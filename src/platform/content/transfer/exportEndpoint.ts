import { createLocalReq, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { anyStaff } from '../../access.js'
import { endpoint } from '../../api/endpoint.js'
import { csvRow } from '../../csvRow.js'
import { localeParameter } from '../../http/parameters.js'
import {
  containing,
  exportFile,
  fileFormats,
  findExported,
  type FileFormat,
} from '../../payload/exportFile.js'
import { filterQuery } from '../../payload/filterQuery.js'
import { requestLocale } from '../../requestLocale.js'
import { text } from '../../text.js'
import type { Row, Transfer } from './Transfer.js'
import { writeCells } from './parseCsv.js'
import { rowOf, type StoredDocument } from './rowOf.js'

const ExportQuery = filterQuery({
  format: z.enum(['csv', 'json']).default('csv'),
  locale: localeParameter,
  search: text(200).optional(),
})

/** The endpoint that exports documents of a collection as a file that the import accepts. */
export function exportEndpoint(transfer: Transfer): Endpoint {
  const { collection } = transfer
  return endpoint({
    operationId: `${collection}.export`,
    method: 'get',
    path: '/export',
    summary: `Export ${collection} as CSV or JSON`,
    description:
      'The newest version of each, drafts included, in one language; the oldest document first. Takes the filters of the list: Payload’s ' +
      '`where[…]`, and `search`. In CSV cells that a spreadsheet would take for formulas begin with an apostrophe; ' +
      'the import takes it off again.',
    query: ExportQuery,
    contentType: 'text/csv',
    otherContentTypes: [fileFormats.json.type],
    access: anyStaff,
    handler: async ({ req, query }) => {
      const locale = requestLocale(req, query.locale)
      const { listSearchableFields = [] } = req.payload.collections[collection].config.admin
      const batches = await findExported<StoredDocument>(req, {
        ...{ collection, locale, fallbackLocale: false, draft: true, sort: 'id' },
        ...{ limit: batchSize, depth: 1 },
        conditions: containing(query.search, listSearchableFields),
      })
      const { payload, user } = req
      const { format } = query
      const pieces = exportText({ payload, user }, { transfer, batches, format })
      return exportFile(req, { name: `${collection}-${locale}`, format: query.format, pieces })
    },
  })
}

/** Courses with their bodies are large. */
const batchSize = 50

type Export = {
  transfer: Transfer
  batches: AsyncIterable<readonly StoredDocument[]>
  format: FileFormat
}

/** These documents as the text of a file, with the rights of the caller. */
async function* exportText(
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  { transfer, batches, format }: Export,
): AsyncGenerator<string, void, undefined> {
  yield format === 'csv' ? csvRow(Object.keys(transfer.columns)) : '{"docs":['
  let separator = '\n'
  for await (const batch of batches) {
    const req = await createLocalReq({ ...(user && { user }) }, payload)
    const rows: Row[] = []
    for (const document of batch) rows.push(await rowOf(req, transfer, document))
    if (format === 'csv') {
      yield rows.map((row) => csvRow(writeCells(transfer, row))).join('')
    } else {
      yield separator + rows.map((row) => JSON.stringify(row)).join(',\n')
      separator = ',\n'
    }
  }
  if (format === 'json') yield '\n]}\n'
}
