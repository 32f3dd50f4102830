import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

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
