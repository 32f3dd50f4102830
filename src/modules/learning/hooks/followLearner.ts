import type { CollectionAfterChangeHook } from 'payload'

import type { Learner } from '../../../payload-types.js'
import { printName } from '../learners/printName.js'
import { endSessions } from '../sessions/endSessions.js'

/**
 * The consequences of a change by staff: a first name is put on waiting certificates; a learner who is blocked or gets
 * another address (possibly another person) is signed out everywhere.
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
