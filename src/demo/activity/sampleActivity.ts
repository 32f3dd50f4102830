import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { staff } from '../../platform/access.js'
import { endpoint } from '../../platform/api/endpoint.js'
import { everyMatch, firstMatch, query, transact } from '../../platform/database/requestDatabase.js'
import { readTable } from '../readContent.js'
import { addSampleLeads } from './addSampleLeads.js'
import { addSamplePayments } from './addSamplePayments.js'
import {
  type Row,
  sampleIds,
  type SampleLink,
  sampleTrackingIds,
  type SampleWords,
  startSamples,
} from './sampleRows.js'
import { addSampleTraffic } from './addSampleTraffic.js'

const marker = 'sample-activity'

/** Tables with samples, or with what staff did to one: the column that has the id of a sample, or what it begins with. */
const documents: readonly [table: string, column: string, begins?: string][] = [
  ['lead_events', 'lead_id'],
  ['consents', 'id'],
  ['leads', 'id'],
  ['payment_events', 'order_id'],
  ['payment_attempts', 'order_id'],
  ['refunds', 'order_id'],
  ['invoices', 'order_id'],
  ['simulated_refunds', 'tracking_id', sampleTrackingIds],
  ['simulated_payments', 'session'],
  ['orders', 'id'],
  ['chat_questions', 'id'],
]

/** Tables of counts: theirs are all that is older than the samples themselves. */
const counts = { payment_link_visits: 'day', search_misses: 'day', measurements: 'hour' } as const

/** The first day (UTC) without samples; undefined where there are none. */
export async function sampleEnd(payload: Payload): Promise<string | undefined> {
  const stored = await payload.kv.get<{ until: string }>(marker)
  return stored?.until
}

/** Writes sixty days of leads, orders, visits and questions before today, the same for each demo of a day. */
export async function writeSampleActivity(payload: Payload): Promise<void> {
  const words = (await readTable('activity.yaml')) as SampleWords
  const until = new Date().setUTCHours(0, 0, 0, 0)
  const sampled = startSamples(words, until)
  const { docs } = await payload.find({ ...firstMatch, collection: 'users', sort: 'createdAt' })
  addSampleLeads(sampled, docs[0]?.id ?? null)
  addSamplePayments(sampled, await readLinks(payload))
  addSampleTraffic(sampled)
  await payload.kv.set(marker, { until: new Date(until).toISOString().slice(0, 10) })
  const req = await createLocalReq({}, payload)
  await transact(req, async () => {
    for (const [table, rows] of Object.entries(sampled.rows)) await insert(req, table, rows)
  })
}

/** Deletes all samples with what staff did to them, and nothing else. */
async function removeSampleActivity(req: PayloadRequest): Promise<void> {
  const until = await sampleEnd(req.payload)
  if (until === undefined) return
  await transact(req, async () => {
    for (const [table, column, begins = sampleIds] of documents) {
      await query(req)`
        delete from ${sql.identifier(table)}
        where ${sql.identifier(column)}::text like ${`${begins}%`}`
    }
    for (const [table, column] of Object.entries(counts)) {
      await query(req)`
        delete from ${sql.identifier(table)} where ${sql.identifier(column)} < ${until}::date`
    }
  })
  await req.payload.kv.delete(marker)
}

/** Links that anybody may pay by: samples take no places that are counted. */
async function readLinks(payload: Payload): Promise<SampleLink[]> {
  const { docs } = await payload.find({
    ...everyMatch,
    collection: 'payment-links',
    where: { kind: { equals: 'gateway' }, maxUses: { exists: false }, session: { exists: false } },
    sort: 'slug',
  })
  return docs.flatMap(({ id, title, slug, price, course }) => {
    if (!price?.amount || !price.currency) return []
    const { amount, currency } = price
    return [{ id, title, slug, amount, currency, course: (course as string | null) ?? null }]
  })
}

async function insert(req: PayloadRequest, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => sql.identifier(name))
  const list = sql.join(columns, sql`, `)
  await query(req)`
    insert into ${sql.identifier(table)} (${list}) select ${list}
    from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`
}

export const removeSamples = endpoint({
  operationId: 'samples.remove',
  method: 'delete',
  path: '/dev/samples',
  summary: 'Remove the sample leads, orders, visits and questions',
  description: 'Pages, courses and everything that people did stay. Only the demo has samples.',
  status: 204,
  access: staff('admin'),
  handler: async ({ req }) => {
    await removeSampleActivity(req)
    return new Response(null, { status: 204 })
  },
})
