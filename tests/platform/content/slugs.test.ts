import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { slugify } from '../../../src/platform/content/slugField.js'
import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer
beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

type Doc = { id: string; slug: string | null } & Record<string, unknown>

const create = async (collection: string, json: object, query = '') => {
  const answer = await foyer.callAsAdmin(`/api/${collection}${query}`, { method: 'POST', json })
  return { status: answer.status, ...((await answer.json()) as { doc: Doc; errors?: unknown }) }
}
const update = async (collection: string, id: string, json: object) => {
  const path = `/api/${collection}/${id}?draft=true`
  const answer = await foyer.callAsAdmin(path, { method: 'PATCH', json })
  return ((await answer.json()) as { doc: Doc }).doc
}

type Refused = { errors: { data: { errors: { path: string; message: string }[] } }[] }

describe('a title as a slug', () => {
  test.each([
    ['What’s new in AI?', 'whats-new-in-ai'],
    ['Formation : l’IA à l’œuvre', 'formation-l-ia-a-l-oeuvre'],
    ['Größe & Straße', 'grosse-strasse'],
    ['حوكمة الذكاء الاصطناعي', 'hwkmh-ldhk-lstny'],
    ['人工智能治理', 'ren-gong-zhi-neng-zhi-li'],
    ['Введение в ИИ', 'vvedenie-v-ii'],
    ['ISO/IEC 42001: v2.0', 'iso-iec-42001-v2-0'],
    ['– – –', ''],
  ])('%s is %s', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  test('stays within 96 characters, with room for a number', () => {
    for (const title of ['word '.repeat(40), 'w'.repeat(300), '治'.repeat(200)]) {
      expect(`${slugify(title)}-1000`).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,94}[a-z0-9])?$/)
    }
  })
})

describe('a document saved without a slug', () => {
  test.each([
    ['pages', { title: 'A guide' }, 'a-guide'],
    [
      'policies',
      { title: 'A guide', kind: 'other', version: '1', effectiveDate: '2026-01-01' },
      'a-guide',
    ],
    ['partners', { name: 'A guide', tier: 'gold', kind: 'training' }, 'a-guide'],
    ['courses', { title: 'A guide', summary: 's' }, 'a-guide'],
    ['payment-links', { title: 'A guide', kind: 'gateway' }, 'a-guide'],
  ])('in %s has one of its title, and the next of that title another', async (slug, json, made) => {
    const slugs = [(await create(slug, json)).doc, (await create(slug, { ...json, slug: '' })).doc]
    expect(slugs.map((doc) => doc.slug)).toEqual([made, `${made}-2`])
  })

  test('has one where its title has no letters, and where it is in another language', async () => {
    expect((await create('pages', { title: '!!!' })).doc.slug).toBe('pages')
    const arabic = await create('pages', { title: 'سياسة الخصوصية' }, '?locale=ar')
    expect(arabic.doc.slug).toBe('sysh-lkhswsyh')
  })

  test('as a draft without a title waits for the title', async () => {
    const draft = await create('courses', { _status: 'draft' }, '?draft=true')
    expect([draft.status, draft.doc.slug ?? null]).toEqual([201, null])
    expect((await update('courses', draft.doc.id, { title: 'It has one' })).slug).toBe('it-has-one')
  })

  test('is told of the missing title alone, and of a slug that is none', async () => {
    const faults = async (json: object) => {
      const answer = await foyer.callAsAdmin('/api/pages', { method: 'POST', json })
      const { errors } = (await answer.json()) as Refused
      return [answer.status, errors[0]?.data.errors.map(({ path }) => path)]
    }
    expect(await faults({ _status: 'published' })).toEqual([400, ['title']])
    expect(await faults({ title: '   ', _status: 'published' })).toEqual([400, ['title']])
    expect(await faults({ title: 'One', slug: 'A b', _status: 'published' })).toEqual([
      ...[400, ['slug']],
    ])
  })

  test('keeps it when the title changes, and takes another that staff choose', async () => {
    const { doc } = await create('pages', { title: 'First words' })
    expect((await update('pages', doc.id, { title: 'Other words' })).slug).toBe('first-words')
    expect((await update('pages', doc.id, { slug: 'chosen' })).slug).toBe('chosen')
    expect((await update('pages', doc.id, { slug: '' })).slug).toBe('other-words')
  })

  test('does not take the address that another document had before', async () => {
    const { doc } = await create('pages', { title: 'An address', _status: 'published' })
    await update('pages', doc.id, { slug: 'moved-away' })
    expect((await create('pages', { title: 'An address' })).doc.slug).toBe('an-address-2')
  })

  test('gets one of its own, however many of one title are made at once', async () => {
    const titles = Array.from({ length: 12 }, () => 'At once')
    const made = await Promise.all(titles.map((title) => create('pages', { title })))
    expect(made.map(({ status }) => status)).toEqual(titles.map(() => 201))
    const numbers = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => `at-once-${number}`)
    expect(new Set(made.map(({ doc }) => doc.slug))).toEqual(new Set(['at-once', ...numbers]))
  })

  test('is made over GraphQL, by agents and from files alike', async () => {
    const query = 'mutation { createPage(data: { title: "By query" }) { slug } }'
    const asked = await foyer.callAsAdmin('/api/graphql', { method: 'POST', json: { query } })
    expect(await asked.json()).toEqual({ data: { createPage: { slug: 'by-query' } } })
    const made = await foyer.callAsAdmin('/api/courses/import', {
      method: 'POST',
      json: {
        docs: [
          { title: 'By file', summary: 's' },
          { title: 'By file', summary: 's' },
        ],
      },
    })
    expect(await made.json()).toMatchObject({
      docs: [
        { slug: 'by-file', action: 'created' },
        { slug: 'by-file-2', action: 'created' },
      ],
    })
    const csv = 'title,summary\nBy file,s\n'
    const again = await foyer.callAsAdmin('/api/courses/import', { method: 'POST', json: { csv } })
    expect(await again.json()).toMatchObject({ docs: [{ slug: 'by-file-3' }] })
  })
})

