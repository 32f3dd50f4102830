import type { Payload } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import type { Link } from './Link.js'
import { type Links, linksKey } from './loadLinks.js'

/**
 * A cached link by its current or former slug, in whichever language is cached; so use it only for fields that are the
 * same in all.
 */
export function knownLink(payload: Payload, slug: string): Link | undefined {
  const { localization } = payload.config
  const { cache } = platformOf(payload)
  for (const code of localization ? localization.localeCodes : []) {
    const links = cache.peek(linksKey(code)) as Links | undefined
    if (links) return links.bySlug.get(slug)
  }
  return undefined
}
