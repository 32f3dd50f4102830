import { createLocalReq, type Endpoint, type PayloadRequest, type TypedLocale } from 'payload'
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
import { platformOf } from '../../platform.js'
import { requestLocale } from '../../requestLocale.js'
import { text } from '../../text.js'
import type { Row, Transfer } from './Transfer.js'
import { writeCells } from './parseCsv.js'
import { readDocuments } from './readDocuments.js'
import { rowOf } from './rowOf.js'

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
      'The newest version of each, drafts included, in one language. Takes the filters of the list: Payload’s ' +
      '`where[…]`, and `search`. In CSV cells that a spreadsheet would take for formulas begin with an apostrophe; ' +
      'the import takes it off again.',
    query: ExportQuery,
    contentType: 'text/csv',
    otherContentTypes: [fileFormats.json.type],
    access: anyStaff,
    handler: async ({ req, query }) => {
      const locale = requestLocale(req, query.locale)
      const { listSearchableFields = [] } = req.payload.collections[collection].config.admin
      const ids = await findExported(req, {
        collection,
        sort: 'slug',
        conditions: containing(query.search, listSearchableFields),
        draft: true,
      })
      const { log } = platformOf(req.payload)
      log.info({
        collection,
        documents: ids.length,
        user: req.user?.id,
        msg: 'Content was exported',
      })
      const { payload, user } = req
      const pieces = exportText({ payload, user }, { transfer, ids, locale, format: query.format })
      return exportFile(req, { name: `${collection}-${locale}`, format: query.format, pieces })
    },
  })
}

const batchSize = 50

type Export = {
  transfer: Transfer
  ids: readonly string[]
  locale: TypedLocale
  format: FileFormat
}

/** These documents as the text of a file, read in batches as it is sent, with the rights of the caller. */
async function* exportText(
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  { transfer, ids, locale, format }: Export,
): AsyncGenerator<string, void, undefined> {
  yield format === 'csv' ? csvRow(Object.keys(transfer.columns)) : '{"docs":['
  let isFirst = true
  for (let at = 0; at < ids.length; at += batchSize) {
    const values = ids.slice(at, at + batchSize)
    const req = await createLocalReq({ ...(user && { user }) }, payload)
    const { collection } = transfer
    const found = await readDocuments(req, { collection, locale, by: 'id', values })
    const inOrder = values.flatMap((id) => found.find((document) => document.id === id) ?? [])
    for (const document of inOrder) {
      const row = await rowOf(req, transfer, document)
      yield format === 'csv' ? csvRow(writeCells(transfer, row)) : jsonRow(row, isFirst)
      isFirst = false
    }
  }
  if (format === 'json') yield '\n]}\n'
}

function jsonRow(row: Row, isFirst: boolean): string {
  return `${isFirst ? '' : ','}\n${JSON.stringify(row)}`
}
