import type { PayloadRequest } from 'payload'

import { query } from '../../../platform/database/requestDatabase.js'
import { Problem } from '../../../platform/http/Problem.js'
import type { Billing } from '../Order.js'
import { illegalMove } from '../problems.js'
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

/** Corrects the address of a payer, and says on the timeline that it was; throws `illegal_move` where there is none. */
export async function correctBuyer(req: PayloadRequest, orderId: string, email: string) {
  await transition(req, {
    orderId,
    decide: (order) => {
      // Somebody who was erased does not come back.
      if (!order.email)
        throw new Problem(illegalMove, { detail: 'There is no address to correct.' })
      const key = `${order.number} address ${String(order.version)}`
      const message = 'The address of the payer was corrected.'
      return { event: { key, type: 'staff', source: 'staff', message } }
    },
    afterwards: () => updateBuyer(req, orderId, { customer: { email }, billing: undefined }),
  })
}

type Buyer = { customer: Customer; billing: Billing | undefined }

/** Takes over what the form of an order says when it is sent again; the order must be locked. */
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
