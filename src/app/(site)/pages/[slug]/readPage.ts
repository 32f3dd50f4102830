import { createLocalReq } from 'payload'

import type { Page } from '../../../../payload-types.js'
import { currentSlug } from '../../../../platform/content/publishedSlugs.js'
import { linkedTags } from '../../../../platform/content/announce.js'
import { renderBody } from '../../../../platform/content/renderBody.js'
import { slugPattern } from '../../../../platform/text.js'
import { published } from '../../_frame/published.js'
import type { Found } from '../../_frame/readDocument.js'
import { remember } from '../../_frame/remember.js'
import type { Site } from '../../Site.js'

type ReadPage = Page & { html: string }

/** A published page with its text as HTML, or where it has moved to. */
export async function readPage({ payload, locale }: Site, slug: string): Promise<Found<ReadPage>> {
  return remember<Found<ReadPage>>(payload, {
    // A cache key prefix that no other key of the site has, whatever the page's slug.
    key: `/pages/${slug} ${locale}`,
    tags: linkedTags,
    load: () => load({ payload, locale }, slug),
    isKept: ({ kind }) => kind === 'found',
  })
}

const named = { slug: true, title: true } as const

/** What parts show of other documents is read by themselves: here it is enough to know which. */
const populate = {
  ...{ pages: named, courses: named, policies: named },
  ...{ partners: { slug: true }, faqs: { order: true }, brochures: { slug: true } },
} as const

async function load(
  { payload, locale }: Pick<Site, 'payload' | 'locale'>,
  slug: string,
): Promise<Found<ReadPage>> {
  if (!slugPattern.test(slug)) return { kind: 'missing' }
  const req = await createLocalReq({ locale }, payload)
  const { docs } = await payload.find({
    ...published,
    collection: 'pages',
    where: { and: [published.where, { slug: { equals: slug } }] },
    limit: 1,
    depth: 1,
    populate,
    req,
  })
  const [page] = docs
  if (page) {
    return { kind: 'found', document: { ...page, html: await renderBody(req, page.body) } }
  }
  const present = await currentSlug(req, 'pages', slug)
  return present ? { kind: 'moved', slug: present } : { kind: 'missing' }
}
