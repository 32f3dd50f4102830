import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createLocalReq } from 'payload'
import pg from 'pg'

import { boot, type Foyer } from '../../support/boot.js'
import { statementsOf } from '../../support/statementsOf.js'

let foyer: Foyer
const sent: { text: string; values: readonly unknown[] }[] = []
/** Every statement of every client passes it. */
const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
const { query: send } = prototype

beforeAll(async () => {
  prototype.query = function (this: unknown, ...args) {
    sent.push(...statementsOf(args))
    return send.apply(this, args)
  }
  foyer = await boot()
})
afterAll(async () => {
  prototype.query = send
  await foyer.stop()
})
beforeEach(() => {
  sent.length = 0
})

type Course = Record<string, unknown> & { id: string }

const question = {
  ...{ prompt: 'Which?', kind: 'single' },
  options: [{ text: 'This', isCorrect: true }, { text: 'That' }],
}

const course = (slug: string) => ({
  ...{ title: slug, slug, summary: 'What it is about.', topics: ['One', 'Two'] },
  syllabus: [{ title: 'First', lessons: [{ title: 'A' }] }],
})

async function ask(path: string, json?: object, method = 'PATCH') {
  const response = await foyer.callAsAdmin(path, json ? { method, json } : {})
  expect(response.ok).toBe(true)
  return (await response.json()) as Course & { doc: Course }
}

const make = async (slug: string) => (await ask('/api/courses', course(slug), 'POST')).doc.id

/** The document as it is stored, and as its newest version has it. */
async function bothOf(id: string) {
  const read = async (draft: boolean) => {
    const found = await ask(`/api/courses/${id}?depth=0&locale=all&draft=${String(draft)}`)
    // A list of what refers to it.
    delete (found as Course)['sessions']
    return found as Course
  }
  return { stored: await read(false), newest: await read(true) }
}

