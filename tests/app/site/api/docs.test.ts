import { readdirSync, readFileSync } from 'node:fs'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import {
  readReference,
  type Reference,
} from '../../../../src/app/(site)/api/docs/_reference/readReference.js'
import { snippetsOf } from '../../../../src/app/(site)/api/docs/_reference/snippets.js'
import { adminKey } from '../../../support/adminKey.js'
import {
  createSnippetRunner,
  type Language,
  type Refusal,
  type SnippetRunner,
} from '../../../support/snippetRunner.js'
import { type Demo, startDemo } from '../../../support/startDemo.js'

type Handler = (request: Request, context: { params: Promise<unknown> }) => Promise<Response>

let demo: Demo
let reference: Reference
let runner: SnippetRunner

beforeAll(async () => {
  demo = await startDemo({ ADMIN_API_KEY: adminKey, ADMIN_API_KEY_ROLE: 'admin' })
  reference = await readReference(demo.payload)
  const variables = { FOYER: demo.url, FOYER_KEY: adminKey, FOYER_TOKEN: 'of-nobody' }
  runner = createSnippetRunner(variables)
})
afterAll(async () => {
  runner.remove()
  await demo.stop()
})

const folder = 'docs/guides'
const guides = readdirSync(folder).map((file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8')
  const blocks = [...text.matchAll(/^```(sh|ts|python) run( fails)?\n([^]*?)^```/gm)]
  return { file, text, blocks }
})

describe('every guide can be followed to the letter', () => {
  const withSnippets = guides.filter(({ blocks }) => blocks.length > 0)

  test.each(withSnippets)('$file', async ({ blocks }) => {
    const results: boolean[] = []
    for (const [, language, fails, code = ''] of blocks) {
      const run = runner.run(language as Language, code)
      if (fails) await expect(run).rejects.toThrow('"code":')
      else await run
      results.push(true)
    }
    expect(results).toHaveLength(blocks.length)
  })
})

test('every snippet of shell, TypeScript or Python is run, but for installing and starting', () => {
  const left = guides.flatMap(({ file, text }) =>
    [...text.matchAll(/^```(?:sh|ts|python)\n([^]*?)^```/gm)].map(([, code = '']) => [file, code]),
  )
  const isSetUp = (code = '') => /^(?:npm|mkdir|export)/.test(code)
  expect(left.filter(([, code]) => !isSetUp(code))).toEqual([])
})

test('every link from one guide leads to another', () => {
  const files = new Set(guides.map(({ file }) => file))
  const targets = guides.flatMap(({ text }) =>
    [...text.matchAll(/\]\((\w[\w-]*\.md)/g)].map(([, target = '']) => target),
  )
  expect(targets.filter((target) => !files.has(target))).toEqual([])
})

async function open(name?: string, group?: string) {
  const route = ['', ...(name ? ['[name]/'] : []), ...(group ? ['[group]/'] : [])].join('')
  const { GET } = (await import(`../../../../src/app/(site)/api/docs/${route}route.js`)) as {
    GET: Handler
  }
  const path = ['/api/docs', name, group].filter(Boolean).join('/')
  const request = new Request(`http://localhost:3000${path}`, {
    headers: { 'x-nonce': 'the-nonce' },
  })
  return GET(request, { params: Promise.resolve({ name, group }) })
}

const pageOf = async (name?: string, group?: string) => (await open(name, group)).text()

