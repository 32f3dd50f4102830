import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'

import type { Case } from './cases.js'
import { type Answer, startBareServer } from './startBareServer.js'
import { startArguments } from './startArguments.js'

const doorPort = 4310
const routePort = 4311

type Servers = {
  /** The addresses to ask, by server. */
  forCase(each: Case): Promise<Record<string, string>>
  stop(): Promise<void>
}

/** Starts the product, the same build under `next start` on the same database, and the bare server. */
export async function startServers(folder: string): Promise<Servers> {
  const settings = { DATA_DIR: folder, RATE_LIMITS: 'off' }
  const door = run(startArguments, {
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
      bare.send(await readAnswer(doorUrl + each.path(0), each.encoding))
      return { ...urls, bare: bare.url }
    },
    stop: async () => {
      await Promise.all([end(route), end(door), bare.stop()])
    },
  }
}

/** The raw bytes: `fetch` would decompress them. */
async function readAnswer(url: string, encoding: string): Promise<Answer> {
  const [answer] = (await once(
    get(url, { headers: { 'accept-encoding': encoding } }),
    'response',
  )) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  const { 'content-type': type = '', 'content-encoding': coding = 'identity' } = answer.headers
  return { type, coding, body: Buffer.concat(chunks) }
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
