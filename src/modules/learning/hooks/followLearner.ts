import type { CollectionAfterChangeHook } from 'payload'

import type { Learner } from '../../../payload-types.js'
import { printName } from '../learners/printName.js'
import { endSessions } from '../sessions/endSessions.js'

/**
 * What a change by staff entails: a first name goes on waiting certificates; who is blocked, or has another
 * address and so may be another person, is signed out everywhere.
 */
export const followLearner: CollectionAfterChangeHook<Learner> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (doc.name) await printName(req, { learnerId: doc.id, name: doc.name })
  if (doc.blocked || doc.email !== previousDoc.email) {
    await endSessions(req, { learnerId: doc.id })
  }
}
