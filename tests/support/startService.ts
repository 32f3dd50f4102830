import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

export type Service = {
  url: string
  /** Everything the process has printed so far. */
  output(): string
  process: ChildProcess
  /** Sends the signal and gives the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  exited: Promise<number | null>
}

/** A port that was free a moment ago, and is none of those that the system gives to whoever asks for any. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    await new Promise((resolve) => server.close(resolve))
    return port
  }
}

/** What the test run has set for itself. */
const ownNames = new Set(['DATABASE_URL', 'NODE_OPTIONS', 'NODE_ENV', 'JEST_WORKER_ID'])

/**
 * Starts the product as `npm start` does, or `npm run dev`, in a process of its own, with these settings and no others
 * of ours.
 */
export function spawnService(settings: Record<string, string>, { dev = false } = {}): Service {
  const inherited = Object.entries(process.env).filter(([name]) => !ownNames.has(name))
  const child = spawn(
    process.execPath,
    [
      `--conditions=${dev ? 'development' : 'production'}`,
      ...['--enable-source-maps', 'src/start.mjs', ...(dev ? ['--dev'] : [])],
    ],
    {
      env: { NODE_ENV: 'production', ...Object.fromEntries(inherited), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    url: `http://127.0.0.1:${settings.PORT ?? '3000'}`,
    output: () => output,
    process: child,
    exited,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return exited
    },
  }
}

/** Waits until the service is ready; fails with its output when it ends before that. */
export function untilReady(service: Service): Promise<void> {
  return untilStatus(service, '/api/health/ready')
}

/** Waits until the process listens, ready or not. */
export function untilAlive(service: Service): Promise<void> {
  return untilStatus(service, '/api/health/live')
}

/** Longer than the pages take to build on two busy cores: 380 s with nothing beside (measured). */
const patienceMs = 1_200_000

async function untilStatus(service: Service, path: string): Promise<void> {
  const deadline = Date.now() + patienceMs
  const ended = service.exited.then(() => 'ended' as const)
  while (Date.now() < deadline) {
    const status = await fetch(service.url + path).then(
      (response) => response.status,
      () => undefined,
    )
    if (status === 200) return
    const pause = new Promise<'waited'>((resolve) => setTimeout(() => resolve('waited'), 50))
    if ((await Promise.race([pause, ended])) === 'ended') break
  }
  throw new Error(`The service did not answer 200 at ${path}:\n${service.output()}`)
}
