import { type Case, cases } from './cases.js'
import { measure, median } from './measure.js'
import { startServers } from './startServers.js'

const rounds = 3

/**
 * Measures the public reads through the front door beside the Next route and a bare server; returns the rows of a
 * table.
 */
export async function measureReads(folder: string) {
  const servers = await startServers(folder)
  const results = new Map<string, number[]>()
  for (let round = 1; round <= rounds; round += 1) {
    for (const each of cases) {
      for (const [server, url] of Object.entries(await servers.forCase(each))) {
        const key = `${each.name} ${server}`
        results.set(key, [...(results.get(key) ?? []), await measure(url, each)])
      }
    }
  }
  await servers.stop()
  return cases.map((each) => rowOf(each, results))
}

function rowOf(each: Case, results: Map<string, number[]>) {
  const perSecond = (server: string) => median(results.get(`${each.name} ${server}`) ?? [])
  const door = perSecond('door')
  const route = door / perSecond('route')
  const bare = each.isMiss ? undefined : door / perSecond('bare')
  const holds = each.isMiss ? route >= 2 : route >= 30 && (bare ?? 0) >= 0.5
  return {
    case: each.name,
    'front door /s': Math.round(door),
    '× Next route': Math.round(route * 10) / 10,
    '× bare node:http': bare === undefined ? '' : Math.round(bare * 100) / 100,
    holds: each.isMiss || each.isCached ? (holds ? 'yes' : 'NO') : '',
  }
}
