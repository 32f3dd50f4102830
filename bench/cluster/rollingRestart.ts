import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { startEmbeddedPostgres } from '../../src/demo/postgres/startEmbeddedPostgres.js'
import { startService } from './startService.js'

// node --import tsx bench/cluster/rollingRestart.ts: each of two processes behind HAProxy is restarted under a constant
// client. It takes Debian's haproxy. Exit code 0 says that no request failed.

const restarts = Number(process.env['RESTARTS'] ?? 2)
const clients = 4

const folder = mkdtempSync(join(tmpdir(), 'foyer-rolling-'))
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
const service = await startService(folder, postgres.url)
const answers = new Map<string, number>()
let isOver = false
let turn = 0

const running = Array.from({ length: clients }, async () => {
  while (!isOver) await ask((turn += 1))
})
for (let restart = 0; restart < restarts; restart += 1) {
  for (const port of service.ports) {
    await sleep(2_000)
    console.log(`Restarting ${String(port)}, ended with ${String(await service.restart(port))}`)
  }
}
await sleep(2_000)
isOver = true
await Promise.all(running)
console.log(turn, Object.fromEntries(answers))
await service.stop()
await postgres.stop()
const isGood = (name: string) => /^(?:GET|POST) 20\d$/.test(name)
process.exit([...answers.keys()].every(isGood) ? 0 : 1)

/** Pages, lists and orders in turn; what fails is noted by its reason. */
async function ask(count: number): Promise<void> {
  const isPost = count % 3 === 0
  const path = [
    '/api/payments/initiate',
    `/api/courses?limit=3&page=${String(count)}`,
    '/api/partners?limit=2',
  ][count % 3]
  const noted = await fetch(service.url + (path ?? ''), {
    method: isPost ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `${String(20 + (count % 100))}.1.${String((count >> 8) & 255)}.${String(count & 255)}`,
    },
    ...(isPost && {
      body: JSON.stringify({ link: 'cluster', customer: { email: 'payer@analytical.example' } }),
    }),
  }).then(
    async (answer) => {
      const said = await answer.text()
      const by = said.startsWith('<') ? ' of the balancer' : ''
      return `${isPost ? 'POST' : 'GET'} ${String(answer.status)}${by}`
    },
    (error: unknown) => `failed: ${((error as Error).cause as Error | undefined)?.message ?? ''}`,
  )
  answers.set(noted, (answers.get(noted) ?? 0) + 1)
  await sleep(20)
}
