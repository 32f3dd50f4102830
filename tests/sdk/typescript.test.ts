import { execFileSync } from 'node:child_process'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'

import { createClient, FoyerProblem } from '../../sdk/typescript/index.js'
import type { Where } from '../../sdk/typescript/operations.js'
import { adminKey, boot, type Foyer } from '../support/boot.js'

let foyer: Foyer
let client: ReturnType<typeof createClient>

beforeAll(async () => {
  foyer = await boot()
  client = createClient({ baseUrl: foyer.url, apiKey: adminKey })
  for (const number of [1, 2, 3]) {
    const level = number === 3 ? 'expert' : 'foundation'
    const slug = `course-${String(number)}`
    await client.courses.create({ title: slug, slug, summary: 'S', level, _status: 'published' })
  }
})
afterAll(() => foyer.stop())

const problemOf = async (call: Promise<unknown>) => {
  const thrown: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(thrown instanceof FoyerProblem)) throw new Error('No problem was thrown', { cause: thrown })
  return thrown
}

describe('the TypeScript client', () => {
  test.each([undefined, '', 'localhost:3000', 'http://a?b'])('says %p is no address', (baseUrl) => {
    expect(() => createClient({ baseUrl })).toThrow('`baseUrl` is where the service is')
  })

  test('lists courses by one level, or by several', async () => {
    const { docs } = await client.courses.list({ level: 'foundation' })
    expect(docs.map(({ slug }) => slug).sort()).toEqual(['course-1', 'course-2'])
    const both = await client.courses.list({ level: ['foundation', 'expert'] })
    expect(both.totalDocs).toBe(3)
  })

  test('walks all pages', async () => {
    const slugs: string[] = []
    for await (const { slug } of client.courses.listAll({ limit: 1, sort: 'title' }))
      slugs.push(slug)
    expect(slugs).toEqual(['course-1', 'course-2', 'course-3'])
  })

  test('puts what the path names into the path, and filters as Payload reads them into the query', async () => {
    expect(await client.courses.get({ slug: 'course-2' })).toMatchObject({ title: 'course-2' })
    const found = await client.courses.find({ where: { slug: { in: 'course-1,course-3' } } })
    expect(found.totalDocs).toBe(2)
  })

  test('sends every condition of a filter: empty lists, null, dates, and lists of filters', async () => {
    const { courses } = client
    const count = async (where: Where) => (await courses.find({ where })).totalDocs
    expect(await count({ id: { in: [] } })).toBe(0)
    expect(await count({ slug: { not_in: [] } })).toBe(3)
    expect(await count({ summary: { equals: null } })).toBe(0)
    expect(await count({ summary: { not_equals: null } })).toBe(3)
    expect(await count({ createdAt: { greater_than: new Date() } })).toBe(0)
    expect(await count({ createdAt: { less_than: new Date() } })).toBe(3)
    const [one, two] = ['course-1', 'course-2'].map((slug) => ({ slug: { equals: slug } }))
    expect(await count({ or: [one, two, { id: { in: [] } }] as Where[] })).toBe(2)
    expect(await count({ and: [one, two] as Where[] })).toBe(0)
    const changed = await courses.updateMany({
      where: { summary: { equals: 'S' }, slug: { in: [] } },
      summary: 'Other',
    })
    expect(changed.docs).toEqual([])
    const where = { summary: { equals: 'S' }, slug: { equals: null } }
    expect((await courses.deleteMany({ where })).docs).toEqual([])
    expect(await count({})).toBe(3)
  })

  test.each([
    [{ slug: { equals: undefined } }, /`where\.slug\.equals` is undefined/],
    [{ or: [{ slug: undefined }] }, /`where\.or\[0\]\.slug` is undefined/],
    [{ 'price.amount': { less_than: NaN } }, /`where\.price\.amount\.less_than` is NaN/],
  ])('makes no filter of %j, whose condition has no value', async (where, told) => {
    const call = client.courses.find({ where: where as unknown as Where })
    await expect(call).rejects.toThrow(TypeError)
    await expect(call).rejects.toThrow(told)
  })

  test.each(['', '.', '..'])(
    'calls nothing else where the address lacks a part: %j',
    async (slug) => {
      await expect(client.courses.get({ slug })).rejects.toThrow(/`slug` is a part of the address/)
    },
  )

  test('throws a problem with its status, its code and its faults', async () => {
    const missing = await problemOf(client.courses.get({ slug: 'none-such' }))
    expect([missing.status, missing.code]).toEqual([404, 'not_found'])
    expect(missing.requestId).toMatch(/./)
    const faulty = await problemOf(client.demo.submit({ name: '', email: 'nobody', company: 'C' }))
    expect(faulty.code).toBe('validation_failed')
    expect(faulty.errors.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/name', '/email']),
    )
  })

  test('gives the admin’s own refusals a code as well', async () => {
    const stranger = createClient({ baseUrl: foyer.url })
    const refused = await problemOf(stranger.leads.find())
    expect([refused.status, refused.code]).toEqual([403, 'forbidden'])
  })

  test('says of each field of a document that is refused why', async () => {
    const price = { amount: 1.5, currency: 'EUR' }
    const refused = await problemOf(
      client.courses.create({ title: 'A', summary: 'S', language: 'english', price }),
    )
    expect(refused.message).toContain('price.amount: Enter a whole number.')
    expect(refused.errors.map(({ path }) => path).sort()).toEqual(['/language', '/price/amount'])
    const data = { errors: [{ message: 'Not like this.' }] }
    const body = { errors: [{ message: 'The following field is invalid:', data }] }
    const answer = () => Promise.resolve(Response.json(body, { status: 400 }))
    const pathless = await problemOf(
      createClient({ baseUrl: foyer.url, fetch: answer }).courses.create({ title: 'A' } as never),
    )
    expect([pathless.message, pathless.errors]).toEqual([
      expect.stringMatching(/^(?!.*undefined).*Not like this\.$/),
      [{ path: '', message: 'Not like this.' }],
    ])
  })

  test('gives what is no JSON as it is', async () => {
    const image = await client.og.get({ title: 'Hello' })
    expect(Buffer.from(image).subarray(1, 4).toString()).toBe('PNG')
    expect(await client.leads.export()).toContain('reference')
    const exported = await client.courses.export({ format: 'json' })
    expect(typeof exported === 'string' ? [] : exported['docs']).toHaveLength(3)
  })
})

