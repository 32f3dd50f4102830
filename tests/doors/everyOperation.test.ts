import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

import { admin, boot, type Foyer } from '../support/boot.js'

type Content = Record<
  string,
  { schema: object; example?: unknown; examples?: Record<string, { value: unknown }> }
>

type Parameter = { name: string; in: string; required: boolean; example?: unknown }

/** Described at its place, or by the name of one that many share. */
type Answer = { content?: Content; $ref?: string }

type Operation = {
  operationId: string
  parameters: Partial<Parameter>[]
  requestBody?: { content: Content }
  security: Record<string, unknown>[]
  responses: Record<string, Answer | undefined>
}

type Place = { path: string; method: string; operation: Operation }

let foyer: Foyer
let places: Place[]
let ajv: Ajv2020
let schemes: Record<string, { name?: string }>
let shared: Record<string, Answer>
let inputs: Record<string, { required?: string[] }>

type Refusal = { errors?: { data?: { errors?: { path: string }[] } }[] }

/** Without a file they are refused for that alone. */
const uploads = { '/api/media': true, '/api/brochure-files': true }
const isOfTheDocument = (path: string) => !path.includes('.') && path !== 'password'
/** A redirect leads to a document or to an address, which no list of required fields can say. */
const eitherOf: Record<string, string> = { '/api/redirects': 'url' }

