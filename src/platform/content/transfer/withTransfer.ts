import { type CollectionConfig, type Endpoint, createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { staff, anyStaff } from '../../access.js'
import { endpoint } from '../../api/endpoint.js'
import { invalid } from '../../http/Problem.js'
import { localeParameter } from '../../http/parameters.js'
import { platformOf } from '../../platform.js'
import { requestLocale } from '../../requestLocale.js'
import type { Transfer, Row } from './Transfer.js'
import { checkRows } from './checkRows.js'
import { importRows } from './importRows.js'
import { maxRows, parseCsv, type ReadRow, writeCells } from './parseCsv.js'
import { csvRow } from '../../csvRow.js'
import {
  containing,
  exportFile,
  fileFormats,
  findExported,
  type FileFormat,
} from '../../payload/exportFile.js'
import { filterQuery } from '../../payload/filterQuery.js'
import { text } from '../../text.js'
import { rowOf, type StoredDocument } from './rowOf.js'

const panel = '/src/platform/content/transfer/admin/TransferPanel#TransferPanel'

/** Adds export and import to a collection: the endpoints, and a panel above its list. */
export function withTransfer(collection: CollectionConfig, transfer: Transfer): CollectionConfig {
  const { admin, endpoints } = collection
  return {
    ...collection,
    endpoints: [exportEndpoint(transfer), importEndpoint(transfer), ...(endpoints || [])],
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        beforeListTable: [
          ...(admin?.components?.beforeListTable ?? []),
          { path: panel, clientProps: { collection: transfer.collection } },
        ],
      },
    },
  }
}

const maxBytes = 2 * 1024 * 1024

const yes = z.enum(['true', 'false']).default('false')

const ImportQuery = z.strictObject({
  dryRun: yes,
  publish: yes,
  locale: localeParameter,
})

const ImportBody = z
  .strictObject({
    docs: z.array(z.unknown()).max(maxRows).optional(),
    csv: z.string().max(maxBytes).optional(),
  })
  .meta({ examples: [{ docs: [{ slug: 'model-cards', summary: 'What belongs on one.' }] }] })

const count = z.number().int()

const ImportAnswer = z
  .object({
    dryRun: z.boolean(),
    created: count,
    updated: count,
    unchanged: count,
    docs: z.array(
      z.object({ slug: z.string(), action: z.enum(['created', 'updated', 'unchanged']) }),
    ),
  })
  .meta({ id: 'ImportAnswer' })

/** The endpoint that imports documents of a collection from a file, all of them or none. */
function importEndpoint(transfer: Transfer): Endpoint {
  const { collection } = transfer
  return endpoint({
    operationId: `${collection}.importMany`,
    method: 'post',
    path: '/import',
    summary: `Import ${collection} from CSV or JSON`,
    description:
      'All or none, in one transaction, each matched by its `slug`; one without a slug is new, and has it made from its ' +
      'title. What is the same already is left alone, and so is a field that the file has not. Send `docs`, as the export gives them, or CSV as the body itself or as `csv`. ' +
      `At most ${String(maxRows)} documents. Every fault is told by its row and field. ` +
      'Documents that are new or change are drafts; with `publish=true` the file’s `status` decides. ' +
      'With `dryRun=true` nothing is kept.',
    query: ImportQuery,
    body: ImportBody,
    bodyTypes: ['json', 'csv'],
    maxBytes,
    output: ImportAnswer,
    access: staff('editor'),
    idempotent: true,
    handler: async ({ req, query, body }) => {
      const rows = checkRows(transfer, readRows(transfer, body))
      const dryRun = query.dryRun === 'true'
      const docs = await importRows(req, {
        transfer,
        rows,
        dryRun,
        publish: query.publish === 'true',
        locale: requestLocale(req, query.locale),
      })
      const counted = (action: string) => docs.filter((one) => one.action === action).length
      const [created, updated, unchanged] = ['created', 'updated', 'unchanged'].map(counted)
      const counts = { created: created ?? 0, updated: updated ?? 0, unchanged: unchanged ?? 0 }
      const { log } = platformOf(req.payload)
      log.info({ collection, dryRun, ...counts, user: req.user?.id, msg: 'Content was imported' })
      return { dryRun, ...counts, docs }
    },
  })
}

function readRows(transfer: Transfer, { docs, csv }: z.output<typeof ImportBody>): ReadRow[] {
  if ((docs === undefined) === (csv === undefined)) {
    throw invalid('', 'required', 'Send either docs or csv.')
  }
  if (csv !== undefined) return parseCsv(transfer, csv)
  return (docs ?? []).map((value, at) => ({ place: `/docs/${String(at)}`, value }))
}

const ExportQuery = filterQuery({
  format: z.enum(['csv', 'json']).default('csv'),
  locale: localeParameter,
  search: text(200).optional(),
})

/** The endpoint that exports documents of a collection as a file that the import accepts. */
function exportEndpoint(transfer: Transfer): Endpoint {
  const { collection } = transfer
  return endpoint({
    operationId: `${collection}.export`,
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
