import { responseOf } from '../../../platform/http/bodyBytes.js'
import { keepTogether } from '../../../platform/localization.js'
import { Document } from './Document.js'
import type { Site } from '../Site.js'
import { isIndexed, type SitePage } from './SitePage.js'
import { siteAssets } from './siteAssets.js'

/** The response with a page's HTML. It contains the nonce of its request, so only the front door may keep it. */
export async function renderPage(site: Site, page: SitePage): Promise<Response> {
  // Next refuses the static import, which it reserves for components; a route has no other way to render HTML.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const html = renderToStaticMarkup(
    <Document site={site} page={page} assets={await siteAssets()} />,
  )
  const bytes = Buffer.from(`<!doctype html>${keepTogether(html, site.locale)}`)
  return responseOf(bytes, {
    status: page.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': site.locale,
      'cache-control': page.isPersonal ? 'private, no-store' : 'private, no-cache',
      ...(!isIndexed(page) && { 'x-robots-tag': 'noindex' }),
      ...(isKept(site, page) && { 'x-keep': 'yes' }),
    },
  })
}

function isKept({ isKeepable }: Site, { isForAll, isPersonal, status = 200 }: SitePage): boolean {
  return isKeepable && isForAll === true && !isPersonal && status === 200
}