beforeAll(async () => {
  foyer = await boot({ SERVICE_PLATFORM_API_URL: 'http://127.0.0.1:9' })
  const document = (await (await foyer.call('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, Operation>>
    components: {
      securitySchemes: typeof schemes
      schemas: typeof inputs
      responses: typeof shared
    }
  }
  schemes = document.components.securitySchemes
  inputs = document.components.schemas
  shared = document.components.responses
  places = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addFormat('idn-email', true)
  ajv.addSchema({ $id: 'doc', components: document.components }, 'doc')
})
afterAll(() => foyer.stop())

/** What is not as the document says about one answer; undefined where all is. */
async function fault({ method, path, operation }: Place, response: Response) {
  const { status } = response
  const name = `${method} ${path} ${String(status)}`
  const { responses } = operation
  const found = responses[String(status)] ?? responses[`${String(status).charAt(0)}XX`]
  const said = found?.$ref ? shared[found.$ref.split('/').at(-1) ?? ''] : found
  if (!said) return `${name} is not described`
  const type = (response.headers.get('content-type') ?? '').replace(/;.*/, '')
  const text = await response.text()
  if (!said.content) return text === '' ? undefined : `${name} has a body`
  const described = said.content[type]
  if (!described) return `${name} gives ${type}`
  if (!/[/+]json$/.test(type)) return undefined
  const schema = JSON.parse(
    JSON.stringify(described.schema).replaceAll('"#/components/', '"doc#/components/'),
  ) as object
  const accepts = ajv.compile(schema)
  return accepts(JSON.parse(text)) ? undefined : `${name}: ${ajv.errorsText(accepts.errors)}`
}

/** A call with the examples of the document in path, query and body. */
function request({ path, method, operation }: Place, given: Record<string, string> = {}) {
  const json = exampleIn(operation)
  const required = operation.parameters.filter((one) => one.required)
  const valueOf = ({ name = '', example }: Partial<Parameter>) => given[name] ?? String(example)
  const inPath = new Map(required.map((one) => [one.name ?? '', valueOf(one)]))
  const query = required.filter((one) => one.in === 'query')
  const search = new URLSearchParams(query.map((one) => [one.name ?? '', valueOf(one)])).toString()
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => inPath.get(name) ?? 'undefined')
  return {
    path: place + (search && `?${search}`),
    init: { method: method.toUpperCase(), ...(json !== undefined && { json }) },
  }
}

/** A form with two steps has two; the first is what is sent first. */
const exampleIn = ({ requestBody }: Operation) => {
  const { example, examples = {} } = requestBody?.content['application/json'] ?? {}
  return example ?? Object.values(examples)[0]?.value
}

const named = (operationId: string) => {
  const place = places.find(({ operation }) => operation.operationId === operationId)
  if (!place) throw new Error(`There is no ${operationId}`)
  return place
}

describe('every operation of the document', () => {
  test('has an example of its body and of all that it requires', () => {
    const missing = places.flatMap(({ operation }) => [
      ...operation.parameters.filter(({ required, example }) => required && example === undefined),
      ...(operation.requestBody?.content['application/json'] && exampleIn(operation) === undefined
        ? [operation.operationId]
        : []),
    ])
    expect(missing).toEqual([])
  })

  test('answers strangers as it is described', async () => {
    const faults: (string | undefined)[] = []
    for (const place of places) {
      const { path, init } = request(place)
      const response = await foyer.call(path, {
        method: init.method,
        headers: { 'content-type': 'application/json' },
        ...('json' in init && { body: JSON.stringify(init.json) }),
      })
      expect([place.operation.operationId, response.status]).not.toEqual([
        place.operation.operationId,
        500,
      ])
      faults.push(await fault(place, response))
    }
    expect(places.length).toBeGreaterThan(100)
    expect(faults.filter(Boolean)).toEqual([])
  })

  test('that reads answers staff as it is described', async () => {
    const faults: (string | undefined)[] = []
    for (const place of places.filter(({ method }) => method === 'get')) {
      faults.push(await fault(place, await foyer.callAsAdmin(request(place).path)))
    }
    expect(faults.filter(Boolean)).toEqual([])
  })
})

test('a translated document is as it is described, but for what `fallback-locale=none` leaves out', async () => {
  const json = { question: 'Why?', answer: 'Because.', _status: 'published' }
  await foyer.callAsAdmin('/api/faqs', { method: 'POST', json })
  const ask = async (fallback: string) =>
    fault(named('faqs.find'), await foyer.call(`/api/faqs?locale=fr&depth=2${fallback}`))
  expect(await ask('')).toBeUndefined()
  const missing = ['question', 'answer'].map(
    (name) => `data/docs/0 must have required property '${name}'`,
  )
  const none = await ask('&fallback-locale=none')
  expect(none).toBe(`get /api/faqs 200: ${missing.join(', ')}`)
  const text = await (await foyer.call('/api/openapi.json')).text()
  expect(text).toContain('With `none` a field without one is missing')
})

describe('the examples of documents', () => {
  test.each([
    'courses',
    'faqs',
    'learners',
    'pages',
    'partners',
    'paymentLinks',
    'policies',
    'riskItems',
    'users',
    'webhooks',
  ])('of %s are taken from staff: what is made, and what is changed', async (area) => {
    const make = request(named(`${area}.create`))
    const made = await foyer.callAsAdmin(make.path, make.init)
    expect([made.status, await fault(named(`${area}.create`), made.clone())]).toEqual([
      201,
      undefined,
    ])
    const { doc } = (await made.json()) as { doc: { id: string } }
    const change = request(named(`${area}.updateById`), { id: doc.id })
    const changed = await foyer.callAsAdmin(change.path, change.init)
    expect([changed.status, await fault(named(`${area}.updateById`), changed)]).toEqual([
      200,
      undefined,
    ])
  })

  test.each(['branding.update', 'currencies.update', 'tcoModel.update'])(
    'of %s are taken too',
    async (operationId) => {
      const { path, init } = request(named(operationId))
      expect((await foyer.callAsAdmin(path, init)).status).toBe(200)
    },
  )

  test('of forms are found by their ID as well, as it is described', async () => {
    const make = request(named('forms.create'))
    const made = await foyer.callAsAdmin(make.path, make.init)
    const { doc } = (await made.json()) as { doc: { id: string } }
    const found = await foyer.callAsAdmin(`/api/forms/${doc.id}`)
    expect([found.status, await fault(named('forms.get'), found)]).toEqual([200, undefined])
    const missing = await foyer.callAsAdmin('/api/forms/01a205da-b013-72d1-b0a1-dce5d991d8b9')
    expect([missing.status, await fault(named('forms.get'), missing)]).toEqual([404, undefined])
  })

  test('are only of what somebody may make', async () => {
    for (const slug of ['audit-log', 'consents', 'leads', 'orders', 'refunds']) {
      const listed = places.some(({ path, method }) => path === `/api/${slug}` && method === 'post')
      const refused = await foyer.callAsAdmin(`/api/${slug}`, { method: 'POST', json: {} })
      expect([slug, listed, refused.status]).toEqual([slug, false, 403])
    }
  })

  test('name what a new document must have: all of it, and nothing else', async () => {
    const missing = places.filter(({ operation }) => /\.create$/.test(operation.operationId))
    for (const { path, operation } of missing.filter((one) => !(one.path in uploads))) {
      const { schema } = operation.requestBody?.content['application/json'] ?? { schema: {} }
      const { $ref = '' } = schema as { $ref?: string }
      const { required = [] } = inputs[$ref.split('/').at(-1) ?? ''] ?? {}
      if (path.startsWith('/api/lms')) continue
      const refused = await foyer.callAsAdmin(path, { method: 'POST', json: {} })
      const { errors = [] } = (await refused.json()) as Refusal
      const faults = errors.flatMap(({ data }) => data?.errors ?? []).map((fault) => fault.path)
      const told = faults.filter((fault) => isOfTheDocument(fault) && fault !== eitherOf[path])
      expect([path, told.sort()]).toEqual([path, [...required].sort()])
    }
  })
})

describe('the security of operations', () => {
  const securityOf = (operationId: string) => named(operationId).operation.security

  test('names every way in: keys, the session of staff, and the learner’s own', () => {
    expect(securityOf('courses.list')).toEqual([{}])
    const staff = [{ bearer: [] }, { apiKey: [] }, { authorization: [] }, { session: [] }]
    expect(securityOf('leads.export')).toEqual(staff)
    expect(securityOf('pages.find')).toEqual([{}, ...staff])
    expect(securityOf('enrolments.list')).toEqual([{ bearer: [] }, { learnerSession: [] }])
  })

  test('is what the service lets in by: the cookie of staff is that of the document', async () => {
    const signedIn = await foyer.call('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    })
    const cookie = signedIn.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
    expect(cookie).toMatch(new RegExp(`^${schemes['session']?.name ?? 'none'}=`))
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    expect((await foyer.call('/api/leads/export.csv', { headers })).status).toBe(200)
    const { token } = (await signedIn.json()) as { token: string }
    const authorization = `JWT ${token}`
    const told = await foyer.call('/api/leads/export.csv', { headers: { authorization } })
    expect(told.status).toBe(200)
  })
})
