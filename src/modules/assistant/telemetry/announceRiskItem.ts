import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'

import type { RiskItem } from '../../../payload-types.js'
import { redact } from '../message/redact.js'
import { addSignals } from './signals/addSignals.js'
import { declaredVectors } from './severity.js'

/** The public fields of a risk item; changes of other fields are not published. */
const publicFields = ['title', 'category', 'severity', 'status'] as const

type Declared = Pick<RiskItem, 'id' | (typeof publicFields)[number]>

/** Publishes a risk item or its change in the feed, in the same transaction. */
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

/** A deleted item is reported as closed, for readers who only follow the signals. */
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
      // The feed is public and must identify nobody, whatever staff write.
      category: redact(category.trim()).text,
      title: redact(title.trim()).text,
      mappings: {},
    },
  ])
}
