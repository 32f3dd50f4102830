import { z } from 'zod'

/** What the platform said, and when; `stale` where it is an earlier answer, because there is no newer one. */
export const PlatformAnswer = z
  .object({ data: z.unknown(), stale: z.boolean(), fetchedAt: z.iso.datetime() })
  .meta({ id: 'GovernanceAnswer' })

export type PlatformAnswer = z.output<typeof PlatformAnswer>

/** The platform's own id of a system: one segment of a path, never a way out of it. */
export const systemId = z.string().regex(/^(?!\.{1,2}$)[\w.~-]{1,128}$/)
