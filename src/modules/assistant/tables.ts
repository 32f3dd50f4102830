import { chatTurnsTable } from './conversations/chatTurnsTable.js'
import { chatBudgetTable } from './upstream/chatBudgetTable.js'

/** Tables of this module that are no collections. */
export const assistantTables = { chat_turns: chatTurnsTable, chat_budget: chatBudgetTable }
