import { z } from 'zod'

import { staff } from '../../../platform/access.js'
import type { Topic } from '../../../platform/topics/Topic.js'
import { leadEventTypes } from './LeadEvents.js'
import { leadStatuses } from '../schemas.js'

/** Lead events for staff; they read the person's details from the lead itself. */
export const leadsTopic: Topic = {
  name: 'leads',
  summary: 'A lead was received or worked on (sales and admins)',
  access: staff('sales'),
  data: z.object({
    lead: z.string(),
    type: z.enum(Object.keys(leadEventTypes) as [keyof typeof leadEventTypes]),
    status: z.enum(leadStatuses).optional(),
  }),
}
