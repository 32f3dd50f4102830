import { setTimeout as sleep } from 'node:timers/promises'

import { adminKey } from '../startProduct.js'
import { type Follower, followOrders } from './followOrders.js'
import { link, makeLink, makeOrders } from './makeOrders.js'
import { type Pair, startPair } from './startPair.js'

const seconds = Number(process.env.SOAK_SECONDS ?? 60)
const clients = Number(process.env.SOAK_CLIENTS ?? 500)
const perSecond = 10
/** Connections opened at a time, as a load balancer would spread them. */
const wave = 50
const settleMs = 30_000

/** Follows orders with many clients on two processes, one of which restarts half-way; no client may miss an event. */
export async function measureSoak(folder: string) {
  const pair = await startPair(folder)
  try {
    await makeLink(pair.urls[0], link)
    const followers = await openFollowers(pair)
    const making = makeOrders(pair, { perSecond, seconds })
    await sleep((seconds / 2) * 1_000)
    const code = await pair.restartSecond()
    await making
    const sent = await eventsOf(pair)
    await untilHeard(followers, sent.length)
    followers.forEach(({ stop }) => stop())
    return [rowOf(followers, sent, code)]
  } finally {
    await pair.stop()
  }
}

/** Half begin on each process; of those who lose theirs, every other one waits until it is back. */
async function openFollowers({ urls }: Pair): Promise<Follower[]> {
  const [first, second] = urls
  const ways = [[first], [second, first], [first], [second]]
  const followers: Follower[] = []
  while (followers.length < clients) {
    const some = Array.from({ length: Math.min(wave, clients - followers.length) }, (_, at) =>
      followOrders({
        urls: ways[at % ways.length] ?? [first],
        key: adminKey,
        address: `10.8.${String(followers.length / wave)}.${String(at)}`,
      }),
    )
    await Promise.all(some.map(({ following }) => following))
    followers.push(...some)
  }
  return followers
}

/** The ids of all events, in order. */
async function eventsOf({ database }: Pair): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select transaction || '-' || position as id from topic_events
     where topic = 'orders' order by transaction, position`,
  )
  return rows.map(({ id }) => id)
}

async function untilHeard(followers: readonly Follower[], count: number): Promise<void> {
  const deadline = Date.now() + settleMs
  while (followers.some(({ ids }) => ids.length < count) && Date.now() < deadline) await sleep(100)
}

function rowOf(followers: readonly Follower[], sent: readonly string[], code: number | null) {
  const heard = followers.map(({ ids }) => new Set(ids))
  const received = followers.reduce((sum, { ids }) => sum + ids.length, 0)
  const lost = heard.reduce((sum, ids) => sum + sent.filter((id) => !ids.has(id)).length, 0)
  const repeated = received - heard.reduce((sum, ids) => sum + ids.size, 0)
  const disordered = followers.filter(({ ids }) => ids.some((id, at) => id !== sent[at])).length
  const resumed = followers.filter(({ resumes }) => resumes > 0).length
  const isWhole = lost + repeated + disordered === 0
  const isProof = sent.length > 0 && code === 0 && resumed >= Math.floor(clients / 2)
  return {
    clients,
    seconds,
    'events sent': sent.length,
    'to be received': sent.length * clients,
    received,
    lost,
    repeated,
    'out of order': disordered,
    'resumed by cursor': resumed,
    holds: isWhole && isProof ? 'YES' : 'NO',
  }
}
