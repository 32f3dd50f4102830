import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { query } from '../../../platform/database/requestDatabase.js'
import { dayOf, daysOf, inDays, type Days } from '../../../platform/days.js'
import { platformOf } from '../../../platform/platform.js'
import { leadStatuses } from '../schemas.js'

type TotalRow = {
  by: 'day' | 'source' | 'stage'
  day: string | null
  source: string | null
  stage: string | null
  leads: number
}

/** Counts the leads of these days in one statement; of the last 30 days in UTC by default. */
export async function readLeadTotals(
  req: PayloadRequest,
  asked?: Partial<Days>,
): Promise<LeadTotals> {
  const days = daysOf(platformOf(req.payload).clock, asked)
  const rows = await countLeads(req, days)
  const of = (by: TotalRow['by']) => rows.filter((row) => row.by === by)
  const sum = (some: readonly { leads: number }[]) =>
    some.reduce((all, { leads }) => all + leads, 0)
  const sources = of('source')
  return LeadTotals.parse({
    ...days,
    total: sum(sources),
    days: of('day').sort((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1)),
    sources: sources.slice(0, maxSources),
    otherSources: sum(sources.slice(maxSources)),
    stages: leadStatuses.map((stage) => ({
      stage,
      leads: sum(of('stage').filter((row) => row.stage === stage)),
    })),
  })
}

async function countLeads(req: PayloadRequest, days: Days): Promise<TotalRow[]> {
  return query<TotalRow>(req)`
    with received as (
      select ${dayOf(sql`created_at`)} as day, nullif(source, '') as source, status::text as stage
      from leads where ${inDays(sql`created_at`, days)})
    select case when grouping(day) = 0 then 'day' when grouping(source) = 0 then 'source'
      else 'stage' end as by, day, source, stage, count(*)::int as leads
    from received group by grouping sets ((day), (source), (stage))
    order by leads desc, source`
}

const leads = z.int()

/** The longest list of sources; rarer ones are counted together. */
const maxSources = 20

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
