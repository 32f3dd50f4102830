import { readBody } from '../../../platform/http/readBody.js'
import { refuseForeignSite } from '../../../platform/http/refuseForeignSite.js'
import type { Site } from '../Site.js'
import type { Values } from './SiteForm.js'

/**
 * The values submitted by a form of this site. Throws like the API for a body that is too long or of another type, and
 * for a form on another site, which must not act in the visitor's name.
 */
export async function readValues({ payload }: Pick<Site, 'payload'>, request: Request) {
  refuseForeignSite({ method: request.method, headers: request.headers, payload })
  return (await readBody(request, ['form'])) as Values
}
