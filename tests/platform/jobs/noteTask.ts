import { z } from 'zod'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import type { Task } from '../../../src/platform/jobs/createJobs.js'

const schema = z.strictObject({ text: z.string() })

/** Writes each of its runs into the table `notes`, then does what `then` says. */
export function noteTask(then: Task<z.output<typeof schema>>['run'] = () => Promise.resolve()) {
  const task: Task<z.output<typeof schema>> = {
    name: 'test.note',
    schema,
    run: async (given, context) => {
      const { pool } = postgresOf(context.payload)
      await pool.query('insert into notes (text, pid) values ($1, $2)', [given.text, process.pid])
      await then(given, context)
    },
  }
  return task
}
