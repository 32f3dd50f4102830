import pg from 'pg'

import type { Acknowledged } from './writeWork.js'

/** What was acknowledged beside what the database has. */
export async function compareWritten(url: string, { leads, orders, edits }: Acknowledged) {
  const database = new pg.Client(url)
  await database.connect()
  const ask = async (text: string, values: unknown[]) =>
    (await database.query<Record<string, string>>(text, values)).rows
  const leadRows = await ask('select email, reference from leads where email like $1', ['ada-%'])
  const orderRows = await ask('select number, initiation_key from orders', [])
  const courses = await ask('select id, duration_hours from courses where id = any($1)', [
    [...edits.keys()],
  ])
  await database.end()
  const references = new Set(leadRows.map(({ reference }) => reference))
  const numbers = new Set(orderRows.map(({ number }) => number))
  const lostLeads = [...leads.values()].filter((reference) => !references.has(reference))
  const lostOrders = orders.filter((number) => !numbers.has(number))
  const lostEdits = courses.filter(({ id = '', duration_hours: hours }) => {
    return Number(hours) < (edits.get(id) ?? 0)
  })
  return {
    leads: leads.size,
    orders: orders.length,
    edits: [...edits.values()].reduce((sum, count) => sum + count, 0),
    lost: lostLeads.length + lostOrders.length + lostEdits.length + (edits.size - courses.length),
    doubled:
      leadRows.length -
      new Set(leadRows.map(({ email }) => email)).size +
      (numbers.size - orders.length),
  }
}
