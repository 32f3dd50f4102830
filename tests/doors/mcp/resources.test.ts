import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

import { readPage } from '../../../src/doors/mcp/getPage.js'
import { adminKey, boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer
const clients: Client[] = []

beforeAll(async () => {
  foyer = await boot()
  const json = { title: 'Risk', slug: 'risk', summary: 'About risk', _status: 'published' }
  await foyer.callAsAdmin('/api/courses', { method: 'POST', json })
  const page = { title: 'Method', slug: 'method', bodyMarkdown: '## Steps\n\nWe listen.' }
  await foyer.callAsAdmin('/api/pages', {
    method: 'POST',
    json: { ...page, _status: 'published' },
  })
})
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()))
})
afterAll(() => foyer.stop())

async function connect(headers: Record<string, string> = {}, mode: 'auto' | 'legacy' = 'auto') {
  const client = new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode } })
  const address = new URL(`${foyer.url}/api/mcp`)
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }))
  clients.push(client)
  return client
}

describe('published content as resources', () => {
  test.each(['auto', 'legacy'] as const)(
    'is listed in pages and read by its address (%s)',
    async (mode) => {
      for (let at = 0; at < 101; at += 1) {
        const json = { title: `Many ${String(at)}`, slug: `many-${mode}-${String(at)}` }
        await foyer.payload.create({
          collection: 'pages',
          data: { ...json, _status: 'published' },
          overrideAccess: true,
        })
      }
      const client = await connect({}, mode)
      const uris: string[] = []
      let cursor: string | undefined
      do {
        const page = await client.request({
          method: 'resources/list',
          params: cursor === undefined ? {} : { cursor },
        })
        expect(page.resources.length).toBeLessThanOrEqual(100)
        uris.push(...page.resources.map(({ uri }) => uri))
        cursor = page.nextCursor
      } while (cursor !== undefined)
      expect(new Set(uris).size).toBe(uris.length)
      const uri = 'http://localhost:3000/pages/method'
      expect(uris).toEqual(expect.arrayContaining([uri, 'http://localhost:3000/courses/risk']))
      expect(uris.filter((each) => each.includes(`/many-${mode}-`))).toHaveLength(101)
      const { contents } = await client.readResource({ uri })
      expect(contents).toEqual([
        { uri, mimeType: 'text/markdown', text: '# Method\n\n## Steps\n\nWe listen.' },
      ])
      const { resourceTemplates } = await client.listResourceTemplates()
      expect(resourceTemplates).toContainEqual(
        expect.objectContaining({ uriTemplate: 'http://localhost:3000/courses/{slug}' }),
      )
      const nothing = { uri: 'http://localhost:3000/pages/nothing' }
      await expect(client.readResource(nothing)).rejects.toThrow()
      const params = { cursor: 'nonsense' }
      await expect(client.request({ method: 'resources/list', params })).rejects.toThrow(/cursor/)
    },
  )

  test('are found by the address of one of their headings', async () => {
    const client = await connect()
    const uri = 'http://localhost:3000/pages/method#steps'
    const { contents } = await client.readResource({ uri })
    expect(contents).toMatchObject([{ uri, text: expect.stringMatching(/^# Method/) }])
    const call = { name: 'get_page', arguments: { url: '/pages/method#steps' } }
    expect((await client.callTool(call)).isError).toBeUndefined()
  })

  test('never shows drafts, whoever asks', async () => {
    const json = { title: 'Hidden', slug: 'hidden-resource', _status: 'draft' }
    await foyer.callAsAdmin('/api/pages', { method: 'POST', json })
    const client = await connect({ 'x-api-key': adminKey })
    const { resources } = await client.listResources()
    expect(resources.some(({ uri }) => uri.includes('hidden-resource'))).toBe(false)
    const uri = 'http://localhost:3000/pages/hidden-resource'
    await expect(client.readResource({ uri })).rejects.toThrow()
  })
})

test('an agent reads addresses of this site alone, under each name that it has', async () => {
  const client = await connect()
  const at = async (url: string) =>
    !(await client.callTool({ name: 'get_page', arguments: { url } })).isError
  const { port } = new URL(foyer.url)
  const own = ['/pages/method', 'pages/method', 'http://localhost:3000/pages/method']
  for (const url of [...own, `http://127.0.0.1:${port}/pages/method`]) {
    expect([url, await at(url)]).toEqual([url, true])
  }
  for (const start of [
    'https://evil.example',
    '//evil.example',
    'ftp://localhost',
    'javascript:',
  ]) {
    expect([start, await at(`${start}/pages/method`)]).toEqual([start, false])
  }
  const req = { payload: foyer.payload, headers: new Headers({ host: 'demo.example:8080' }) }
  const asked = { ...req, query: {}, context: {}, locale: 'en' } as never
  expect(await readPage(asked, 'https://demo.example/pages/method')).toMatchObject({
    title: 'Method',
  })
  expect(await readPage(asked, 'https://other.example/pages/method')).toBeUndefined()
})

describe('the prompts', () => {
  test('are for staff, name what they need, and forbid publishing', async () => {
    const anonymous = await connect()
    expect(anonymous.getServerCapabilities()?.prompts).toBeUndefined()
    const editor = await connect({ 'x-api-key': adminKey })
    const { prompts } = await editor.listPrompts()
    expect(prompts).toHaveLength(5)
    for (const { name, arguments: given = [] } of prompts) {
      const values = Object.fromEntries(given.map((each) => [each.name, `<${each.name} {x}>`]))
      const { messages } = await editor.getPrompt({ name, arguments: values })
      const text = JSON.stringify(messages)
      for (const value of Object.values(values)) expect(text).toContain(value)
      expect(text).toMatch(/Never call `publish`|Change nothing/)
      await expect(editor.getPrompt({ name, arguments: {} })).rejects.toThrow()
    }
  })
})

test('an agent finds a policy, reads it, drafts a course, and is refused for want of rights', async () => {
  const policy = { title: 'Refund policy', slug: 'refunds', kind: 'refund', version: '1.0' }
  const published = { effectiveDate: '2026-01-01', bodyMarkdown: 'Within 14 days, all of it.' }
  await foyer.callAsAdmin('/api/policies', {
    method: 'POST',
    json: { ...policy, ...published, _status: 'published' },
  })
  const apiKey = `reader-key-${'0'.repeat(30)}`
  const reader = { email: 'reader@foyer.example', password: 'a colleague’s password' }
  await foyer.callAsAdmin('/api/users', {
    method: 'POST',
    json: { ...reader, role: 'viewer', enableAPIKey: true, apiKey },
  })
  const agent = await connect({ authorization: `Bearer ${apiKey}` })
  const found = await agent.callTool({ name: 'search', arguments: { q: 'refund' } })
  const { docs } = found.structuredContent as { docs: { type: string; url: string }[] }
  const [{ type, url } = { type: '', url: '' }] = docs
  expect([type, url]).toEqual(['policy', 'http://localhost:3000/policies/refunds'])
  const page = await agent.callTool({ name: 'get_page', arguments: { url } })
  expect(JSON.stringify(page.content)).toContain('Within 14 days, all of it.')
  const { contents } = await agent.readResource({ uri: url })
  expect(JSON.stringify(contents)).toContain('Within 14 days, all of it.')

  const data = { title: 'Refunds for staff', slug: 'refunds-for-staff', summary: 'In an hour.' }
  const refused = await agent.callTool({
    name: 'create_draft',
    arguments: { collection: 'courses', data },
  })
  expect([refused.isError, JSON.stringify(refused.content)]).toEqual([
    true,
    expect.stringMatching(/not allowed/i),
  ])
  const stored = await foyer.callAsAdmin('/api/courses?where[slug][equals]=refunds-for-staff')
  expect(await stored.json()).toMatchObject({ totalDocs: 0 })
})

test('no tool reaches money, keys, roles or settings, whatever the role of the key', async () => {
  const admin = await connect({ 'x-api-key': adminKey })
  const { tools } = await admin.listTools()
  expect(tools.map(({ name }) => name).join(' ')).not.toMatch(/refund|export|key|user|role|order/)
  const given = { id: crypto.randomUUID(), data: { role: 'admin' }, locale: 'en' }
  for (const collection of ['users', 'api-keys', 'orders', 'refunds', 'course-sessions']) {
    const call = { name: 'update_draft', arguments: { collection, ...given } }
    expect([collection, (await admin.callTool(call)).isError]).toEqual([collection, true])
  }
})

test('an agent writes documents as long as over REST', async () => {
  const client = await connect({ 'x-api-key': adminKey })
  const data = { title: 'Long', bodyMarkdown: 'A long text. '.repeat(8_000) }
  const call = { name: 'create_draft', arguments: { collection: 'pages', data } }
  expect((await client.callTool(call)).isError ?? false).toBe(false)
})
