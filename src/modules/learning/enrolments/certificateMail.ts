import { createLocalReq, type PayloadRequest, type TypedLocale } from 'payload'
import { z } from 'zod'

import { addMail } from '../../../platform/mail/outbox/addMail.js'
import { mailTask } from '../../../platform/mail/outbox/mailTask.js'
import { renderMail } from '../../../platform/mail/templates/renderMail.js'
import { webUrl } from '../../../platform/mail/templates/webUrl.js'
import { platformOf } from '../../../platform/platform.js'
import { fill } from '../../../platform/words.js'
import { findLearners } from '../learners/learnerStore.js'
import { courseMailWords } from '../mails/words/courseMailWords.js'
import { findAttendees } from './attendeeStore.js'
import { readNumber } from './enrolmentStore.js'

/** Brings a learner the address of their certificate. */
export const certificateMail = mailTask({
  name: 'learning.mailCertificate',
  kind: 'Certificate of a course',
  schema: z.strictObject({ enrolment: z.uuid() }),
  compose: async ({ enrolment }, { payload, brand }) => {
    const req = await createLocalReq({}, payload)
    const [completed] = await findAttendees(req, { enrolment })
    const certificate = await readNumber(req, enrolment)
    const learner =
      completed && (await findLearners(req, [completed.learnerId])).get(completed.learnerId)
    if (!learner || !certificate) return undefined
    const locale = (learner.locale ?? 'en') as TypedLocale
    const words = courseMailWords(locale)
    const { number, title } = certificate
    const query = locale === 'en' ? '' : `?locale=${locale}`
    const url = `${platformOf(payload).serverUrl}/certificates/${number}${query}`
    const rendered = renderMail({
      brand,
      locale,
      subject: fill(words.subject.certificate, { title }),
      preheader: words.attendee.certificate,
      blocks: [
        { kind: 'paragraph', text: words.attendee.certificate },
        { kind: 'button', label: words.certificate, url },
        { kind: 'footnote', text: words.share },
      ],
      reason: fill(words.reason.attendee, { site: webUrl(brand.url).host }),
    })
    return { to: learner.email, ...rendered }
  },
})

/** Adds the mail in the transaction in which the certificate is issued. */
export async function mailCertificate(req: PayloadRequest, enrolment: string): Promise<void> {
  await addMail(req, { task: certificateMail, payload: { enrolment } })
}
