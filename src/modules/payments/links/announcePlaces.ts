import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { PaymentLink } from '../../../payload-types.js'
import { paymentsOptions } from '../paymentsOptions.js'

type Selling = Pick<PaymentLink, 'course'>

/** Publishes the courses that a link sells or used to sell: their remaining places depend on the link. */
export const announcePlaces: CollectionAfterChangeHook<PaymentLink> = async ({
  doc,
  previousDoc,
  req,
}) => {
  // A new document has no previous one, despite its type.
  const before = previousDoc as Partial<Selling> | undefined
  const ids = new Set([idOf(doc), idOf(before ?? {})].filter((id) => id !== undefined))
  for (const id of ids) await paymentsOptions(req.payload).onPlacesChanged?.(req, id)
}

export const announcePlacesGone: CollectionAfterDeleteHook<PaymentLink> = async ({ doc, req }) => {
  const id = idOf(doc)
  if (id !== undefined) await paymentsOptions(req.payload).onPlacesChanged?.(req, id)
}

function idOf({ course }: Partial<Selling>): string | undefined {
  return (typeof course === 'object' ? course?.id : course) ?? undefined
}
