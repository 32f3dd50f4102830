import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { adminKey, boot, type Foyer } from '../../support/boot.js'
import { oneSecond } from '../../support/oneSecond.js'
import { timeProcessor } from '../../support/timeProcessor.js'

type Answer = {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions?: Record<string, unknown> }[]
}

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
  for (const [slug, level] of [
    ['one', 'foundation'],
    ['two', 'expert'],
  ]) {
    const json = {
      title: `Course ${String(slug)}`,
      slug,
      summary: 'S',
      level,
      price: { amount: 49000, currency: 'EUR' },
      _status: 'published',
    }
    await foyer.callAsAdmin('/api/courses', { method: 'POST', json })
  }
  const draft = { title: 'Not yet', slug: 'not-yet', _status: 'draft' }
  await foyer.callAsAdmin('/api/pages', { method: 'POST', json: draft })
})
afterAll(() => foyer.stop())

async function ask(query: string, { variables, key }: { variables?: object; key?: string } = {}) {
  const response = await foyer.call('/api/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'x-api-key': key }) },
    body: JSON.stringify({ query, ...(variables && { variables }) }),
  })
  const type = response.headers.get('content-type')
  return { status: response.status, type, ...((await response.json()) as Answer) }
}

describe('GraphQL', () => {
  test('gives amounts that are larger than its integers', async () => {
    const price = { amount: 999_999_999_999, currency: 'EUR' }
    const json = { title: 'L', slug: 'l', kind: 'gateway', state: 'active', price, maxUses: 3 }
    const made = await foyer.callAsAdmin('/api/payment-links', { method: 'POST', json })
    expect(made.status).toBe(201)
    const answer = await ask('{ links { totalDocs docs { price { amount } remaining } } }')
    expect(answer.errors).toBeUndefined()
    expect(answer.data?.['links']).toEqual({
      totalDocs: 1,
      docs: [{ price: { amount: price.amount }, remaining: 3 }],
    })
  })

  test('answers the public query of courses as REST does', async () => {
    const query = `query ($level: [String]) {
      courses(level: $level, limit: 5) {
        totalDocs facets docs { slug price { amount currency } sessions { startsAt } }
      }
    }`
    const answer = await ask(query, { variables: { level: ['foundation'] } })
    expect(answer).toMatchObject({ status: 200, type: 'application/json' })
    expect(answer.errors).toBeUndefined()
    const rest = (await (await foyer.call('/api/lms/courses?level=foundation&limit=5')).json()) as {
      facets: object
    }
    expect(answer.data?.['courses']).toEqual({
      totalDocs: 1,
      facets: rest.facets,
      docs: [{ slug: 'one', price: { amount: 49000, currency: 'EUR' }, sessions: [] }],
    })
  })

  test('takes an argument of null as one that is left out', async () => {
    const all = await ask('{ courses { totalDocs docs { slug } } }')
    const nulls =
      '{ courses(q: null, level: null, topic: [null], page: null) { totalDocs docs { slug } } }'
    expect(await ask(nulls)).toEqual(all)
    const query = 'query ($q: String) { courses(q: $q) { totalDocs docs { slug } } }'
    expect(await ask(query, { variables: { q: null } })).toEqual(all)
    expect(all.data).toMatchObject({ courses: { totalDocs: 2 } })
  })

  test('tells what is wrong with its parameters, in REST’s words', async () => {
    const { errors } = await ask('{ courses(sort: "color") { totalDocs } }')
    const fault = { path: '/sort', code: 'invalid_value', message: expect.any(String) }
    expect(errors?.[0]?.extensions).toEqual({ code: 'invalid_query', errors: [fault] })
  })

  test.each([
    ['an id that is none', '{ Page(id: "none") { title } }', 404],
    [
      'a NUL in a filter',
      String.raw`{ Pages(where: { title: { equals: "a\u0000" } }) { totalDocs } }`,
      400,
    ],
  ])('calls a value bad that cannot be looked for: %s', async (_, query, statusCode) => {
    const { errors } = await ask(query)
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ statusCode }])
  })

  test('shows strangers what is published, and lets a key write', async () => {
    const pages = '{ Pages { docs { title } } }'
    expect((await ask(pages)).data).toEqual({ Pages: { docs: [] } })
    const write =
      'mutation { createPage(data: { title: "G", slug: "g", _status: published }) { id } }'
    expect((await ask(write)).errors?.[0]?.message).toMatch(/not allowed/i)
    expect((await ask(write, { key: adminKey })).errors).toBeUndefined()
    expect((await ask(pages)).data).toEqual({ Pages: { docs: [{ title: 'G' }] } })
  })

  test('knows nothing of people, keys and logs', async () => {
    for (const name of ['Users', 'Leads', 'Learners', 'Consents', 'Enrolments', 'MailFailures']) {
      const { status, errors } = await ask(`{ ${name} { totalDocs } }`, { key: adminKey })
      expect([name, status, errors?.[0]?.message]).toEqual([
        name,
        400,
        expect.stringMatching(/^Cannot query field/),
      ])
    }
    for (const mutation of [
      'loginUser(email: "a", password: "b")',
      'forgotPasswordUser(email: "a")',
    ]) {
      expect((await ask(`mutation { ${mutation} { token } }`)).status).toBe(400)
    }
  })

  test('tells nobody its schema outside the demo', async () => {
    for (const query of ['{ __schema { types { name } } }', '{ __type(name: "Page") { name } }']) {
      const { status, errors } = await ask(query, { key: adminKey })
      expect([status, errors?.[0]?.message]).toEqual([400, expect.stringMatching(/introspection/i)])
    }
    expect((await ask('{ __typename }')).data).toEqual({ __typename: 'Query' })
  })

  test('refuses what is too deep, too much or too long', async () => {
    const deep = `{ Courses { docs { image { ${'sizes { '.repeat(9)} x ${'} '.repeat(9)} } } } }`
    expect((await ask(deep)).errors?.map(({ message }) => message).join()).toMatch(
      /at most 10 levels/,
    )
    const loop = '{ Pages { ...A } } fragment A on Pages { docs { id } ...A }'
    expect((await ask(loop)).status).toBe(400)
    const many = Array.from(
      { length: 120 },
      (_, i) => `a${String(i)}: courses { docs { slug title url } }`,
    )
    expect((await ask(`{ ${many.join(' ')} }`)).errors?.[0]?.message).toMatch(/at most 10 queries/)
    const long = `{ ${'courses { totalDocs } '.repeat(700)} }`
    expect((await ask(long)).errors?.[0]?.message).toMatch(/tokens/i)
  })

  test('bounds what variables and filters ask for, for staff too, and answers at once', async () => {
    const query = 'query ($w: Course_where) { Courses(where: $w) { totalDocs } }'
    const nested = (levels: number, name: string) =>
      `${`{"${name}":[`.repeat(levels)}{}${']}'.repeat(levels)}`
    for (const key of [undefined, adminKey]) {
      for (const [levels, name] of [
        [1_000, 'OR'],
        [1_900, 'OR'],
        [6_000, 'AND'],
      ] as const) {
        const body = `{"query":"${query}","variables":{"w":${nested(levels, name)}}}`
        const tookMs = timeProcessor()
        const response = await foyer.call('/api/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(key && { 'x-api-key': key }) },
          body,
        })
        const { errors } = (await response.json()) as Answer
        expect([response.status, errors?.[0]?.message]).toEqual([
          400,
          expect.stringMatching(/at most 10 deep/),
        ])
        expect(tookMs()).toBeLessThan(oneSecond())
      }
    }
    const inline = `${'{OR:['.repeat(200)}{}${']}'.repeat(200)}`
    const { status, errors } = await ask(`{ Courses(where: ${inline}) { totalDocs } }`)
    expect([status, errors?.[0]?.message]).toEqual([400, expect.stringMatching(/at most 10 deep/)])
    const many = { OR: Array.from({ length: 2_000 }, () => ({})) }
    expect((await ask(query, { variables: { w: many } })).errors?.[0]?.message).toMatch(
      /at most 1000 values/,
    )
    const wide = { OR: Array.from({ length: 31 }, () => ({ title: { equals: 'a' } })) }
    const answer = await ask(query, { variables: { w: wide } })
    expect(answer.errors).toMatchObject([
      { message: expect.stringMatching(/30 conditions/), extensions: { code: 'invalid_query' } },
    ])
    expect((await ask(query, { variables: { w: wide }, key: adminKey })).errors).toBeUndefined()
  })

  test.each([
    ['where: { title: null }', /operator and a value/],
    ['where: { title: { all: ["a"] } }', /`all`/],
    ['where: { title: { like: null } }', /text for `like`/],
    ['where: { OR: [null] }', /condition in each place/],
    ['page: 2147483647', /from 1 to 1000000/],
    ['limit: -1', /at least 0/],
  ])('says what is wrong with %s, which Payload fails on', async (given, message) => {
    const answer = await ask(`{ Courses(${given}) { pagingCounter } }`)
    expect(answer.errors).toMatchObject([
      { message: expect.stringMatching(message), extensions: { code: 'invalid_query' } },
    ])
  })

  test('takes a filter of null as none', async () => {
    expect((await ask('{ Courses(where: null) { totalDocs } }')).errors).toBeUndefined()
  })

  test('keeps the reason why a document is not valid', async () => {
    const write = 'mutation { createPage(data: { title: "G", slug: "No slug" }) { id } }'
    const { errors } = await ask(write, { key: adminKey })
    expect(errors?.[0]?.extensions).toMatchObject({
      statusCode: 400,
      errors: [{ path: 'slug', message: expect.any(String) }],
    })
  })

  test.each([
    [undefined, 'application/json', 400],
    ['application/json', 'application/json', 200],
    ['application/json, text/plain, */*', 'application/json', 400],
    ['application/graphql-response+json', 'application/graphql-response+json', 400],
    [
      'application/graphql-response+json, application/json;q=0.9',
      'application/graphql-response+json',
      400,
    ],
  ])('answers in the media type of GraphQL to Accept: %s', async (accept, type, status) => {
    const headers = { 'content-type': 'application/json', ...(accept && { accept }) }
    const call = async (asked: object) => {
      const init = { method: 'POST', headers, body: JSON.stringify(asked) }
      const response = await foyer.call('/api/graphql', init)
      return [response.status, response.headers.get('content-type')?.split(';')[0]]
    }
    expect(await call({ query: '{ Pages { totalDocs } }' })).toEqual([200, type])
    const coerced = { query: 'query ($l: Int!) { Pages(limit: $l) { totalDocs } }' }
    for (const wrong of [{ query: '{' }, { query: '{ nothing }' }, coerced]) {
      expect(await call(wrong)).toEqual([status, type])
    }
  })

  test.each(['subscription{x}', 'subscription S{__typename}', '{__typename} subscription S{x}'])(
    'has no subscriptions, and says so: %s',
    async (query) => {
      const { status, errors } = await ask(query)
      expect([status, errors?.[0]?.message]).toEqual([400, expect.stringMatching(/\/api\/ws/)])
    },
  )

  test('refuses at once what fragments in fragments would make endless', async () => {
    for (const [question, type, field] of [
      ['Pages', 'Pages', 'totalDocs'],
      ['__schema', '__Schema', 'description'],
    ]) {
      const fragments = Array.from(
        { length: 30 },
        (_, i) =>
          `fragment F${String(i)} on ${String(type)} { ...F${String(i + 1)} ...F${String(i + 1)} }`,
      )
      const last = `fragment F30 on ${String(type)} { ${String(field)} }`
      const { status, errors } = await ask(
        `{ ${String(question)} { ...F0 } } ${fragments.join(' ')} ${last}`,
      )
      expect([status, errors?.[0]?.message]).toEqual([
        400,
        expect.stringMatching(/at most 1000 fields/),
      ])
    }
  })

  test('takes JSON alone, so that no foreign form can write', async () => {
    const response = await foyer.call('/api/graphql', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ query: '{ __typename }' }),
    })
    expect(response.status).toBe(415)
    expect((await ask('not GraphQL')).status).toBe(400)
  })
})
