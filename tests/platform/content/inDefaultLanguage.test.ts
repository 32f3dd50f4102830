import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

type Doc = Record<string, unknown> & { id: string }

async function write(path: string, json: object, method = 'POST'): Promise<Doc> {
  const response = await foyer.callAsAdmin(path, { method, json })
  expect(response.ok).toBe(true)
  return (await response.json()).doc as Doc
}
const read = async (path: string, { asAdmin = false } = {}) =>
  (await (await (asAdmin ? foyer.callAsAdmin(path) : foyer.call(path))).json()) as Doc

const french = {
  title: 'Les bases',
  slug: 'bases',
  summary: 'Résumé',
  outcomes: ['Nommer les rôles'],
  syllabus: [{ title: 'Premier', lessons: [{ slug: 'a', title: 'Leçon' }] }],
  bodyMarkdown: 'Bonjour.',
  _status: 'published',
}

describe('a document that is written in another language first', () => {
  test('stands in the default language, too, until it is translated', async () => {
    const { id } = await write('/api/courses?locale=fr', french)
    const shown = {
      title: 'Les bases',
      summary: 'Résumé',
      outcomes: ['Nommer les rôles'],
      syllabus: [{ title: 'Premier', lessons: [{ title: 'Leçon' }] }],
      html: '<p>Bonjour.</p>',
    }
    for (const locale of ['en', 'fr', 'ar']) {
      expect(await read(`/api/lms/courses/bases?locale=${locale}`)).toMatchObject(shown)
    }
    await write(`/api/courses/${id}`, { title: 'Basics' }, 'PATCH')
    const titles = await Promise.all(
      ['en', 'fr', 'ar'].map(
        async (locale) => (await read(`/api/lms/courses/bases?locale=${locale}`)).title,
      ),
    )
    expect(titles).toEqual(['Basics', 'Les bases', 'Basics'])
  })

  test('does so where it is first published in that language alone, and its draft shows nothing', async () => {
    const draft = { ...french, title: 'Not yet', slug: 'alone', _status: 'draft' }
    const { id } = await write('/api/courses?draft=true', draft)
    const drafted = await read(`/api/courses/${id}?draft=true`, { asAdmin: true })
    const syllabus = (drafted.syllabus as { lessons: object[] }[]).map((module) => ({
      ...{ ...module, title: 'Un' },
      lessons: module.lessons.map((lesson) => ({ ...lesson, title: 'Leçon' })),
    }))
    const words = { title: 'Seule', summary: 'Résumé', syllabus, _status: 'published' }
    await write(`/api/courses/${id}?locale=fr&publishSpecificLocale=fr`, words, 'PATCH')
    for (const locale of ['en', 'fr', 'ar']) {
      expect(await read(`/api/lms/courses/alone?locale=${locale}`)).toMatchObject({
        ...{ title: 'Seule', summary: 'Résumé' },
        syllabus: [{ title: 'Un', lessons: [{ title: 'Leçon' }] }],
      })
    }
    await write(`/api/courses/${id}?publishSpecificLocale=en`, { _status: 'published' }, 'PATCH')
    expect(await read('/api/lms/courses/alone')).toMatchObject({ title: 'Not yet' })
    expect(await read('/api/lms/courses/alone?locale=fr')).toMatchObject({ title: 'Seule' })
  })

  test('is found by its words, whoever searches', async () => {
    const page = { title: 'Coquelicot', slug: 'coquelicot', _status: 'published' }
    await write('/api/pages?locale=fr', page)
    await foyer.platform.search.settled()
    const { docs } = await read('/api/search?q=coquelicot')
    expect(docs).toMatchObject([{ title: 'Coquelicot' }])
  })
})

describe('a translation', () => {
  test('changes nothing of the default language', async () => {
    const { id } = await write('/api/pages', {
      title: 'English',
      slug: 'english',
      _status: 'published',
    })
    await write(`/api/pages/${id}?locale=fr`, { title: 'Français', summary: 'Résumé' }, 'PATCH')
    expect(await read(`/api/pages/${id}?locale=en`)).toMatchObject({ title: 'English' })
    expect((await read(`/api/pages/${id}?locale=en`)).summary ?? null).toBeNull()
  })

  test('of a row that was just added fills what is required there', async () => {
    const { id } = await write('/api/courses', { ...french, slug: 'rows', title: 'Rows' })
    const syllabus = [{ title: 'Nouveau', lessons: [{ slug: 'b', title: 'Neuve' }] }]
    await write(`/api/courses/${id}?locale=fr`, { syllabus }, 'PATCH')
    expect((await read('/api/lms/courses/rows?locale=en')).syllabus).toMatchObject(syllabus)
  })
})
