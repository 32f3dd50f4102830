import { setTimeout as sleep } from 'node:timers/promises'

import { adminKey } from '../startProduct.js'
import type { Pair } from './startPair.js'

/** The slug of the payment link that is paid. */
export const link = 'soak'

/** Creates a payment link. */
export async function makeLink(url: string, slug: string): Promise<void> {
  const price = { amount: 1_000, currency: 'EUR' }
  const answer = await fetch(`${url}/api/payment-links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': adminKey },
    body: JSON.stringify({ title: slug, slug, kind: 'gateway', state: 'active', price }),
  })
  if (answer.status !== 201) throw new Error(`The link was refused: ${await answer.text()}`)
}

/** Starts payments at either process at this rate until the time is over; each creates an event. */
export async function makeOrders(
  { urls }: Pair,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<void> {
  const end = performance.now() + seconds * 1_000
  const running: Promise<unknown>[] = []
  for (let count = 0; performance.now() < end; count += 1) {
    const client = `10.9.${String(count >> 8)}.${String(count & 255)}`
    running.push(
      fetch(`${urls[count % urls.length] ?? ''}/api/payments/initiate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
        body: JSON.stringify({ link, customer: { email: 'soak@example.com' } }),
      }).then(
        (answer) => answer.arrayBuffer(),
        // A payment that the restarting process refuses creates no event.
        () => undefined,
      ),
    )
    await sleep(1_000 / perSecond)
  }
  await Promise.all(running)
}
