import { simulatedPaymentsTable } from './simulatedPaymentsTable.js'
import { simulatedRefundsTable } from './simulatedRefundsTable.js'

/** The simulator's own memory; empty wherever it is not mounted. */
export const simulatorTables = {
  simulated_payments: simulatedPaymentsTable,
  simulated_refunds: simulatedRefundsTable,
}
