import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'

import type { RiskItem } from '../../../payload-types.js'
import { redact } from '../message/redact.js'
import { addSignals } from './signals/addSignals.js'
import { declaredVectors } from './severity.js'

/** What of a risk item the public sees; a change of anything else is nobody else's business. */
const publicFields = ['title', 'category', 'severity', 'status'] as const

type Declared = Pick<RiskItem, 'id' | (typeof publicFields)[number]>

/** Tells a risk item, or the change of one, in the feed: in the transaction that makes it. */
export const announceDeclared: CollectionAfterChangeHook<RiskItem> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isNew = operation === 'create'
  if (!isNew && publicFields.every((name) => doc[name] === previousDoc[name])) return
  await tell(req, doc, isNew ? 'declared' : 'changed')
}

/** A deleted item is over, also for those who only know its signals. */
export const announceWithdrawn: CollectionAfterDeleteHook<RiskItem> = ({ doc, req }) =>
  tell(req, { ...doc, status: 'closed' }, 'withdrawn')

async function tell(req: PayloadRequest, item: Declared, event: string): Promise<void> {
  const { id, title, category, severity, status } = item
  await addSignals(req, [
    {
      type: `foyer.risk_item.${event}.v1`,
      source: '/api/risk-items',
      subject: `risk-items/${id}`,
      severity: declaredVectors[severity],
      disposition: status === 'open' ? 'allowed' : 'blocked',
      status,
      origin: 'declared',
      // The feed is public and names nobody, whatever staff write (CONTRACT section 5).
      category: redact(category.trim()).text,
      title: redact(title.trim()).text,
      mappings: {},
    },
  ])
}
