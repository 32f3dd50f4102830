import { Document } from './Document.js'
import type { Site } from '../Site.js'
import type { SitePage } from './SitePage.js'
import { siteAssets } from './siteAssets.js'

/** The answer with a page's HTML. It holds the nonce of its request, so that nothing may keep it. */
export async function renderPage(site: Site, page: SitePage): Promise<Response> {
  // Next refuses the static import, meant for components; a route's own answer has no other way to HTML.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const html = renderToStaticMarkup(
    <Document site={site} page={page} assets={await siteAssets()} />,
  )
  return new Response(`<!doctype html>${html}`, {
    status: page.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': site.locale,
      'cache-control': page.isPersonal ? 'private, no-store' : 'private, no-cache',
      ...(page.isListed === false && { 'x-robots-tag': 'noindex' }),
    },
  })
}
