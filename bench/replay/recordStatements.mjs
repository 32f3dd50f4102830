import { appendFileSync } from 'node:fs'

import pg from 'pg'

// Preloaded into the product: between two SIGUSR2 signals it records every statement sent to PostgreSQL.
const file = process.env.BENCH_STATEMENTS ?? ''
let isRecording = false
process.on('SIGUSR2', () => {
  isRecording = !isRecording
})

const inTransaction = new WeakSet()

const { query } = pg.Client.prototype
pg.Client.prototype.query = function record(config, ...rest) {
  if (isRecording) note(this, transactionOf(this, statementsOf(config, rest[0])))
  return query.call(this, config, ...rest)
}

function note(client, statements) {
  for (const statement of statements) {
    if (statement.text === 'begin') inTransaction.add(client)
    if (/^(?:commit|rollback)$/.test(statement.text)) inTransaction.delete(client)
    appendFileSync(file, `${JSON.stringify(statement)}\n`)
  }
}

/** What the product sends in one message is a transaction of its own where none is open. */
function transactionOf(client, statements) {
  const isWhole =
    statements.length === 1 || statements[0].text === 'begin' || inTransaction.has(client)
  return isWhole ? statements : [plain('begin'), ...statements, plain('commit')]
}

const plain = (text) => ({ text, values: [] })

function statementsOf(config, given) {
  if (typeof config === 'string') return [{ ...plain(config), values: encoded(given) }]
  const { earlier = [], name, text, values = given } = config
  return [...earlier.flatMap((each) => statementsOf(each)), { name, text, values: encoded(values) }]
}

const encoded = (values) => (Array.isArray(values) ? values.map(encode) : [])

function encode(value) {
  if (typeof value === 'bigint') return String(value)
  return Buffer.isBuffer(value) ? { bytes: value.toString('base64') } : value
}
