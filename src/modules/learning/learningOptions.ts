import type { Payload, PayloadRequest } from 'payload'

/** Somebody has been enrolled; the ids alone, for what is told of it may leave later. */
export type Enrolled = {
  enrolmentId: string
  learnerId: string
  courseId: string
  /** The order that paid for it. */
  order?: string
}

export type Completed = {
  enrolmentId: string
  learnerId: string
  courseId: string | null
  /** False where it was completed before, and only the certificate is new. */
  isCompleted: boolean
  /** The number of a certificate that was issued now. */
  certificate: string | null
}

/** The payment link of a course, and how many may still pay by it; null where there is none, or no limit. */
export type Offer = { link: string | null; remaining: number | null }

export type LearningOptions = {
  /** `LMS_SIGNUP`: by `open`, the default, the first sign-in makes a learner; by `invite` staff enter each first. */
  signup?: 'open' | 'invite'
  /** Told of every new enrolment in its transaction; what it throws undoes the enrolment. */
  onEnrolled?: (req: PayloadRequest, enrolled: Enrolled) => Promise<void>
  /** Told of a completed course, an issued certificate or both, in the transaction that made it so. */
  onCompleted?: (req: PayloadRequest, completed: Completed) => Promise<void>
  /** How each course is sold now, by its id; one that nobody can pay for is not there. */
  findOffers?: (req: PayloadRequest) => Promise<ReadonlyMap<string, Offer>>
}

/** What the learning module of this Payload was given; it hangs on the configuration, as the platform does. */
export function learningOptions(payload: Pick<Payload, 'config'>): LearningOptions {
  const { learning } = payload.config.custom as { learning?: LearningOptions }
  if (!learning) throw new Error('This configuration has no learning module')
  return learning
}