describe('a document saved with the slug of another', () => {
  const faultOf = async (path: string, method: string, json: object) => {
    const answer = await foyer.callAsAdmin(path, { method, json })
    return {
      status: answer.status,
      ...((await answer.json()) as Refused).errors[0]?.data.errors[0],
    }
  }

  test('says which one has the address, and names a free one', async () => {
    const first = await create('courses', { title: 'Our story', summary: 's', slug: 'our-story' })
    const { doc } = await create('courses', { title: 'Our story', summary: 's' })
    await create('courses', { title: 'Third', summary: 's', slug: 'our-story-3' })
    const taken = {
      status: 400,
      path: 'slug',
      message:
        '“Our story” has this address. Enter another, for example our-story-4, or leave it empty.',
    }
    const again = { title: 'New', summary: 's', slug: 'our-story' }
    expect(await faultOf('/api/courses', 'POST', again)).toMatchObject(taken)
    expect(await faultOf('/api/courses?draft=true', 'POST', again)).toMatchObject(taken)
    const drafted = `/api/courses/${doc.id}?draft=true`
    expect(await faultOf(drafted, 'PATCH', { slug: 'our-story' })).toMatchObject({
      ...{ ...taken, message: taken.message.replace('-4', '-2') },
    })
    expect((await update('courses', first.doc.id, { slug: 'our-story' })).slug).toBe('our-story')
  })
})

describe('lessons saved without a slug', () => {
  const slugsOf = (doc: Doc) => {
    const modules = doc['syllabus'] as { lessons: { id: string; slug: string }[] }[]
    return modules.flatMap(({ lessons }) => lessons.map(({ slug }) => slug))
  }
  const lessons = (...titles: string[]) => ({
    title: 'M',
    lessons: titles.map((title) => ({ title })),
  })

  test('have one of their title, each another within the course', async () => {
    const { doc } = await create('courses', {
      title: 'With lessons',
      summary: 's',
      syllabus: [
        { title: 'M', lessons: [{ title: 'Why?', slug: 'intro' }, { title: 'Intro' }] },
        lessons('Intro', '规则', '—'),
      ],
      _status: 'published',
    })
    expect(slugsOf(doc)).toEqual(['intro', 'intro-2', 'intro-3', 'gui-ze', 'lesson'])
  })

  test('keep it when they are renamed', async () => {
    const { doc } = await create('courses', {
      title: 'Renamed',
      summary: 's',
      syllabus: [lessons('Old name', 'Second')],
    })
    const [module] = doc['syllabus'] as { id: string; lessons: { id: string }[] }[]
    const ids = (module?.lessons ?? []).map(({ id }) => id)
    const renamed = await update('courses', doc.id, {
      syllabus: [
        {
          id: module?.id,
          title: 'M',
          lessons: [{ id: ids[1], title: 'New' }, { title: 'Second' }],
        },
      ],
    })
    expect(slugsOf(renamed)).toEqual(['second', 'second-2'])
  })
})

test('the form of a course whose modules are told as a number is checked without failing', () => {
  const { fields } = foyer.payload.collections.courses.config
  const syllabus = fields.find((field) => 'name' in field && field.name === 'syllabus')
  const validate = (syllabus as { validate: (value: unknown, options: object) => unknown }).validate
  for (const count of [0, 2]) {
    expect(validate(count, { event: 'onChange', req: { t: String }, maxRows: 60 })).toBe(true)
  }
})
