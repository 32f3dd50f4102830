import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'

import { adminKey, boot, type Foyer } from '../support/boot.js'
import { exchange } from '../support/rawHttp.js'
import { makeThings } from '../support/things.js'

const { calls, endpoints, state } = makeThings()
let foyer: Foyer

beforeAll(async () => {
  foyer = await boot({}, { endpoints })
  // A machine that stops for two seconds loses the connection that hears of changes, and with it what is kept.
  foyer.platform.cache.setEnabled = () => undefined
})
afterAll(() => foyer.stop())
beforeEach(() => {
  Object.assign(calls, { list: 0 })
  state.delayMs = 0
})

type Answer = { version: number; type: string; user: unknown }

/** An address that nobody has read yet. */
const fresh = () => `/api/things?q=${randomUUID().slice(0, 18)}`

const read = async (path: string, headers: Record<string, string> = {}) =>
  (await (await foyer.call(path, { headers })).json()) as Answer

describe('a public read', () => {
  test('is computed once and then answered from memory, to the byte', async () => {
    const path = fresh()
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map(async () => (await foyer.call(path)).text()),
    )
    expect([calls.list, second, third]).toEqual([1, first, first])
    expect(await (await foyer.call(path)).text()).toBe(first)
    expect(calls.list).toBe(1)
  })

  test('is computed once for a hundred who ask at the same time', async () => {
    state.delayMs = 50
    const path = fresh()
    const answers = await Promise.all(Array.from({ length: 100 }, () => foyer.call(path)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(calls.list).toBe(1)
  })

  test('has a strong tag, and may be kept on the condition that it is asked after', async () => {
    const { headers } = await foyer.call('/api/things')
    expect(headers.get('etag')).toMatch(/^"[\w-]+"$/)
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const small = await foyer.call('/api/things/small')
    expect(small.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=60')
  })

  test('is 304 without a body for who has it', async () => {
    const { headers } = await foyer.call('/api/things')
    const tag = headers.get('etag') ?? ''
    for (const condition of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await foyer.call('/api/things', { headers: { 'if-none-match': condition } })
      expect([condition, again.status, await again.text()]).toEqual([condition, 304, ''])
      expect(again.headers.get('etag')).toBe(tag)
      expect(again.headers.get('cache-control')).toContain('public')
      expect(again.headers.get('vary')).toBe('Accept, Accept-Encoding')
      for (const name of [
        'content-type',
        'content-length',
        'content-encoding',
        'transfer-encoding',
      ]) {
        expect([name, again.headers.has(name)]).toEqual([name, false])
      }
    }
  })

  test('is one of a global of Payload’s too, until it is edited', async () => {
    const path = '/api/globals/branding'
    const first = await foyer.call(path)
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w-]+"$/)
    expect(first.headers.get('cache-control')).toContain('public')
    const ask = () => foyer.call(path, { headers: { 'if-none-match': tag } })
    expect((await ask()).status).toBe(304)
    const json = { name: 'Another name' }
    await foyer.callAsAdmin(path, { method: 'POST', json })
    expect(await (await ask()).json()).toMatchObject(json)
    expect((await foyer.callAsAdmin(path)).headers.get('cache-control')).toBe('private, no-store')
    const closed = await foyer.call('/api/globals/tco-model')
    expect([closed.status, closed.headers.has('etag')]).toEqual([403, false])
  })

  test('is whole for who has another version, or another encoding of it', async () => {
    const br = await foyer.call('/api/things', { headers: { 'accept-encoding': 'br' } })
    const tag = br.headers.get('etag') ?? ''
    for (const condition of ['"other"', tag.slice(1, -1), tag]) {
      const headers = { 'if-none-match': condition, 'accept-encoding': 'gzip' }
      expect((await foyer.call('/api/things', { headers })).status).toBe(200)
    }
    const headers = { 'if-none-match': tag, 'accept-encoding': 'br' }
    expect((await foyer.call('/api/things', { headers })).status).toBe(304)
  })

  test('is kept apart by what the caller accepts', async () => {
    const path = fresh()
    const linked = await foyer.call(path, { headers: { accept: 'application/ld+json' } })
    const json = await foyer.call(path)
    expect([linked, json].map(({ headers }) => headers.get('content-type'))).toEqual([
      'application/ld+json',
      'application/json',
    ])
    expect(linked.headers.get('etag')).not.toBe(json.headers.get('etag'))
    expect(await read(path, { accept: 'application/ld+json' })).toMatchObject({
      type: 'application/ld+json',
    })
    for (const accept of [
      '*/*',
      'application/json',
      'application/json, text/plain, */*',
      'text/html',
      'image/png',
    ]) {
      expect(await read(path, { accept })).toMatchObject({ type: 'application/json' })
    }
    expect(calls.list).toBe(2)
  })

  test('that fails or redirects is each caller’s own, and not kept', async () => {
    state.delayMs = 50
    for (const [query, status] of [
      ['none', 404],
      ['moved', 301],
    ] as const) {
      const ids = Array.from({ length: 5 }, () => randomUUID())
      await Promise.all(
        ids.map(async (id) => {
          const answer = await foyer.call(`/api/things?q=${query}`, {
            headers: { 'x-request-id': id },
          })
          expect(answer.status).toBe(status)
          if (status === 404) expect(await answer.json()).toMatchObject({ requestId: id })
        }),
      )
    }
    expect(calls.list).toBe(10)
  })

  test('is the same for the signed-in caller, who does not leave traces in it', async () => {
    const path = fresh()
    expect(await read(path, { 'x-api-key': adminKey })).toMatchObject({ user: null })
    expect(await read(path)).toMatchObject({ user: null })
    expect(calls.list).toBe(1)
  })

  test('is none where it is for staff, whatever its declaration says', async () => {
    const statusFor = async (headers: Record<string, string>) =>
      (await foyer.call('/api/things/kept', { headers })).status
    expect(await statusFor({})).toBe(401)
    expect(await statusFor({ 'x-api-key': adminKey })).toBe(200)
    expect(await statusFor({})).toBe(401)
  })

  test('with a cookie of the admin’s looks is still from memory', async () => {
    const path = fresh()
    await read(path)
    await read(path, { cookie: 'foyer-lng=fr; foyer-theme=dark; other=foyer-x' })
    expect(calls.list).toBe(1)
  })

  test.each([
    'Host: evil.example',
    'X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: https\r\nX-Forwarded-For: 6.6.6.6',
    'Forwarded: host=evil.example',
    'Cookie: foyer-token=forged',
    'Authorization: JWT forged',
    'X-API-Key: forged',
    'Origin: https://evil.example',
    'Accept-Language: fr',
    'X-HTTP-Method-Override: POST',
    'X-Request-Id: evil.example-id',
    'Range: bytes=0-1',
  ])('cannot be poisoned by its first reader: %s', async (forged) => {
    const page = { title: 'Clean', slug: `clean-${randomUUID()}`, _status: 'published' }
    await foyer.callAsAdmin('/api/pages', { method: 'POST', json: page })
    const host = forged.startsWith('Host') ? '' : 'Host: localhost\r\n'
    for (const path of [fresh(), `/api/pages?where[slug][equals]=${page.slug}`, '/api/branding']) {
      await exchange(
        foyer.url,
        `GET ${path} HTTP/1.1\r\n${host}${forged}\r\nConnection: close\r\n\r\n`,
      )
      const response = await foyer.call(path)
      const body = await response.text()
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'application/json',
      ])
      expect(JSON.stringify([...response.headers]) + body).not.toMatch(/evil|forged|6\.6\.6\.6/)
    }
  })

  test('with an absurdly long address is answered, and not kept', async () => {
    const path = `/api/pages?where[title][equals]=${'x'.repeat(3_000)}`
    expect((await foyer.call(path)).status).toBe(200)
    expect(foyer.platform.cache.peek(`answer application/json ${path}`)).toBeUndefined()
  })
})

