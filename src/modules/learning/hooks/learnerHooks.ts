import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  EmailFieldValidation,
} from 'payload'

import type { Learner } from '../../../payload-types.js'
import { announceChange } from '../../../platform/cache/announceChange.js'
import { forgetMailsAbout } from '../../../platform/mail/outbox/MailFailures.js'
import { emailAddress } from '../../../platform/otp/otpProof.js'
import { eraseCertificates, printName } from '../certificates/certificateStore.js'
import { freePlaces } from '../bookings/freePlaces.js'
import { bookingIdsOf, lockAttendee, renameAttendee } from '../enrolments/bookingStore.js'
import { deleteEnrolments } from '../enrolments/enrolmentStore.js'
import { placesTag } from '../enrolments/places.js'
import { lockLearner, sealLearner } from '../learners/learnerStore.js'
import { endSessions } from '../learners/sessionStore.js'

/** The address must be one that learners can type at sign-in, in the normalized form used to look them up. */
export const checkLearnerEmail: EmailFieldValidation = (value) => {
  const { data } = emailAddress.safeParse(value)
  if (data !== undefined && data === value) return true
  if (data === undefined) return 'Enter one email address, as in name@company.example.'
  return `Write the address as ${data}.`
}

/** Their places follow a learner to another address: by it they are told of changes, and are erased. */
export const moveSeats: CollectionBeforeChangeHook<Learner> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data
  if (!data.email || data.email === originalDoc.email) return data
  await lockLearner(req, originalDoc.id)
  await lockAttendee(req, originalDoc.id)
  await renameAttendee(req, originalDoc.id, data.email)
  return data
}

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

/** Deletes a learner's sessions, certificates and enrolments before the learner. */
export const forgetLearner: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const learnerId = String(id)
  await lockLearner(req, learnerId)
  await lockAttendee(req, learnerId)
  await sealLearner(req, learnerId)
  await endSessions(req, { learnerId })
  // Also those to an address that they had before.
  await forgetMailsAbout(req, [learnerId, ...(await bookingIdsOf(req, learnerId))])
  await eraseCertificates(req, learnerId)
  await deleteEnrolments(req, learnerId)
  await freePlaces(req, { learnerId })
  await announceChange(req, ['enrolments', 'certificates', placesTag])
}
