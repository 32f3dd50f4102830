import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { readDocuments } from '../../src/demo/readContent.js'
import type { Course } from '../../src/payload-types.js'
import type { Sample, SampleCourse } from '../../src/demo/sampleParts.js'
import { CancellationPolicy } from '../../src/modules/learning/collections/CancellationPolicy.js'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
})
afterAll(() => rm(folder, { recursive: true }))

const readCourses = async () => (await readDocuments('courses')) as SampleCourse[]

const write = (name: string, text: string) => writeFile(join(folder, name), text)

test('a sample document has its translations in the files beside it', async () => {
  await write('about.md', '---\ntitle: About\nsummary: Who we are.\n---\n\n## Us\n\nText.\n')
  await write('about.fr.md', '---\ntitle: Qui sommes-nous\nsummary: Notre équipe.\n---\n')
  await write('about-us.md', '---\ntitle: Us\nsummary: The team.\n---\n\nText.\n')
  expect(await readDocuments(folder)).toEqual([
    {
      slug: 'about',
      title: 'About',
      summary: 'Who we are.',
      bodyMarkdown: '## Us\n\nText.',
      translations: { fr: { title: 'Qui sommes-nous', summary: 'Notre équipe.' } },
    },
    {
      slug: 'about-us',
      title: 'Us',
      summary: 'The team.',
      bodyMarkdown: 'Text.',
    },
  ])
})

test('a sample course that is offered in another language says all of its page in it', async () => {
  const courses = await readCourses()
  const pages = courses.flatMap(({ slug, outcomes, syllabus, translations = {} }) =>
    Object.values(translations).map((words) => ({ slug, outcomes, syllabus, words })),
  )
  expect(pages.length).toBeGreaterThan(0)
  const sizes = (modules: Partial<SampleCourse>['syllabus'] | Course['syllabus']) =>
    modules?.map(({ lessons }) => lessons?.length)
  for (const { slug, outcomes, syllabus, words } of pages) {
    expect([slug, words.outcomes?.length, sizes(words.syllabus), !!words.bodyMarkdown]).toEqual([
      slug,
      outcomes.length,
      sizes(syllabus),
      true,
    ])
  }
})

test('the sample refund policy promises what the checkout does, in every language', async () => {
  const steps = CancellationPolicy.fields.find((each) => 'name' in each && each.name === 'steps')
  expect(steps).toMatchObject({ defaultValue: [{ days: 14 }, { days: 7 }] })
  const policies = (await readDocuments('policies')) as Sample<'policies'>[]
  const refunds = policies.find(({ slug }) => slug === 'refunds')
  const bodies = [refunds, ...Object.values(refunds?.translations ?? {})].map(
    (words) => words?.bodyMarkdown ?? '',
  )
  for (const body of bodies) {
    const [all, half, none] = body.split('\n').filter((line) => line.startsWith('- **'))
    const days = [all, half, none].map((line) => line?.match(/\d+/g)?.map(Number))
    expect(days).toEqual([[14], [7, 13], [7]])
  }
  expect(bodies).toHaveLength(3)
})

test('whoever buys the flagship sample course finds a text in each of its lessons, the first open to all', async () => {
  const slug = 'eu-ai-act-in-a-day'
  const courses = await readCourses()
  const { syllabus = [] } = courses.find((one) => one.slug === slug) ?? {}
  const lessons = syllabus.flatMap((part) => part.lessons.map((lesson) => lesson.slug))
  type Lesson = { slug: string; isPreview?: boolean }
  const written = (await readDocuments(join('lessons', slug))) as Lesson[]
  expect(written.map((lesson) => lesson.slug)).toEqual([...lessons].sort())
  const open = written.filter(({ isPreview }) => isPreview)
  expect(open.map((lesson) => lesson.slug)).toEqual([lessons[0]])
})
