import { z } from 'zod'

import { leadStatuses } from '../schemas.js'

const leads = z.int()

/** The longest list of sources; rarer ones are counted together. */
export const maxSources = 20

/** Leads received between two days (UTC): by day, by source and by current status. */
export const LeadTotals = z
  .object({
    from: z.iso.date(),
    until: z.iso.date(),
    total: leads,
    days: z.array(z.object({ day: z.iso.date(), leads })),
    sources: z.array(z.object({ source: z.string().nullable(), leads })).max(maxSources),
    otherSources: leads,
    stages: z.array(z.object({ stage: z.enum(leadStatuses), leads })),
  })
  .meta({ id: 'LeadTotals' })

export type LeadTotals = z.output<typeof LeadTotals>
