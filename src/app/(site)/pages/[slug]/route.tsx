import { createLocalReq } from 'payload'

import type { PageAnswer } from '../../../../modules/site/schemas.js'
import type { Page } from '../../../../payload-types.js'
import { currentSlug } from '../../../../platform/content/currentSlug.js'
import { linkedTags } from '../../../../platform/content/tags.js'
import { renderBody } from '../../../../platform/content/renderBody.js'
import { slugPattern } from '../../../../platform/text.js'
import type { Site } from '../../Site.js'
import { withMarkdownVariant } from '../../_discovery/withMarkdownVariant.js'
import type { SitePage } from '../../_frame/SitePage.js'
import { missingPage } from '../../_frame/faultPages.js'
import { menuOf } from '../../_frame/menuOf.js'
import { published } from '../../_frame/published.js'
import { remember } from '../../_frame/remember.js'
import type { PageRequest } from '../../_frame/servePage.js'
import { movedTo, servePage } from '../../_frame/servePage.js'
import { PageHead } from '../../_parts/PageHead.js'
import { RichText } from '../../_parts/RichText.js'
import { Siblings } from '../../_parts/Siblings.js'
import { previewOf } from '../../_preview/previewOf.js'
import { servePreview } from '../../_preview/servePreview.js'

export const dynamic = 'force-dynamic'

/** A page that staff wrote; a former slug redirects to the current one. */
const page = servePage(async (site, asked) => {
  const draft = await preview(site, asked)
  if (draft) return draft
  const found = await readPage(site, asked.slug)
  if (found.kind === 'moved') return movedTo(site, `/pages/${found.slug}`)
  if (found.kind === 'missing') return missingPage(site)
  return pageOf(site, { ...found.page, html: found.html })
})

export const GET = withMarkdownVariant('pages', readVariant, page)

export const POST = servePreview(preview)

function preview(site: Site, asked: PageRequest) {
  return previewOf<PageAnswer>(site, asked, {
    collection: 'pages',
    show: (draft) => pageOf(site, draft),
  })
}

type Shown = Pick<PageAnswer, 'slug' | 'title' | 'html'> & { summary?: string | null | undefined }

function pageOf(site: Site, { slug, title, summary, html }: Shown): SitePage {
  return {
    title,
    description: summary,
    isDocument: true,
    body: (
      <div className="wrap">
        <PageHead title={title} lead={summary} />
        <div className="article">
          <RichText site={site} html={html} />
          <Others site={site} slug={slug} />
        </div>
      </div>
    ),
  }
}

async function readVariant(site: Site, slug: string) {
  const found = await readPage(site, slug)
  return found.kind === 'page' ? { kind: 'variant' as const, variant: found.page } : found
}

/** The other pages about the company, or the other pages about its services. */
function Others({ site: { menu, words, link }, slug }: { site: Site; slug: string }) {
  const { company, services } = menuOf(menu)
  const isService = services.some((page) => page.slug === slug)
  return (
    <Siblings
      title={isService ? words.frame.services : words.frame.company}
      items={(isService ? services : company).map((page) => ({
        ...page,
        href: link(`/pages/${page.slug}`),
      }))}
      present={link(`/pages/${slug}`)}
    />
  )
}

type Found =
  { kind: 'page'; page: Page; html: string } | { kind: 'moved'; slug: string } | { kind: 'missing' }

/** A published page with its text as HTML, or where it has moved to. */
export async function readPage({ payload, locale }: Site, slug: string): Promise<Found> {
  return remember<Found>(payload, {
    // A cache key prefix that no other key of the site has, whatever the page's slug.
    key: `/pages/${slug} ${locale}`,
    tags: linkedTags,
    load: () => load({ payload, locale }, slug),
    isKept: ({ kind }) => kind === 'page',
  })
}

async function load(
  { payload, locale }: Pick<Site, 'payload' | 'locale'>,
  slug: string,
): Promise<Found> {
  if (!slugPattern.test(slug)) return { kind: 'missing' }
  const req = await createLocalReq({ locale }, payload)
  const { docs } = await payload.find({
    ...published,
    collection: 'pages',
    where: { and: [published.where, { slug: { equals: slug } }] },
    limit: 1,
    depth: 1,
    req,
  })
  const [page] = docs
  if (page) return { kind: 'page', page, html: await renderBody(req, page.body) }
  const present = await currentSlug(req, 'pages', slug)
  return present ? { kind: 'moved', slug: present } : { kind: 'missing' }
}
