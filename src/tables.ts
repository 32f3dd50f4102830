import { simulatedPaymentsTable, simulatedRefundsTable } from './demo/gateway/simulatorTables.js'
import { capturedMailsTable } from './demo/mailbox/mailbox.js'
import { secondFactorsTable } from './modules/administration/signIn/secondFactor/secondFactorStore.js'
import { passkeysTable } from './modules/administration/signIn/passkeys/passkeyStore.js'
import {
  staffPlacesTable,
  staffSessionsTable,
} from './modules/administration/users/sessionStore.js'
import { signInStepsTable } from './modules/administration/signIn/signInSteps.js'
import { embedScriptsTable } from './doors/embed/embed.js'
import { chatTurnsTable } from './modules/assistant/conversations/turnStore.js'
import { chatBudgetTable } from './modules/assistant/upstream/tokenBudget.js'
import { signalsTable } from './modules/assurance/signals/signalStore.js'
import { statesTable } from './modules/assurance/states/stateStore.js'
import { searchMissesTable } from './modules/discovery/searches/missStore.js'
import { lessonAttemptsTable } from './modules/learning/enrolments/attemptStore.js'
import { learnerSessionsTable } from './modules/learning/learners/sessionStore.js'
import { paymentLinkVisitsTable } from './modules/payments/links/visits.js'
import { invoiceCountersTable } from './modules/payments/invoices/invoiceStore.js'
import { orderHoldsTable } from './modules/payments/orders/holds.js'
import { publishedSlugsTable } from './platform/content/publishedSlugs.js'
import { idempotencyKeysTable } from './platform/idempotency/keyStore.js'
import { jobWorkersTable } from './platform/jobs/holdWorkerLock.js'
import { rateLimitsTable } from './platform/limits/createLimits.js'
import { measurementsTable } from './platform/measurements/measurementStore.js'
import { otpAddressesTable, otpChallengesTable } from './platform/otp/otpChallengesTable.js'
import { topicEventsTable } from './platform/topics/topicEvents.js'

/** The tables beside those that Payload makes of the collections: no caller reads or writes them through Payload. */
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
  sign_in_steps: signInStepsTable,
  second_factors: secondFactorsTable,
  passkeys: passkeysTable,
  staff_sessions: staffSessionsTable,
  staff_places: staffPlacesTable,
  search_misses: searchMissesTable,
  learner_sessions: learnerSessionsTable,
  lesson_attempts: lessonAttemptsTable,
  order_holds: orderHoldsTable,
  invoice_counters: invoiceCountersTable,
  payment_link_visits: paymentLinkVisitsTable,
  simulated_payments: simulatedPaymentsTable,
  simulated_refunds: simulatedRefundsTable,
  chat_turns: chatTurnsTable,
  chat_budget: chatBudgetTable,
  assurance_signals: signalsTable,
  assurance_states: statesTable,
  embed_scripts: embedScriptsTable,
}
