import { parseIndianTime } from '../answer/parseIndianTime.js'
import type { GatewayReport } from '../Gateway.js'
import { GatewayFailure } from '../GatewayFailure.js'
import { type ApiRecord, isRecord, textIn } from './ApiRecord.js'
import type { AskGateway } from './createApi.js'
import { reportFrom } from './reportFrom.js'

const nothingFound = '51419'
const maxPages = 2_000
const indianOffsetMs = 5.5 * 60 * 60 * 1000

type Window = { from: Date; to: Date }

/**
 * Every attempt that the gateway received from `from` until before `to`, page by page. The gateway looks up by Indian
 * days, so rows outside the range are dropped here, as are rows in an undocumented format.
 */
export async function* lookUp(ask: AskGateway, window: Window): AsyncGenerator<GatewayReport> {
  const days = { from_date: indianDay(window.from), to_date: indianDay(window.to) }
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { ...days, page_number: page }
    const record = await ask({ command: 'orderLookup', version: '1.2', query }).catch(emptyOf)
    const code = textIn(record, 'error_code')
    if (code === nothingFound && page === 1) return
    const { order_Status_List: rows } = record
    pages = Number(textIn(record, 'page_count') ?? 1)
    if (code !== undefined || !Array.isArray(rows) || !(pages >= 1 && pages <= maxPages)) {
      throw new GatewayFailure('unreadable', 'The list of orders cannot be read', code)
    }
    for (const row of rows.filter(isRecord)) {
      const report = isWithin(window, row) ? reportFrom(row) : undefined
      if (report) yield report
    }
  }
}

function emptyOf(error: unknown): ApiRecord {
  if (error instanceof GatewayFailure && error.code === nothingFound)
    return { error_code: nothingFound }
  throw error
}

function indianDay(instant: Date): string {
  const [year, month, day] = new Date(instant.getTime() + indianOffsetMs)
    .toISOString()
    .slice(0, 10)
    .split('-')
  return [day, month, year].join('-')
}

function isWithin({ from, to }: Window, row: ApiRecord): boolean {
  const taken = parseIndianTime(textIn(row, 'order_date_time') ?? '')
  if (taken === undefined) return true
  return taken >= from.toISOString() && taken < to.toISOString()
}
