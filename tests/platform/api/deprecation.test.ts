import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { z } from 'zod'

import { endpoint } from '../../../src/platform/api/endpoint.js'
import { Problem, problems } from '../../../src/platform/http/Problem.js'
import { boot, type Foyer } from '../../support/boot.js'

const former = endpoint({
  operationId: 'former.get',
  path: '/former/:name',
  summary: 'Get it the former way',
  params: z.object({ name: z.string() }),
  output: z.object({ name: z.string() }),
  access: 'public',
  cache: { tags: [] },
  deprecated: { since: '2026-11-22', until: '2027-05-22', instead: 'present.get' },
  handler: ({ params: { name } }) => {
    if (name === 'nobody') throw new Problem(problems.notFound)
    return { name }
  },
})

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot({}, { endpoints: [former] })
})
afterAll(() => foyer.stop())

test('a deprecated operation says since when, until when, and where that is explained', async () => {
  // The second answer is one from memory.
  for (const name of ['ada', 'ada']) {
    const { status, headers } = await foyer.call(`/api/former/${name}`)
    expect(status).toBe(200)
    expect(headers.get('deprecation')).toBe('@1795305600')
    expect(headers.get('sunset')).toBe('Sat, 22 May 2027 00:00:00 GMT')
    expect(headers.get('link')).toContain('</api/docs/versions>; rel="deprecation"')
    expect(headers.get('etag')).toMatch(/^"/)
  }
  const other = await foyer.call('/api/branding')
  expect(other.headers.get('deprecation')).toBeNull()
})

test('the document marks it, names what to use, and lists its headers', async () => {
  const { paths } = (await (await foyer.call('/api/openapi.json')).json()) as {
    paths: Record<
      string,
      Record<
        string,
        {
          deprecated?: boolean
          description: string
          responses: Record<string, { headers: object }>
        }
      >
    >
  }
  const operation = paths['/api/former/{name}']?.['get']
  expect(operation?.deprecated).toBe(true)
  expect(operation?.description).toContain('Use `present.get`')
  expect(Object.keys(operation?.responses['200']?.headers ?? {})).toEqual(
    expect.arrayContaining(['Deprecation', 'Sunset', 'Link']),
  )
  expect(paths['/api/branding']?.['get']?.deprecated).toBeUndefined()
})
