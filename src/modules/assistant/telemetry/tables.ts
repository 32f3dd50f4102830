import { signalsTable } from './signals/signalsTable.js'
import { statesTable } from './statesTable.js'

/** Tables of the feed; nobody reads or writes them through Payload. */
export const telemetryTables = { assurance_signals: signalsTable, assurance_states: statesTable }