async function upload(method: string, path: string, background: string) {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A colour' }))
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'colour.png')
  const answer = await foyer.call(path, { method, body: form, headers: { 'x-api-key': adminKey } })
  const { doc } = (await answer.json()) as { doc: { id: string; url: string } }
  return { ...doc, picture }
}

describe('Payload’s own lists', () => {
  test('are kept for strangers alone: staff see drafts, and strangers then do not', async () => {
    const draft = { title: 'Secret plan', slug: 'secret-plan', _status: 'draft' }
    await foyer.callAsAdmin('/api/pages?draft=true', { method: 'POST', json: draft })
    const path = '/api/pages?where[slug][equals]=secret-plan&draft=true'
    const total = async (headers: Record<string, string> = {}) =>
      ((await (await foyer.call(path, { headers })).json()) as { totalDocs: number }).totalDocs
    for (const expected of [1, 0, 1, 0]) {
      expect(await total(expected === 1 ? { 'x-api-key': adminKey } : {})).toBe(expected)
    }
    const own = await foyer.call(path, { headers: { 'x-api-key': adminKey } })
    expect(own.headers.get('cache-control')).toBe('private, no-store')
  })

  test('give the file of a picture with a tag, parts of it too, and the next one after a change', async () => {
    const { id, picture } = await upload('POST', '/api/media', '#112233')
    const file = '/api/media/file/colour.png'
    const first = await foyer.call(file)
    const tag = first.headers.get('etag') ?? ''
    expect(Buffer.from(await first.arrayBuffer())).toEqual(picture)
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect((await foyer.call(file, { headers: { 'if-none-match': tag } })).status).toBe(304)
    const part = await foyer.call(file, { headers: { range: 'bytes=0-3' } })
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 4])
    const { url } = await upload('PATCH', `/api/media/${id}`, '#445566')
    expect((await foyer.call(new URL(url, foyer.url).pathname)).headers.get('etag')).not.toBe(tag)
  })

  test('give the whole file to who has a part of one that may be another by now', async () => {
    const { url, picture } = await upload('POST', '/api/media', '#778899')
    const asked = { range: 'bytes=4-', 'if-range': '"of the file before"' }
    for (const headers of [asked, asked, { ...asked, 'x-api-key': adminKey }]) {
      const answer = await foyer.call(new URL(url, foyer.url).pathname, { headers })
      expect([answer.status, answer.headers.get('content-range')]).toEqual([200, null])
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture)
    }
  })

  test('give the whole file for a range that is malformed, or several, and 416 beyond its end', async () => {
    const { url, picture } = await upload('POST', '/api/media', '#99aabb')
    const asked = (range: string, key = {}) =>
      foyer.call(new URL(url, foyer.url).pathname, { headers: { range, ...key } })
    for (const range of ['bytes=abc', 'bytes=9-2', 'bytes=-', 'lines=0-1', 'bytes=0-1,4-5']) {
      for (const answer of [await asked(range), await asked(range, { 'x-api-key': adminKey })]) {
        expect([answer.status, answer.headers.get('content-range')]).toEqual([200, null])
        expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture)
      }
    }
    expect((await asked('bytes=99999999-')).status).toBe(416)
  })

  test('answer 404 for a file that is not there', async () => {
    for (const name of [
      'none.png',
      '%00.png',
      'a%2Fb.png',
      '..%2f..%2fpackage.json',
      '%2Fetc%2Fpasswd',
    ]) {
      expect([403, 404]).toContain((await foyer.call(`/api/media/file/${name}`)).status)
    }
  })
})
