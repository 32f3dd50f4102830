import { access, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createLocalReq, type Payload, type RequiredDataFromCollectionSlug } from 'payload'

import type { TcoModel } from '../payload-types.js'
import { transact } from '../platform/database/requestDatabase.js'
import { contentFolder, readDocuments, readTable } from './readContent.js'
import {
  dateOf,
  findId,
  instructorOf,
  published,
  type Sample,
  type SampleCourse,
  type SampleSession,
  seedDocument,
  seedGlobal,
  withIds,
} from './sampleParts.js'

const marker = 'sample-content'

/**
 * Writes the demo's content once; what staff delete later stays deleted. A start that was interrupted is resumed:
 * documents that exist are skipped. Returns whether this call wrote it, and what is to `follow` it.
 */
export async function seedSampleContent(
  payload: Payload,
  follow?: (payload: Payload) => Promise<void>,
): Promise<boolean> {
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
  await follow?.(payload)
  await payload.kv.set(marker, { writtenAt: new Date().toISOString() })
  return true
}

type Company = { name: string; taglines: { fr: string; ar: string } }

async function seedBranding(payload: Payload): Promise<void> {
  const { taglines, ...company } = (await readTable('company.yaml')) as Company
  const light = await seedImage(payload, 'logo-light.svg', company.name)
  const dark = await seedImage(payload, 'logo-dark.svg', company.name)
  const favicon = await seedImage(payload, 'favicon.svg', company.name)
  await seedGlobal(payload, 'branding', {
    en: { ...company, logo: { light, dark }, favicon },
    fr: { tagline: taglines.fr },
    ar: { tagline: taglines.ar },
  })
}

type Seller = { translations: Record<'fr' | 'ar', object> }

async function seedSeller(payload: Payload): Promise<void> {
  const { translations, ...data } = (await readTable('seller.yaml')) as Seller
  await seedGlobal(payload, 'seller', { en: data, ...translations })
}

async function seedPartners(payload: Payload): Promise<void> {
  const partners = (await readTable('partners.yaml')) as Sample<'partners'>[]
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
  const policies = (await readDocuments('policies')) as Sample<'policies'>[]
  for (const { translations, ...policy } of policies) {
    await seedDocument(payload, 'policies', {
      key: { slug: policy.slug },
      data: () => ({ ...policy, ...published }),
      translations,
    })
  }
}

async function seedPages(payload: Payload): Promise<void> {
  const pages = (await readDocuments('pages')) as Sample<'pages', { blocks?: Blocks }>[]
  for (const { translations, blocks = [], ...page } of pages) {
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

type Blocks = Record<string, unknown>[]
type PageBlocks = RequiredDataFromCollectionSlug<'pages'>['blocks']

async function seedHeader(payload: Payload): Promise<void> {
  const menus = (await readTable('navigation.yaml')) as Record<'header' | 'fr' | 'ar', object>
  const { header, ...translations } = menus
  await seedGlobal(payload, 'header', { en: header, ...translations })
}

async function seedFaqs(payload: Payload): Promise<void> {
  const faqs = (await readTable('faqs.yaml')) as Sample<'faqs'>[]
  for (const [index, { translations, ...faq }] of faqs.entries()) {
    await seedDocument(payload, 'faqs', {
      key: { question: faq.question },
      data: () => ({ ...faq, order: index + 1, ...published }),
      translations,
    })
  }
}

async function seedSynonyms(payload: Payload): Promise<void> {
  for (const synonym of (await readTable('synonyms.yaml')) as Sample<'synonyms'>[]) {
    const key = { title: synonym.words.join(', ') }
    await seedDocument(payload, 'synonyms', { key, data: () => synonym })
  }
}

type Names = Record<SampleCourse['language'], string>
type Instructor = { name: string; role: Names }
async function seedCourses(payload: Payload): Promise<void> {
  const people = (await readTable('instructors.yaml')) as Record<string, Instructor>
  const courses = (await readDocuments('courses')) as SampleCourse[]
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
  const rows = (await readTable('topics.yaml')) as { topic: string; name: Names }[]
  const named = (locale: 'en' | 'fr' | 'ar') => ({
    topics: rows.map(({ topic, name }) => ({ topic, name: name[locale] })),
  })
  await seedGlobal(payload, 'topic-names', { en: named('en'), fr: named('fr'), ar: named('ar') })
}

type SampleLesson = {
  slug: string
  /** Lies in lessons/files, like the captions. */
  file?: string
  captions?: { language: string; file: string }[]
}

/** The syllabus with what its lessons teach, for the courses whose lessons are written. */
async function withLessons(
  payload: Payload,
  { slug, syllabus }: Pick<SampleCourse, 'slug' | 'syllabus'>,
) {
  const folder = join('lessons', slug)
  const isWritten = await access(join(contentFolder, folder)).then(() => true, never)
  if (!isWritten) return syllabus
  const written = (await readDocuments(folder)) as SampleLesson[]
  const contents = new Map<string, object>()
  for (const { slug: lesson, file, captions = [], ...content } of written) {
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

async function seedDates(payload: Payload, slug: string, sessions: readonly SampleSession[]) {
  const course = await findId(payload, 'courses', { slug })
  if (!course || (await findId(payload, 'course-sessions', { course }))) return
  const req = await createLocalReq({}, payload)
  await transact(req, async () => {
    for (const date of sessions.map(dateOf)) {
      await payload.create({ collection: 'course-sessions', data: { course, ...date }, req })
    }
  })
}

export type SampleBrochure = Sample<'brochures', { file: string }>

export async function seedBrochures(payload: Payload): Promise<void> {
  const brochures = (await readTable('brochures.yaml')) as SampleBrochure[]
  for (const { file, translations, ...brochure } of brochures) {
    await seedDocument(payload, 'brochures', {
      key: { slug: brochure.slug },
      data: async () => ({ ...brochure, file: await seedBrochureFile(payload, file) }),
      translations,
    })
  }
}

async function seedForms(payload: Payload): Promise<void> {
  const forms = (await readTable('forms.yaml')) as Sample<'forms'>[]
  for (const { translations, ...form } of forms) {
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
  const data = (await readTable('tco-model.yaml')) as Partial<TcoModel>
  await payload.updateGlobal({ slug: 'tco-model', data })
}

type SampleLink = Sample<'payment-links', { course?: string }>

/** The payment links are in use from the start. */
async function seedPaymentLinks(payload: Payload): Promise<void> {
  const links = (await readTable('payment-links.yaml')) as SampleLink[]
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
