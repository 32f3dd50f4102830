import { type CollectionSlug, docAccessOperation, type PayloadRequest } from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'

type Target = { relationTo: string; value: string }

/** Whether the user of `req` may publish this document, and its collection supports scheduling. */
export async function mayPublish(
  req: PayloadRequest,
  { relationTo, value }: Target,
): Promise<boolean> {
  const { collections } = req.payload
  const collection = Object.hasOwn(collections, relationTo)
    ? collections[relationTo as CollectionSlug]
    : undefined
  if (!req.user || !collection || !hasScheduledPublishEnabled(collection.config)) return false
  const data = { _status: 'published' }
  const { update } = await docAccessOperation({ collection, data, id: value, req })
  return Boolean(update)
}
