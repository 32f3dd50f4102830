import { emptyPage } from '../_forms/donePage.js'
import { serveForm } from '../_forms/serveForm.js'
import { brochureForm } from './brochureForm.js'
import { readBrochures } from './readBrochures.js'

export const dynamic = 'force-dynamic'

/** Sends a brochure to a verified address; `?brochure=` preselects one. */
export const { GET, POST } = serveForm(async (site) => {
  const brochures = await readBrochures(site)
  if (brochures.length > 0) return brochureForm(site, brochures)
  return emptyPage(site, site.words.forms.brochures)
})
