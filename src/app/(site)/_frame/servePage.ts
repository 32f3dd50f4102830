import { findRedirect } from '../../../platform/content/redirects.js'
import { problemOf } from '../../../platform/http/failureResponse.js'
import { platformOf } from '../../../platform/platform.js'
import { busyPage, failedPage, refusedPage } from './faultPages.js'
import { openBareSite, openSite } from './openSite.js'
import { renderPage } from './renderPage.js'
import type { Site } from '../Site.js'
import type { SitePage } from './SitePage.js'

/** Next passes no parameters to a route without any. */
type Context = { params: Promise<Record<string, string | string[] | undefined> | undefined> }
/** The request of a page: `slug` is empty if the route has none; `params` are all parts of its path that vary. */
export type PageRequest = {
  slug: string
  params: Record<string, string>
  query: URLSearchParams
  request: Request
}

/**
 * The GET or POST handler of a page. It renders the HTML itself: a page of Next's router adds 144 kB of scripts, and
 * without them shows nothing for a missing document or a failed read (measured, Next 16.4.6).
 */
export function servePage(build: (site: Site, asked: PageRequest) => Promise<SitePage | Response>) {
  return async (request: Request, { params }: Context): Promise<Response> => {
    try {
      const site = await openSite(request)
      const given = Object.entries((await params) ?? {})
      const named = Object.fromEntries(
        given.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      ) as Record<string, string>
      const query = new URLSearchParams(site.search)
      const asked = { slug: named['slug'] ?? '', params: named, query, request }
      const page = await build(site, asked)
      if (page instanceof Response) return page
      const moved = page.status === 404 ? await redirected(site) : undefined
      return moved ?? (await renderPage(site, page))
    } catch (error) {
      return answerFailure(request, error)
    }
  }
}

/**
 * A permanent redirect to the document's current address; the query stays. Browsers ask again each time: one that they
 * kept would lead in a circle once the document is renamed back.
 */
export function movedTo(site: Site, path: string): Response {
  const headers = { location: path + site.search, 'cache-control': 'no-cache' }
  return new Response(null, { status: 301, headers })
}

/** Where staff have sent an address that has no page of its own; the query stays. */
async function redirected({ payload, path, search }: Site): Promise<Response | undefined> {
  const found = await findRedirect(payload, path)
  if (!found) return undefined
  const { target, status } = found
  const [address = '', hash] = target.split('#', 2)
  const query = address.includes('?') ? search.replace('?', '&') : search
  const location = address + query + (hash === undefined ? '' : `#${hash}`)
  return new Response(null, { status, headers: { location, 'cache-control': 'no-cache' } })
}

/** Redirects to another page by GET, after a form was accepted. */
export function seeOther(path: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { location: path, 'cache-control': 'private, no-store', ...headers },
  })
}

async function answerFailure(request: Request, error: unknown): Promise<Response> {
  const problem = problemOf(error)
  const retryAfter = problem?.headers['retry-after']
  if (problem && problem.status < 500) {
    const site = await openSite(request).catch(() => openBareSite(request))
    const { status } = problem
    const page = status === 429 ? busyPage(site) : refusedPage(site, status)
    return renderPage(site, { ...page, retryAfter })
  }
  const bare = await openBareSite(request)
  platformOf(bare.payload).log.error({ err: error, path: bare.path, msg: 'page failed' })
  const site = await openSite(request).catch(() => bare)
  return renderPage(site, { ...failedPage(site), status: problem?.status ?? 500, retryAfter })
}
