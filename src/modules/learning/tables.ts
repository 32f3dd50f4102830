import { learnerSessionsTable } from './sessions/learnerSessionsTable.js'

/** Tables of this module that are no collections. */
export const learningTables = { learner_sessions: learnerSessionsTable }
