import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import type { Order } from '../Order.js'
import { findOrder } from '../orders/orderStore.js'

const Id = z.guid()

/** Finds the order in a path by its number or id; throws `not_found`. */
export async function staffOrder(req: PayloadRequest, name: string): Promise<Order> {
  const order = await findOrder(req, Id.safeParse(name).success ? { id: name } : { number: name })
  if (order) return order
  throw new Problem(problems.notFound, { detail: 'There is no such order.' })
}
