import type { PayloadRequest, TypedLocale } from 'payload'
import { renderSVG } from 'uqr'

import { readable } from '../../../platform/color.js'
import { formatDay } from '../../../platform/localization.js'
import { readMailBrand } from '../../../platform/mail/outbox/readMailBrand.js'
import { isPrintable, readTemplate, typeset } from '../../../platform/pdf/typeset.js'
import type { Certificate } from '../certificateSchemas.js'
import { learningOptions } from '../learningOptions.js'
import { learningWords } from '../words/learningWords.js'

/**
 * A certificate as a PDF in one language. What it certifies is as it was issued; logo and colours are those of the brand
 * today. A name in a script that no font has would be a gap: its holder is named without it, the course by its slug.
 */
export async function printCertificate(
  { payload }: Pick<PayloadRequest, 'payload'>,
  certificate: Certificate,
  locale: TypedLocale,
): Promise<Buffer> {
  const { id, learner, issuedAt, url } = certificate
  const course = await printableTitle(certificate)
  const words = learningWords(locale).certificate
  const brand = await readMailBrand(payload)
  const logo = await learningOptions(payload).readLogo(payload)
  const { host, pathname } = new URL(url)
  return typeset({
    template: await readTemplate('src/modules/learning/certificates/certificate.typ'),
    title: `${words.kind}: ${course}`,
    locale,
    createdAt: new Date(issuedAt),
    files: {
      'qr.svg': Buffer.from(renderSVG(url, { border: 0, ecc: 'M' })),
      ...(logo && { 'logo.png': logo }),
    },
    data: {
      color: readable(brand.colors.primary, '#ffffff', 4.5),
      logo: logo !== undefined,
      brand: brand.name,
      kind: words.kind,
      says: words.says,
      name: learner.name && (await isPrintable(learner.name)) ? learner.name : words.nobody,
      did: words.did,
      course,
      facts: factsOf(certificate, locale),
      check: words.check,
      url,
      address: [`${host}${pathname.slice(0, pathname.lastIndexOf('/') + 1)}`, id],
      scan: words.scan,
    },
  })
}

async function printableTitle({ id, course }: Certificate): Promise<string> {
  return (await isPrintable(course.title)) ? course.title : (course.slug ?? id)
}

function factsOf({ id, course, issuedAt, issuer }: Certificate, locale: TypedLocale) {
  const words = learningWords(locale).certificate
  const hours = course.durationHours
  return [
    { label: words.issued, text: formatDay(new Date(issuedAt), locale), ltr: false },
    { label: words.by, text: issuer, ltr: false },
    { label: words.number, text: id, ltr: true },
    ...(hours ? [{ label: words.duration, text: words.hours(hours), ltr: false }] : []),
  ]
}
