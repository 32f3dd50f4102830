import { platformOf } from '../../../platform/platform.js'
import { failedPage } from './faultPages.js'
import { openBareSite, openSite } from './openSite.js'
import { renderPage } from './renderPage.js'
import type { Site } from './Site.js'
import type { SitePage } from './SitePage.js'

/** Next gives no parameters to a route without any. */
type Context = { params: Promise<Record<string, string | string[] | undefined> | undefined> }
type Asked = { slug: string; query: URLSearchParams }

/**
 * The GET handler of a page. It renders the HTML itself: a page of Next's router brings 144 kB of scripts, and shows
 * nothing without them where a document is missing or a read failed (measured, Next 16.4.6).
 */
export function servePage(build: (site: Site, asked: Asked) => Promise<SitePage | Response>) {
  return async (request: Request, { params }: Context): Promise<Response> => {
    try {
      const site = await openSite(request)
      const slug = (await params)?.slug
      const query = new URLSearchParams(site.search)
      const page = await build(site, { slug: typeof slug === 'string' ? slug : '', query })
      return page instanceof Response ? page : await renderPage(site, page)
    } catch (error) {
      return answerFailure(request, error)
    }
  }
}

/** A permanent redirect to where the document is now; the query stays. */
export function movedTo(site: Site, path: string): Response {
  return new Response(null, { status: 301, headers: { location: path + site.search } })
}

async function answerFailure(request: Request, error: unknown): Promise<Response> {
  const bare = await openBareSite(request)
  platformOf(bare.payload).log.error({ err: error, path: bare.path, msg: 'page failed' })
  const site = await openSite(request).catch(() => bare)
  return renderPage(site, failedPage(site))
}
