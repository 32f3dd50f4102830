import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { PaymentLink } from '../../../payload-types.js'
import { paymentsOptions } from '../paymentsOptions.js'

type Selling = Pick<PaymentLink, 'course'>

/** Says whose places a link sells, or sold until now: how many are left depends on the link. */
export const announcePlaces: CollectionAfterChangeHook<PaymentLink> = async ({
  doc,
  previousDoc,
  req,
}) => {
  // A new document has no previous one, whatever the type says.
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
