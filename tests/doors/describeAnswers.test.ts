import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

import { adminKey, boot, type Foyer } from '../support/boot.js'
import { makeThings } from '../support/things.js'

type Json = Record<string, unknown>

type Operation = {
  requestBody?: { content: Record<string, { schema: Json; example?: Json }> }
  responses: Record<string, { content?: Record<string, { schema: Json }> }>
}

type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json> }
}

let foyer: Foyer
let document: Document
let ajv: Ajv2020

beforeAll(async () => {
  foyer = await boot({}, { endpoints: makeThings().endpoints })
  document = (await (await foyer.call('/api/openapi.json')).json()) as Document
  ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addFormat('idn-email', true)
  ajv.addSchema({ $id: 'doc', components: document.components }, 'doc')
})
afterAll(() => foyer.stop())

function validator(schema: Json) {
  const absolute = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/', '"doc#/components/'),
  ) as Json
  return ajv.compile(absolute)
}

const operation = (path: string, method: string) => document.paths[path]?.[method]

describe('a call that takes no body', () => {
  test('is refused one that is too large, and says so', async () => {
    const path = '/api/lms/auth/sign-out'
    const response = await foyer.call(path, { method: 'POST', body: 'x'.repeat(70_000) })
    expect(response.status).toBe(413)
    expect(operation(path, 'post')?.responses).toHaveProperty('413')
  })
})

describe('the limits of what one client may have going on', () => {
  test('are described where a body is sent: too many at once, or one that does not come', () => {
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method, { responses }]) => method !== 'get' && !('4XX' in responses))
        .map(([, { responses }]) => [path, '408' in responses, '429' in responses]),
    )
    const apart = listed.filter(([, isTimed, isLimited]) => !isTimed || !isLimited)
    expect(listed.length).toBeGreaterThan(50)
    // What a payment gateway sends is taken whenever it comes.
    expect(apart).toEqual([
      ['/api/payments/gateway/cancel', false, false],
      ['/api/payments/gateway/response', false, false],
    ])
  })

  test('are described where streams are opened', async () => {
    const path = '/api/tools/ai-assurance/telemetry'
    const open = () => foyer.call(path, { headers: { accept: 'text/event-stream' } })
    const streams = await Promise.all(Array.from({ length: 21 }, open))
    for (const { body } of streams) await body?.cancel()
    expect(streams.map(({ status }) => status)).toContain(429)
    expect(operation(path, 'get')?.responses).toHaveProperty('429')
  })
})

describe('the documents of collections', () => {
  const schemaOf = (name: string) =>
    document.components.schemas[name] as { properties: Json; required: string[] }

  test('describe no field that is never sent', () => {
    expect(schemaOf('LeadDocument').properties).toHaveProperty('email')
    expect(schemaOf('LeadDocument').properties).not.toHaveProperty('emailKey')
    expect(schemaOf('LeadDocument').required).not.toContain('emailKey')
    expect(schemaOf('LeadUpdate').properties).not.toHaveProperty('emailKey')
  })

  test('are written without what writes pass over, and with all that a new one needs', () => {
    expect(schemaOf('PolicyDocument').properties).toHaveProperty('html')
    expect(schemaOf('PolicyInput').properties).not.toHaveProperty('html')
    const ofUsers = Object.keys(schemaOf('UserInput').properties)
    expect(ofUsers).toEqual(expect.arrayContaining(['email', 'password', 'apiKey']))
    const taken = ['collection', 'hasAPIKey', 'sessions'].filter((name) => ofUsers.includes(name))
    expect(taken).toEqual([])
    expect(schemaOf('EnrolmentInput').required.sort()).toEqual(['course', 'learner'])
  })

  test('are changed, in every example, by a field that can be changed', () => {
    const changes = Object.values(document.paths).flatMap(({ patch }) => {
      const { schema, example } = patch?.requestBody?.content['application/json'] ?? {}
      const [, name] = /\/(\w+Update)$/.exec(String(schema?.['$ref'])) ?? []
      return name && example ? [{ name, example }] : []
    })
    expect(changes.length).toBeGreaterThan(15)
    const wrong = changes.filter(({ name, example }) => {
      const changeable = Object.keys(schemaOf(name).properties)
      const named = Object.keys(example)
      const isEmpty = named.length === 0 && changeable.length > 0
      return isEmpty || named.some((one) => !changeable.includes(one))
    })
    expect(wrong).toEqual([])
  })

  test('demand no field that some callers may not read', () => {
    expect(schemaOf('BrochureDocument').properties).toHaveProperty('file')
    expect(schemaOf('BrochureDocument').required).not.toContain('file')
    expect(schemaOf('BrochureDocument').required).toContain('slug')
  })
})

describe('what the service really answers', () => {
  test('fits where staff entered colours in capitals', async () => {
    const saved = await foyer.callAsAdmin('/api/globals/branding', {
      method: 'POST',
      json: { name: 'N', colors: { primary: '#0B4F6C' } },
    })
    expect(saved.status).toBe(200)
    const body = (await (await foyer.call('/api/branding')).json()) as { colors: Json }
    expect(body.colors['primary']).toBe('#0B4F6C')
    const answer = operation('/api/branding', 'get')?.responses['200']
    const accepts = validator(answer?.content?.['application/json']?.schema ?? { not: {} })
    expect([accepts(body), accepts.errors]).toEqual([true, null])
  })

  test('fits where signals come as a batch', async () => {
    const path = '/api/tools/ai-assurance/telemetry'
    const body: unknown = await (await foyer.call(`${path}?format=cloudevents`)).json()
    const answer = operation(path, 'get')?.responses['200']
    const type = 'application/cloudevents-batch+json'
    const accepts = validator(answer?.content?.[type]?.schema ?? { not: {} })
    expect([accepts(body), accepts.errors]).toEqual([true, null])
  })

  test.each([
    ['/api/branding', '/api/branding'],
    ['/api/health', '/api/health'],
    ['/api/health/live', '/api/health/live'],
    ['/api/lms/courses', '/api/lms/courses'],
    ['/api/lms/courses/none', '/api/lms/courses/{slug}'],
    ['/api/lms/courses?page=0', '/api/lms/courses'],
    ['/api/policies', '/api/policies'],
    ['/api/policies/nothing', '/api/policies/{id}'],
    ['/api/pages', '/api/pages'],
    ['/api/pages/count', '/api/pages/count'],
    ['/api/users', '/api/users'],
    ['/api/faqs/versions', '/api/faqs/versions'],
    ['/api/globals/branding', '/api/globals/branding'],
    ['/api/things/broken', '/api/things/broken'],
    ['/api/openapi.json', '/api/openapi.json'],
  ])('%s fits its description', async (path, described) => {
    const made = {
      title: 'T',
      slug: `t-${String(Date.now())}`,
      _status: 'published',
      bodyMarkdown: 'x',
    }
    await foyer.callAsAdmin('/api/pages', { method: 'POST', json: made })
    const response = await foyer.call(path, { headers: { 'x-api-key': adminKey } })
    const type = response.headers.get('content-type') ?? ''
    const responses = operation(described, 'get')?.responses
    const answer =
      responses?.[String(response.status)] ?? responses?.[`${String(response.status).charAt(0)}XX`]
    const accepts = validator(answer?.content?.[type]?.schema ?? { not: {} })
    const body: unknown = await response.json()
    expect([accepts(body), accepts.errors]).toEqual([true, null])
  })
})
