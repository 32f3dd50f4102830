import type { PayloadRequest, Where } from 'payload'

import { firstMatch } from '../../platform/database/requestDatabase.js'
import { platformOf } from '../../platform/platform.js'
import { withoutApiFor } from './attempts/attemptStore.js'
import { hasOpenOrders } from './orders/holds.js'

/**
 * What still sells a course, or one of these dates: a payment link in any state, by its slug, or orders. An order that
 * ended without money counts for as long as the gateway is asked whether it was paid after all.
 */
export async function findSale(
  req: PayloadRequest,
  { course, sessions }: { course: string | undefined; sessions: readonly string[] },
): Promise<{ link: string | null } | undefined> {
  const named: Where[] = [
    { session: { in: [...sessions] } },
    ...(course ? [{ course: { equals: course } }] : []),
  ]
  const { docs } = await req.payload.find({
    collection: 'payment-links',
    where: { or: named },
    ...firstMatch,
    select: { slug: true },
    overrideAccess: true,
    req,
  })
  if (docs[0]) return { link: docs[0].slug }
  const since = new Date(platformOf(req.payload).clock.now().getTime() - withoutApiFor)
  return (await hasOpenOrders(req, { course, sessions }, since)) ? { link: null } : undefined
}
