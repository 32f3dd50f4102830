import { createLocalReq, type PayloadRequest, type TypedLocale } from 'payload'

import { csvRow } from '../../csvRow.js'
import { writeCells } from './cells.js'
import type { FileFormat } from './fileFormats.js'
import { readDocuments } from './readDocuments.js'
import { rowOf } from './rowOf.js'
import type { Row, Transfer } from './Transfer.js'

const batchSize = 50

type Export = {
  transfer: Transfer
  ids: readonly string[]
  locale: TypedLocale
  format: FileFormat
}

/** These documents as the text of a file, read in batches as it is sent, with the rights of the caller. */
export async function* exportText(
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
