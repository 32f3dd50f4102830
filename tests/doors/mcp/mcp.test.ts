import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { z } from 'zod'

import { staff } from '../../../src/platform/access.js'
import { tool } from '../../../src/platform/tools/tool.js'
import { adminKey, boot, type Foyer } from '../../support/boot.js'

type Answer = Record<string, unknown>

let foyer: Foyer
const clients: Client[] = []

const ledger = tool({
  name: 'ledger',
  description: 'Read the ledger',
  input: z.strictObject({ year: z.int() }),
  output: z.object({ year: z.int(), role: z.string() }),
  access: staff('finance'),
  run: (req, { year }) => Promise.resolve({ year, role: req.user?.role ?? '' }),
})

beforeAll(async () => {
  foyer = await boot({}, { parts: { tools: [ledger] } })
  const json = { title: 'Risk', slug: 'risk', summary: 'About risk', _status: 'published' }
  await foyer.callAsAdmin('/api/courses', { method: 'POST', json })
  await foyer.callAsAdmin('/api/pages', {
    method: 'POST',
    json: {
      title: 'Method',
      slug: 'method',
      bodyMarkdown: '## Steps\n\nWe listen.',
      _status: 'published',
    },
  })
})
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()))
})
afterAll(() => foyer.stop())

async function connect(headers: Record<string, string> = {}, mode: 'auto' | 'legacy' = 'auto') {
  const client = new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode } })
  const transport = new StreamableHTTPClientTransport(new URL(`${foyer.url}/api/mcp`), {
    requestInit: { headers },
  })
  await client.connect(transport)
  clients.push(client)
  return client
}

const names = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name)

async function run(client: Client, name: string, given: Answer) {
  const result = await client.callTool({ name, arguments: given })
  const [first] = result.content as { text: string }[]
  return {
    isError: result.isError === true,
    text: first?.text ?? '',
    answer: (result.structuredContent ?? {}) as Answer,
  }
}

async function keyOf(role: string) {
  const apiKey = `${role}-key-${'0'.repeat(30)}`
  const json = {
    email: `${role}@foyer.example`,
    password: 'a colleague’s password',
    role,
    enableAPIKey: true,
    apiKey,
  }
  expect((await foyer.callAsAdmin('/api/users', { method: 'POST', json })).status).toBe(201)
  return { authorization: `Bearer ${apiKey}` }
}

