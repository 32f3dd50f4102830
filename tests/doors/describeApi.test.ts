import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

import { declaredEndpoints } from '../../src/doors/describeApi.js'
import { boot, type Foyer } from '../support/boot.js'
import { makeThings } from '../support/things.js'

type Json = Record<string, unknown>

type Body = { schema: Json; example?: unknown; examples?: Record<string, { value: unknown }> }

type Answer = {
  description: string
  headers?: Record<string, { $ref: string }>
  content?: Record<string, { schema: Json }>
  $ref?: string
}

type Operation = {
  operationId: string
  parameters: { name?: string; in?: string; $ref?: string }[]
  tags: string[]
  description: string
  'x-access': string
  requestBody?: { content: Record<string, Body> }
  responses: Record<string, Answer>
}

type Document = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  tags: { name: string }[]
  components: {
    schemas: Record<string, Json>
    headers: Json
    responses: Record<string, Answer>
  } & Record<string, Json>
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

function operations() {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )
}

/** Every reference in a part of the document. */
function references(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' ? [String(value)] : references(value),
  )
}

function validator(schema: Json) {
  const absolute = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/', '"doc#/components/'),
  ) as Json
  return ajv.compile(absolute)
}

const operation = (path: string, method: string) => document.paths[path]?.[method]

describe('the document', () => {
  test('is OpenAPI 3.1, answered like any public read', async () => {
    const response = await foyer.call('/api/openapi.json')
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('etag')).toMatch(/^"/)
    expect(document.openapi).toMatch(/^3\.1\.\d$/)
    expect(document).toMatchObject({
      info: { title: expect.any(String), version: expect.any(String) },
      servers: [{ url: 'http://localhost:3000' }],
    })
  })

  test('has every declared endpoint under its method and path', () => {
    const declared = declaredEndpoints(foyer.payload.config)
    expect(declared.length).toBeGreaterThan(10)
    for (const { contract, path } of declared) {
      expect(operation(path, contract.method)?.operationId).toBe(contract.operationId)
    }
  })

  test('has well over 45 of Payload’s own routes', () => {
    const own = new Set(
      declaredEndpoints(foyer.payload.config).map(({ contract }) => contract.operationId),
    )
    const payloads = operations().filter((one) => !own.has(one.operation.operationId))
    expect(payloads.length).toBeGreaterThan(60)
    const ids = payloads.map((one) => one.operation.operationId)
    expect(ids).toEqual(
      expect.arrayContaining(['pages.find', 'pages.create', 'policies.updateById', 'users.login']),
    )
    expect(ids).toEqual(expect.arrayContaining(['branding.read', 'branding.update', 'media.file']))
    expect(ids.filter((id) => /^payload|verify$/.test(id))).toEqual([])
  })

  test('names every operation once, as <area>.<verb>', () => {
    const ids = operations().map((one) => one.operation.operationId)
    expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/.test(id))).toEqual([])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('refers to nothing that is not in it', () => {
    const known = Object.entries(document.components).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
    )
    expect(references(document).filter((reference) => !known.includes(reference))).toEqual([])
  })

  test('names the parameters of every path, each once', () => {
    for (const { path, operation: one } of operations()) {
      const inPath = one.parameters.flatMap((parameter) =>
        parameter.in === 'path' ? [parameter.name] : [],
      )
      expect([path, [...inPath].sort()]).toEqual([
        path,
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort(),
      ])
      const all = one.parameters.map(
        ({ name, in: location, $ref }) => $ref ?? `${location ?? ''} ${name ?? ''}`,
      )
      expect(new Set(all).size).toBe(all.length)
    }
  })

  test('has no part that is not of the specification', () => {
    const keys = operations().flatMap((one) => Object.keys(one.operation))
    expect([...new Set(keys)].sort()).toEqual(
      [
        'description',
        'operationId',
        'parameters',
        'requestBody',
        'responses',
        'security',
        'summary',
        'tags',
        ...['x-access', 'x-by-id', 'x-limits', 'x-roles'],
      ].filter((key) => keys.includes(key)),
    )
    expect(JSON.stringify(document)).not.toMatch(
      /"x-(?!access"|by-id"|limits"|problems"|roles")|tsType/,
    )
  })

  test('consists of valid schemas', () => {
    for (const schema of Object.values(document.components.schemas))
      expect(() => validator(schema)).not.toThrow()
    for (const { operation: one } of operations()) {
      const bodies = [one.requestBody, ...Object.values(one.responses)].flatMap((part) =>
        Object.values(part?.content ?? {}),
      )
      for (const { schema } of bodies) expect(() => validator(schema)).not.toThrow()
    }
  })
})

