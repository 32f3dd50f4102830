import type { PayloadRequest } from 'payload'

import { query } from '../../../platform/database/requestDatabase.js'
import type { Billing } from '../Order.js'
import type { Customer } from '../schemas.js'
import { transition } from './transition.js'

/** Gives a paid order another date, and says so on its timeline; the caller has made sure of the places. */
export async function moveOrder(
  req: PayloadRequest,
  { orderId, session }: { orderId: string; session: string },
): Promise<void> {
  await transition(req, {
    orderId,
    decide: ({ number, version }) => ({
      event: {
        key: `${number} moved ${String(version)}`,
        type: 'note',
        source: 'staff',
        message: 'Moved to another date.',
      },
    }),
  })
  await query(req)`update orders set session_id = ${session}::uuid where id = ${orderId}::uuid`
}

type Buyer = { customer: Customer; billing: Billing | undefined }

/** Takes over what the form of an unpaid order says when it is sent again; the order must be locked. */
export async function updateBuyer(
  req: PayloadRequest,
  id: string,
  { customer: { name, email, phone }, billing }: Buyer,
): Promise<void> {
  await query(req)`
    update orders set customer_name = coalesce(${name ?? null}, customer_name),
      customer_email = coalesce(${email ?? null}, customer_email),
      customer_phone = coalesce(${phone ?? null}, customer_phone)
    where id = ${id}`
  if (!billing) return
  const { company, address, country, taxId } = billing
  await query(req)`
    update orders set billing_company = ${company || null}, billing_address = ${address || null},
      billing_country = ${country ?? null}, billing_tax_id = ${taxId || null}
    where id = ${id}`
}
