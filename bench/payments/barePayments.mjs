import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setInterval } from 'node:timers'
import { URLSearchParams } from 'node:url'

import pg from 'pg'
import pino from 'pino'
import { ulid } from 'ulid'

import { decrypt, encrypt } from './cipher.js'

const pool = new pg.Pool({ connectionString: process.argv[2], max: 20 })

/** What the product sends for one payment, with the names of that payment. */
let recorded
process.on('message', (told) => {
  recorded = told
  process.send('told')
})

/** Sends recorded statements on one connection, with what this payment has in the place of the recorded words. */
async function send(statements, words) {
  const client = await pool.connect()
  try {
    for (const { values, ...statement } of statements) {
      const { rows } = await client.query({
        ...statement,
        values: values.map((value) => reworded(value, words)),
      })
      const [{ orderId, last } = {}] = rows
      if (orderId) words.push([recorded.orderId, orderId])
      if (last) words.push([recorded.invoice, `INV-${String(last).padStart(6, '0')}`])
    }
  } finally {
    client.release()
  }
}

function reworded(value, words) {
  if (typeof value !== 'string') return value
  return words.reduce((text, [old, current]) => text.replaceAll(old, current), value)
}

async function initiate(body, outgoing) {
  const { amount } = JSON.parse(body)
  const number = ulid()
  await send(recorded.initiate, [[recorded.number, number]])
  const fields = {
    encRequest: encrypt(`merchant_id=1&order_id=${number}01`),
    access_code: 'BENCH',
  }
  const answer = {
    order: { number, status: 'pending', amount, currency: 'EUR' },
    gateway: { fields },
  }
  outgoing.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}

async function callback(body, outgoing) {
  const text = decrypt(new URLSearchParams(body).get('encResp'))
  const fields = Object.fromEntries(text.split('&').map((pair) => pair.split('=')))
  await send(recorded.callback, [
    [recorded.number, fields.order_id.slice(0, -2)],
    [recorded.tracking, fields.tracking_id],
  ])
  outgoing.writeHead(303, { location: '/payments/result' }).end()
}

// As a redirect must: a line of log for each visit, written in batches, and the visits counted in the database.
const log = pino({ base: undefined }, pino.destination({ dest: 1, sync: false, minLength: 8_192 }))
const visits = new Map()
await pool.query('create table if not exists bench_visits (path text primary key, count bigint)')
setInterval(() => {
  for (const [path, count] of visits) {
    void pool.query(
      `insert into bench_visits values ($1, $2)
       on conflict (path) do update set count = bench_visits.count + excluded.count`,
      [path, count],
    )
  }
  visits.clear()
}, 1_000)

function redirect({ method, url, headers }, outgoing) {
  const began = performance.now()
  visits.set(url, (visits.get(url) ?? 0) + 1)
  outgoing
    .writeHead(302, { location: 'https://shop.example/', 'cache-control': 'no-store' })
    .end(() => {
      const ms = Math.round(performance.now() - began)
      log.info({ requestId: randomUUID(), method, path: url, agent: headers['user-agent'], ms })
    })
}

const server = createServer(async (incoming, outgoing) => {
  if (incoming.method === 'GET') return redirect(incoming, outgoing)
  const parts = []
  for await (const part of incoming) parts.push(part)
  const take = incoming.url.endsWith('/initiate') ? initiate : callback
  await take(Buffer.concat(parts).toString(), outgoing)
})
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
