import type { CollectionAfterChangeHook } from 'payload'

import { noteSlug } from '../../../platform/content/rememberSlug.js'
import type { PaymentLink } from '../../../payload-types.js'

/** Remembers a slug that visitors may have seen. */
export const rememberLinkSlug: CollectionAfterChangeHook<PaymentLink> = async ({
  collection,
  doc,
  req,
}) => {
  if (doc.state === 'draft') return
  await noteSlug(req, { collection: collection.slug, slug: doc.slug, documentId: doc.id })
}
