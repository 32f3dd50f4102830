import type { Payload, TypedLocale } from 'payload'

import type { Menu } from '../Site.js'
import { published } from './published.js'
import { remember } from './remember.js'

/** The titles of published pages and policies, for menus. */
export async function readMenu(payload: Payload, locale: TypedLocale): Promise<Menu> {
  return remember(payload, {
    key: `menu ${locale}`,
    tags: ['pages', 'policies'],
    load: async () => {
      const every = { ...published, depth: 0, limit: 200, locale } as const
      const named = { slug: true, title: true, summary: true } as const
      const [pages, policies] = await Promise.all([
        payload.find({ ...every, collection: 'pages', select: named }),
        payload.find({
          ...every,
          collection: 'policies',
          select: { ...named, version: true, effectiveDate: true },
        }),
      ])
      const byTitle = (a: { title: string }, b: { title: string }) =>
        a.title.localeCompare(b.title, locale)
      return { pages: pages.docs.toSorted(byTitle), policies: policies.docs.toSorted(byTitle) }
    },
  })
}