describe('the reference', () => {
  test('begins with the six areas, the six interfaces, and who may call each operation', async () => {
    const html = await pageOf()
    const names = [
      ...['Health &amp; Discovery', 'CRM &amp; Lead Capture', 'AI &amp; Governance Tools'],
      ...['Learning platform', 'Payments', 'Admin CMS'],
      ...['REST API', 'GraphQL', 'WebSocket', 'SDK (TypeScript)', 'SDK (Python)', 'MCP Protocol'],
      ...['Public', 'OTP-verified', 'Authenticated', 'X-API-Key'],
    ]
    expect(names.filter((name) => !html.includes(name))).toEqual([])
  })

  test('has every operation of the document on one page, with its request in three languages', async () => {
    const pages = reference.areas.flatMap(({ slug, groups }) => [
      { name: slug, group: undefined },
      ...groups.map((group) => ({ name: slug, group: group.slug })),
    ])
    const html: string[] = []
    for (const { name, group } of pages) html.push(await pageOf(name, group))
    const all = html.join('')
    const operations = reference.areas.flatMap((area) => area.operations)
    expect(operations.length).toBeGreaterThan(300)
    const missing = operations.filter(({ operationId }) => !all.includes(`id="${operationId}"`))
    expect(missing.map(({ operationId }) => operationId)).toEqual([])
    expect(all.split('<summary>curl</summary>').length - 1).toBe(operations.length)
    // A page stays quick to load on a phone.
    expect(Math.max(...html.map(({ length }) => length))).toBeLessThan(600_000)
  })

  test('says of each error what causes it, and of each limit how much it allows', async () => {
    const html = await pageOf('payments')
    expect(html).toContain('link_exhausted')
    expect(html).toContain('This payment link has been used up')
    expect(html).toContain('Limit for each client:')
    const causes = Object.values(reference.document['x-problems'])
    expect(causes.filter(({ title }) => !title)).toEqual([])
  })

  test('asks for nothing from another host, and every script has the nonce', async () => {
    const html = await pageOf('learning-platform')
    const asked = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url)
    const loaded = asked.filter((url) => /\.(?:js|css)$/.test(url))
    expect(loaded.filter((url) => !url.startsWith('/'))).toEqual([])
    const scripts = html.match(/<script[^>]*>/g) ?? []
    expect(scripts).toHaveLength(2)
    for (const script of scripts) expect(script).toContain('nonce="the-nonce"')
  })

  test('ends the guide to webhooks with the rules and every message', async () => {
    const html = await pageOf('webhooks')
    const events = Object.keys(reference.document.webhooks)
    expect(events.length).toBeGreaterThan(10)
    expect(events.filter((event) => !html.includes(`<code>${event}</code>`))).toEqual([])
    expect(html).toContain('within 15 seconds')
  })

  test('has no page for what is neither guide nor area', async () => {
    expect((await open('nothing')).status).toBe(404)
    expect((await open('admin-cms', 'nothing')).status).toBe(404)
    expect((await open('payments', 'nothing')).status).toBe(404)
  })
})

/** One of each area; whoever reads it will try one like these. */
const representative = [
  'search.find',
  'contact.submit',
  'chat.ask',
  'courses.list',
  'payments.listLinks',
  'payments.initiate',
  'faqs.create',
  'leads.find',
]

/** Of what the service says of a request that it cannot read; all else is about what there is in the demo. */
const misread =
  /^4(?:05|06|13|15) |invalid_(?:json|query|params)|unrecognized|Missing 'where'|Not Acceptable/

describe('the snippets of the reference', () => {
  /** A form that was sent for one address is not sent again for a minute. */
  const forSomebody = (language: string, code: string) =>
    code.replaceAll('name@company', `${language.toLowerCase()}@company`)

  test.each(representative)('do what they say: %s', async (operationId) => {
    const operation = reference.areas
      .flatMap(({ operations }) => operations)
      .find((one) => one.operationId === operationId)
    if (!operation) throw new Error(`There is no ${operationId}`)
    const snippets = snippetsOf(reference.document, operation)
    const [curl = '', typescript = '', python = ''] = snippets.map(({ language, code }) =>
      forSomebody(language, code),
    )
    expect(await runner.run('sh', curl)).toMatch(/^\{/)
    expect(await runner.run('ts', `${typescript}\nconsole.log(typeof answer)`)).toMatch('object')
    expect(await runner.run('python', `${python}\nprint(type(answer).__name__)`)).toMatch('dict')
  })

  test('are all understood, in every language: what is refused is so for what there is in the demo', async () => {
    const languages = { curl: 'sh', TypeScript: 'ts', Python: 'python' } as const
    const all: Record<string, Record<string, string>> = { sh: {}, ts: {}, python: {} }
    for (const operation of reference.areas.flatMap((area) => area.operations)) {
      for (const { language, code } of snippetsOf(reference.document, operation)) {
        Object.assign(all[languages[language]] ?? {}, { [operation.operationId]: code })
      }
    }
    const refusals = await Promise.all(
      Object.values(languages).map((language) => runner.runAll(language, all[language] ?? {})),
    )
    const isUnderstood = ({ status, said }: Refusal) =>
      status >= 400 && status < 500 && !misread.test(`${String(status)} ${said}`)
    expect(refusals.flat().filter((one) => !isUnderstood(one))).toEqual([])
    expect(Object.keys(all['python'] ?? {}).length).toBeGreaterThan(300)
  })
})
