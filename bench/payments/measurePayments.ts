import autocannon from 'autocannon'

import { median } from '../measure.js'
import {
  adminKey,
  callbackOf,
  initiation,
  type PaymentServers,
  startPayments,
} from './startPayments.js'

const rounds = 3
/** Rounds before those that count: by then the code of both is compiled. */
const warmUps = 2
const connections = 16
const payments = 1_500
const visits = 20_000
/** As a share of the bare program's rate. */
const wanted = { initiate: 0.6, callback: 0.6, redirect: 0.5 }

const slug = 'handbook-in-print'
const names = ['initiate', 'callback', 'redirect'] as const
type Name = (typeof names)[number]
type Rates = Record<Name, { product: number[]; bare: number[] }>

/** Rows of a table: the cost of a payment and of a redirect beside a bare program that does the same. */
export async function measurePayments(folder: string) {
  const servers = await startPayments(folder)
  const rates: Rates = {
    initiate: { product: [], bare: [] },
    callback: { product: [], bare: [] },
    redirect: { product: [], bare: [] },
  }
  for (let round = 1 - warmUps; round <= rounds; round += 1) {
    for (const name of names) {
      for (const side of ['product', 'bare'] as const) {
        const rate = await measure[name](servers, side)
        if (round > 0) rates[name][side].push(rate)
      }
    }
  }
  const counted = await countVisits(servers)
  await servers.stop()
  return names.map((name) => {
    const [product, bare] = [median(rates[name].product), median(rates[name].bare)]
    const isExact = name !== 'redirect' || counted === (warmUps + rounds) * visits
    return {
      case: name === 'redirect' ? `redirect, ${String(counted)} visits counted` : name,
      'front door /s': Math.round(product),
      'bare program /s': Math.round(bare),
      '× bare program': Math.round((product / bare) * 100) / 100,
      holds: product / bare >= wanted[name] && isExact ? 'yes' : 'NO',
    }
  })
}

type Side = 'product' | 'bare'
type Measure = (servers: PaymentServers, side: Side) => Promise<number>

const measure: Record<Name, Measure> = {
  initiate: (servers, side) =>
    run(servers[side] + '/api/payments/initiate', '2xx', {
      type: 'application/json',
      bodies: Array.from({ length: payments }, () => initiation),
    }),
  callback: async (servers, side) => {
    const { rows } = await servers.database.query<{ id: string }>(
      `select gateway_order_id as id from payment_attempts where status = 'sent' limit $1`,
      [payments],
    )
    return run(servers[side] + '/api/payments/gateway/response', '3xx', {
      type: 'application/x-www-form-urlencoded',
      bodies: rows.map(({ id }, index) => callbackOf(id, trackingOf(index))),
    })
  },
  redirect: (servers, side) => run(`${servers[side]}/api/payments/redirect/${slug}`, '3xx'),
}

const trackingOf = (index: number) => `${String(Date.now())}${String(index).padStart(5, '0')}`

type Posted = { type: string; bodies: string[] }

/** Requests answered as expected, per second; any other answer fails the run. */
async function run(url: string, answer: '2xx' | '3xx', posted?: Posted): Promise<number> {
  let next = 0
  const amount = posted ? posted.bodies.length : visits
  const began = performance.now()
  // The run itself always ends on a whole second.
  let ended = began
  const onResponse = () => {
    ended = performance.now()
  }
  const result = await autocannon({
    url,
    connections,
    amount,
    headers: { 'user-agent': 'Mozilla/5.0', ...(posted && { 'content-type': posted.type }) },
    requests: [
      {
        ...(posted && {
          method: 'POST',
          setupRequest: (request) => {
            next += 1
            // Payers are different people: of one address only six requests are answered at once.
            const address = `10.0.${String(next >> 8)}.${String(next & 255)}`
            const headers = { ...request.headers, 'x-forwarded-for': address }
            return { ...request, headers, body: posted.bodies[(next - 1) % amount] ?? '' }
          },
        }),
        onResponse,
      },
    ],
  })
  if (result[answer] !== amount || result.errors > 0) {
    throw new Error(`${url}: ${String(result[answer])} of ${String(amount)} answered as wanted`)
  }
  return amount / ((ended - began) / 1_000)
}

/** Visits are stored some time after the redirect, but never later than this. */
async function countVisits({ product }: PaymentServers): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 5_000))
  const answer = await fetch(`${product}/api/payment-links?where[slug][equals]=${slug}`, {
    headers: { 'x-api-key': adminKey },
  })
  const { docs } = (await answer.json()) as { docs: { visits: number }[] }
  return docs[0]?.visits ?? 0
}
