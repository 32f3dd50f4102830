import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { addAuditEntry } from '../audit/addAuditEntry.js'
import { makeSecret, sealSecret } from './secrets.js'

/**
 * Replaces an endpoint's secret. For 24 hours messages are also signed with the former one, so that the receiver can
 * switch without losing any. Throws `not_found`.
 */
export async function replaceSecret(
  req: PayloadRequest,
  id: string,
): Promise<{ secret: string; previousValidUntil: string }> {
  const secret = makeSecret()
  return transact(req, async () => {
    const db = await requestDatabase(req)
    const { rows } = await db.execute<{ until: string }>(sql`
      update webhooks set previous_secret_sealed = secret_sealed,
        previous_valid_until = now() + interval '24 hours',
        secret_sealed = ${sealSecret(secret, req.payload.secret)}, updated_at = now()
      where id::text = ${id} returning previous_valid_until as until`)
    const [row] = rows
    if (!row) throw new Problem(problems.notFound)
    await addAuditEntry(req, {
      action: 'update',
      target: 'webhooks',
      targetId: id,
      after: { secret: '[secret]' },
    })
    return { secret, previousValidUntil: new Date(row.until).toISOString() }
  })
}
