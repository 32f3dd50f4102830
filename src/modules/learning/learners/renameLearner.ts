import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import { printName } from './printName.js'

/** Changes a learner's name. A certificate keeps the name it was issued with. */
export async function renameLearner(
  req: PayloadRequest,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await transact(req, async () => {
    const db = await requestDatabase(req)
    // Not through Payload, which would write back the other fields as it read them.
    await db.execute(
      sql`update learners set name = ${name}, updated_at = now() where id = ${id}::uuid`,
    )
    await printName(req, { learnerId: id, name })
  })
}
