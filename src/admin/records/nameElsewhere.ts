import type { CollectionSlug, Payload } from 'payload'

import { localization } from '../../platform/localization.js'
import { readPath } from '../readPath.js'

/** What a document without a name in the open language is called in another, English first. */
export async function nameElsewhere(
  payload: Payload,
  collection: CollectionSlug,
  id: number | string,
): Promise<string> {
  const found: unknown = await payload.findByID({
    ...{ collection, id, locale: 'all', draft: true, depth: 0, disableErrors: true },
  })
  const names = readPath(found, payload.collections[collection].config.admin.useAsTitle ?? 'id')
  const written = localization.locales.map(({ code }) => readPath(names, code))
  return (
    written.find((name): name is string => typeof name === 'string' && name !== '') ?? 'Untitled'
  )
}
