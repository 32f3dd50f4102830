import { serveForm } from '../_forms/serveForm.js'
import { openEstimate } from './estimateForm.js'

export const dynamic = 'force-dynamic'

/** A cost estimate for a verified work address. */
export const { GET, POST } = serveForm(openEstimate)
