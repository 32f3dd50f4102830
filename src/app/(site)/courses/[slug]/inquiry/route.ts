import { newNonce } from '../../../_forms/firstValues.js'
import { formPage } from '../../../_forms/formPages.js'
import { serveForm } from '../../../_forms/serveForm.js'
import type { Values } from '../../../_forms/SiteForm.js'
import type { SitePage } from '../../../_frame/SitePage.js'
import { fill } from '../../../../../platform/words.js'
import { openContact } from '../../../contact/route.js'
import type { Site } from '../../../Site.js'
import { readCourse } from '../readCourse.js'
import { inquiryForm } from './inquiryForm.js'

/** An inquiry about one course; a former slug of the course works as well. */
export const { GET, POST } = serveForm(async (site, { slug, sent }) => {
  const found = await readCourse(site, slug)
  const present = found.kind === 'moved' ? await readCourse(site, found.slug) : found
  if (present.kind === 'found') return inquiryForm(site, present.document)
  return sent && withdrawnInquiry(site, slug, sent)
})

/** A question about a course that was taken off the site while it was written: it can be sent as a message. */
async function withdrawnInquiry(site: Site, slug: string, sent: Values): Promise<SitePage> {
  const { inquiry } = site.words.forms
  const { question = '', startPreference = '' } = sent
  const values = {
    ...sent,
    ...newNonce(),
    ...{ code: '', challenge: '', sentTo: '', question: '', startPreference: '' },
    subject: fill(inquiry.titleOf, { course: slug }),
    message: [question, startPreference].filter(Boolean).join('\n\n'),
  }
  const faults = [{ text: inquiry.withdrawn }]
  return formPage(site, await openContact(site), { values, faults, status: 410 })
}
