import { callApi } from '../../../_frame/callApi.js'
import { linkFaultPage } from '../../../_frame/faultPages.js'
import { refuseFailure } from '../../../_frame/readApi.js'
import { servePage } from '../../../_frame/servePage.js'
import { readBrochure } from '../../readBrochure.js'

/** Downloads a brochure by the link in our mail; for a link that does not work, a page offers a new one. */
export const GET = servePage(async (site, { slug, request }) => {
  const path = `/api/brochures/${encodeURIComponent(slug)}/download${site.search}`
  const answer = await callApi(site, request, { method: 'GET', path })
  if (answer.ok) return answer
  refuseFailure(path, answer)
  const offered = await readBrochure(site, slug)
  const next = site.link(offered ? `/brochures?brochure=${offered.slug}` : '/brochures')
  return answer.status === 410
    ? linkFaultPage(site, 'brochureExpired', { status: 410, next })
    : linkFaultPage(site, 'brochureForeign', { status: 404, next })
})
