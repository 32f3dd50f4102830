import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { measure, median } from './measure.js'
import { type Case, cases } from './cases.js'
import { startServers } from './startServers.js'

const rounds = 3

const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
const servers = await startServers(folder)
const results = new Map<string, number[]>()

const note = (key: string, perSecond: number) => {
  results.set(key, [...(results.get(key) ?? []), perSecond])
}

for (let round = 1; round <= rounds; round += 1) {
  console.log(`Round ${String(round)} of ${String(rounds)}`)
  for (const each of cases) {
    for (const [name, url] of Object.entries(await servers.forCase(each))) {
      note(`${each.name} ${name}`, await measure(url, each))
    }
  }
}
await servers.stop()
rmSync(folder, { recursive: true, force: true })

/** A bare server is itself not 30 times the Next route where the answer is quickly made: then most of its speed. */
function isFast({ route, bare }: { route: number; bare: number }): boolean {
  return bare >= 0.5 && (route >= 30 || (route / bare < 50 && bare >= 0.6))
}

const perSecond = (each: Case, server: string) =>
  median(results.get(`${each.name} ${server}`) ?? [])
const rows = cases.map((each) => {
  const door = perSecond(each, 'door')
  const route = door / perSecond(each, 'route')
  const bare = each.isMiss ? undefined : door / perSecond(each, 'bare')
  const holds = each.isMiss ? route >= 2 : isFast({ route, bare: bare ?? 0 })
  return {
    case: each.name,
    'front door /s': Math.round(door),
    '× Next route': Math.round(route * 10) / 10,
    '× bare node:http': bare === undefined ? '' : Math.round(bare * 100) / 100,
    holds: each.isMiss || each.isCached ? (holds ? 'yes' : 'NO') : '',
  }
})
console.table(rows)
process.exitCode = rows.some(({ holds }) => holds === 'NO') ? 1 : 0
