import type { PayloadRequest } from 'payload'

import { transact } from '../../../platform/database/transact.js'
import { learningOptions, type RefundedOrder } from '../learningOptions.js'
import { releasePlaces } from './attendeeStore.js'
import { tellAll } from './courseNews.js'
import { lockCourseSessions } from './courseSessionStore.js'

/**
 * Ends the places of a date that was cancelled, tells everybody who had or booked one, and sends their money back: all
 * of it or nothing. Calling it again finds nobody left to tell, and refunds only what is not refunded yet.
 */
export async function releaseDate(req: PayloadRequest, session: string): Promise<RefundedOrder[]> {
  const { findBuyers, refundDate } = learningOptions(req.payload)
  return transact(req, async () => {
    await lockCourseSessions(req, { ids: [session] })
    const buyers = (await findBuyers?.(req, { session })) ?? []
    const attendees = await releasePlaces(req, session)
    await tellAll(req, { kind: 'cancelled', session, attendees, buyers })
    return (await refundDate?.(req, session)) ?? []
  })
}
