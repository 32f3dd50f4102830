import { createLocalReq, type TypedLocale } from 'payload'

import type { Page } from '../../../../payload-types.js'
import { currentSlug } from '../../../../platform/content/publishedSlugs.js'
import { linkedTags } from '../../../../platform/content/announce.js'
import { renderBody } from '../../../../platform/content/renderBody.js'
import { slugPattern } from '../../../../platform/text.js'
import { publishedAs } from '../../_frame/published.js'
import type { Found } from '../../_frame/readDocument.js'
import { remember } from '../../_frame/remember.js'
import { textLanguages } from '../../_frame/textLanguage.js'
import type { Site } from '../../Site.js'

type ReadPage = Page & { html: string }

type Reader = Pick<Site, 'payload' | 'locale' | 'defaultLocale'>

/** A published page with its text as HTML, or where it has moved to. */
export async function readPage(site: Site, slug: string): Promise<Found<ReadPage>> {
  return remember<Found<ReadPage>>(site.payload, {
    // A cache key prefix that no other key of the site has, whatever the page's slug.
    key: `/pages/${slug} ${site.locale}`,
    tags: linkedTags,
    load: () => load(site, slug),
    isKept: ({ kind }) => kind === 'found',
  })
}

const named = { slug: true, title: true } as const

/** What parts show of other documents is read by themselves: here it is enough to know which. */
const populate = {
  ...{ pages: named, courses: named, policies: named },
  ...{ partners: { slug: true }, faqs: { order: true }, brochures: { slug: true } },
} as const

async function load(site: Reader, slug: string): Promise<Found<ReadPage>> {
  if (!slugPattern.test(slug)) return { kind: 'missing' }
  const page = await find(site, slug)
  if (page) return { kind: 'found', document: await inOneLanguage(site, page) }
  const present = await currentSlug(await createLocalReq({}, site.payload), 'pages', slug)
  return present ? { kind: 'moved', slug: present } : { kind: 'missing' }
}

/** Parts that are written in the default language for the most part are all in it: no page is half translated. */
async function inOneLanguage(site: Reader, page: ReadPage): Promise<ReadPage> {
  if (!page.blocks?.length) return page
  const { text } = await textLanguages(site, 'pages', [page.slug])
  const lang = text(page.slug)
  return (lang && (await find({ ...site, locale: lang as TypedLocale }, page.slug))) || page
}

async function find({ payload, locale }: Reader, slug: string): Promise<ReadPage | undefined> {
  const req = await createLocalReq({ locale }, payload)
  const { docs } = await payload.find({
    ...publishedAs(slug),
    collection: 'pages',
    populate,
    req,
  })
  const [page] = docs
  return page && { ...page, html: await renderBody(req, page.body) }
}
