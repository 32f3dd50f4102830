import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, RequestContext } from 'payload'

import type { Webhook } from '../../../payload-types.js'
import { makeSecret, sealSecret } from '../webhooks/secrets.js'

/** Secrets on their way into the one answer that shows them. */
const issued = new WeakMap<RequestContext, string>()

export const issueSecret: CollectionBeforeChangeHook<Webhook> = ({
  context,
  data,
  operation,
  req,
}) => {
  if (operation !== 'create') return data
  const secret = makeSecret()
  issued.set(context, secret)
  return { ...data, secretSealed: sealSecret(secret, req.payload.secret) }
}

export const showSecretOnce: CollectionAfterChangeHook<Webhook> = ({ context, doc, operation }) => {
  const secret = issued.get(context)
  if (operation !== 'create' || !secret) return doc
  issued.delete(context)
  return { ...doc, secret }
}
