import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { counts, full, places, startTransfer, type Transfers } from './startTransfer.js'

let files: Transfers

beforeAll(async () => {
  files = await startTransfer()
})
beforeEach(() => files.clear())
afterAll(() => files.foyer.stop())

describe('what is imported', () => {
  test('is a draft unless it is to be published', async () => {
    const row = { slug: 'new', title: 'New', summary: 'S', status: 'published' }
    expect(counts(await files.send({ docs: [row] }))).toEqual([1, 0, 0])
    expect((await files.foyer.call('/api/lms/courses/new')).status).toBe(404)
    expect(counts(await files.send({ docs: [row] }))).toEqual([0, 0, 1])
    expect(counts(await files.send({ docs: [row] }, 'publish=true'))).toEqual([0, 1, 0])
    expect((await files.foyer.call('/api/lms/courses/new')).status).toBe(200)
    expect(counts(await files.send({ docs: [row] }, 'publish=true'))).toEqual([0, 0, 1])
  })

  test('leaves a published course as visitors see it until it is published', async () => {
    await files.store({ slug: 'live', title: 'As it is' })
    expect(counts(await files.send('slug,title\r\nlive,As it will be\r\n'))).toEqual([0, 1, 0])
    const { title } = await (await files.foyer.call('/api/lms/courses/live')).json()
    expect([title, (await files.find('live'))?.title]).toEqual(['As it is', 'As it will be'])
  })

  test('takes a course back where the file says so', async () => {
    await files.store({ slug: 'live' })
    expect(counts(await files.send('slug,status\nlive,draft\n', 'publish=true'))).toEqual([0, 1, 0])
    expect((await files.foyer.call('/api/lms/courses/live')).status).toBe(404)
  })

  test('changes only the columns that are there; an empty cell empties', async () => {
    await files.store()
    await files.send('slug,level,topics\nfull,,Law\n')
    const course = await files.find('full')
    expect(course).toMatchObject({ level: null, topics: ['Law'], durationHours: 1.5 })
    expect(course?.price).toMatchObject({ amount: 49_000, currency: 'GBP' })
  })

  test('is unchanged the second time, an empty price included', async () => {
    const file = 'slug,title,summary,price.amount,price.currency\nempty,Empty,S,,\n'
    expect(counts(await files.send(file))).toEqual([1, 0, 0])
    expect(counts(await files.send(file))).toEqual([0, 0, 1])
  })

  test('is unchanged where it says a part of what a course says, and changes that part alone', async () => {
    await files.store()
    const send = async (row: object) =>
      counts(await files.send({ docs: [{ slug: 'full', ...row }] }, 'publish=true'))
    const lessons = [{ slug: 'scope', title: 'Scope' }]
    const syllabus = [{ title: 'First', lessons }, { title: 'Second' }]
    for (const row of [
      { price: { amount: 49_000 } },
      { instructors: [{ name: 'Ada' }] },
      { syllabus },
    ]) {
      expect(await send(row)).toEqual([0, 0, 1])
    }
    expect(await send({ price: { amount: 50_000 } })).toEqual([0, 1, 0])
    expect(await send({ instructors: [{ name: 'Ada', role: 'Host' }] })).toEqual([0, 1, 0])
    const course = await files.find('full')
    expect(course?.price).toMatchObject({ amount: 50_000, currency: 'GBP' })
    expect(course?.syllabus?.[0]?.lessons?.[0]).toMatchObject({ minutes: 20 })
  })

  test('keeps what rows of a list say in other languages, wherever they move', async () => {
    const { id, syllabus } = await files.store({ ...full, slug: 'moved' })
    const french = (syllabus ?? []).map((part) => ({
      ...part,
      title: `${part.title} (fr)`,
      lessons: part.lessons?.map((lesson) => ({ ...lesson, title: `${lesson.title} (fr)` })),
    }))
    await files.foyer.payload.update({
      collection: 'courses',
      id,
      locale: 'fr',
      data: { title: 'Fr', syllabus: french },
    })
    const [first, second] = full.syllabus
    await files.send({
      docs: [{ slug: 'moved', syllabus: [second, { title: 'Third', lessons: [] }, first] }],
    })
    const after = await files.find('moved', 'fr')
    expect(after?.syllabus?.map(({ title }) => title)).toEqual([
      'Second (fr)',
      'Third',
      'First (fr)',
    ])
    expect(after?.syllabus?.[2]?.lessons?.[0]?.title).toBe('Scope (fr)')
  })

  test('moves no lesson to another module, where its content would be lost or go to another lesson', async () => {
    const { id } = await files.store({ ...full, slug: 'apart' })
    const stored = await files.find('apart')
    const syllabus = (stored?.syllabus ?? []).map((part) => ({
      ...part,
      lessons: part.lessons?.map((lesson) => ({ ...lesson, bodyMarkdown: `On ${lesson.slug}` })),
    }))
    await files.foyer.payload.update({ collection: 'courses', id, data: { syllabus } })
    const before = await files.find('apart')
    const [first, second] = full.syllabus
    const [scope, duties] = [first?.lessons[0], second?.lessons[0]]
    const into = (...lessons: unknown[][]) =>
      files.send({
        docs: [
          {
            slug: 'apart',
            syllabus: lessons.map((rows, at) => ({ ...full.syllabus[at], lessons: rows })),
          },
        ],
      })
    const moved = await into([scope, duties], [])
    expect([moved.status, places(moved)]).toEqual([
      422,
      [['/docs/0/syllabus/0/lessons/1', 'moved']],
    ])
    expect(places(await into([duties], [scope]))).toEqual([
      ['/docs/0/syllabus/0/lessons/0', 'moved'],
      ['/docs/0/syllabus/1/lessons/0', 'moved'],
    ])
    expect(await files.find('apart')).toEqual(before)
    expect(counts(await into([scope], [{ slug: 'new', title: 'New' }, duties]))).toEqual([0, 1, 0])
    const lessons = (await files.find('apart'))?.syllabus?.flatMap((part) => part.lessons ?? [])
    expect(lessons?.map(({ slug, body }) => [slug, Boolean(body)])).toEqual([
      ['scope', true],
      ['new', false],
      ['duties', true],
    ])
  })

  test('gives the content of a removed lesson to no other, and keeps that of a renamed one', async () => {
    const teaching = (slug: string) => ({ slug, title: `On ${slug}`, bodyMarkdown: `Of ${slug}` })
    const lessons = ['paid', 'long', 'kept'].map(teaching)
    await files.store({ slug: 'swapped', syllabus: [{ title: 'Part', lessons }] })
    const sample = { slug: 'sample', title: 'A sample', isPreview: true }
    const renamed = { slug: 'short', title: 'On long' }
    const retitled = { slug: 'kept', title: 'Another title' }
    const syllabus = [{ title: 'Part', lessons: [sample, renamed, retitled] }]
    expect(counts(await files.send({ docs: [{ slug: 'swapped', syllabus }] }))).toEqual([0, 1, 0])
    const shorter = [{ title: 'Part', lessons: [{ ...renamed, slug: 'shorter' }, retitled] }]
    await files.store({ slug: 'moved-up', syllabus: [{ title: 'Part', lessons }] })
    await files.send({ docs: [{ slug: 'moved-up', syllabus: shorter }] })
    const movedUp = (await files.find('moved-up'))?.syllabus?.[0]?.lessons ?? []
    expect(JSON.stringify(movedUp[0]?.body)).toContain('Of long')
    const twins = ['one', 'two'].map((slug) => ({ ...teaching(slug), title: 'Quiz' }))
    await files.store({ slug: 'twins', syllabus: [{ title: 'Part', lessons: twins }] })
    const opening = { slug: 'opening', title: 'Opening' }
    const final = { slug: 'final', title: 'Quiz' }
    const ended = [{ title: 'Part', lessons: [opening, final] }]
    await files.send({ docs: [{ slug: 'twins', syllabus: ended }] })
    const [, last] = (await files.find('twins'))?.syllabus?.[0]?.lessons ?? []
    expect(JSON.stringify(last?.body)).toContain('Of two')
    const stored = (await files.find('swapped'))?.syllabus?.[0]?.lessons ?? []
    const contents = stored.map(({ slug, body }) => [slug, JSON.stringify(body ?? null)])
    expect(contents).toEqual([
      ['sample', 'null'],
      ['short', expect.stringContaining('Of long')],
      ['kept', expect.stringContaining('Of kept')],
    ])
  })

  test('is read with semicolons, as spreadsheets of many countries write', async () => {
    expect(counts(await files.send('slug;title;summary\r\nsemi;Hello, you;S\r\n;;\r\n'))).toEqual([
      1, 0, 0,
    ])
    expect((await files.find('semi'))?.title).toBe('Hello, you')
  })

  test.each(['\r\n', '\n', '\r'])(
    'is read as spreadsheets of other countries save it, with lines that end in %j',
    async (end) => {
      const columns = 'slug;title;summary;status;level;durationHours;price.amount;certificate;;'
      const row = 'abroad;"Loin; ""très"" loin, même";S;Draft;Expert;1,5;49\u202f000;VRAI;;'
      const file = ['\ufeffsep=;', columns, row, ';;;;;;;;;', ''].join(end)
      expect(counts(await files.send(file))).toEqual([1, 0, 0])
      expect(await files.find('abroad')).toMatchObject({
        ...{ title: 'Loin; "très" loin, même', level: 'expert', durationHours: 1.5 },
        ...{ price: { amount: 49_000 }, certificate: true },
      })
      expect(counts(await files.send(file))).toEqual([0, 0, 1])
    },
  )

  test('is read where its columns are called in capitals, have spaces around, or end with empty ones', async () => {
    const typed = 'Slug; TITLE ;summary;durationhours;;\r\ntyped;Typed;S;3;;\r\n'
    expect(counts(await files.send(typed))).toEqual([1, 0, 0])
    expect(await files.find('typed')).toMatchObject({ title: 'Typed', durationHours: 3 })
  })

  test('translates what is there, and begins nothing in another language', async () => {
    await files.store({ slug: 'there' })
    expect(counts(await files.send('slug,title\nthere,Titre\n', 'locale=fr'))).toEqual([0, 1, 0])
    expect((await files.find('there', 'fr'))?.title).toBe('Titre')
    const refused = await files.send('slug,title\nnowhere,Titre\n', 'locale=fr')
    expect([refused.status, places(refused)]).toEqual([422, [['/csv/2/slug', 'not_found']]])
  })

  test('is found by the search and told in the audit log', async () => {
    await files.send(
      { docs: [{ slug: 'told', title: 'Quetzal', summary: 'S', status: 'published' }] },
      'publish=true',
    )
    const { id } = (await files.find('told')) ?? {}
    const { docs } = await files.foyer.payload.find({
      collection: 'audit-log',
      where: { targetId: { equals: id } },
    })
    expect(docs).toMatchObject([{ action: 'create', actorKind: 'admin-key' }])
  })

  test('is replayed where it was sent before', async () => {
    const headers = { 'idempotency-key': 'import-once-0001' }
    const row = { slug: 'once', title: 'Once', summary: 'S' }
    const first = await files.send({ docs: [row] }, '', headers)
    expect([counts(first), counts(await files.send({ docs: [row] }, '', headers))]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ])
    expect((await files.foyer.payload.count({ collection: 'courses' })).totalDocs).toBe(1)
  })
})

