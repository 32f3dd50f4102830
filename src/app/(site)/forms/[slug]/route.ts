import { openCustomForm } from '../../_forms/openCustomForm.js'
import { serveForm } from '../../_forms/serveForm.js'

/** A form that staff made, on a page of its own. */
export const { GET, POST } = serveForm((site, { slug }) => openCustomForm(site, slug))