describe('an agent without a key', () => {
  test.each(['auto', 'legacy'] as const)('has the public tools alone (%s)', async (mode) => {
    const client = await connect({}, mode)
    expect(await names(client)).toEqual(['search', 'courses', 'ask', 'get_page'])
    const { tools } = await client.listTools()
    for (const { inputSchema, outputSchema, description } of tools) {
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object'])
      expect(description?.length).toBeGreaterThan(20)
    }
    for (const { name, annotations } of tools) {
      const isReading = name !== 'ask'
      expect(annotations).toMatchObject({ readOnlyHint: isReading, openWorldHint: false })
      expect(annotations?.title).toMatch(/^[A-Z][a-z ]+$/)
    }
  })

  test.each(['auto', 'legacy'] as const)('calls every one of them (%s)', async (mode) => {
    const client = await connect({}, mode)
    const courses = await run(client, 'courses', { q: 'risk', limit: 5 })
    expect(courses.answer).toMatchObject({ totalDocs: 1, docs: [{ slug: 'risk' }] })
    const page = await run(client, 'get_page', { slug: 'method' })
    expect(page.answer).toMatchObject({
      title: 'Method',
      url: 'http://localhost:3000/pages/method',
      markdown: '## Steps\n\nWe listen.',
    })
    const found = await run(client, 'search', { q: 'method' })
    expect(found.answer).toMatchObject({ docs: [{ title: 'Method' }] })
    const answer = await run(client, 'ask', { message: 'What are the steps of the method?' })
    expect(answer.answer).toMatchObject({ mode: 'local', answer: expect.any(String) })
  })

  test('is told what is wrong as REST tells it', async () => {
    const client = await connect()
    expect(await run(client, 'courses', { sort: 'color' })).toMatchObject({ isError: true })
    const missing = await run(client, 'get_page', { slug: 'nothing' })
    expect([missing.isError, missing.text]).toEqual([
      true,
      'not_found: The slug nothing leads to nothing published. Use `search` to find addresses.',
    ])
    const neither = await run(client, 'get_page', {})
    expect([neither.isError, neither.text]).toEqual([
      true,
      expect.stringContaining('Send either `url` or `slug`.'),
    ])
    expect(neither.text).not.toMatch(/✖|invalid_type|Expected/)
    const refused = await client
      .callTool({ name: 'ledger', arguments: { year: 2026 } })
      .catch((error: unknown) => error)
    expect(JSON.stringify(refused) + String(refused)).toMatch(/not found|unknown|invalid/i)
  })

  test('reads whatever a search finds by its address, and every type by its slug', async () => {
    const published = { _status: 'published' }
    const faq = { question: 'How long is a refund underway?', answer: 'Three days.', ...published }
    const partner = { name: 'Babbage', slug: 'babbage', tier: 'gold', kind: 'training' }
    await foyer.callAsAdmin('/api/faqs', { method: 'POST', json: faq })
    const json = { ...partner, summary: 'They train.', ...published }
    await foyer.callAsAdmin('/api/partners', { method: 'POST', json })
    const client = await connect()
    for (const [q, markdown] of [
      ['refund', 'Three days.'],
      ['babbage', 'They train.'],
      ['method', '## Steps\n\nWe listen.'],
    ]) {
      const { docs } = (await run(client, 'search', { q })).answer as { docs: { url: string }[] }
      const page = await run(client, 'get_page', { url: docs[0]?.url })
      expect([q, page.answer]).toEqual([
        q,
        expect.objectContaining({ markdown, url: docs[0]?.url }),
      ])
    }
    const course = await run(client, 'get_page', { slug: 'risk' })
    expect(course.answer).toMatchObject({ type: 'course', title: 'Risk' })
    expect((await run(client, 'get_page', { slug: 'babbage' })).answer).toMatchObject({
      type: 'partner',
    })
  })

  test('reads the start page by the address of the site, and names addresses in the reader’s language', async () => {
    const json = { title: 'Start', slug: 'home', bodyMarkdown: 'Welcome.', _status: 'published' }
    await foyer.callAsAdmin('/api/pages', { method: 'POST', json })
    const client = await connect()
    for (const url of ['/', 'http://localhost:3000/', 'http://localhost:3000'])
      expect((await run(client, 'get_page', { url })).answer).toMatchObject({ title: 'Start' })
    const url = 'http://localhost:3000/pages/method?locale=fr'
    expect((await run(client, 'get_page', { url })).answer).toMatchObject({ url })
  })

  test('does not read drafts', async () => {
    const json = { title: 'Secret', slug: 'secret', _status: 'draft' }
    await foyer.callAsAdmin('/api/pages', { method: 'POST', json })
    expect((await run(await connect(), 'get_page', { slug: 'secret' })).isError).toBe(true)
    const admin = await connect({ 'x-api-key': adminKey })
    expect((await run(admin, 'get_page', { slug: 'secret' })).isError).toBe(true)
  })
})

