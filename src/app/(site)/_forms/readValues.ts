import { readBody } from '../../../platform/http/readBody.js'
import { refuseForeignSite } from '../../../platform/http/refuseForeignSite.js'
import type { Site } from '../Site.js'
import type { Values } from './SiteForm.js'

/**
 * What a form of this site has sent. Throws what the API throws for a body that is too long or of another type,
 * and for a form on a page of another site: it must act neither in the visitor's name nor at his expense.
 */
export async function readValues({ payload }: Pick<Site, 'payload'>, request: Request) {
  refuseForeignSite({ method: request.method, headers: request.headers, payload })
  return (await readBody(request, ['form'])) as Values
}
