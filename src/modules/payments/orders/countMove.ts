import type { PayloadRequest } from 'payload'

import { afterCommit } from '../../../platform/database/afterCommit.js'
import { platformOf } from '../../../platform/platform.js'
import type { Fact, NewEvent } from './addEvent.js'
import type { OrderStatus } from '../Order.js'

type Move = { event: Pick<NewEvent, 'type' | 'fact'>; from: OrderStatus; to: OrderStatus }

const anomalies: Partial<Record<Fact, string>> = {
  amount_mismatch: 'payments.mismatch',
  duplicate_capture: 'payments.duplicate_capture',
}

/** Counts a new event for the assurance feed when its transaction commits; never after a rollback. */
export async function countMove(req: PayloadRequest, { event, from, to }: Move): Promise<void> {
  const names = [
    event.type === 'sent' && 'payments.initiated',
    // Winning a dispute restores what was deducted when it came.
    to === 'paid' && from !== 'paid' && from !== 'disputed' && 'payments.paid',
    event.fact && anomalies[event.fact],
  ].filter((name) => typeof name === 'string')
  if (names.length === 0) return
  const { measurements } = platformOf(req.payload)
  await afterCommit(req, () => {
    for (const name of names) measurements.count(name)
  })
}
