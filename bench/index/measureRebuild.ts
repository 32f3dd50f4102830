import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { startEmbeddedPostgres } from '../../src/demo/postgres/startEmbeddedPostgres.js'

type Measured = { documents: number; milliseconds: number; longestHold: number; bytes: number }

const documents = 10_000

/** The targets for 10,000 documents: how long a start may wait, and how long requests may be held up unnoticed. */
const wanted = { milliseconds: 2_000, longestHold: 50 }

/** Measures a starting process that reads the index from PostgreSQL; returns the row of a table. */
export async function measureRebuild(folder: string) {
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  try {
    const { milliseconds, longestHold, bytes } = rebuild(postgres.url, folder)
    const holds = milliseconds <= wanted.milliseconds && longestHold <= wanted.longestHold
    const row = {
      case: `index of ${String(documents)} documents`,
      'rebuilt in ms': Math.round(milliseconds),
      '× wanted 2 s': Math.round((milliseconds / wanted.milliseconds) * 100) / 100,
      'longest hold ms': Math.round(longestHold),
      'kB a document': Math.round(bytes / 100) / 10,
      holds: holds ? 'yes' : 'NO',
    }
    return [row]
  } finally {
    await postgres.stop()
  }
}

/** In its own process, as in a real start: nothing else in memory, nothing compiled beforehand. */
function rebuild(databaseUrl: string, folder: string): Measured {
  const { PATH = '', HOME = '' } = process.env
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SERVER_URL: 'http://localhost:3000',
    PAYLOAD_SECRET: 'a secret that only the bench knows, 32+',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  } as const
  const args = ['--conditions=production', '--import', 'tsx', 'bench/index/rebuildIndex.ts']
  const output = execFileSync(process.execPath, [...args, String(documents)], {
    env: { PATH, HOME, ...settings },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Measured
}
