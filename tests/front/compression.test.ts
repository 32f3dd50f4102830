import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { adminKey, boot, type Foyer } from '../support/boot.js'
import { openSocket, parseAnswer, receiveAll } from '../support/rawHttp.js'
import { makeThings } from '../support/things.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot({ CORS_ORIGINS: 'https://app.example' }, { endpoints: makeThings().endpoints })
})
afterAll(() => foyer.stop())

const key = { 'x-api-key': adminKey }
const asJson = { 'content-type': 'application/json' }

describe('compression', () => {
  const read = async (path: string, accepted: string) => {
    const socket = await openSocket(foyer.url)
    // The service ends it; the first document of a busy machine takes seconds.
    const received = receiveAll(socket, 60_000)
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept-Encoding: ${accepted}\r\n\r\n`,
    )
    const { headers, body } = parseAnswer(await received)
    return { headers, bytes: Buffer.from(body, 'latin1') }
  }

  test.each(['/api/things', '/api/openapi.json'])(
    'of %s gives the same in fewer bytes',
    async (path) => {
      const plain = await read(path, 'identity')
      const br = await read(path, 'br')
      const gzip = await read(path, 'gzip;q=1, br;q=0.1')
      const answers = [plain, br, gzip]
      const valuesOf = (name: string) => answers.map(({ headers }) => headers.get(name))
      expect(valuesOf('content-encoding')).toEqual([undefined, 'br', 'gzip'])
      expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes)
      expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes)
      for (const { headers, bytes } of answers) {
        expect(headers.get('vary')).toContain('Accept-Encoding')
        expect(Number(headers.get('content-length'))).toBe(bytes.byteLength)
      }
      const tags = valuesOf('etag')
      expect([new Set(tags).size, tags.every((tag) => tag?.startsWith('"'))]).toEqual([3, true])
    },
  )

  test('is left out for what is small, and for callers who do not ask', async () => {
    const small = await read('/api/things/small', 'br')
    expect([small.headers.get('content-encoding'), small.headers.get('vary')]).toEqual([
      undefined,
      'Origin',
    ])
    const plain = await foyer.call('/api/things', {
      headers: { 'accept-encoding': 'br;q=0, gzip;q=0' },
    })
    expect(plain.headers.has('content-encoding')).toBe(false)
  })

  test.each(['br', 'gzip'])(
    'is done on the way (%s) for what is written meanwhile',
    async (coding) => {
      const headers = { ...key, 'accept-encoding': coding }
      const plain = await foyer.call('/api/leads/export.csv', {
        headers: { ...key, 'accept-encoding': 'identity' },
      })
      const packed = await foyer.call('/api/leads/export.csv', { headers })
      expect(packed.headers.get('content-encoding')).toBe(coding)
      expect(packed.headers.get('vary')).toContain('Accept-Encoding')
      expect(plain.headers.has('content-encoding')).toBe(false)
      const text = await packed.text()
      expect(text).toContain('reference')
      expect(text).toBe(await plain.text())
    },
  )

  test('is left out for events, which would wait for one another', async () => {
    const stop = new AbortController()
    const response = await foyer.call('/api/things/stream', {
      headers: { 'accept-encoding': 'br, gzip' },
      signal: stop.signal,
    })
    expect(response.headers.has('content-encoding')).toBe(false)
    stop.abort()
  })

  test('is there for answers that are nobody else’s, and for problems', async () => {
    const title = 'x'.repeat(180)
    for (let count = 0; count < 6; count += 1) {
      await foyer.callAsAdmin('/api/pages', {
        method: 'POST',
        json: { title, slug: `long-${String(count)}` },
      })
    }
    const own = await foyer.call('/api/pages', { headers: { ...key, 'accept-encoding': 'br' } })
    expect(own.headers.get('content-encoding')).toBe('br')
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    const body = JSON.stringify(
      Object.fromEntries(Array.from({ length: 99 }, (_, index) => [`k${String(index)}`, 1])),
    )
    const headers = { ...asJson, 'accept-encoding': 'br' }
    const problem = await foyer.call('/api/things', { method: 'POST', headers, body })
    expect([problem.status, problem.headers.get('content-encoding')]).toEqual([422, 'br'])
  })
})
