import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import pg from 'pg'

import { readEmbeddedUrl } from '../../src/demo/postgres/clusterPaths.js'
import { type RecordedProduct, startRecorded } from '../replay/startRecorded.js'
import { encrypt, workingKey } from './cipher.js'

export const adminKey = 'the-admin-api-key-of-the-bench-0123456789'

export type PaymentServers = {
  product: string
  bare: string
  database: pg.Client
  stop(): Promise<void>
}

/** A live gateway that is never called. */
const settings = {
  ADMIN_API_KEY: adminKey,
  ADMIN_API_KEY_ROLE: 'admin',
  GATEWAY_MODE: 'live',
  GATEWAY_URL: 'https://pay.example/transaction.do',
  GATEWAY_MERCHANT_ID: '1',
  GATEWAY_ACCESS_CODE: 'BENCH',
  GATEWAY_WORKING_KEY: workingKey,
}

/** The product, and a bare node:http and pg program that sends the same statements, on one database. */
export async function startPayments(folder: string): Promise<PaymentServers> {
  const product = await startRecorded(folder, settings)
  const databaseUrl = readEmbeddedUrl(join(folder, 'postgres'))
  if (!databaseUrl) throw new Error('The demo has no database')
  const database = new pg.Client(databaseUrl)
  await database.connect()
  const bare = fork(new URL('barePayments.mjs', import.meta.url), [databaseUrl], {
    execArgv: [],
    // Its log goes nowhere, as the product's does.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [barePort] = (await once(bare, 'message')) as [number]
  bare.send(await recordPayment(product, database))
  await once(bare, 'message')
  return {
    product: product.url,
    bare: `http://127.0.0.1:${String(barePort)}`,
    database,
    stop: async () => {
      await database.end()
      const ended = once(bare, 'exit')
      bare.kill('SIGTERM')
      await ended
      await product.stop()
    },
  }
}

export const initiation = JSON.stringify({ link: 'literacy-fund', amount: 5_000 })

export function callbackOf(attempt: string, tracking: string): string {
  const fields = `order_id=${attempt}&tracking_id=${tracking}&order_status=Success`
  return `encResp=${encrypt(`${fields}&currency=EUR&amount=50.00`)}`
}

/** Statements get names once they have been sent some twenty times. */
const paymentsBefore = 30

/** What is written a while after an answer, for many of them together. */
const isOfMany = ({ text }: { text: string }) =>
  /^(?:select 1$|select pg_notify|insert into measurements)/.test(text)

/** The statements of one payment, which is like all others. */
async function recordPayment(product: RecordedProduct, database: pg.Client) {
  const post = async (path: string, type: string, body: string) => {
    const headers = { 'content-type': `application/${type}` }
    return fetch(`${product.url}/api/payments/${path}`, {
      ...{ method: 'POST', headers, body, redirect: 'manual' },
    })
  }
  const begin = async () => {
    const answer = await post('initiate', 'json', initiation)
    return ((await answer.json()) as { order: { number: string } }).order.number
  }
  const pay = (number: string, tracking: string) =>
    post('gateway/response', 'x-www-form-urlencoded', callbackOf(`${number}01`, tracking))
  for (let count = 0; count < paymentsBefore; count += 1) {
    await pay(await begin(), String(300_000_000_000 + count))
  }
  let number = ''
  const tracking = '309006543210'
  const initiate = await product.record(async () => (number = await begin()))
  const callback = await product.record(() => pay(number, tracking))
  const { rows } = await database.query<{ orderId: string; invoice: string }>(
    `select o.id as "orderId", i.number as invoice from orders o join invoices i on i.order_id = o.id
     where o.number = $1`,
    [number],
  )
  return {
    ...{ ...rows[0], number, tracking },
    initiate: initiate.filter((each) => !isOfMany(each)),
    callback: callback.filter((each) => !isOfMany(each)),
  }
}
