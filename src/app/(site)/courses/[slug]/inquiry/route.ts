import { serveForm } from '../../../_forms/serveForm.js'
import { readCourse } from '../readCourse.js'
import { inquiryForm } from './inquiryForm.js'

/** An inquiry about one course; a former slug of the course works as well. */
export const { GET, POST } = serveForm(async (site, { slug }) => {
  const found = await readCourse(site, slug)
  const present = found.kind === 'moved' ? await readCourse(site, found.slug) : found
  return present.kind === 'found' ? inquiryForm(site, present.document) : undefined
})
