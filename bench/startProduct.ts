import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

import { startArguments } from './startArguments.js'

export const adminKey = 'the-admin-api-key-of-the-bench-0123456789'

type Place = {
  port: number
  folder: string
  databaseUrl: string
  /** The folder of another release, which has its packages and its build. */
  release?: string | undefined
  /** What start.mjs is told to do instead of serving. */
  task?: '--migrate'
}

/** The product in production, with a live gateway that is never called; `settings` come on top. */
export function startProduct(
  { port, folder, databaseUrl, release, task }: Place,
  settings: Record<string, string> = {},
): ChildProcess {
  const { PATH = '', HOME = '' } = process.env
  const service = {
    PORT: String(port),
    HOST: '127.0.0.1',
    SERVER_URL: addressOf(port),
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
  const command = [...startArguments, ...(task ? [task] : [])]
  return spawn(process.execPath, command, {
    cwd: release,
    env: { NODE_ENV: 'production', PATH, HOME, ...service, ...gateway, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

export function addressOf(port: number): string {
  return `http://127.0.0.1:${String(port)}`
}

/** Ends a process as a deployment does; returns its exit code. */
export async function end(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM')
  return untilEnded(child)
}

/** The exit code of a process that ends by itself. */
export async function untilEnded(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  return new Promise((resolve) => child.once('exit', resolve))
}

/** Until a check holds, asked four times a second. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds().catch(() => false))) await sleep(250)
}

/** Fails where the process ends instead. */
export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  await until(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return true
    return (await fetch(`${url}/api/health/ready`)).ok
  })
  if (child.exitCode !== null || child.signalCode !== null) throw new Error('The product ended.')
}
