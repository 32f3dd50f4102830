import type { PayloadRequest } from 'payload'

import { query } from '../../../platform/database/requestDatabase.js'
import { transition } from './transition.js'

/** Gives a paid order another date, and says so on its timeline; the caller has made sure of the places. */
export async function moveOrder(
  req: PayloadRequest,
  { orderId, session }: { orderId: string; session: string },
): Promise<void> {
  await transition(req, {
    orderId,
    decide: ({ number, version }) => ({
      event: {
        key: `${number} moved ${String(version)}`,
        type: 'note',
        source: 'staff',
        message: 'Moved to another date.',
      },
    }),
  })
  await query(req)`update orders set session_id = ${session}::uuid where id = ${orderId}::uuid`
}
