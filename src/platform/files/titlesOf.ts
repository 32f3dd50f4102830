import { isolateObjectProperty, type CollectionSlug, type PayloadRequest } from 'payload'

/** The titles of documents, each in the first language that has one. */
export async function titlesOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    ...{ collection, where: { id: { in: [...ids] } } },
    ...{ locale: 'all', depth: 0, pagination: false, overrideAccess: true },
    // Payload gives the request of a call another context, and by theirs hooks know the change that they belong to.
    req: isolateObjectProperty(req, ['context', 'fallbackLocale', 'locale']),
  })
  const field = req.payload.collections[collection].config.admin.useAsTitle ?? 'id'
  return docs.map((doc) => {
    const title = (doc as unknown as Record<string, unknown>)[field]
    const texts = typeof title === 'object' && title !== null ? Object.values(title) : [title]
    return (
      texts.find((text): text is string => typeof text === 'string' && text !== '') ?? 'Untitled'
    )
  })
}
