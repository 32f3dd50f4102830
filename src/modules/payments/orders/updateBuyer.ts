import type { PayloadRequest } from 'payload'

import { query } from '../../../platform/database/requestDatabase.js'
import type { Billing } from '../Order.js'
import type { Customer } from '../schemas.js'

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
