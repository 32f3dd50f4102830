import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../support/boot.js'

type Body = { schema?: Record<string, unknown>; examples?: Record<string, { value: object }> }

type Operation = {
  operationId: string
  tags: string[]
  description: string
  'x-access': string
  parameters: object[]
  requestBody?: { content: Record<string, Body> }
  responses: Record<string, { headers?: object } | undefined>
}

type Document = {
  info: { description: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { headers?: object }
}

let foyer: Foyer
let document: Document

beforeAll(async () => {
  foyer = await boot()
  document = (await (await foyer.call('/api/openapi.json')).json()) as Document
})
afterAll(() => foyer.stop())

const operations = () => Object.values(document.paths).flatMap((item) => Object.values(item))

const operation = (path: string, method: string) => document.paths[path]?.[method]

describe('the reference', () => {
  test('begins with the six interfaces by their names', () => {
    for (const name of [
      'REST API',
      'GraphQL',
      'WebSocket',
      'SDK (TypeScript)',
      'SDK (Python)',
      'MCP Protocol',
    ])
      expect(document.info.description).toContain(`**${name}**`)
  })

  test('groups every operation under one of the six areas, and labels who may call it', () => {
    const tags = document.tags.map(({ name }) => name)
    // What we call, and not others of us, has a tag of its own.
    expect(tags.at(-1)).toBe('Webhooks')
    const areas = tags.slice(0, -1)
    expect(areas).toEqual([
      'Health & Discovery',
      'CRM & Lead Capture',
      'AI & Governance Tools',
      'Learning platform',
      'Payments',
      'Admin CMS',
    ])
    for (const one of operations()) {
      const [area = '', ...others] = one.tags
      expect([one.operationId, areas.includes(area), others]).toEqual([one.operationId, true, []])
      expect(['Public', 'OTP-verified', 'Authenticated']).toContain(one['x-access'])
      expect(one.description).toContain(`**Access:** ${one['x-access']}`)
    }
    const labels = [
      ['/api/health', 'get'],
      ['/api/demo', 'post'],
      ['/api/lms/enrolments', 'get'],
      ['/api/leads', 'get'],
    ].map(([path = '', method = '']) => operation(path, method)?.['x-access'])
    expect(labels).toEqual(['Public', 'OTP-verified', 'OTP-verified', 'Authenticated'])
  })

  test('describes the headers of answers', () => {
    expect(Object.keys(document.components.headers ?? {})).toEqual(
      expect.arrayContaining([
        ...['ETag', 'X-Request-Id', 'RateLimit', 'RateLimit-Policy', 'Retry-After'],
        ...['Idempotent-Replayed', 'Link', 'Server-Timing', 'Content-Digest'],
      ]),
    )
    const headersAt = (path: string, method: string, status: string) =>
      Object.keys(operation(path, method)?.responses[status]?.headers ?? {})
    expect(headersAt('/api/branding', 'get', '200')).toEqual(['X-Request-Id', 'ETag'])
    expect(headersAt('/api/search', 'get', '200')).toContain('Server-Timing')
    const feed = headersAt('/api/tools/ai-assurance/telemetry', 'get', '200')
    expect(feed).toEqual(expect.arrayContaining(['Content-Digest', 'Link']))
    expect(headersAt('/api/demo', 'post', '201')).toContain('Idempotent-Replayed')
    expect(headersAt('/api/demo', 'post', '429')).toEqual(
      expect.arrayContaining(['Retry-After', 'RateLimit', 'RateLimit-Policy']),
    )
    // The first request with a key ends; a date that is over stays so.
    expect(headersAt('/api/demo', 'post', '409')).toContain('Retry-After')
    expect(headersAt('/api/course-sessions/{id}/cancel', 'post', '409')).toEqual(['X-Request-Id'])
  })

  test('shows an upload as a form with the file and the plain fields of its document, and no JSON', () => {
    const { content = {} } = operation('/api/media', 'post')?.requestBody ?? {}
    expect(Object.keys(content)).toEqual(['multipart/form-data'])
    expect(content['multipart/form-data']?.schema).toMatchObject({
      required: ['file'],
      properties: {
        file: { type: 'string', format: 'binary' },
        alt: { type: 'string' },
        _payload: { type: 'string' },
      },
    })
    expect(content['multipart/form-data']?.schema?.['properties']).not.toHaveProperty('filesize')
  })

  test('shows a brochure as JSON, which names its file, or as a form with the file in it', () => {
    for (const [path, method] of [
      ['/api/brochures', 'post'],
      ['/api/brochures/{id}', 'patch'],
    ] as const) {
      const { content = {} } = operation(path, method)?.requestBody ?? {}
      expect(Object.keys(content)).toEqual(['application/json', 'multipart/form-data'])
      expect(content['multipart/form-data']?.schema).toMatchObject({
        properties: { file: { format: 'binary' }, title: { type: 'string' } },
      })
    }
  })

  test('says of what makes a document that it is carried out once for its key', () => {
    const key = { $ref: '#/components/parameters/Idempotency-Key' }
    for (const path of ['/api/faqs', '/api/media', '/api/faqs/{id}/duplicate', '/api/demo'])
      expect([path, operation(path, 'post')?.parameters]).toEqual([
        path,
        expect.arrayContaining([key]),
      ])
    expect(operation('/api/faqs/{id}', 'patch')?.parameters).not.toContainEqual(key)
    expect(operation('/api/globals/branding', 'post')?.parameters).not.toContainEqual(key)
  })

  test('shows both steps of a form', () => {
    const { examples = {} } =
      operation('/api/contact', 'post')?.requestBody?.content['application/json'] ?? {}
    expect(Object.values(examples).map(({ value }) => Object.keys(value))).toEqual([
      expect.not.arrayContaining(['otp']),
      expect.arrayContaining(['otp']),
    ])
  })
})
