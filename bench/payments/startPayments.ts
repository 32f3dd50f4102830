import { fork, spawn } from 'node:child_process'
import { join } from 'node:path'

import pg from 'pg'

import { readEmbeddedUrl } from '../../src/demo/postgres/clusterPaths.js'
import { workingKey } from './cipher.js'
import { startArguments } from '../startArguments.js'

const port = 4312
export const adminKey = 'the-admin-api-key-of-the-bench-0123456789'

export type PaymentServers = {
  product: string
  bare: string
  database: pg.Client
  stop(): Promise<void>
}

/** The product with a live gateway that is never called, and a bare node:http and pg program, on one database. */
export async function startPayments(folder: string): Promise<PaymentServers> {
  const product = spawnProduct(folder)
  const url = `http://127.0.0.1:${String(port)}`
  await untilReady(`${url}/api/health/ready`)
  const databaseUrl = readEmbeddedUrl(join(folder, 'postgres'))
  if (!databaseUrl) throw new Error('The demo has no database')
  const database = new pg.Client(databaseUrl)
  await database.connect()
  const { rows } = await database.query<{ id: string }>(
    `select id from payment_links where slug = 'literacy-fund'`,
  )
  const program = new URL('barePayments.mjs', import.meta.url)
  const bare = fork(program, [databaseUrl, rows[0]?.id ?? ''], {
    execArgv: [],
    // Its log goes nowhere, as the product's does.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const barePort = await new Promise<number>((resolve) => bare.once('message', resolve))
  return {
    product: url,
    bare: `http://127.0.0.1:${String(barePort)}`,
    database,
    stop: async () => {
      await database.end()
      for (const child of [bare, product]) {
        const ended = new Promise((resolve) => child.once('exit', resolve))
        child.kill('SIGTERM')
        await ended
      }
    },
  }
}

async function untilReady(url: string): Promise<void> {
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

function spawnProduct(folder: string) {
  const { PATH = '', HOME = '' } = process.env
  return spawn(process.execPath, startArguments, {
    env: {
      ...{ NODE_ENV: 'production', PATH, HOME, DATA_DIR: folder, PORT: String(port) },
      ...{ RATE_LIMITS: 'off', ADMIN_API_KEY: adminKey, ADMIN_API_KEY_ROLE: 'admin' },
      ...{ GATEWAY_MODE: 'live', GATEWAY_URL: 'https://pay.example/transaction.do' },
      ...{
        GATEWAY_MERCHANT_ID: '1',
        GATEWAY_ACCESS_CODE: 'BENCH',
        GATEWAY_WORKING_KEY: workingKey,
      },
    },
    stdio: 'ignore',
  })
}
