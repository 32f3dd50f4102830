import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

import type { Case } from './cases.js'
import { startBareServer } from './startBareServer.js'

const doorPort = 4310
const routePort = 4311

type Servers = {
  /** The addresses to ask, by server; `bare` only where the answer is always the same. */
  forCase(each: Case): Promise<Record<string, string>>
  stop(): Promise<void>
}

/** Starts the product, the same build under `next start` on the same database, and the bare server. */
export async function startServers(folder: string): Promise<Servers> {
  const settings = { DATA_DIR: folder, RATE_LIMITS: 'off' }
  const door = run(['--conditions=production', 'src/start.mjs'], {
    ...settings,
    PORT: String(doorPort),
  })
  const doorUrl = `http://127.0.0.1:${String(doorPort)}`
  await untilAnswering(`${doorUrl}/api/health/ready`)
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
  const route = run([next, 'start', '--port', String(routePort), '--hostname', '127.0.0.1'], {
    ...settings,
  })
  const routeUrl = `http://127.0.0.1:${String(routePort)}`
  await untilAnswering(`${routeUrl}/api/lms/courses`)
  const bare = await startBareServer()

  return {
    forCase: async (each) => {
      const urls = { door: doorUrl, route: routeUrl }
      if (each.isMiss) return urls
      const answer = await fetch(doorUrl + each.path(0), {
        headers: { 'accept-encoding': 'identity' },
      })
      bare.send(answer.headers.get('content-type') ?? '', Buffer.from(await answer.arrayBuffer()))
      return { ...urls, bare: bare.url }
    },
    stop: async () => {
      await Promise.all([end(route), end(door), bare.stop()])
    },
  }
}

function run(args: string[], settings: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  return spawn(process.execPath, args, {
    env: { NODE_ENV: 'production', PATH, HOME, ...settings },
    stdio: 'ignore',
  })
}

async function end(child: ReturnType<typeof run>): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

async function untilAnswering(url: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(url).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
