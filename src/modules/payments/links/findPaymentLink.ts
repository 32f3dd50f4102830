import type { PayloadRequest } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { availability } from './availability.js'
import { countUses } from './countUses.js'
import { loadLinks } from './loadLinks.js'

/** The slug of the open link that a course is paid by; of several the newest. */
export async function findPaymentLink(
  req: PayloadRequest,
  courseId: string,
): Promise<string | undefined> {
  const { all } = await loadLinks(req, requestLocale(req, undefined))
  const selling = all.filter(({ kind, course }) => kind === 'gateway' && course?.id === courseId)
  const limited = selling.filter(({ maxUses }) => maxUses !== null)
  const uses = await countUses(
    req,
    limited.map(({ id }) => id),
  )
  const now = platformOf(req.payload).clock.now().getTime()
  return selling.find(
    (link) => availability(link, { now, uses: uses.get(link.id) ?? 0 }) === 'open',
  )?.slug
}
