import { access, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload'

import type { z } from 'zod'

import * as schemas from './contentSchemas.js'
import { contentFolder, readDocuments, readTable } from './readContent.js'
import { dateOf, findId, instructorOf, listsInPlace, seedGlobal, withIds } from './sampleParts.js'

const marker = 'sample-content'

/**
 * Writes the demo's content once; what staff delete later stays deleted. A start that was interrupted is resumed:
 * documents that exist are skipped. Returns whether this call wrote it.
 */
export async function seedSampleContent(payload: Payload): Promise<boolean> {
  if (await payload.kv.get(marker)) return false
  await seedBranding(payload)
  await seedSeller(payload)
  await seedPartners(payload)
  await seedPolicies(payload)
  await seedFaqs(payload)
  await seedSynonyms(payload)
  await seedCourses(payload)
  await seedTopicNames(payload)
  await seedBrochures(payload)
  await seedForms(payload)
  await seedPages(payload)
  await seedHeader(payload)
  await seedTcoModel(payload)
  await seedPaymentLinks(payload)
  await payload.kv.set(marker, { writtenAt: new Date().toISOString() })
  return true
}

async function seedBranding(payload: Payload): Promise<void> {
  const { taglines, ...company } = await readTable('company.yaml', schemas.company)
  const light = await seedImage(payload, 'logo-light.svg', company.name)
  const dark = await seedImage(payload, 'logo-dark.svg', company.name)
  const favicon = await seedImage(payload, 'favicon.svg', company.name)
  await seedGlobal(payload, 'branding', {
    en: { ...company, logo: { light, dark }, favicon },
    fr: { tagline: taglines.fr },
    ar: { tagline: taglines.ar },
  })
}

async function seedSeller(payload: Payload): Promise<void> {
  const { translations, ...data } = await readTable('seller.yaml', schemas.seller)
  await seedGlobal(payload, 'seller', { en: data, ...translations })
}

async function seedPartners(payload: Payload): Promise<void> {
  const partners = await readTable('partners.yaml', schemas.partners)
  for (const [index, { translations, ...partner }] of partners.entries()) {
    await seedDocument(payload, 'partners', {
      key: { slug: partner.slug },
      data: async () => ({
        ...partner,
        order: index + 1,
        logo: await seedImage(payload, `partners/${partner.slug}.svg`, partner.name),
        ...published,
      }),
      translations,
    })
  }
}

async function seedPolicies(payload: Payload): Promise<void> {
  for (const { translations, ...policy } of await readDocuments('policies', schemas.policy)) {
    await seedDocument(payload, 'policies', {
      key: { slug: policy.slug },
      data: () => ({ ...policy, ...published }),
      translations,
    })
  }
}

async function seedPages(payload: Payload): Promise<void> {
  for (const { translations, blocks, ...page } of await readDocuments('pages', schemas.page)) {
    await seedDocument(payload, 'pages', {
      key: { slug: page.slug },
      data: async () => ({
        ...page,
        blocks: (await Promise.all(blocks.map((one) => withIds(payload, one)))) as PageBlocks,
        ...published,
      }),
      translations,
    })
  }
}

type PageBlocks = RequiredDataFromCollectionSlug<'pages'>['blocks']

async function seedHeader(payload: Payload): Promise<void> {
  const { header, ...translations } = await readTable('navigation.yaml', schemas.navigation)
  await seedGlobal(payload, 'header', { en: header, ...translations })
}

async function seedFaqs(payload: Payload): Promise<void> {
  const faqs = await readTable('faqs.yaml', schemas.faqs)
  for (const [index, { translations = {}, ...faq }] of faqs.entries()) {
    await seedDocument(payload, 'faqs', {
      key: { question: faq.question },
      data: () => ({ ...faq, order: index + 1, ...published }),
      translations,
    })
  }
}

async function seedSynonyms(payload: Payload): Promise<void> {
  for (const { words, ...synonym } of await readTable('synonyms.yaml', schemas.synonyms)) {
    await seedDocument(payload, 'synonyms', {
      key: { title: words.join(', ') },
      data: () => ({ ...synonym, words }),
    })
  }
}

async function seedCourses(payload: Payload): Promise<void> {
  const people = await readTable('instructors.yaml', schemas.instructors)
  const courses = await readDocuments('courses', schemas.course)
  for (const { translations = {}, sessions, ...course } of courses) {
    const teachers = course.instructors.map((key) => instructorOf(people, key))
    const { fr, ar } = translations
    await seedDocument(payload, 'courses', {
      key: { slug: course.slug },
      data: async () => ({
        ...course,
        image: await seedImage(payload, `courses/${course.slug}.svg`, `Cover of ${course.title}`),
        price: course.price ?? {},
        instructors: teachers.map(({ name, role }) => ({ name, role: role[course.language] })),
        syllabus: await withLessons(payload, course),
        ...published,
      }),
      translations: {
        fr: fr && { ...fr, instructors: teachers.map((one) => ({ role: one.role.fr })) },
        ar: ar && { ...ar, instructors: teachers.map((one) => ({ role: one.role.ar })) },
      },
    })
    await seedDates(payload, course.slug, sessions)
  }
}

async function seedTopicNames(payload: Payload): Promise<void> {
  const rows = await readTable('topics.yaml', schemas.topics)
  const named = (locale: 'en' | 'fr' | 'ar') => ({
    topics: rows.map(({ topic, name }) => ({ topic, name: name[locale] })),
  })
  await seedGlobal(payload, 'topic-names', { en: named('en'), fr: named('fr'), ar: named('ar') })
}

type SampleCourse = Pick<z.output<typeof schemas.course>, 'slug' | 'syllabus'>

/** The syllabus with what its lessons teach, for the courses whose lessons are written. */
async function withLessons(payload: Payload, { slug, syllabus }: SampleCourse) {
  const folder = join('lessons', slug)
  const isWritten = await access(join(contentFolder, folder)).then(() => true, never)
  if (!isWritten) return syllabus
  const written = await readDocuments(folder, schemas.lessonContent)
  const contents = new Map<string, object>()
  for (const { slug: lesson, file, captions, ...content } of written) {
    const tracks = captions.map(async (one) => ({
      ...one,
      file: await seedLessonFile(payload, one.file),
    }))
    contents.set(lesson, {
      ...content,
      ...(file && { file: await seedLessonFile(payload, file) }),
      captions: await Promise.all(tracks),
    })
  }
  return syllabus.map((part) => ({
    ...part,
    lessons: part.lessons.map((lesson) => ({ ...lesson, ...contents.get(lesson.slug) })),
  }))
}

const never = () => false

async function seedDates(
  payload: Payload,
  slug: string,
  sessions: readonly schemas.SampleSession[],
): Promise<void> {
  const course = await findId(payload, 'courses', { slug })
  if (!course || (await findId(payload, 'course-sessions', { course }))) return
  for (const session of sessions) {
    await payload.create({ collection: 'course-sessions', data: { course, ...dateOf(session) } })
  }
}

export async function seedBrochures(payload: Payload): Promise<void> {
  const brochures = await readTable('brochures.yaml', schemas.brochures)
  for (const { file, translations, ...brochure } of brochures) {
    await seedDocument(payload, 'brochures', {
      key: { slug: brochure.slug },
      data: async () => ({ ...brochure, file: await seedBrochureFile(payload, file) }),
      translations,
    })
  }
}

async function seedForms(payload: Payload): Promise<void> {
  for (const { translations, ...form } of await readTable('forms.yaml', schemas.forms)) {
    await seedDocument(payload, 'forms', {
      key: { slug: form.slug },
      data: () => ({ ...form, ...published }),
      translations,
    })
  }
}

export async function seedTcoModel(payload: Payload): Promise<void> {
  const { currencies } = await payload.findGlobal({ slug: 'tco-model', depth: 0 })
  if (currencies && currencies.length > 0) return
  const data = await readTable('tco-model.yaml', schemas.tcoModel)
  await payload.updateGlobal({ slug: 'tco-model', data })
}

/** The payment links are in use from the start. */
async function seedPaymentLinks(payload: Payload): Promise<void> {
  const links = await readTable('payment-links.yaml', schemas.paymentLinks)
  for (const { course, translations, ...link } of links) {
    await seedDocument(payload, 'payment-links', {
      key: { slug: link.slug },
      data: async () => ({
        price: {},
        ...link,
        state: 'active' as const,
        ...(course && { course: await findId(payload, 'courses', { slug: course }) }),
      }),
      translations,
    })
  }
}

const published = { _status: 'published' } as const

type SampleDocument<S extends CollectionSlug> = {
  /** The field that names the document. */
  key: Record<string, string>
  data: () => RequiredDataFromCollectionSlug<S> | Promise<RequiredDataFromCollectionSlug<S>>
  translations?: { fr?: object | undefined; ar?: object | undefined }
}

async function seedDocument<S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  { key, data, translations = {} }: SampleDocument<S>,
): Promise<void> {
  if (await findId(payload, collection, key)) return
  const created = await data()
  const stored = await payload.create({ collection, data: created, depth: 0 })
  const { id } = stored
  const status = '_status' in created ? published : {}
  const slug: CollectionSlug = collection
  for (const locale of ['fr', 'ar'] as const) {
    const words = translations[locale]
    if (!words) continue
    const data = { ...listsInPlace(stored, words), ...status }
    await payload.update({ collection: slug, id, locale, data })
  }
}

