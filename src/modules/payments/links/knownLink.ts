import type { Payload } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import type { Link } from './Link.js'
import { type Links, linksKey } from './loadLinks.js'

/**
 * The link of a slug as it stands, present or former, where the links are in memory; in whichever language they are,
 * so only for what is the same in all.
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
