import { z } from 'zod'

const count = z.int()

/** The longest list of links, which keeps the most visited ones. */
export const maxLinks = 100

const Link = z.object({
  link: z.string(),
  kind: z.enum(['gateway', 'external']),
  visits: count,
  orders: count.nullable(),
  paid: count.nullable(),
  conversion: z.number().nullable(),
})

/** The visits of payment links and their outcomes between two days (UTC). */
export const LinkTotals = z
  .object({ from: z.iso.date(), until: z.iso.date(), links: z.array(Link).max(maxLinks) })
  .meta({ id: 'PaymentLinkTotals' })

export type LinkTotals = z.output<typeof LinkTotals>
