import { serveForm } from '../_forms/serveForm.js'
import { openEstimate } from './estimateForm.js'

/** A cost estimate for a verified work address. */
export const { GET, POST } = serveForm(openEstimate)
