import type { PayloadRequest, TypedLocale } from 'payload'

import { readMailBrand } from '../../../platform/mail/outbox/readMailBrand.js'
import { platformOf } from '../../../platform/platform.js'
import type { Certificate } from '../certificateSchemas.js'
import { learningOptions } from '../learningOptions.js'
import { parseNumber } from './issueCertificate.js'
import { findCertificate } from './certificateStore.js'

/**
 * A certificate as it was issued, for anyone who has its number; undefined if there is none. Of one that was revoked it
 * says so and no more about the person.
 */
export async function readCertificate(
  req: PayloadRequest,
  typed: string,
  locale: TypedLocale,
): Promise<Certificate | undefined> {
  const number = parseNumber(typed)
  const found = number === undefined ? undefined : await findCertificate(req, number)
  if (!found) return undefined
  const { serverUrl } = platformOf(req.payload)
  const title = found.titles[locale] ?? found.title
  const { revokedAt } = found
  const name = revokedAt ? null : found.name
  return {
    id: found.number,
    status: revokedAt ? 'revoked' : 'valid',
    learner: { name },
    course: { title, slug: found.course, durationHours: found.hours },
    issuedAt: found.issuedAt,
    issuer: found.issuer ?? (await readCompany(req)),
    revokedAt,
    url: `${serverUrl}/certificates/${found.number}`,
    image: shareImage(req, { title, subtitle: name }),
  }
}

async function readCompany({ payload }: PayloadRequest): Promise<string> {
  const { name, legalName } = await readMailBrand(payload)
  return legalName ?? name
}

/** The picture for a link to the certificate, signed so that it carries the brand. */
export function shareImage(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { title, subtitle }: { title: string; subtitle: string | null },
): string {
  const words = { title: title.slice(0, 200), ...(subtitle && { subtitle }) }
  const sig = learningOptions(payload).signShareImage(words)
  const query = new URLSearchParams({ ...words, sig })
  return `${platformOf(payload).serverUrl}/api/og?${query.toString()}`
}
