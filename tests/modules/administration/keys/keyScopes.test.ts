import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { makeDates } from '../../learning/makeDates.js'
import { boot, type Foyer } from '../../../support/boot.js'
import { hire, type Staff } from '../actors.js'
import { makeDocuments } from '../makeDocuments.js'

let foyer: Foyer
let staff: Staff
let page: string

beforeAll(async () => {
  foyer = await boot()
  staff = await hire(foyer)
  page = (await makeDocuments(foyer)).get('pages')?.id ?? ''
})
afterAll(() => foyer.stop())

async function keyFor(...scopes: string[]): Promise<string> {
  const json = { name: 'A script', scopes, owner: staff.admin.id }
  const made = await foyer.callAsAdmin('/api/api-keys', { method: 'POST', json })
  return (await made.json()).doc.key
}

const call = (path: string, key: string, json?: object) => send({ path, json }, key)

type Sent = {
  path: string
  method?: string
  json?: object | undefined
  headers?: Record<string, string>
}

const send = ({ path, json, method = json ? 'POST' : 'GET', headers }: Sent, key: string) =>
  foyer.call(path, {
    method,
    headers: {
      ...headers,
      'x-api-key': key,
      accept: 'application/json',
      ...(json && { 'content-type': 'application/json' }),
    },
    ...(json && { body: JSON.stringify(json) }),
  })

async function overMcp(key: string, method: string, params: object = {}) {
  const answer = await call('/api/mcp', key, { jsonrpc: '2.0', id: 1, method, params })
  return (await answer.json()).result
}

const patch = (slug: string) =>
  foyer.callAsAdmin('/api/courses?where[slug][equals]=a-course', {
    method: 'PATCH',
    json: { slug, _status: 'published' },
  })

test('a key gets what is public as a stranger does, whatever its scopes', async () => {
  const { docs } = await (await foyer.call('/api/courses')).json()
  const dates = [{ startsAt: '2099-04-29T07:30:00Z' }]
  const [session] = await makeDates(foyer.payload, docs[0].id, dates)
  await patch('renamed')
  const key = await keyFor('leads:read')
  const path = `/api/lms/courses/renamed/sessions/${String(session)}.ics`
  expect([(await foyer.call(path)).status, (await call(path, key)).status]).toEqual([200, 200])
  const order = await call('/api/payments/initiate', key, { course: 'a-course' })
  expect((await order.json()).code).not.toBe('insufficient_scope')
  const read = { name: 'get_page', arguments: { slug: 'a-course' } }
  const found = await overMcp(key, 'tools/call', read)
  expect(found.structuredContent).toMatchObject({ slug: 'renamed' })
})

describe('the scope that is missing is named', () => {
  const byTitle = '/api/pages?where[title][equals]=Page'
  test.each([
    ['pages:update', 'pages:read', { method: 'PATCH', path: byTitle, json: {} }],
    ['pages:delete', 'pages:read', { method: 'DELETE', path: byTitle }],
    ['pages:create', 'pages:read', { path: '/api/pages/:id/duplicate', json: {} }],
    ['media:create', 'media:read', { path: '/api/media/file/made.svg' }],
  ])('for a key with %s alone: %s (%j)', async (has, lacks, { path, ...rest }) => {
    const asked = path.replace(':id', page)
    const refused = await send({ path: asked, ...rest }, await keyFor(has))
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      403,
      `Bearer error="insufficient_scope", scope="${lacks}"`,
    ])
    expect((await refused.json()).code).toBe('insufficient_scope')
    const harmless = { path: asked.replace('=Page', '=None'), ...rest }
    expect((await send(harmless, await keyFor(has, lacks))).status).toBeLessThan(300)
  })
})

test('a key that reads documents previews them, and one that only changes them does not', async () => {
  const path = `/api/pages/${page}/preview`
  expect((await call(path, await keyFor('pages:read'), {})).status).toBe(200)
  const refused = await call(path, await keyFor('pages:update'), {})
  expect((await refused.json()).detail).toBe(
    'This key lacks the scope pages:read. Use a key that has it.',
  )
})

test('a limited key is not given again what was answered to another key of its owner', async () => {
  const data = '{ title: "Once", slug: "once" }'
  const draft = { collection: 'pages', data: { title: 'Twice', slug: 'twice' } }
  const params = { name: 'create_draft', arguments: draft }
  const calls = [
    ['webhooks', '/api/webhooks', { url: 'https://example.com/', events: ['lead.moved'] }],
    ['pages', '/api/graphql', { query: `mutation { createPage(data: ${data}) { id } }` }],
    ['pages', '/api/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params }],
  ] as const
  for (const [area, path, json] of calls) {
    const sent = { path, json, headers: { 'idempotency-key': `once-for-${path.slice(5)}` } }
    const answers: string[] = []
    for (const scope of [`${area}:create`, `${area}:create`, 'faqs:read'])
      answers.push(await (await send(sent, await keyFor(scope))).text())
    const [first, again, other] = answers
    const replay = again?.replace(/"_meta":{[^}]*},/, '')
    expect([replay, other]).toEqual([first, expect.stringContaining('insufficient_scope')])
  }
})

const open = ['search', 'courses', 'ask', 'get_page']
const reading = ['list_content', 'get_content']

describe('agents are shown the tools that they can use', () => {
  const toolsOf = async (key: string): Promise<string[]> =>
    (await overMcp(key, 'tools/list')).tools.map(({ name }: { name: string }) => name)

  test.each([
    [['leads:read'], []],
    [['pages:read'], reading],
    [['pages:create'], ['create_draft']],
    [['pages:update'], ['update_draft', 'publish']],
    [['chat-questions:read'], ['unanswered_questions']],
    [['*:read'], [...reading, 'unanswered_questions']],
  ])('by the scopes of their key: %j', async (scopes, more) => {
    expect(await toolsOf(await keyFor(...scopes))).toEqual([...open, ...more])
  })

  test('by the role of its owner, and are told why they may not use another', async () => {
    const { viewer, sales, editor } = staff
    expect(await toolsOf(viewer.key)).toEqual([...open, ...reading])
    expect(await toolsOf(sales.key)).toEqual([...open, ...reading])
    expect(await toolsOf(editor.key)).toHaveLength(open.length + reading.length + 4)
    const draft = { collection: 'pages', data: { title: 'No' } }
    const told = await overMcp(viewer.key, 'tools/call', { name: 'create_draft', arguments: draft })
    expect([told.isError, told.content[0].text]).toEqual([true, expect.stringMatching(/allowed/)])
    expect(await overMcp(viewer.key, 'prompts/list')).toBeUndefined()
    expect((await overMcp(editor.key, 'prompts/list')).prompts).toHaveLength(5)
  })
})
