import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'

import type { Lead } from '../../../payload-types.js'
import { csvRow } from '../../../platform/csvRow.js'
import { everyMatch } from '../../../platform/database/matches.js'

const batchSize = 500

/** A byte order mark: without it Excel does not read the file as UTF-8. */
const byteOrderMark = '\u{feff}'

/** The ids of the leads that the caller may read and that match `where`, newest first. */
export async function findLeadIds(req: PayloadRequest, where: Where): Promise<string[]> {
  const { docs } = await req.payload.find({
    ...everyMatch,
    collection: 'leads',
    where,
    sort: '-id',
    select: {},
    joins: false,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id }) => id)
}

/**
 * Streams these leads as CSV, reading batches as fast as the client takes them. The ids are fixed beforehand: a change
 * meanwhile neither repeats nor drops a row, and leads erased meanwhile are left out.
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

type Cell = string | number | null | undefined

const Attribution = z.record(z.string(), z.string()).catch({})
const Inputs = z
  .object({ seats: z.number(), years: z.number(), currency: z.string() })
  .partial()
  .catch({})
const Estimate = z.object({ total: z.number(), savings: z.number() }).partial().catch({})

/** The columns of the export in order: the title of each and its value from a lead. */
const leadColumns: readonly (readonly [name: string, read: (lead: Lead) => Cell])[] = [
  ['reference', ({ reference }) => reference],
  ['createdAt', ({ createdAt }) => createdAt],
  ['kind', ({ kind }) => kind],
  ['status', ({ status }) => status],
  ['assignee', ({ assignee }) => (typeof assignee === 'object' ? assignee?.email : assignee)],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['company', ({ company }) => company],
  ['jobTitle', ({ jobTitle }) => jobTitle],
  ['phone', ({ phone }) => phone],
  ['country', ({ country }) => country],
  ['marketing', ({ marketing }) => marketing],
  ['companySize', ({ companySize }) => companySize],
  ['interests', ({ interests }) => interests?.join('; ')],
  ['preferredTime', ({ preferredTime }) => preferredTime],
  ['subject', ({ subject }) => subject],
  ['message', ({ message }) => message],
  ['program', ({ program }) => program],
  ['question', ({ question }) => question],
  ['startPreference', ({ startPreference }) => startPreference],
  ['brochure', ({ brochure }) => brochure],
  ['seats', ({ inputs }) => Inputs.parse(inputs).seats],
  ['years', ({ inputs }) => Inputs.parse(inputs).years],
  ['currency', ({ inputs }) => Inputs.parse(inputs).currency],
  ['total', ({ estimate }) => Estimate.parse(estimate).total],
  ['savings', ({ estimate }) => Estimate.parse(estimate).savings],
  ['source', ({ source }) => source],
  ...['utm_source', 'utm_medium', 'utm_campaign', 'gclid', 'referrer', 'landingPage'].map(
    (name) => [name, ({ attribution }: Lead) => Attribution.parse(attribution)[name]] as const,
  ),
  ['locale', ({ locale }) => locale],
  ['notes', ({ notes }) => notes],
]