describe('an agent with a key', () => {
  test('writes a draft, changes it and publishes it', async () => {
    const editor = await connect(await keyOf('editor'))
    expect(await names(editor)).toEqual(
      expect.arrayContaining(['list_content', 'create_draft', 'update_draft', 'publish']),
    )
    expect(await names(editor)).not.toContain('ledger')
    const made = await run(editor, 'create_draft', {
      collection: 'pages',
      data: { title: 'By an agent', slug: 'by-an-agent', bodyMarkdown: '# One' },
    })
    expect(made.answer).toMatchObject({ status: 'draft', bodyMarkdown: '# One' })
    const { id } = made.answer
    const visible = () => foyer.call('/api/pages?where[slug][equals]=by-an-agent')
    expect(await (await visible()).json()).toMatchObject({ totalDocs: 0 })
    await run(editor, 'publish', { collection: 'pages', id })
    const changed = await run(editor, 'update_draft', {
      collection: 'pages',
      id,
      data: { title: 'Better' },
    })
    expect(changed.answer).toMatchObject({ title: 'Better', status: 'draft' })
    expect(await (await visible()).json()).toMatchObject({ docs: [{ title: 'By an agent' }] })
    const drafts = await run(editor, 'list_content', { collection: 'pages', search: 'Better' })
    expect(drafts.answer).toMatchObject({ totalDocs: 1, docs: [{ id, status: 'draft' }] })
    await run(editor, 'publish', { collection: 'pages', id })
    expect(await (await visible()).json()).toMatchObject({ docs: [{ title: 'Better' }] })
    const whole = await run(editor, 'get_content', { collection: 'pages', id })
    expect(whole.answer).toMatchObject({ status: 'published', bodyMarkdown: '# One' })
  })

  test.each(['auto', 'legacy'] as const)('calls every tool there is (%s)', async (mode) => {
    const client = await connect({ 'x-api-key': adminKey }, mode)
    const called: string[] = []
    const call = async (name: string, given: Answer) => {
      called.push(name)
      const { isError, text, answer } = await run(client, name, given)
      expect([name, isError, text]).toEqual([name, false, expect.any(String)])
      return answer
    }
    await call('search', { q: 'risk' })
    await call('courses', {})
    await call('get_page', { slug: 'method' })
    await call('ask', { message: 'What is the method?' })
    const collection = 'pages'
    const data = { title: 'Every tool', slug: `every-tool-${mode}`, bodyMarkdown: 'One.' }
    const { id } = await call('create_draft', { collection, data })
    await call('update_draft', { collection, id, data: { title: 'Each tool' } })
    await call('publish', { collection, id })
    const whole = await call('get_content', { collection, id })
    expect(whole).toMatchObject({ title: 'Each tool' })
    // What was read can be written back as it is.
    await call('update_draft', { collection, id, data: whole['document'] })
    await call('list_content', { collection })
    await call('unanswered_questions', {})
    await call('ledger', { year: 2026 })
    expect([...(await names(client))].sort()).toEqual([...new Set(called)].sort())
  })

  test('reads the dates of a course with a newer draft, too, and its lessons as Markdown', async () => {
    const { docs } = await foyer.payload.find({ collection: 'courses' })
    const of = { collection: 'courses', id: docs[0]?.id }
    const admin = await connect({ 'x-api-key': adminKey })
    const syllabus = [{ title: 'M', lessons: [{ title: 'L', bodyMarkdown: '# One' }] }]
    await run(admin, 'update_draft', { ...of, data: { title: 'Risks', syllabus } })
    const { answer } = await run(admin, 'get_content', of)
    const document = { sessions: { docs: [] }, syllabus }
    expect(answer).toMatchObject({ title: 'Risks', document })
  })

  test('may do no more than its user: who only reads cannot write', async () => {
    const viewer = await connect(await keyOf('viewer'))
    const found = await run(viewer, 'list_content', { collection: 'courses' })
    expect(found.answer).toMatchObject({ totalDocs: 1 })
    const refused = await run(viewer, 'create_draft', { collection: 'pages', data: { title: 'x' } })
    expect([refused.isError, refused.text]).toEqual([true, expect.stringMatching(/not allowed/i)])
  })

  test('is told which fields are wrong', async () => {
    const admin = await connect({ 'x-api-key': adminKey })
    const collection = 'courses'
    for (const [data, fault] of [
      [{ title: 'x', slug: 'x-unknown', boddy: 'y' }, '/boddy: There is no'],
      [{ title: 'x', slug: 'NOT A SLUG' }, 'slug'],
      [{ title: 'x', level: 'guru' }, 'level: Send one of foundation, practitioner, expert.'],
    ] as const) {
      const refused = await run(admin, 'create_draft', { collection, data })
      expect([refused.isError, refused.text]).toEqual([true, expect.stringContaining(fault)])
    }
    expect((await run(admin, 'list_content', { collection, search: 'x' })).answer).toMatchObject({
      totalDocs: 0,
    })
    const policy = { collection: 'policies', data: { title: 'x' } }
    const made = await run(admin, 'create_draft', policy)
    expect(made.isError).toBeFalsy()
    const wrong = await run(admin, 'publish', { collection: 'policies', id: made.answer['id'] })
    expect(wrong.isError).toBe(true)
    expect(wrong.text).toContain('effectiveDate')
    expect((await run(admin, 'get_content', { collection: 'users', id: '1' })).isError).toBe(true)
  })

  test('is told that a value is not valid, and not to try it again', async () => {
    const admin = await connect({ 'x-api-key': adminKey })
    const told = async (data: object) => {
      const { isError, text } = await run(admin, 'create_draft', { collection: 'courses', data })
      return isError && text
    }
    const image = '6f0c2d1e-4b7a-4c39-9a51-0d8e3f2b7c64'
    const words = 'validation_failed: A value in the request is not valid.'
    expect(await told({ title: 'A', summary: 's', image })).toBe(words)
    expect(await told({ title: 'A\u0000', summary: 's' })).toContain('title: Contains a character')
  })

  test('calls the tools of modules that its role may', async () => {
    const client = await connect(await keyOf('finance'))
    expect((await run(client, 'ledger', { year: 2026 })).answer).toEqual({
      year: 2026,
      role: 'finance',
    })
    const refused = await run(client, 'ledger', { year: 'x' })
    expect([refused.isError, refused.text]).toEqual([
      true,
      expect.stringMatching(/validation_failed: \/year: /),
    ])
  })
})
