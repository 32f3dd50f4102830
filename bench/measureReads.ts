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
  const bare = door / perSecond('bare')
  const { wanted } = each
  const holds = route >= (wanted.route ?? 0) && bare >= (wanted.bare ?? 0)
  return {
    case: each.name,
    'front door /s': Math.round(door),
    '× Next route': Math.round(route * 10) / 10,
    '× bare node:http': Number(bare.toPrecision(2)),
    holds: Object.keys(wanted).length === 0 ? '' : holds ? 'yes' : 'NO',
  }
}
