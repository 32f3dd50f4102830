import { join } from 'node:path'

import pg from 'pg'

import { startEmbeddedPostgres } from '../../src/demo/postgres/startEmbeddedPostgres.js'
import { addressOf, end, startProduct, untilReady } from '../startProduct.js'

const ports = [4_313, 4_314] as const

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
  const urls = [addressOf(ports[0]), addressOf(ports[1])] as const
  const start = (port: number) =>
    startProduct({ port, folder, databaseUrl: postgres.url }, { SERVER_URL: urls[0] })
  const first = start(ports[0])
  await untilReady(urls[0], first)
  let second = start(ports[1])
  await untilReady(urls[1], second)
  return {
    urls,
    database,
    restartSecond: async () => {
      const code = await end(second)
      second = start(ports[1])
      await untilReady(urls[1], second)
      return code
    },
    stop: async () => {
      await Promise.all([end(first), end(second)])
      await database.end()
      await postgres.stop()
    },
  }
}
