import type { PayloadRequest } from 'payload'

import { announceChange } from '../../../platform/cache/announceChange.js'
import { type Enrolled, learningOptions } from '../learningOptions.js'

/** Announces a new enrolment to other modules in its transaction; the tag clears cached counts. */
export async function tellEnrolled(req: PayloadRequest, enrolled: Enrolled): Promise<void> {
  await learningOptions(req.payload).onEnrolled?.(req, enrolled)
  await announceChange(req, ['enrolments'])
}
