import { appendFileSync } from 'node:fs'

import pg from 'pg'

// Preloaded into the product: between two SIGUSR2 signals it records every statement sent to PostgreSQL.
const file = process.env.BENCH_STATEMENTS ?? ''
let isRecording = false
process.on('SIGUSR2', () => {
  isRecording = !isRecording
})

const { query } = pg.Client.prototype
pg.Client.prototype.query = function record(config, ...rest) {
  if (isRecording) {
    const { name, text, values = [] } = typeof config === 'string' ? { text: config } : config
    const given = Array.isArray(rest[0]) ? rest[0] : values
    appendFileSync(file, `${JSON.stringify({ name, text, values: given.map(encode) })}\n`)
  }
  return query.call(this, config, ...rest)
}

function encode(value) {
  if (typeof value === 'bigint') return String(value)
  return Buffer.isBuffer(value) ? { bytes: value.toString('base64') } : value
}
