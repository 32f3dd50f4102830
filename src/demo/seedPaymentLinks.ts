import type { Payload } from 'payload'

import { paymentLinks } from './content/paymentLinks.js'
import { exists, localesOf } from './seedContent.js'

/** The sample payment links, in use from the start. */
export async function seedPaymentLinks(payload: Payload): Promise<void> {
  for (const { course: courseSlug, translations, ...link } of paymentLinks) {
    if (await exists(payload, 'payment-links', { slug: link.slug })) continue
    const course = courseSlug === undefined ? undefined : await courseId(payload, courseSlug)
    const { id } = await payload.create({
      collection: 'payment-links',
      data: { price: {}, ...link, state: 'active', ...(course && { course }) },
    })
    for (const [locale, data] of localesOf(translations)) {
      await payload.update({ collection: 'payment-links', id, locale, data })
    }
  }
}

async function courseId(payload: Payload, slug: string): Promise<string | undefined> {
  const { docs } = await payload.find({
    collection: 'courses',
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 0,
    pagination: false,
  })
  return docs[0]?.id
}
