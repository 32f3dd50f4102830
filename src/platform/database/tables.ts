import { publishedSlugsTable } from '../content/publishedSlugsTable.js'
import { idempotencyKeysTable } from '../idempotency/idempotencyKeysTable.js'
import { jobWorkersTable } from '../jobs/jobWorkersTable.js'
import { rateLimitsTable } from '../limits/rateLimitsTable.js'
import { capturedMailsTable } from '../mail/capturedMailsTable.js'
import { measurementsTable } from '../measurements/measurementsTable.js'
import { otpAddressesTable } from '../otp/otpAddressesTable.js'
import { otpChallengesTable } from '../otp/otpChallengesTable.js'
import { topicEventsTable } from '../topics/topicEventsTable.js'

/** Tables of ours that are no collections: no caller reads or writes them through Payload. */
export const tables = {
  published_slugs: publishedSlugsTable,
  idempotency_keys: idempotencyKeysTable,
  job_workers: jobWorkersTable,
  rate_limits: rateLimitsTable,
  captured_mails: capturedMailsTable,
  measurements: measurementsTable,
  otp_challenges: otpChallengesTable,
  otp_addresses: otpAddressesTable,
  topic_events: topicEventsTable,
}
