import { and, asc, count, gte, lt } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { postgresOf } from '../../../../../platform/database/requestDatabase.js'
import { type ApiRecord, textIn } from '../../api/ApiRecord.js'
import { indianDayStart } from '../indianClock.js'
import { simulatedPaymentsTable as payments } from '../simulatedPaymentsTable.js'
import { statusRecord } from './statusRecord.js'

const pageSize = 25
const dayMs = 24 * 60 * 60 * 1000

/** One page of the payments opened between two Indian days, both included. */
export async function lookUpPayments(payload: Payload, query: ApiRecord): Promise<object> {
  const from = indianDayStart(textIn(query, 'from_date') ?? '')
  const to = indianDayStart(textIn(query, 'to_date') ?? textIn(query, 'from_date') ?? '')
  const page = Number(textIn(query, 'page_number'))
  if (!from || !to || !Number.isInteger(page) || page < 1)
    return { error_code: '51420', error_desc: 'Dates' }
  const { drizzle } = postgresOf(payload)
  const end = new Date(to.getTime() + dayMs)
  const taken = and(gte(payments.createdAt, from), lt(payments.createdAt, end))
  const [counted] = await drizzle.select({ total: count() }).from(payments).where(taken)
  const total = counted?.total ?? 0
  const rows = await drizzle
    .select()
    .from(payments)
    .where(taken)
    .orderBy(asc(payments.createdAt), asc(payments.session))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  if (total === 0) return { error_code: '51419', error_desc: 'No record found for given criteria.' }
  return {
    order_Status_List: await Promise.all(rows.map((row) => statusRecord(payload, row))),
    page_count: Math.ceil(total / pageSize),
    total_records: total,
    error_desc: '',
    error_code: '',
  }
}
