import { openDemo } from '../_forms/openDemo.js'
import { serveForm } from '../_forms/serveForm.js'

/** A demo request: the form, its code, its reference. */
export const { GET, POST } = serveForm(openDemo)
