import type { ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { startSmtpServer } from '../../tests/support/fakes/smtpServer.js'
import { makeLink } from '../soak/makeOrders.js'
import { addressOf, end, startProduct, untilReady } from '../startProduct.js'
import { startHaproxy } from './startHaproxy.js'

const port = 4_300
const ports = [4_301, 4_302] as const
const url = addressOf(port)

/** Two processes of the product behind HAProxy, with a mail server and a payment link to write to. */
export async function startService(folder: string, databaseUrl: string) {
  const mail = await startSmtpServer()
  // The service closes its folder to other users.
  const data = join(folder, 'data')
  mkdirSync(data)
  const start = (at: number) =>
    startProduct(
      { port: at, folder: data, databaseUrl },
      {
        SERVER_URL: url,
        SMTP_URL: mail.url,
        MAIL_FROM: 'foyer@analytical.example',
        OTP_SENDS_PER_10_MINUTES: '1000000',
      },
    )
  const balancer = balance(folder)
  const processes = new Map<number, ChildProcess>()
  const begin = async (at: number) => {
    const child = start(at)
    processes.set(at, child)
    await untilReady(addressOf(at), child)
  }
  for (const at of ports) await begin(at)
  await makeLink(url, 'cluster')
  return {
    url,
    mail,
    ports,
    /** Ends one process as a deployment does and starts it again; returns its exit code. */
    restart: async (at: number) => {
      const running = processes.get(at)
      const code = running ? await end(running) : null
      await begin(at)
      return code
    },
    stop: async () => {
      await Promise.all([...processes.values()].map(end))
      balancer.kill('SIGKILL')
      await mail.stop()
    },
  }
}

function balance(folder: string): ChildProcess {
  return startHaproxy(folder, 'service', {
    port,
    mode: 'http',
    check: 'option httpchk GET /api/health/ready',
    servers: ports.map((at) => ({ port: at })),
  })
}
