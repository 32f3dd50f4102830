import type { CollectionAfterChangeHook } from 'payload'

import type { Enrolment } from '../../../payload-types.js'
import { tellEnrolled } from '../enrolments/tellEnrolled.js'

/** Announces an enrolment made by staff like any other. */
export const announceEnrolled: CollectionAfterChangeHook<Enrolment> = async ({
  doc,
  operation,
  req,
}) => {
  const [learnerId, courseId] = [idOf(doc.learner), idOf(doc.course)]
  if (operation !== 'create' || !learnerId || !courseId) return
  await tellEnrolled(req, { enrolmentId: doc.id, learnerId, courseId })
}

function idOf(value: string | { id: string } | null | undefined): string | undefined {
  return typeof value === 'object' ? value?.id : value
}
