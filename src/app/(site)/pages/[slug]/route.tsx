import type { PageAnswer } from '../../../../modules/discovery/schemas.js'
import { withTwin } from '../../_discovery/withTwin.js'
import { missingPage } from '../../_frame/faultPages.js'
import { menuOf } from '../../_frame/menuOf.js'
import { type Asked, movedTo, servePage } from '../../_frame/servePage.js'
import type { Site } from '../../Site.js'
import type { SitePage } from '../../_frame/SitePage.js'
import { PageHead } from '../../_parts/PageHead.js'
import { RichText } from '../../_parts/RichText.js'
import { Siblings } from '../../_parts/Siblings.js'
import { previewOf } from '../../_preview/previewOf.js'
import { servePreview } from '../../_preview/servePreview.js'
import { readPage } from './readPage.js'

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

export const GET = withTwin('pages', readTwin, page)

export const POST = servePreview(preview)

function preview(site: Site, asked: Asked) {
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

async function readTwin(site: Site, slug: string) {
  const found = await readPage(site, slug)
  return found.kind === 'page' ? { kind: 'twin' as const, twin: found.page } : found
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
