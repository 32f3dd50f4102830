import { serveForm } from '../_forms/serveForm.js'
import { openBrochures } from './brochureForm.js'

/** Sends a brochure to a verified address; `?brochure=` preselects one. */
export const { GET, POST } = serveForm(openBrochures)