describe('an operation', () => {
  const answerOf = (path: string, method: string, status: string) => {
    const answer = operation(path, method)?.responses[status]
    return answer?.$ref
      ? document.components.responses[answer.$ref.split('/').at(-1) ?? '']
      : answer
  }
  const codes = (path: string, method: string, status: string) =>
    (
      answerOf(path, method, status)?.content?.['application/problem+json']?.schema as
        { allOf: [Json, { properties: { code: { enum: string[] } } }] } | undefined
    )?.allOf[1].properties.code.enum

  test('lists the problems that it can answer with, by status', () => {
    const make = operation('/api/things', 'post')
    const statuses = Object.keys(make?.responses ?? {}).sort()
    expect(statuses.join(' ')).toBe('201 400 401 408 409 413 415 422 429 500 503')
    expect(codes('/api/things', 'post', '422')).toEqual([
      'validation_failed',
      'idempotency_mismatch',
    ])
    expect(codes('/api/things', 'post', '400')).toEqual([
      'invalid_query',
      'invalid_json',
      'invalid_idempotency_key',
    ])
    expect(codes('/api/things/limited', 'get', '429')).toEqual(['rate_limited'])
    expect(codes('/api/things', 'post', '401')).toEqual(['invalid_credentials'])
    expect(codes('/api/things/mine', 'get', '401')).toEqual([
      'unauthenticated',
      'invalid_credentials',
    ])
    expect(codes('/api/things/mine', 'get', '403')).toEqual(['forbidden'])
    expect(codes('/api/things/named/{slug}', 'get', '404')).toEqual(['not_found'])
  })

  test('says what else it gives: other types, redirects, and 304 where there is a tag', () => {
    const list = operation('/api/things', 'get')?.responses
    expect(Object.keys(list?.['200']?.content ?? {})).toEqual(['application/json'])
    expect(list?.['200']?.description).toContain('`Accept: application/ld+json`')
    expect(list?.['304']?.content).toBeUndefined()
    const course = operation('/api/lms/courses/{slug}', 'get')?.responses
    const location = { $ref: '#/components/headers/Location' }
    expect(course?.['301']).toMatchObject({ headers: { Location: location } })
    const health = operation('/api/health', 'get')?.responses['503']?.content
    expect(Object.keys(health ?? {})).toEqual([
      'application/health+json',
      'application/problem+json',
    ])
  })

  test('describes its query and body with their bounds', () => {
    expect(operation('/api/things', 'get')?.parameters).toContainEqual({
      name: 'limit',
      in: 'query',
      required: false,
      description: expect.stringContaining('page'),
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
    })
    const body = operation('/api/things', 'post')?.requestBody?.content['application/json']?.schema
    const accepts = validator(body ?? {})
    expect(accepts({ name: 'n', tags: ['a'] })).toBe(true)
    for (const bad of [
      {},
      { name: 'x'.repeat(21) },
      { name: 'n', more: 1 },
      { name: 'n', tags: ['a', 'b', 'c', 'd'] },
    ]) {
      expect(accepts(bad)).toBe(false)
    }
    expect(
      Object.keys(operation('/api/things/form', 'post')?.requestBody?.content ?? {}),
    ).toHaveLength(2)
    for (const name of ['response', 'cancel']) {
      const { content } = operation(`/api/payments/gateway/${name}`, 'post')?.requestBody ?? {}
      expect(Object.keys(content ?? {})).toEqual(['application/x-www-form-urlencoded'])
    }
  })
})

describe('the examples', () => {
  const examples = () =>
    operations().flatMap(({ path, operation: one }) => {
      const { schema, example, examples = {} } = one.requestBody?.content['application/json'] ?? {}
      const all = [example, ...Object.values(examples).map(({ value }) => value)]
      return all.flatMap((each) => (each && schema ? [{ path, schema, example: each }] : []))
    })

  test.each(['/api/demo', '/api/contact', '/api/request-info', '/api/forms/{slug}'])(
    'show %s in its two steps: as first sent, and with the code from the mail',
    (path) => {
      const { code, proof } =
        operation(path, 'post')?.requestBody?.content['application/json']?.examples ?? {}
      const otp = { challengeId: expect.any(String), code: expect.any(String) }
      expect(proof?.value).toEqual({ ...(code?.value as object), otp })
      expect(code?.value).not.toHaveProperty('otp')
    },
  )

  test('fit what they are examples of', () => {
    expect(examples().length).toBeGreaterThan(8)
    for (const { path, schema, example } of examples()) {
      const accepts = validator(schema)
      expect([path, accepts(example), accepts.errors]).toEqual([path, true, null])
    }
  })

  test('are taken by the service: it answers, or says what of the world is missing', async () => {
    for (const { path, example } of examples().filter(({ path: one }) => !one.includes('{'))) {
      const response = await foyer.call(path, {
        method: path.endsWith('/session') ? 'PATCH' : 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(example),
      })
      const { code = '' } = (await response.json().catch(() => ({}))) as { code?: string }
      expect([path, code]).toEqual([path, expect.not.stringMatching(/^(?:invalid_json|internal)/)])
    }
  })
})

test('objects with further members have no constants, of which generators (orval) write code that is none', () => {
  const open = Object.entries(document.components.schemas).filter(([, one]) => one.properties)
  const found = open.filter(([, { additionalProperties, properties }]) => {
    const constants = Object.values(properties as Json).filter((one) => Object(one).const)
    return typeof additionalProperties === 'object' && constants.length > 0
  })
  expect(found.map(([name]) => name)).toEqual([])
})
