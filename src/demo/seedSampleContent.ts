import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'

import { sampleBrochures } from './content/brochures/sampleBrochures.js'
import { seedTcoModel } from './content/brochures/seedTcoModel.js'
import { company } from './content/company.js'
import { contentFolder } from './content/contentFolder.js'
import type { SampleCourse } from './content/courses/index.js'
import { sampleCourses } from './content/courses/index.js'
import { paymentLinks } from './content/paymentLinks.js'
import { translations } from './content/translations/translations.js'
import {
  exists,
  localesOf,
  seedFaqs,
  seedPages,
  seedPartners,
  seedPolicies,
} from './seedContent.js'
import { seedImage } from './seedImage.js'

const marker = 'sample-content'

/**
 * Writes the demo's content once; what staff delete later stays deleted. A start that was interrupted is resumed:
 * documents that exist are skipped. Returns whether this call wrote it.
 */
export async function seedSampleContent(payload: Payload): Promise<boolean> {
  if (await payload.kv.get(marker)) return false
  await seedBranding(payload)
  await seedPartners(payload)
  await seedPolicies(payload)
  await seedPages(payload)
  await seedFaqs(payload)
  await seedCourses(payload)
  await seedBrochures(payload)
  await seedTcoModel(payload)
  await seedPaymentLinks(payload)
  await payload.kv.set(marker, { writtenAt: new Date().toISOString() })
  return true
}

/** The sample brochures with their files. */
export async function seedBrochures(payload: Payload): Promise<void> {
  for (const { file, translations, ...words } of sampleBrochures) {
    if (await exists(payload, 'brochures', { slug: words.slug })) continue
    const id = await seedFile(payload, file)
    const brochure = await payload.create({
      collection: 'brochures',
      data: { ...words, file: id },
    })
    for (const [locale, data] of localesOf(translations)) {
      await payload.update({ collection: 'brochures', id: brochure.id, locale, data })
    }
  }
}

async function seedFile(payload: Payload, name: string): Promise<string> {
  const { docs } = await payload.find({
    collection: 'brochure-files',
    where: { filename: { equals: name } },
    limit: 1,
    depth: 0,
    pagination: false,
  })
  if (docs[0]) return docs[0].id
  const data = await readFile(join(contentFolder, 'brochures', name))
  const { id } = await payload.create({
    collection: 'brochure-files',
    data: {},
    file: { data, name, mimetype: 'application/pdf', size: data.byteLength },
  })
  return id
}

/** The sample company's brand. */
async function seedBranding(payload: Payload): Promise<void> {
  const light = await seedImage(payload, 'logo-light.svg', company.name)
  const dark = await seedImage(payload, 'logo-dark.svg', company.name)
  const favicon = await seedImage(payload, 'favicon.svg', company.name)
  await payload.updateGlobal({
    slug: 'branding',
    data: { ...company, logo: { light, dark }, favicon },
  })
}

const published = { _status: 'published' } as const

/** The sample courses, their sessions counted in days from today. */
async function seedCourses(payload: Payload): Promise<void> {
  for (const course of sampleCourses) {
    if (await exists(payload, 'courses', { slug: course.slug })) continue
    const image = await seedImage(payload, `courses/${course.slug}.svg`, `Cover of ${course.title}`)
    const { price, sessions, ...fields } = course
    const { id } = await payload.create({
      collection: 'courses',
      data: {
        ...fields,
        image,
        price: price ?? {},
        sessions: sessions.map(datesOf),
        ...published,
      },
    })
    for (const [locale, data] of localesOf(translations.courses[course.slug])) {
      await payload.update({ collection: 'courses', id, locale, data: { ...data, ...published } })
    }
  }
}

const startHour = 9
const endHour = 17

function datesOf({ startsInDays, days, mode, seats }: SampleCourse['sessions'][number]) {
  const at = (inDays: number, hour: number) => {
    const date = new Date()
    date.setUTCDate(date.getUTCDate() + inDays)
    date.setUTCHours(hour, 0, 0, 0)
    return date.toISOString()
  }
  return {
    startsAt: at(startsInDays, startHour),
    endsAt: at(startsInDays + days - 1, endHour),
    mode,
    seats,
  }
}

/** The sample payment links, in use from the start. */
async function seedPaymentLinks(payload: Payload): Promise<void> {
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
