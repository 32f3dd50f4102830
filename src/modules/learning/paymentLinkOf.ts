import type { PayloadRequest } from 'payload'

import { learningOptions } from './learningOptions.js'

type Sold = { id: string; price?: { amount?: number | null } | undefined }

/** The slug of the link that a course is paid by; null for a free course, and where none is open. */
export async function paymentLinkOf(
  req: PayloadRequest,
  { id, price }: Sold,
): Promise<string | null> {
  if (!price?.amount) return null
  const { findPaymentLink } = learningOptions(req.payload)
  return (await findPaymentLink?.(req, id)) ?? null
}
