import type { Payload, TypedLocale } from 'payload'

import { linkedTags } from '../../../platform/content/announce.js'
import type { Navigation } from '../Site.js'
import { remember } from './remember.js'

export const noNavigation: Navigation = { items: [], calls: [], columns: [], legal: null }

const named = { slug: true, title: true } as const

/** What staff made of the header and the footer; empty lists stand for the usual links. */
export function readNavigation(payload: Payload, locale: TypedLocale): Promise<Navigation> {
  return remember(payload, {
    key: `navigation ${locale}`,
    tags: ['header', 'footer', ...linkedTags],
    load: async () => {
      const populate = { pages: named, courses: named, policies: named }
      const read = { depth: 1, locale, overrideAccess: false, populate } as const
      const [{ items, calls }, { columns, legal }] = await Promise.all([
        payload.findGlobal({ ...read, slug: 'header' }),
        payload.findGlobal({ ...read, slug: 'footer' }),
      ])
      return {
        items: items ?? [],
        calls: calls ?? [],
        columns: columns ?? [],
        legal: legal ?? null,
      }
    },
  })
}
