import type { ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { startSmtpServer } from '../../tests/support/fakes/smtpServer.js'
import { makeLink } from '../soak/makeOrders.js'
import { addressOf, end, startProduct, until, untilEnded, untilReady } from '../startProduct.js'
import { type Haproxy, startHaproxy } from './startHaproxy.js'

const port = 4_300
const ports = [4_301, 4_302] as const
const url = addressOf(port)

const settings = {
  SERVER_URL: url,
  MAIL_FROM: 'foyer@analytical.example',
  OTP_SENDS_PER_10_MINUTES: '1000000',
}

type Options = {
  /** The folder of the release that they start with, where it is not this one. */
  first?: string | undefined
  /** PostgreSQL itself, where `databaseUrl` is a pooler. */
  directUrl?: string
}

/** Two processes of the product behind HAProxy, with a mail server and a payment link to write to. */
export async function startService(
  folder: string,
  databaseUrl: string,
  { first, directUrl = databaseUrl }: Options = {},
) {
  const mail = await startSmtpServer()
  // The service closes its folder to other users.
  const data = join(folder, 'data')
  mkdirSync(data)
  const start = (at: number, place: { release?: string | undefined; task?: '--migrate' } = {}) =>
    startProduct(
      { port: at, folder: data, databaseUrl, ...place },
      { ...settings, DATABASE_DIRECT_URL: directUrl, SMTP_URL: mail.url },
    )
  const balancer = balance(folder)
  const processes = new Map<number, ChildProcess>()
  const begin = async (at: number, release?: string) => {
    const child = start(at, { release })
    processes.set(at, child)
    await untilReady(addressOf(at), child)
    await until(() => balancer.isUp(at))
  }
  for (const at of ports) await begin(at, first)
  await makeLink(url, 'cluster')
  return {
    ...{ url, mail, ports },
    /** Brings the database to the form of this release; returns the exit code. */
    migrate: () => untilEnded(start(port, { task: '--migrate' })),
    /**
     * Ends one process and starts this release in its place, as a deployment does: until the balancer sends requests
     * there. Returns the exit code.
     */
    restart: async (at: number) => {
      const running = processes.get(at)
      const code = running ? await end(running) : null
      await begin(at)
      return code
    },
    stop: async () => {
      await Promise.all([...processes.values()].map(end))
      balancer.process.kill('SIGKILL')
      await mail.stop()
    },
  }
}

function balance(folder: string): Haproxy {
  return startHaproxy(folder, 'service', {
    port,
    mode: 'http',
    check: 'option httpchk GET /api/health/ready',
    servers: ports.map((at) => ({ port: at })),
  })
}
