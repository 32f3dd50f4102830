import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { adminKey, boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer
let id: string

const key = { 'x-api-key': adminKey }
const asJson = { ...key, 'content-type': 'application/json' }

beforeAll(async () => {
  foyer = await boot()
  const json = { title: 'One', slug: 'one', _status: 'published' }
  const made = await foyer.callAsAdmin('/api/pages', { method: 'POST', json })
  id = ((await made.json()) as { doc: { id: string } }).doc.id
})
afterAll(() => foyer.stop())

/** The status and first message of an answer in Payload's error shape. */
async function refusal(path: string, init: RequestInit = {}) {
  const response = await foyer.call(path, { headers: key, ...init })
  const { errors } = (await response.json()) as { errors?: { message: string }[] }
  return [response.status, errors?.[0]?.message]
}

const nothing = 'Not Found'
const badValue = 'A value in the request is not valid.'
const badBody = 'Send a JSON object.'

test.each(['globals/branding/versions', 'globals/tco-model/versions/abc', 'learners/versions'])(
  '%s: what keeps no versions has none, whoever asks',
  async (path) => {
    expect(await refusal(`/api/${path}`)).toEqual([404, nothing])
    expect(await refusal(`/api/${path}`, { headers: {} })).toEqual([404, nothing])
  },
)

describe('an id that is none', () => {
  test.each([
    'abc',
    '0',
    '-1',
    '99999999999999999999',
    '%00',
    'a%2Fb',
    '%F0%9F%92%A9',
    "'",
    'null',
    '__proto__',
  ])('%s names nothing', async (bad) => {
    const body = '{"title":"x"}'
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const init = method === 'PATCH' ? { method, body, headers: asJson } : { method }
      expect(await refusal(`/api/pages/${bad}`, init)).toEqual([404, nothing])
    }
    expect(await refusal(`/api/pages/versions/${bad}`)).toEqual([404, nothing])
    expect(await refusal(`/api/pages/${bad}/duplicate`, { method: 'POST' })).toEqual([404, nothing])
  })

  test('names nothing that is not there either', async () => {
    const missing = id.replace(/^.{8}/, '00000000')
    for (const method of ['GET', 'DELETE']) {
      expect(await refusal(`/api/pages/${missing}`, { method })).toEqual([404, nothing])
    }
  })
})

