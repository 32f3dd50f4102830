import { assistantTables } from './modules/assistant/tables.js'
import { telemetryTables } from './modules/assistant/telemetry/tables.js'
import { discoveryTables } from './modules/discovery/tables.js'
import { learningTables } from './modules/learning/tables.js'
import { simulatorTables } from './modules/payments/gateway/simulator/tables.js'
import { paymentsTables } from './modules/payments/tables.js'
import { tables as platformTables } from './platform/database/tables.js'

/** The tables beside those that Payload makes of the collections. */
export const tables = {
  ...platformTables,
  ...discoveryTables,
  ...learningTables,
  ...paymentsTables,
  ...simulatorTables,
  ...assistantTables,
  ...telemetryTables,
}
