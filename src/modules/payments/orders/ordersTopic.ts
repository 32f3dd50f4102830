import { z } from 'zod'

import { staff } from '../../../platform/access.js'
import type { Topic } from '../../../platform/topics/Topic.js'
import { type EventType, eventTypes } from './PaymentEvents.js'
import { orderStatuses } from '../Order.js'

const status = z.enum(orderStatuses)

/** Order events for staff who do the accounts; they read the payer's details from the order itself. */
export const ordersTopic: Topic = {
  name: 'orders',
  summary: 'An order was made, or something happened to it (finance and admins)',
  access: staff('finance'),
  data: z.object({
    number: z.string(),
    type: z.enum(Object.keys(eventTypes) as [EventType]),
    from: status.optional(),
    status,
  }),
}
