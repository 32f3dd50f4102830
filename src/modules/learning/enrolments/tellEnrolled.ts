import type { PayloadRequest } from 'payload'

import { announceChange } from '../../../platform/cache/announceChange.js'
import { type Enrolled, learningOptions } from '../learningOptions.js'

/** Tells the rest of the product of a new enrolment, in its transaction; the tag is for who counts them. */
export async function tellEnrolled(req: PayloadRequest, enrolled: Enrolled): Promise<void> {
  await learningOptions(req.payload).onEnrolled?.(req, enrolled)
  await announceChange(req, ['enrolments'])
}