describe('a query', () => {
  test.each([
    ['where[title][equals]=%00', badValue],
    ['where[title][near]=1', 'No field takes `near`.'],
    ['where[_status][equals]=bogus', 'Send one of these for `_status`: draft, published.'],
  ])('with %s is a fault', async (query, message) => {
    expect(await refusal(`/api/pages?${query}`)).toEqual([400, message])
  })

  test.each([
    ['where', 'abc'],
    ['where', '{'],
    ['data', 'abc'],
  ])('with %s=%s is told which parameter cannot be read', async (name, value) => {
    const told = [400, expect.stringMatching(new RegExp(`^${name}: .*JSON object`))]
    expect(await refusal(`/api/pages?${name}=${value}`)).toEqual(told)
  })

  test.each([
    'where[nothing][equals]=1',
    'where[title]=x',
    'where[title][nothing]=1',
    'where[and]=1',
  ])('with %s is told that it cannot be asked', async (query) => {
    const answer = await refusal(`/api/pages?${query}`)
    expect(answer).toEqual([400, expect.stringContaining('cannot be queried')])
  })

  test.each(['-1', 'null', '"x"', '[]', '{}', '{"title":1}'])(
    'with data=%s is answered',
    async (data) => {
      const response = await foyer.call(`/api/pages/${id}?data=${encodeURIComponent(data)}`, {
        headers: key,
      })
      expect([data, response.status < 500]).toEqual([data, true])
    },
  )

  test('too deep to be understood is a fault', async () => {
    const deep = (levels: number) => `${'{"and":['.repeat(levels)}{}${']}'.repeat(levels)}`
    const body = new URLSearchParams({ where: deep(20_000) }).toString()
    const type = 'application/x-www-form-urlencoded'
    const headers = { ...key, 'x-payload-http-method-override': 'GET', 'content-type': type }
    const response = await foyer.call('/api/pages', { method: 'POST', body, headers })
    expect(response.status).toBe(400)
  })

  test('is answered with less than 500, whatever it holds', async () => {
    const name = fc.constantFrom(
      'title',
      'id',
      'body',
      'updatedAt',
      '_status',
      'nothing',
      'and',
      '0',
    )
    const operator = fc.constantFrom(
      'equals',
      'in',
      'like',
      'exists',
      'near',
      'greater_than',
      'nothing',
    )
    const value = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom('\0', 'null', '[]', '{}', '-1', '1e999'),
    )
    const filter = fc
      .tuple(name, operator, value)
      .map(([a, b, c]): [string, string] => [`where[${a}][${b}]`, c])
    const option = fc.tuple(
      fc.constantFrom(
        'limit',
        'page',
        'depth',
        'sort',
        'locale',
        'select',
        'populate',
        'joins',
        'draft',
        'where',
        'data',
      ),
      value,
    )
    const query = fc.array(fc.oneof(filter, option), { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(
        query,
        fc.constantFrom('', '/count', '/versions', `/${id}`),
        async (pairs, path) => {
          const search = pairs.map((pair) =>
            pair.map((part) => encodeURIComponent(part.toWellFormed())).join('='),
          )
          const { status } = await foyer.call(`/api/pages${path}?${search.join('&')}`, {
            headers: key,
          })
          expect([status < 500, search]).toEqual([true, search])
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('the versions of what has none', () => {
  test.each(['branding', 'tco-model'])('are not there to be read: %s', async (global) => {
    for (const path of ['versions', 'versions/abc', `versions/${id}`]) {
      expect(await refusal(`/api/globals/${global}/${path}`)).toEqual([404, nothing])
    }
  })

  test('are not there to be restored', async () => {
    const restore = { method: 'POST', headers: asJson, body: '{}' }
    for (const path of ['/api/leads/versions/1', `/api/media/versions/${id}`]) {
      expect(await refusal(path, restore)).toEqual([404, nothing])
    }
  })
})

describe('a body', () => {
  test.each(['null', '"x"', '1', 'true', '', '[]', '[{"name":"x"}]'])(
    'that is %j is a fault',
    async (body) => {
      const init = { body, headers: asJson }
      expect(await refusal('/api/pages', { ...init, method: 'POST' })).toEqual([400, badBody])
      expect(await refusal('/api/globals/branding', { ...init, method: 'POST' })).toEqual([
        400,
        badBody,
      ])
    },
  )

  test.each(['text/plain', 'application/xml'])('of type %s is told its type', async (type) => {
    const init = { method: 'POST', body: '{}', headers: { ...key, 'content-type': type } }
    const fault = [400, 'Send the body as application/json.']
    expect(await refusal('/api/pages', init)).toEqual(fault)
  })

  test('that is no JSON is a fault', async () => {
    expect(await refusal('/api/pages', { method: 'POST', body: '{', headers: asJson })).toEqual([
      400,
      'Invalid JSON',
    ])
  })

  test.each([
    { updatedAt: 'never' },
    { _status: 'bogus' },
    { body: { root: { type: 'root', version: 1, children: [], deep: '\u0000' } } },
  ])('whose value cannot be stored is a fault: %j', async (fields) => {
    const body = JSON.stringify({ title: 'T', slug: 'never-stored', ...fields })
    expect(await refusal('/api/pages', { method: 'POST', body, headers: asJson })).toEqual([
      400,
      badValue,
    ])
  })

  test('that cannot be stored in a document that is there is a fault and not a missing document', async () => {
    const deep = { root: { type: 'root', version: 1, children: [], deep: '\u0000' } }
    const body = JSON.stringify({ body: deep })
    const init = { method: 'PATCH', body, headers: asJson }
    expect(await refusal(`/api/pages/${id}`, init)).toEqual([400, badValue])
  })

  test('that links to what every object has is a fault', async () => {
    const link = {
      type: 'link',
      version: 3,
      fields: { linkType: 'internal', doc: { relationTo: '__proto__', value: id } },
      children: [{ type: 'text', version: 1, text: 'x' }],
    }
    const children = [{ type: 'paragraph', version: 1, children: [link] }]
    const written = {
      title: 'T',
      slug: 'links',
      body: { root: { type: 'root', version: 1, children } },
    }
    const body = JSON.stringify(written)
    const [status] = await refusal('/api/pages', { method: 'POST', body, headers: asJson })
    expect(status).toBe(400)
  })

  test('too deep to be stored is a fault', async () => {
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`
    const body = `{"title":"T","slug":"deep","body":${deep}}`
    expect((await refusal('/api/pages', { method: 'POST', body, headers: asJson }))[0]).toBe(400)
  })

  test.each([
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=x', 'x'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n{bad\r\n--x--\r\n',
    ],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\ncut',
    ],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nno picture\r\n--x--\r\n',
    ],
  ])('of type %s that cannot be read is a fault: %j', async (type, body) => {
    const headers = { ...key, 'content-type': type }
    expect((await refusal('/api/media', { method: 'POST', body, headers }))[0]).toBe(400)
  })
})

test.each([
  'verify/some-token',
  'reset-password',
  'forgot-password',
  'unlock',
  'logout',
  'refresh-token',
  'first-register',
])('a stranger’s POST to users/%s is answered with 4xx or a plain yes', async (path) => {
  for (const body of ['{}', 'null', '[]', '{"email":{"a":1},"token":[],"password":1}']) {
    const headers = { 'content-type': 'application/json' }
    const { status } = await foyer.call(`/api/users/${path}`, { method: 'POST', body, headers })
    expect([body, status < 500]).toEqual([body, true])
  }
})