/** Statements that write the document or a row below it, without those of its versions. */
const writes = () =>
  sent.filter(({ text }) => /(?:insert into|update|delete from) "courses/i.test(text)).length

const isList = (value: unknown) =>
  typeof value === 'object' && value !== null && 'hasNextPage' in value

describe('a new document', () => {
  const body = '## What it is\n\n- One\n- Two, with **more**'
  const all = {
    courses: {
      ...course('as-read'),
      ...{ level: 'expert', durationHours: 1.5, price: { amount: 100, currency: 'EUR' } },
      ...{ outcomes: ['Sort', 'Write'], instructors: [{ name: 'Ada', role: 'Lawyer' }] },
      ...{ bodyMarkdown: body, seo: { title: 'Found', hidden: true }, _status: 'published' },
      syllabus: [
        { title: 'First', lessons: [{ title: 'A', kind: 'quiz', questions: [question] }] },
        { title: 'Second', lessons: [{ title: 'B', minutes: 5 }, { title: 'C' }] },
      ],
    },
    pages: { title: 'As read', bodyMarkdown: body, _status: 'published' },
    policies: { title: 'As read', kind: 'terms', version: '1', effectiveDate: '2026-01-01' },
    partners: { name: 'As read' },
    faqs: { question: 'Why?', answer: 'Because.' },
    forms: { title: 'As read', fields: [{ name: 'why', label: 'Why?', type: 'text' }] },
    redirects: { from: '/old', url: '/new', status: '301' },
    learners: { email: 'ada@acme.example', name: 'Ada' },
    webhooks: { url: 'https://hooks.example/in', events: ['lead.created', 'order.paid'] },
  }

  test.each(Object.entries(all))('of %s is answered as it is read', async (slug, json) => {
    const { doc } = await ask(`/api/${slug}?depth=0`, json, 'POST')
    const read = await ask(`/api/${slug}/${doc.id}?depth=0`)
    // A list of what refers to it is only read, and a secret is only shown once.
    const lists = Object.entries(read).filter(([, value]) => isList(value))
    const unread = Object.fromEntries(lists.map(([name]) => [name, undefined]))
    expect({ ...doc, secret: undefined, ...unread }).toEqual({ ...read, ...unread })
  })

  test('is not read back', async () => {
    const id = await make('not-read')
    const reads = sent.filter(({ text }) => /^select .*"courses_syllabus/s.test(text))
    expect(reads.filter(({ values }) => values.includes(id))).toEqual([])
    expect(writes()).toBe(2)
  })
})

describe('a save of a document', () => {
  test('writes no row below it where only its own columns change', async () => {
    const id = await make('columns')
    sent.length = 0
    await ask(`/api/courses/${id}`, { durationHours: 3 })
    await ask(`/api/courses/${id}`, { _status: 'published' })
    expect(writes()).toBe(2)
    const { stored, newest } = await bothOf(id)
    expect(stored).toMatchObject({ durationHours: 3, _status: 'published', topics: ['One', 'Two'] })
    expect(newest).toEqual(stored)
  })

  test('writes what a draft changed that was saved before it', async () => {
    const id = await make('drafted')
    const drafted = { title: 'Drafted', topics: ['Three'], durationHours: 8, _status: 'draft' }
    await ask(`/api/courses/${id}?draft=true`, drafted)
    expect((await bothOf(id)).stored).toMatchObject({ title: { en: 'drafted' } })
    await ask(`/api/courses/${id}`, { _status: 'published' })
    const { stored, newest } = await bothOf(id)
    expect(stored).toMatchObject({ title: { en: 'Drafted' }, topics: ['Three'], durationHours: 8 })
    expect(newest).toEqual(stored)
  })

  test('empties a column and a list', async () => {
    const id = await make('emptied')
    await ask(`/api/courses/${id}`, { durationHours: 4, level: 'expert' })
    await ask(`/api/courses/${id}`, { durationHours: null })
    await ask(`/api/courses/${id}`, { topics: [] })
    const { stored, newest } = await bothOf(id)
    expect(stored).toMatchObject({ durationHours: null, level: 'expert', topics: [] })
    expect(newest).toEqual(stored)
  })

  test('and another at the same time leave it as its newest version has it', async () => {
    const id = await make('at-once')
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        ask(`/api/courses/${id}`, { durationHours: round + 1 }),
        ask(`/api/courses/${id}`, { level: round % 2 === 0 ? 'expert' : 'foundation' }),
        ask(`/api/courses/${id}`, { title: `At once ${String(round)}` }),
      ])
      const { stored, newest } = await bothOf(id)
      expect(newest).toEqual(stored)
    }
  })

  test('has a time of its own, even in the same millisecond as the one before it', async () => {
    const id = await make('timed')
    const { stored } = await bothOf(id)
    const { updatedAt } = stored as unknown as { updatedAt: string }
    const req = await createLocalReq({}, foyer.payload)
    const save = { collection: 'courses', id, data: { ...stored, level: 'expert' }, req } as const
    const saved = (await foyer.payload.db.updateOne(save)) as { updatedAt: string }
    expect(Date.parse(saved.updatedAt)).toBe(Date.parse(updatedAt) + 1)
  })
})

test('a change of many documents reads twenty at a time, in the order asked, and changes all', async () => {
  const slugs = Array.from({ length: 25 }, (_, at) => `many-${String(at + 10)}`)
  const ids = await Promise.all(slugs.map((slug) => make(slug)))
  sent.length = 0
  const where = 'where[slug][like]=many-&where[durationHours][exists]=false'
  const changed = await ask(`/api/courses?${where}&sort=-slug`, { durationHours: 9 })
  const docs = changed['docs'] as Course[]
  expect(docs.map(({ slug }) => slug)).toEqual(slugs.toReversed())
  expect(docs.map(({ durationHours }) => durationHours)).toEqual(slugs.map(() => 9))
  const reads = sent.filter(({ text }) => /^select .*"courses_syllabus/s.test(text))
  const read = reads.map(({ values }) => ids.filter((id) => values.includes(id)).length)
  expect(read.filter((count) => count > 1)).toEqual([20, 5])
})
