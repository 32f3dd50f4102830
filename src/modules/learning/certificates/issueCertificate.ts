import type { PayloadRequest } from 'payload'

import { announceChange } from '../../../platform/cache/announceChange.js'
import { localization } from '../../../platform/localization.js'
import { readMailBrand } from '../../../platform/mail/outbox/readMailBrand.js'
import { createNumber } from './certificateNumber.js'
import { insertCertificate, Titles } from './certificateStore.js'

type Completed = { enrolmentId: string; learnerId: string; courseId: string }

/**
 * Issues the certificate of a completed enrolment in the transaction of `req` and returns its number; undefined if there
 * is one already. Keeps what the course and the company are called now.
 */
export async function issueCertificate(
  req: PayloadRequest,
  { enrolmentId, learnerId, courseId }: Completed,
): Promise<string | undefined> {
  const { slug, title, durationHours } = await req.payload.findByID({
    collection: 'courses',
    id: courseId,
    select: { slug: true, title: true, durationHours: true },
    depth: 0,
    locale: 'all',
    overrideAccess: true,
    req,
  })
  const titles = Titles.parse(withoutEmpty(title))
  const { name, legalName } = await readMailBrand(req.payload, req)
  const number = createNumber()
  const isNew = await insertCertificate(req, {
    number,
    title: titles[localization.defaultLocale] ?? Object.values(titles)[0] ?? slug,
    titles,
    course: slug,
    hours: durationHours ?? null,
    issuer: legalName ?? name,
    enrolmentId,
    learnerId,
    courseId,
  })
  if (isNew) await announceChange(req, ['certificates'])
  return isNew ? number : undefined
}

/** A field in all languages is an object, despite its type. */
function withoutEmpty(title: unknown) {
  return Object.fromEntries(Object.entries(title as object).filter(([, text]) => Boolean(text)))
}
