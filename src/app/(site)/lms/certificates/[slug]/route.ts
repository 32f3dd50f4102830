import { seeOther, servePage } from '../../../_frame/servePage.js'

/** Whoever opens the API’s address of a certificate in a browser gets its page. */
export const GET = servePage((site, { slug }) =>
  Promise.resolve(seeOther(`/certificates/${encodeURIComponent(slug)}${site.search}`)),
)