describe('against a server that fails', () => {
  let seen: { headers: IncomingMessage['headers']; body: string }[] = []
  let answers: ((outgoing: ServerResponse) => void)[] = []
  const server = createServer((incoming, outgoing) => {
    let body = ''
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()))
    incoming.on('end', () => {
      seen.push({ headers: incoming.headers, body })
      const answer = answers.shift() ?? ok
      answer(outgoing)
    })
  })
  const json = { 'content-type': 'application/json' }
  const ok = (outgoing: ServerResponse) => outgoing.end('{}')
  const refuse = (status: number, wait: string) => (outgoing: ServerResponse) =>
    outgoing.writeHead(status, { 'retry-after': wait }).end('{"code":"unavailable"}')
  let shaky: ReturnType<typeof createClient>

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    shaky = createClient({ baseUrl: `http://127.0.0.1:${String(port)}/` })
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  afterEach(() => {
    seen = []
    answers = []
  })
  const form = { name: 'Ada', email: 'ada@company.example', company: 'C' }

  test('repeats a POST that creates under one key, after Retry-After', async () => {
    answers = [refuse(503, '0'), (outgoing) => outgoing.destroy()]
    await shaky.demo.submit(form)
    expect(seen).toHaveLength(3)
    const keys = seen.map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{8,128}$/)
    expect(JSON.parse(seen[2]?.body ?? '')).toEqual(form)
  })

  test('makes another key for another call', async () => {
    await shaky.demo.submit(form)
    await shaky.demo.submit(form)
    expect(seen[0]?.headers['idempotency-key']).not.toBe(seen[1]?.headers['idempotency-key'])
  })

  test('repeats nothing that would act twice, and nothing that must wait long', async () => {
    answers = [refuse(503, '0')]
    expect((await problemOf(shaky.users.logout({}))).status).toBe(503)
    answers = [refuse(429, '3600')]
    expect((await problemOf(shaky.courses.list())).retryAfter).toBe(3600)
    expect(seen).toHaveLength(2)
  })

  test('repeats the deletion of one document, and none that would delete others the next time', async () => {
    answers = [refuse(503, '0')]
    await shaky.pages.deleteById({ id: 'one' })
    expect(seen).toHaveLength(2)
    const many = { where: { slug: { exists: true } }, sort: 'createdAt', limit: 10 }
    answers = [refuse(503, '0')]
    expect((await problemOf(shaky.pages.deleteMany(many))).status).toBe(503)
    answers = [(outgoing) => outgoing.destroy()]
    expect((await problemOf(shaky.pages.deleteMany(many))).code).toBe('network_error')
    expect(seen).toHaveLength(4)
  })

  test('sends a learner’s token in place of the key', async () => {
    const staff = shaky.with({ apiKey: 'the-key' })
    for (const [token, sent] of [
      ['the-token', 'Bearer the-token'],
      ['', 'users API-Key the-key'],
    ] as const) {
      await staff.with({ token }).courses.list()
      const headers = seen.at(-1)?.headers
      expect([headers?.authorization, headers?.['x-api-key']]).toEqual([sent, undefined])
    }
  })

  test('sends no key that it made for a stream, and asks once', async () => {
    answers = [refuse(503, '0')]
    const events = shaky.chat.askStream({ message: 'Hello' })[Symbol.asyncIterator]()
    expect((await problemOf(events.next())).status).toBe(503)
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined])
  })

  test.each([
    ['breaks off', (outgoing: ServerResponse) => outgoing.writeHead(200, json).write('{"docs":[')],
    ['is no JSON', (outgoing: ServerResponse) => outgoing.writeHead(200, json).end('{"docs":[')],
    ['does not come', () => undefined],
  ])('says so when an answer %s', async (_, answer) => {
    let calls = 0
    const counted: typeof fetch = (...call) => {
      calls += 1
      return fetch(...call)
    }
    const hurried = shaky.with({ timeout: 0.3, maxRetries: 1, fetch: counted })
    answers = [answer, answer]
    const { status, code } = await problemOf(hurried.courses.list())
    // Not those that arrived: a busy machine may stand still for longer than that.
    expect([status, code, calls]).toEqual([0, 'network_error', 2])
  })

  test('says so when events break off, and gives them the time they take', async () => {
    answers = [
      (outgoing) => {
        outgoing.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n')
        setTimeout(() => outgoing.write('data: 2\n\n', () => outgoing.destroy()), 500)
      },
    ]
    const events = shaky.with({ timeout: 0.2 }).telemetry.getStream()[Symbol.asyncIterator]()
    expect((await events.next()).value).toMatchObject({ data: '1' })
    expect((await events.next()).value).toMatchObject({ data: '2' })
    expect(await problemOf(events.next())).toMatchObject({ status: 0, code: 'network_error' })
  })

  test('gives an answer that is no stream as the only event, and none where there is none', async () => {
    answers = [
      (outgoing) => outgoing.writeHead(200, json).end('{"id":1}'),
      (outgoing) => outgoing.writeHead(202).end(),
    ]
    const said: string[][] = [[], []]
    for (const texts of said) {
      for await (const { data } of shaky.mcp.callStream({})) texts.push(data)
    }
    expect(said).toEqual([['{"id":1}'], []])
  })

  test('stops with the caller’s own reason', async () => {
    answers = [() => undefined]
    const reason = new Error('Enough')
    const leaving = new AbortController()
    const call = shaky.courses.list({}, { signal: leaving.signal })
    leaving.abort(reason)
    await expect(call).rejects.toBe(reason)
  })

  test('says so when no answer comes', async () => {
    const none = createClient({ baseUrl: 'http://127.0.0.1:9', maxRetries: 0 })
    const { status, code } = await problemOf(none.courses.list())
    expect([status, code]).toEqual([0, 'network_error'])
  })
})

test('its package holds its files and no others', () => {
  const listed = execFileSync('npm', ['pack', '--dry-run', '--json'], {
    cwd: 'sdk/typescript',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [{ files }] = JSON.parse(listed.toString()) as [{ files: { path: string }[] }]
  const paths = files.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['index.js', 'index.d.ts', 'operations.js', 'package.json']),
  )
  expect(paths.filter((path) => !/\.(?:js|ts|md|json)$/.test(path))).toEqual([])
})
