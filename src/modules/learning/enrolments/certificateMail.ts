import { createLocalReq, type TypedLocale } from 'payload'
import { z } from 'zod'

import { mailTask } from '../../../platform/mail/outbox/mailTask.js'
import { platformOf } from '../../../platform/platform.js'
import { fill } from '../../../platform/words.js'
import { readLearner } from '../learners/learnerStore.js'
import { learningWords } from '../words/learningWords.js'
import { courseOutline } from './courseOutlines.js'

/** Brings a learner the address of their certificate. */
export const certificateMail = mailTask({
  name: 'learning.mailCertificate',
  kind: 'Certificate of a course',
  schema: z.strictObject({ learner: z.uuid(), course: z.uuid(), number: z.string().max(60) }),
  about: ({ learner }) => ({ target: 'learners', targetId: learner }),
  compose: async ({ learner: id, course: courseId, number }, { payload, site }) => {
    const req = await createLocalReq({}, payload)
    const learner = await readLearner(req, id)
    const locale = (learner?.locale ?? 'en') as TypedLocale
    const course = await courseOutline(req, courseId, locale)
    if (!learner || !course) return undefined
    const words = learningWords(locale).mail
    const query = locale === 'en' ? '' : `?locale=${locale}`
    const url = `${platformOf(payload).serverUrl}/certificates/${number}${query}`
    return {
      ...{ to: learner.email, locale },
      subject: fill(words.subject.certificate, { title: course.title }),
      preheader: words.attendee.certificate,
      blocks: [
        { kind: 'paragraph', text: words.attendee.certificate },
        { kind: 'button', label: words.certificate, url },
        { kind: 'footnote', text: words.share },
      ],
      reason: fill(words.reason.attendee, { site }),
    }
  },
})
