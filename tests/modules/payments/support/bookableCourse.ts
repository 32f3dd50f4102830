import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import { makeDates } from '../../learning/makeDates.js'

type Date = Parameters<typeof makeDates>[2][number]

/** A published course of this price in cents with these dates; null is free. */
export async function bookableCourse(
  payload: Payload,
  { price = 12_000, dates = [] }: { price?: number | null; dates?: readonly Date[] } = {},
): Promise<{ slug: string; id: string; dates: string[] }> {
  const slug = `bookable-${randomUUID()}`
  const { id } = await payload.create({
    collection: 'courses',
    data: {
      title: 'A bookable course',
      slug,
      summary: 's',
      ...(price !== null && { price: { amount: price, currency: 'EUR' } }),
      _status: 'published',
    },
  })
  return { slug, id, dates: await makeDates(payload, id, dates) }
}
