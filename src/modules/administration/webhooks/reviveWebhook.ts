import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'

import type { Webhook } from '../../../payload-types.js'
import { deliverSoon } from './deliverWebhooks.js'

/** A disabled endpoint that staff switch on starts afresh. */
export const reviveWebhook: CollectionBeforeChangeHook<Webhook> = ({ data, originalDoc }) =>
  data.enabled && originalDoc?.deadSince ? { ...data, deadSince: null, failingSince: null } : data

/** Messages that waited while it was off are sent now. */
export const takeUpDeliveries: CollectionAfterChangeHook<Webhook> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isSwitchedOn = operation === 'update' && doc.enabled && !previousDoc.enabled
  if (isSwitchedOn) await deliverSoon(req, { webhook: doc.id })
}
