import { serveForm } from '../../../_forms/serveForm.js'
import { fill } from '../../../../../platform/words.js'
import { messageInstead } from '../../../contact/route.js'
import { readCourse } from '../readCourse.js'
import { inquiryForm } from './inquiryForm.js'

/** An inquiry about one course, also by a former slug; of a withdrawn one it becomes a message. */
export const { GET, POST } = serveForm(async (site, { slug, sent }) => {
  const found = await readCourse(site, slug)
  const present = found.kind === 'moved' ? await readCourse(site, found.slug) : found
  if (present.kind === 'found') return inquiryForm(site, present.document)
  if (!sent) return undefined
  const { inquiry } = site.words.forms
  const subject = fill(inquiry.titleOf, { course: slug })
  const message = [sent.question, sent.startPreference].filter(Boolean).join('\n\n')
  return messageInstead(site, { ...sent, subject, message }, inquiry.withdrawn)
})
