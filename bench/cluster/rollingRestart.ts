import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { startEmbeddedPostgres } from '../../src/demo/postgres/startEmbeddedPostgres.js'
import { startService } from './startService.js'
import { writeWork } from './writeWork.js'

// node --import tsx bench/cluster/rollingRestart.ts: each of two processes behind HAProxy is restarted under constant
// readers and writers. With FROM, a folder with the packages and the build of an earlier release, they start as that one,
// the database is migrated under them, and then each is restarted as this one. It takes Debian's haproxy. Exit code 0
// says that no request failed.

const restarts = Number(process.env['RESTARTS'] ?? 2)
const first = process.env['FROM']
const readers = 4

const folder = mkdtempSync(join(tmpdir(), 'foyer-rolling-'))
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
const service = await startService(folder, postgres.url, { first })
const answers = new Map<string, number>()
let isOver = false
let turn = 0
let doing = 'nothing'

const work = writeWork({ ...service, run: String(Date.now() % 1_000_000) })
const reading = Array.from({ length: readers }, async () => {
  while (!isOver) await ask((turn += 1))
})
if (first) {
  await sleep(2_000)
  doing = 'migrating'
  console.log(`Migrated, ended with ${String(await service.migrate())}`)
}
for (let restart = 0; restart < restarts; restart += 1) {
  for (const port of service.ports) {
    await sleep(2_000)
    doing = `restarting ${String(port)}`
    console.log(`${doing}, the former ended with ${String(await service.restart(port))}`)
  }
}
await sleep(2_000)
isOver = true
await Promise.all([...reading, work.stop()])
for (const [status, count] of work.answers) answers.set(`write ${String(status)}`, count)
console.log(Object.fromEntries(answers))
await service.stop()
await postgres.stop()
process.exit([...answers.keys()].every((name) => / 20\d$/.test(name)) ? 0 : 1)

/** Lists, and questions to the assistant, in turn; what fails is noted by its reason. */
async function ask(count: number): Promise<void> {
  const isPost = count % 3 === 0
  const path = ['/api/chat', `/api/courses?limit=3&page=${String(count)}`, '/api/partners?limit=2']
  const noted = await fetch(service.url + (path[count % 3] ?? ''), {
    method: isPost ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `${String(130 + (count % 90))}.1.${String((count >> 8) & 255)}.${String(count & 255)}`,
    },
    ...(isPost && { body: JSON.stringify({ message: `Question ${String(count)}?` }) }),
  }).then(
    async (answer) => {
      const said = await answer.text()
      const by = said.startsWith('<') ? 'the balancer' : 'the service'
      const name = `${isPost ? 'question' : 'read'} ${String(answer.status)}`
      return answer.ok ? name : `${name} of ${by}, while ${doing}`
    },
    (error: unknown) => `${String((error as Error).cause)}, while ${doing}`,
  )
  answers.set(noted, (answers.get(noted) ?? 0) + 1)
  await sleep(20)
}
