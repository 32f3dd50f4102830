import type { PayloadRequest } from 'payload'

import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { findOrder } from '../orders/findOrder.js'
import type { Order } from '../Order.js'

/** Finds the order in a path by its number or id; throws `not_found`. */
export async function staffOrder(req: PayloadRequest, name: string): Promise<Order> {
  const order = (await findOrder(req, { number: name })) ?? (await findOrder(req, { id: name }))
  if (order) return order
  throw new Problem(problems.notFound, { detail: 'There is no such order.' })
}
