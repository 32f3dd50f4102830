import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'

import { adminKey, baseUrl, fetchDocument, report } from './fetchDocument.js'

/** What an integrator writes on their first day, with the defaults of both tools. */
const consumer = `
import createClient from 'openapi-fetch'
import { stringify } from 'qs-esm'
import type { components, paths } from './schema'

const [baseUrl = '', key = ''] = process.argv.slice(2)
const client = createClient<paths>({
  baseUrl,
  headers: { 'x-api-key': key },
})

const querySerializer = (query: object) => stringify(query)

const courses = await client.GET('/api/lms/courses', {
  params: { query: { level: ['foundation'], sort: '-startsAt', locale: 'en' } },
})
const titles: string[] = courses.data?.docs.map(({ title }) => title) ?? []
const counted: number | undefined = courses.data?.facets.level['foundation']

const slug = \`generated-\${Date.now()}\`
const made = await client.POST('/api/pages', {
  body: { title: 'Generated', slug, bodyMarkdown: 'One.', _status: 'published' },
})
const id: string = made.data?.doc.id ?? ''

const pages = await client.GET('/api/pages', {
  querySerializer,
  params: {
    query: {
      where: { slug: { equals: slug }, or: [{ title: { like: 'Gen' } }, { title: { exists: true } }] },
      select: { title: true, slug: true },
      populate: { media: { url: true } },
      locale: 'en',
    },
  },
})
const page: components['schemas']['PageDocument'] | undefined = pages.data?.docs[0]

const renamed = await client.PATCH('/api/pages/{id}', {
  params: { path: { id } },
  body: { title: 'Renamed' },
})
const removed = await client.DELETE('/api/pages/{id}', { params: { path: { id } } })

const health = await client.GET('/api/health')
const database: string | undefined = health.data?.checks.database[0]?.status

const hits = await client.GET('/api/search', { params: { query: { q: 'risk' } } })
const [start = 0, end = 0]: number[] = hits.data?.docs[0]?.highlights[0] ?? []

const first = await client.POST('/api/contact', {
  body: {
    name: 'Ada',
    email: 'ada@analytical.example',
    subject: 'Courses',
    message: 'Hello',
    consent: { marketing: false },
  },
})

// @ts-expect-error A filter has operators.
await client.GET('/api/pages', { params: { query: { where: { slug: { equal: 'x' } } } }, querySerializer })
// @ts-expect-error A title is required.
const faulty = await client.POST('/api/pages', { body: {} })
// @ts-expect-error There is no such language.
await client.GET('/api/pages', { params: { query: { locale: 'xx' } } })

const statuses = [courses, made, pages, renamed, removed, health, hits, first].map(
  ({ response }) => response.status,
)
console.log(JSON.stringify({ statuses, refused: faulty.response.status, found: page?.title }))
export { counted, database, end, start, titles }
`

/** Where the client says more: pairs of numbers, an answer in several media types, a document by its ID. */
const finer = [
  ...['courses.export', 'forms.get', 'graphql.query'],
  ...['partners.export', 'search.find', 'telemetry.get'],
]

/** Assigns what each operation takes and answers by the types of the client to the generated ones, and back. */
function comparisonOf({ paths = {} }: OpenAPI3): string {
  // The demo's mailbox is none of the client's business.
  const served = Object.entries(paths).filter(([path]) => !path.startsWith('/api/dev/'))
  const operations = served.flatMap(([, methods]) => Object.values(methods))
  const lines = (operations as Described[]).flatMap(({ operationId: id, ...said }, at) => {
    if (finer.includes(id)) return []
    const [area = '', verb = ''] = id.split('.')
    const method = `Areas['${area}']['${verb}']`
    const own = { body: `Parameters<${method}>[0]`, answer: `Awaited<ReturnType<${method}>>` }
    const statuses = Object.entries(said.responses).filter(([status]) => status.startsWith('2'))
    const answers = statuses.flatMap(([status, { content }], nth) => {
      if (!content?.[json]) return []
      const theirs = `operations['${id}']['responses'][${status}]['content']['${json}']`
      const name = `${String(at)}_${String(nth)}`
      const back =
        statuses.length > 1 ? [] : [`export const m${name}: ${theirs} = {} as ${own.answer}`]
      return [`export const t${name}: ${own.answer} = {} as ${theirs}`, ...back]
    })
    const isWhole = said.requestBody?.content[json] && !JSON.stringify(said).includes('"in":"path"')
    const body = `NonNullable<operations['${id}']['requestBody']>['content']['${json}']`
    return [
      ...answers,
      ...(isWhole ? [`export const b${String(at)}: ${own.body} = {} as ${body}`] : []),
    ]
  })
  return [
    `import type { Areas } from '../../../sdk/typescript/operations.js'`,
    `import type { operations } from './schema'`,
    ...lines,
  ].join('\n')
}

const json = 'application/json'

type Described = {
  operationId: string
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { content?: Record<string, unknown> }>
}

const folder = mkdtempSync(join('node_modules', '.cache', 'consumer-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'consumer.mts')
const document = JSON.parse(await fetchDocument('/api/openapi.json')) as OpenAPI3
writeFileSync(join(folder, 'schema.ts'), astToString(await openapiTypescript(document)))
writeFileSync(file, consumer)
const comparison = join(folder, 'comparison.ts')
writeFileSync(comparison, comparisonOf(document))

const strict =
  '--strict --noEmit --skipLibCheck --module esnext --target es2022 --moduleResolution bundler'
const compiler = [
  'node_modules/typescript/bin/tsc',
  ...strict.split(' '),
  '--types',
  'node',
  file,
  comparison,
]
run(compiler)
const said = run(['--import', 'tsx', file, baseUrl, adminKey]).trim()
const wanted = JSON.stringify({
  statuses: [200, 201, 200, 200, 200, 200, 200, 202],
  refused: 400,
  found: 'Generated',
})
report(said === wanted ? [] : [`The consumer was answered ${said}`])

/** What a program printed; where it failed, that is the report. */
function run(program: string[]): string {
  try {
    return execFileSync(process.execPath, program, { encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return report([stdout, stderr])
  }
}
