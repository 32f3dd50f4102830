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
  const { doc } = (await response.json()) as { doc: Doc }
  expect(response.ok).toBe(true)
  return doc
}

async function read(path: string): Promise<Doc> {
  return (await foyer.callAsAdmin(`${path}depth=0`)).json() as Promise<Doc>
}

/** A published course in two languages, with content in its lessons. */
async function makeCourse(slug: string): Promise<{ path: string; syllabus: Syllabus }> {
  const { id, syllabus } = await write('/api/courses', {
    ...{ title: 'A course', slug, summary: 'About something', _status: 'published' },
    syllabus: [
      {
        title: 'Basics',
        lessons: [
          { title: 'Words', minutes: 10, bodyMarkdown: 'What they mean.' },
          { title: 'Exercise', minutes: 20 },
        ],
      },
      { title: 'Practice', lessons: [{ title: 'Exercise', slug: 'exercise-two', minutes: 30 }] },
    ],
  })
  const path = `/api/courses/${id}`
  return { path, syllabus: syllabus as Syllabus }
}

type Lesson = { id: string; slug: string; title: string; minutes: number; body: unknown }
type Syllabus = { id: string; title: string; lessons: Lesson[] }[]

const outline = (syllabus: unknown) =>
  (syllabus as Syllabus).map(({ title, lessons }) => [title, ...lessons.map((one) => one.title)])

const inFrench = [
  { title: 'Bases', lessons: [{ title: 'Les mots' }, { title: 'Exercice' }] },
  { title: 'Pratique', lessons: [{ title: 'Exercice' }] },
]

describe('rows of a list that are written without their ids', () => {
  test('keep their other languages and what the write does not name, when a script writes them again', async () => {
    const { path, syllabus } = await makeCourse('again')
    const translated = syllabus.map(({ id, lessons }, at) => ({
      ...{ id, title: inFrench[at]?.title },
      lessons: lessons.map((one, place) => ({ id: one.id, ...inFrench[at]?.lessons[place] })),
    }))
    await write(`${path}?locale=fr`, { syllabus: translated }, 'PATCH')
    const again = [
      { title: 'Practice', lessons: [{ title: 'Exercise', slug: 'exercise-two', minutes: 45 }] },
      { title: 'New', lessons: [{ title: 'Only here' }] },
      { title: 'Basics', lessons: [{ title: 'Exercise' }, { title: 'Words' }] },
    ]
    const { syllabus: after } = await write(path, { syllabus: again }, 'PATCH')
    const [practice, , basics] = after as Syllabus
    expect(practice?.lessons).toMatchObject([{ slug: 'exercise-two', minutes: 45 }])
    expect(basics?.lessons).toMatchObject([
      { slug: 'exercise', minutes: 20 },
      { slug: 'words', minutes: 10, body: syllabus[0]?.lessons[0]?.body },
    ])
    const french = await read(`${path}?locale=fr&`)
    expect(outline(french['syllabus'])).toEqual([
      ['Pratique', 'Exercice'],
      ['New', 'Only here'],
      ['Bases', 'Exercice', 'Les mots'],
    ])
  })

  test('are others where their slug is another, and get no contents of those that go', async () => {
    const { path, syllabus } = await makeCourse('other')
    const lessons = [{ title: 'Words', slug: 'other-words' }]
    const after = await write(path, { syllabus: [{ title: 'Basics', lessons }] }, 'PATCH')
    const [basics] = after['syllabus'] as Syllabus
    expect(basics?.id).toBe(syllabus[0]?.id)
    expect(basics?.lessons[0]).toMatchObject({ slug: 'other-words' })
    expect(basics?.lessons[0]?.body ?? null).toBeNull()
  })

  test('are those in their places, when a translation is written', async () => {
    const { path, syllabus } = await makeCourse('translated')
    await write(`${path}?locale=fr`, { syllabus: inFrench }, 'PATCH')
    expect((await read(`${path}?`))['syllabus']).toEqual(syllabus)
    const french = await read(`${path}?locale=fr&`)
    expect(outline(french['syllabus'])).toEqual([
      ['Bases', 'Les mots', 'Exercice'],
      ['Pratique', 'Exercice'],
    ])
  })

  test('are blocks of the same kind', async () => {
    const blocks = [
      { blockType: 'hero', heading: 'Hello' },
      { blockType: 'features', items: [{ title: 'Fast' }, { title: 'Small' }] },
    ]
    const page = { title: 'Blocks', slug: 'blocks', blocks, _status: 'published' }
    const { id, blocks: made } = await write('/api/pages', page)
    const path = `/api/pages/${id}`
    const french = [
      { blockType: 'hero', heading: 'Bonjour' },
      { blockType: 'features', items: [{ title: 'Rapide' }, { title: 'Petit' }] },
    ]
    await write(`${path}?locale=fr`, { blocks: french }, 'PATCH')
    expect((await read(`${path}?`))['blocks']).toEqual(made)
    expect((await read(`${path}?locale=fr&`))['blocks']).toMatchObject(french)
    const [hero] = french
    await write(`${path}?locale=fr`, { blocks: [{ blockType: 'text' }, hero] }, 'PATCH')
    const { blocks: moved } = await read(`${path}?`)
    expect(moved).toMatchObject([{ blockType: 'text' }, { heading: 'Hello' }])
  })

  test('are questions of forms, whose answers keep their names', async () => {
    const question = {
      ...{ label: 'Where?', type: 'select' },
      options: [{ label: 'In London' }, { label: 'Online' }],
    }
    const { id, fields } = await write('/api/forms', { title: 'Open day', fields: [question] })
    const french = { label: 'Où ?', options: [{ label: 'À Londres' }, { label: 'En ligne' }] }
    await write(`/api/forms/${id}?locale=fr`, { fields: [french] }, 'PATCH')
    expect((await foyer.payload.findByID({ collection: 'forms', id, depth: 0 })).fields).toEqual(
      fields,
    )
    const told = (await (await foyer.call('/api/forms/open-day?locale=fr')).json()) as object
    const options = [{ value: 'in_london', label: 'À Londres' }, {}]
    expect(told).toMatchObject({ fields: [{ name: 'where', label: 'Où ?', options }] })
  })
})
