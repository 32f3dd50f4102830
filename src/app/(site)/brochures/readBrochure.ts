import { slugOwner } from '../../../platform/content/publishedSlugs.js'
import { remember } from '../_frame/remember.js'
import type { Site } from '../Site.js'

type BrochureChoice = { id: string; slug: string; title: string; summary: string | null }

/** The brochures that visitors may request, by title. */
async function readBrochures({
  payload,
  locale,
}: Pick<Site, 'payload' | 'locale'>): Promise<BrochureChoice[]> {
  return remember(payload, {
    key: `brochures ${locale}`,
    tags: ['brochures'],
    load: async () => {
      const { docs } = await payload.find({
        collection: 'brochures',
        select: { slug: true, title: true, summary: true },
        sort: 'title',
        depth: 0,
        limit: 100,
        pagination: false,
        overrideAccess: false,
        locale,
      })
      return docs.map(({ id, slug, title, summary }) => ({
        id,
        slug,
        title,
        summary: summary ?? null,
      }))
    },
  })
}

/** The one that has this slug, or had it: what names a brochure goes on working when it is renamed. */
export async function readBrochure(
  site: Pick<Site, 'payload' | 'locale'>,
  slug: string,
): Promise<BrochureChoice | undefined> {
  const all = await readBrochures(site)
  const found = all.find((one) => one.slug === slug)
  if (found) return found
  const { payload } = site
  const { owner } = await remember(payload, {
    key: `brochure ${slug}`,
    tags: ['brochures'],
    load: async () => ({ owner: await slugOwner({ payload }, 'brochures', slug) }),
    isKept: (value) => value.owner !== undefined,
  })
  return all.find(({ id }) => id === owner)
}
