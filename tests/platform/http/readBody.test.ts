import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { boot, type Foyer } from '../../support/boot.js'
import { makeThings } from '../../support/things.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot({}, { endpoints: makeThings().endpoints })
})
afterAll(() => foyer.stop())

type Problem = {
  status: number
  code: string
  detail: string
  errors?: { path: string; code: string; message: string }[]
}

const post = (body: BodyInit, headers: Record<string, string> = {}, path = '/api/things') =>
  foyer.call(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })

const problemOf = async (answer: Response | Promise<Response>) =>
  (await (await answer).json()) as Problem

const faultsOf = async (body: object) => (await problemOf(post(JSON.stringify(body)))).errors

describe('the content type of a body', () => {
  test.each([
    'application/json',
    'APPLICATION/JSON',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'application/json; charset="utf-8"',
    'application/json ; version=1',
  ])('may be %s', async (type) => {
    expect((await post('{"name":"n"}', { 'content-type': type })).status).toBe(201)
  })

  test.each([
    'application/json; charset=utf-16',
    'application/json; charset=latin1',
    'application/jsonp',
    'application/vnd.api+json',
    'text/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'x',
  ])('may not be %s', async (type) => {
    const response = await post('{"name":"n"}', { 'content-type': type })
    expect(response.headers.get('accept')).toBe('application/json')
    expect(await problemOf(response)).toMatchObject({ status: 415, code: 'unsupported_media_type' })
  })

  test('must be said', async () => {
    const response = await foyer.call('/api/things', {
      method: 'POST',
      body: new Uint8Array([0x7b, 0x7d]),
    })
    expect((await problemOf(response)).code).toBe('unsupported_media_type')
  })

  test('is not enough where the body is compressed', async () => {
    const response = await post('{"name":"n"}', { 'content-encoding': 'gzip' })
    expect((await problemOf(response)).code).toBe('unsupported_media_type')
  })

  test('may be a form’s where the endpoint takes forms, the last value of a name counting', async () => {
    const type = 'application/x-www-form-urlencoded; charset=utf-8'
    const response = await post(
      'name=a&name=%C3%A9+b&x=1',
      { 'content-type': type },
      '/api/things/form',
    )
    expect(await response.json()).toEqual({ name: 'é b' })
    expect((await post('{"name":"j"}', {}, '/api/things/form')).status).toBe(200)
    expect((await post('x', { 'content-type': 'text/plain' }, '/api/things/form')).status).toBe(415)
  })
})

describe('a body', () => {
  test.each([
    'null',
    '[]',
    '[{}]',
    '"text"',
    '1',
    'true',
    '',
    ' ',
    '{',
    '{"a":1,}',
    "{'a':1}",
    'NaN',
    '{"a":1}{',
  ])('%j is no JSON object', async (body) => {
    expect(await problemOf(post(body))).toMatchObject({ status: 400, code: 'invalid_json' })
  })

  test('that is not UTF-8 is no JSON', async () => {
    const bytes = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff]), Buffer.from('"}')])
    expect(await problemOf(post(bytes))).toMatchObject({
      code: 'invalid_json',
      detail: expect.stringContaining('UTF-8'),
    })
  })

  test('may begin with a byte order mark', async () => {
    expect((await post('\ufeff{"name":"n"}')).status).toBe(201)
  })

  test('is trimmed and NFC', async () => {
    const response = await post(JSON.stringify({ name: '  Ame\u0301lie \n', tags: ['\ta '] }))
    expect(await response.json()).toMatchObject({ body: { name: 'Amélie', tags: ['a'] } })
  })

  test('is counted after it is trimmed and NFC', async () => {
    const name = `  ${'e\u0301'.repeat(20)}  `
    expect((await post(JSON.stringify({ name }))).status).toBe(201)
  })

  test('is told of all its faults at once, each where it is and what to do about it', async () => {
    const faults = await faultsOf({
      note: 'x'.repeat(51),
      level: 'medium',
      email: 'nobody',
      tags: ['', 'toolong', 7],
      size: { 'a/b~c': 10, more: 1 },
      unknown: true,
      'odd/~key': 1,
    })
    expect(faults).toEqual(
      expect.arrayContaining([
        { path: '/name', code: 'required', message: 'This is required.' },
        { path: '/note', code: 'too_long', message: 'Send at most 50 characters.' },
        { path: '/level', code: 'invalid_value', message: 'Send one of low, high.' },
        {
          path: '/email',
          code: 'invalid_format',
          message: 'Send an email address such as name@example.com.',
        },
        { path: '/tags/0', code: 'required', message: 'This is required.' },
        { path: '/tags/1', code: 'too_long', message: 'Send at most 5 characters.' },
        { path: '/tags/2', code: 'invalid_type', message: 'Send text.' },
        { path: '/size/a~1b~0c', code: 'too_big', message: 'Send at most 9.' },
        {
          path: '/size/more',
          code: 'unknown_key',
          message: 'This name is not known. Check its spelling, or leave it out.',
        },
        {
          path: '/unknown',
          code: 'unknown_key',
          message: 'This name is not known. Check its spelling, or leave it out.',
        },
        {
          path: '/odd~1~0key',
          code: 'unknown_key',
          message: 'This name is not known. Check its spelling, or leave it out.',
        },
      ]),
    )
    expect(faults).toHaveLength(11)
  })

  test('with too long a list is told of that, and not of each that is too many', async () => {
    expect(await faultsOf({ name: 'n', tags: Array<number>(10_000).fill(7) })).toEqual([
      { path: '/tags', code: 'too_big', message: 'Send at most 3 items.' },
    ])
  })

  test.each(['a\u0000b', '\u0000', 'a\ud800', '\udc00\ud800'])(
    'may not hold %j, which cannot be stored',
    async (name) => {
      expect(await faultsOf({ name })).toEqual([
        {
          path: '/name',
          code: 'invalid_character',
          message: 'Contains a character that cannot be stored.',
        },
      ])
    },
  )

  test.each(['__proto__', 'constructor', 'toString'])('may not bring along %s', async (key) => {
    const { errors } = await problemOf(post(`{"name":"n","${key}":{"x":1}}`))
    expect(errors).toEqual([expect.objectContaining({ path: `/${key}`, code: 'unknown_key' })])
  })

  test('with thousands of faults is told of some', async () => {
    const keys = Object.fromEntries(
      Array.from({ length: 5_000 }, (_, index) => [`k${String(index)}`, 1]),
    )
    expect(await faultsOf({ name: 'n', ...keys })).toHaveLength(500)
  })

  test('is answered with 2xx or 4xx, whatever its bytes', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.json().map((text) => Buffer.from(text)),
    )
    await fc.assert(
      fc.asyncProperty(
        bytes,
        fc.constantFrom('/api/things', '/api/things/form'),
        async (body, path) => {
          const { status } = await post(new Uint8Array(body), {}, path)
          expect([200, 201, 400, 422]).toContain(status)
        },
      ),
      { numRuns: 150 },
    )
  })
})
