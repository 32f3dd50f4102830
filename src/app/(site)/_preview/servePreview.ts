import { type PageRequest, servePage } from '../_frame/servePage.js'
import type { Site } from '../Site.js'
import type { SitePage } from '../_frame/SitePage.js'

type Preview = (site: Site, asked: PageRequest) => Promise<SitePage | undefined>

/** The POST handler of a page with previews: renders the admin's unsaved form like the page. */
export function servePreview(preview: Preview) {
  return servePage(
    async (site, asked) =>
      (await preview(site, asked)) ??
      new Response(null, { status: 405, headers: { allow: 'GET' } }),
  )
}
