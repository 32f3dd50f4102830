import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { startEmbeddedPostgres } from '../../src/demo/postgres/startEmbeddedPostgres.js'

const ports = [4_313, 4_314] as const

export const adminKey = 'the-admin-api-key-of-the-bench-0123456789'

export type Pair = {
  urls: readonly [string, string]
  database: pg.Client
  /** Ends the second process as a deployment does, and starts it again; returns the exit code. */
  restartSecond(): Promise<number | null>
  stop(): Promise<void>
}

/** Two processes of the product in production, with a live gateway that is never called, on one PostgreSQL. */
export async function startPair(folder: string): Promise<Pair> {
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  const database = new pg.Client(postgres.url)
  await database.connect()
  const start = (port: number) => spawnProduct({ port, folder, databaseUrl: postgres.url })
  const urls = [addressOf(ports[0]), addressOf(ports[1])] as const
  const first = start(ports[0])
  await untilReady(urls[0])
  let second = start(ports[1])
  await untilReady(urls[1])
  return {
    urls,
    database,
    restartSecond: async () => {
      const code = await end(second)
      second = start(ports[1])
      await untilReady(urls[1])
      return code
    },
    stop: async () => {
      await Promise.all([end(first), end(second)])
      await database.end()
      await postgres.stop()
    },
  }
}

function addressOf(port: number): string {
  return `http://127.0.0.1:${String(port)}`
}

type Place = { port: number; folder: string; databaseUrl: string }

function spawnProduct({ port, folder, databaseUrl }: Place): ChildProcess {
  const { PATH = '', HOME = '' } = process.env
  const service = {
    PORT: String(port),
    HOST: '127.0.0.1',
    SERVER_URL: addressOf(ports[0]),
    // Each call of the bench claims its own client address.
    TRUSTED_PROXY_HOPS: '1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PAYLOAD_SECRET: 'a secret that only the bench knows, 32+',
    ADMIN_API_KEY: adminKey,
    ADMIN_API_KEY_ROLE: 'admin',
    LOG_LEVEL: 'error',
  }
  const gateway = {
    GATEWAY_MODE: 'live',
    GATEWAY_URL: 'https://pay.example/transaction.do',
    GATEWAY_MERCHANT_ID: '1',
    GATEWAY_ACCESS_CODE: 'BENCH',
    GATEWAY_WORKING_KEY: '0123456789abcdef0123456789abcdef',
  }
  return spawn(process.execPath, ['--conditions=production', 'src/start.mjs'], {
    env: { NODE_ENV: 'production', PATH, HOME, ...service, ...gateway },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function end(child: ChildProcess): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  return ended
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await sleep(250)
  }
}