describe('a dry run', () => {
  test('says what would be, and keeps nothing', async () => {
    await files.store({ slug: 'old' })
    const before = await files.versions()
    const answer = await files.send(
      'slug,title,summary\nold,Other,S\nnew,New,S\n',
      'dryRun=true&publish=true',
    )
    expect(answer.docs).toEqual([
      { slug: 'old', action: 'updated' },
      { slug: 'new', action: 'created' },
    ])
    expect([await files.versions(), await files.find('new')]).toEqual([before, undefined])
    expect((await files.find('old'))?.title).toBe('T')
  })
})

describe('two imports of one file at once', () => {
  test('make each course once', async () => {
    const docs = Array.from({ length: 5 }, (_, at) => ({
      slug: `same-${String(at)}`,
      title: 'T',
      summary: 'S',
    }))
    const answers = await Promise.all([files.send({ docs }), files.send({ docs })])
    expect(answers.map(({ status }) => status)).toContain(200)
    expect((await files.foyer.payload.count({ collection: 'courses' })).totalDocs).toBe(5)
  })
})

describe('a course that is saved while a file is imported', () => {
  test('keeps both changes, and is listed once', async () => {
    const slugs = Array.from({ length: 12 }, (_, at) => `saved-${String(at)}`)
    const ids: string[] = []
    for (const slug of slugs) ids.push((await files.store({ slug })).id)
    const row = (slug: string) => ({ slug, title: 'Imported' })
    const save = (id: string) =>
      files.foyer.callAsAdmin(`/api/courses/${id}?draft=true`, {
        method: 'PATCH',
        json: { summary: 'Saved', _status: 'draft' },
      })
    const [imported, backwards, ...saved] = await Promise.all([
      files.send({ docs: slugs.map(row) }),
      files.send({ docs: slugs.toReversed().map(row) }),
      ...ids.map(save),
    ])
    expect([imported.status, backwards.status]).toEqual([200, 200])
    expect(saved.map(({ status }) => status)).toEqual(slugs.map(() => 200))
    const all = { collection: 'courses', draft: true, pagination: false } as const
    const { docs } = await files.foyer.payload.find(all)
    expect(docs.map(({ title, summary }) => [title, summary])).toEqual(
      slugs.map(() => ['Imported', 'Saved']),
    )
  })
})
