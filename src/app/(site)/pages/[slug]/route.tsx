import type { PageAnswer } from '../../../../modules/site/schemas.js'
import { startSlug } from '../../../../platform/content/linkFields.js'
import type { Site } from '../../Site.js'
import { withMarkdownVariant } from '../../_discovery/withMarkdownVariant.js'
import { missingPage } from '../../_frame/faultPages.js'
import type { PageRequest } from '../../_frame/servePage.js'
import { movedTo, servePage } from '../../_frame/servePage.js'
import { previewOf } from '../../_preview/previewOf.js'
import { servePreview } from '../../_preview/servePreview.js'
import { pageOf } from './pageOf.js'
import { readPage } from './readPage.js'

export const dynamic = 'force-dynamic'

/** A page that staff wrote; a former slug redirects to the current one. */
const page = servePage(async (site, asked) => {
  const draft = await preview(site, asked)
  if (draft) return draft
  const found = await readPage(site, asked.slug)
  if (found.kind === 'moved') return movedTo(site, `/pages/${found.slug}`)
  if (found.kind === 'missing') return missingPage(site)
  if (asked.slug === startSlug) return movedTo(site, '/')
  return pageOf(site, asked, { ...found.page, html: found.html })
})

export const GET = withMarkdownVariant('pages', readVariant, page)

export const POST = servePreview(preview)

function preview(site: Site, asked: PageRequest) {
  return previewOf<PageAnswer>(site, asked, {
    collection: 'pages',
    show: (draft) => pageOf(site, asked, draft),
  })
}

async function readVariant(site: Site, slug: string) {
  const found = await readPage(site, slug)
  return found.kind === 'page' ? { kind: 'variant' as const, variant: found.page } : found
}
