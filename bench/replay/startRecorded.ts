import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { startArguments } from '../startArguments.js'

const port = 4312

/** One with a name is prepared under it. */
export type Statement = { name?: string; text: string; values: unknown[] }

export type RecordedProduct = {
  url: string
  /** The statements that PostgreSQL receives while `work` runs. */
  record(work: () => Promise<unknown>): Promise<Statement[]>
  stop(): Promise<void>
}

/**
 * The product without jobs: the measured process queues mails, others send them. Every request may claim its own client
 * address.
 */
export async function startRecorded(
  folder: string,
  settings: Record<string, string> = {},
): Promise<RecordedProduct> {
  const file = join(folder, 'statements.jsonl')
  const child = start({ ...settings, DATA_DIR: folder, BENCH_STATEMENTS: file })
  const url = `http://127.0.0.1:${String(port)}`
  const isReady = () =>
    fetch(`${url}/api/health/ready`).then(
      ({ status }) => status === 200,
      () => false,
    )
  while (!(await isReady())) await sleep(250)
  return {
    url,
    record: async (work) => {
      writeFileSync(file, '')
      child.kill('SIGUSR2')
      await sleep(200)
      await work()
      child.kill('SIGUSR2')
      await sleep(200)
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
      return lines.map((line) => JSON.parse(line) as Statement)
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

function start(settings: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  const preload = new URL('recordStatements.mjs', import.meta.url).pathname
  const args = ['--import', preload, ...startArguments]
  const fixed = {
    NODE_ENV: 'production' as const,
    PORT: String(port),
    ROLE: 'web',
    RATE_LIMITS: 'off',
  }
  return spawn(process.execPath, args, {
    env: { ...fixed, PATH, HOME, TRUSTED_PROXY_HOPS: '1', ...settings },
    stdio: 'ignore',
  })
}
