import type { PayloadRequest, Where } from 'payload'

import type { Lead } from '../../../payload-types.js'
import { csvRow } from '../../../platform/csvRow.js'
import { leadColumns } from './leadColumns.js'

const batchSize = 500

/** Without it Excel reads UTF-8 as something else. */
const byteOrderMark = '\u{feff}'

/** The ids of the leads that the caller may read and `where` names, newest first. */
export async function findLeadIds(req: PayloadRequest, where: Where): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'leads',
    where,
    sort: '-id',
    select: {},
    limit: 0,
    depth: 0,
    joins: false,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id }) => id)
}

/**
 * These leads as CSV, read in batches as fast as they are taken. The list was settled beforehand: a change while it
 * streams neither doubles nor drops a row, and whoever is erased meanwhile is left out.
 */
export function streamLeads(
  req: PayloadRequest,
  ids: readonly string[],
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next = 0
  return new ReadableStream({
    start: (controller) => {
      const header = csvRow(leadColumns.map(([name]) => name))
      controller.enqueue(encoder.encode(byteOrderMark + header))
    },
    pull: async (controller) => {
      const batch = ids.slice(next, next + batchSize)
      next += batch.length
      if (batch.length === 0) {
        controller.close()
        return
      }
      const rows = await readBatch(req, batch)
      controller.enqueue(encoder.encode(rows.map(toRow).join('')))
    },
  })
}

function toRow(lead: Lead): string {
  return csvRow(leadColumns.map(([, read]) => read(lead)))
}

async function readBatch({ payload, user }: PayloadRequest, ids: string[]): Promise<Lead[]> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { id: { in: ids } },
    sort: '-id',
    limit: batchSize,
    depth: 1,
    joins: false,
    pagination: false,
    overrideAccess: false,
    user,
  })
  return docs
}
