import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setInterval } from 'node:timers'
import { URLSearchParams } from 'node:url'

import pg from 'pg'
import pino from 'pino'
import { ulid } from 'ulid'

import { decrypt, encrypt } from './cipher.js'
import * as statements from './statements.mjs'

const [databaseUrl, linkId] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })

async function inTransaction(work) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query('commit')
  } finally {
    client.release()
  }
}

async function initiate(body, outgoing) {
  const { amount } = JSON.parse(body)
  const now = new Date()
  const number = ulid(now.getTime())
  const attempt = `${number}01`
  const [at, poll] = [now.toISOString(), new Date(now.getTime() + 120_000).toISOString()]
  const order = [linkId, at, number, amount, 'EUR', 'Give', attempt, poll, 'EUR']
  await inTransaction((client) => client.query(statements.insertOrder, order))
  const fields = { encRequest: encrypt(`merchant_id=1&order_id=${attempt}`), access_code: 'BENCH' }
  const answer = {
    order: { number, status: 'pending', amount, currency: 'EUR' },
    gateway: { fields },
  }
  outgoing.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}

async function callback(body, outgoing) {
  const text = decrypt(new URLSearchParams(body).get('encResp'))
  const fields = Object.fromEntries(text.split('&').map((pair) => pair.split('=')))
  const { order_id: attempt, tracking_id: tracking } = fields
  const key = `${attempt} ${tracking} succeeded`
  await pool.query(statements.findEvent, [key])
  const { rows } = await pool.query(statements.findOrder, [attempt])
  const [{ id, version }] = rows
  await inTransaction(async (client) => {
    await client.query(statements.lockOrder, [id])
    await client.query(statements.latestAttempt, [id])
    const amount = Math.round(Number(fields.amount) * 100)
    const event = [id, version + 1, attempt, tracking, 'Success', amount, fields.currency, key]
    await client.query(statements.insertEvent, event)
    await client.query(statements.payOrder, [id, new Date().toISOString(), tracking])
    await client.query(statements.noteAttempt, [attempt, tracking])
  })
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
