import * as current from '@modelcontextprotocol/client'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'

import { adminKey, baseUrl, report } from './fetchDocument.js'

type Answer = Record<string, unknown>
type Result = { isError?: unknown; content?: unknown; structuredContent?: unknown }

/** As much of a client as both lines of the SDK have. */
type Agent = {
  listTools(): Promise<{ tools: { name: string }[] }>
  callTool(call: { name: string; arguments: Answer }): Promise<unknown>
  close(): Promise<void>
}

const url = new URL(`${baseUrl}/api/mcp`)
const requestInit = { headers: { authorization: `Bearer ${adminKey}` } }
const info = { name: 'tools', version: '1' }
const faults: string[] = []

await tryTools('1.x', await connectOld())
await tryTools('current', await connectCurrent())
report(faults)

async function connectOld(): Promise<Agent> {
  const client = new Client(info)
  const transport = new StreamableHTTPClientTransport(url, { requestInit })
  await client.connect(transport)
  return client
}

async function connectCurrent(): Promise<Agent> {
  const client = new current.Client(info, { versionNegotiation: { mode: 'auto' } })
  await client.connect(new current.StreamableHTTPClientTransport(url, { requestInit }))
  return client
}

/** Lists the tools and calls each; what it finds first is what it reads then. */
async function tryTools(line: string, agent: Agent) {
  // Listed first, because clients hold the answers of a tool against its schema from then on.
  const { tools } = await agent.listTools()
  const called = new Set<string>()
  const call = async (name: string, given: Answer): Promise<Answer> => {
    called.add(name)
    const told = (fault: string) =>
      faults.push(`${line} ${name} ${JSON.stringify(given)}: ${fault}`)
    try {
      const result = (await agent.callTool({ name, arguments: given })) as Result
      if (result.isError) told(JSON.stringify(result.content))
      return (result.structuredContent ?? {}) as Answer
    } catch (error) {
      told(String(error))
      return {}
    }
  }
  for (const q of ['risk', 'refund', 'training', 'certificate']) await readHits(call, q)
  await call('courses', { limit: 3 })
  await call('ask', { message: 'How long does a refund take?' })
  await call('unanswered_questions', {})
  await writePage(call, line)
  const forgotten = tools.filter(({ name }) => !called.has(name))
  faults.push(...forgotten.map(({ name }) => `${line}: nothing calls the tool ${name}`))
  await agent.close()
}

type Call = (name: string, given: Answer) => Promise<Answer>

/** Whatever a search finds can be read by its address. */
async function readHits(call: Call, q: string) {
  const { docs = [] } = (await call('search', { q, limit: 50 })) as { docs?: { url: string }[] }
  if (docs.length === 0) faults.push(`A search for ${q} finds nothing`)
  for (const hit of docs) await call('get_page', { url: hit.url })
}

async function writePage(call: Call, line: string) {
  const collection = 'pages'
  const data = { title: `By ${line}`, slug: `by-${line.replace('.', '-')}`, bodyMarkdown: '# One' }
  const { id } = await call('create_draft', { collection, data })
  await call('update_draft', { collection, id, data: { title: `Better by ${line}` } })
  await call('publish', { collection, id })
  await call('get_content', { collection, id })
  await call('list_content', { collection })
  await call('get_page', { slug: data.slug })
}