/** Creates the media document of a sample image if it is missing; returns its id. */
async function seedImage(payload: Payload, path: string, alt: string): Promise<string> {
  const name = path.replaceAll('/', '-')
  const existing = await findId(payload, 'media', { filename: name })
  if (existing) return existing
  const data = await readFile(join(contentFolder, 'images', path))
  const file = { data, name: basename(name), mimetype: 'image/svg+xml', size: data.byteLength }
  const { id } = await payload.create({ collection: 'media', data: { alt }, file })
  return id
}

const seedBrochureFile = (payload: Payload, name: string) =>
  seedFile(payload, { collection: 'brochure-files', folder: 'brochures', name })

const seedLessonFile = (payload: Payload, name: string) =>
  seedFile(payload, { collection: 'lesson-files', folder: join('lessons', 'files'), name })

type SampleFile = { collection: 'brochure-files' | 'lesson-files'; folder: string; name: string }

/** Creates the document of a private file if it is missing; returns its id. The collection finds its type. */
async function seedFile(payload: Payload, { collection, folder, name }: SampleFile) {
  const existing = await findId(payload, collection, { filename: name })
  if (existing) return existing
  const data = await readFile(join(contentFolder, folder, name))
  const file = { data, name, mimetype: 'application/octet-stream', size: data.byteLength }
  const { id } = await payload.create({ collection, data: {}, file })
  return id
}
