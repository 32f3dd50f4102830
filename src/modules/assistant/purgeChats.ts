import { z } from 'zod'

import { postgresOf } from '../../platform/database/requestDatabase.js'
import type { AnyTask } from '../../platform/jobs/createJobs.js'
import { deleteOldTurns } from './conversations/turnStore.js'
import { deleteOldQuestions } from './questions/questionStore.js'
import { deleteOldBudgets } from './upstream/tokenBudget.js'

/** Deletes conversations after a day, questions after 90 days, and old budgets. */
export const purgeChats: AnyTask = {
  name: 'assistant.purgeChats',
  schema: z.strictObject({}),
  cron: '23 * * * *',
  run: async (_, { payload }) => {
    const { pool } = postgresOf(payload)
    await deleteOldTurns(pool)
    await deleteOldQuestions(pool)
    await deleteOldBudgets(pool)
  },
}
