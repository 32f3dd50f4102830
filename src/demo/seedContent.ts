import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { CollectionSlug, Payload } from 'payload'

import { faqs } from './content/faqs.js'
import { pages } from './content/pages.js'
import { partners } from './content/partners.js'
import { policies } from './content/policies.js'
import { translations } from './content/translations/translations.js'
import { contentFolder } from './content/contentFolder.js'
import { seedImage } from './seedImage.js'

const published = { _status: 'published' } as const

/** Whether an earlier, interrupted start has already created the document with this value. */
export async function exists(
  payload: Payload,
  collection: CollectionSlug,
  named: Record<string, string>,
): Promise<boolean> {
  const where = Object.fromEntries(
    Object.entries(named).map(([field, value]) => [field, { equals: value }]),
  )
  const { totalDocs } = await payload.count({ collection, where })
  return totalDocs > 0
}

const markdown = (file: string) => readFile(join(contentFolder, file), 'utf8')

export async function seedPartners(payload: Payload): Promise<void> {
  for (const partner of partners) {
    if (await exists(payload, 'partners', { slug: partner.slug })) continue
    const logo = await seedImage(payload, `partners/${partner.slug}.svg`, partner.name)
    const { id } = await payload.create({
      collection: 'partners',
      data: { ...partner, logo, ...published },
    })
    for (const [locale, data] of localesOf(translations.partners[partner.slug])) {
      await payload.update({ collection: 'partners', id, locale, data: { ...data, ...published } })
    }
  }
}

export async function seedPolicies(payload: Payload): Promise<void> {
  for (const { file, ...policy } of policies) {
    if (await exists(payload, 'policies', { slug: policy.slug })) continue
    const { id } = await payload.create({
      collection: 'policies',
      data: { ...policy, bodyMarkdown: await markdown(file), ...published },
    })
    for (const [locale, data] of localesOf(translations.policies[policy.slug])) {
      await payload.update({ collection: 'policies', id, locale, data: { ...data, ...published } })
    }
  }
}

export async function seedPages(payload: Payload): Promise<void> {
  for (const { file, ...page } of pages) {
    if (await exists(payload, 'pages', { slug: page.slug })) continue
    await payload.create({
      collection: 'pages',
      data: { ...page, bodyMarkdown: await markdown(file), ...published },
    })
  }
}

export async function seedFaqs(payload: Payload): Promise<void> {
  for (const faq of faqs) {
    if (await exists(payload, 'faqs', { question: faq.question })) continue
    await payload.create({ collection: 'faqs', data: { ...faq, ...published } })
  }
}

/** The translations of one document as pairs of language and fields. */
export function localesOf<T>(byLocale: { fr: T; ar: T } | undefined): ['fr' | 'ar', T][] {
  return byLocale
    ? [
        ['fr', byLocale.fr],
        ['ar', byLocale.ar],
      ]
    : []
}
