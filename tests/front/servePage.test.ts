import { once } from 'node:events'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../support/boot.js'
import { openSocket, parseAnswer, receiveAll } from '../support/rawHttp.js'

const page = `<!doctype html><title>A page</title>${'<p>words of a page</p>'.repeat(500)}`
let foyer: Foyer

beforeAll(async () => {
  foyer = await boot(
    { CORS_ORIGINS: 'https://app.example' },
    {
      pages: async (incoming, outgoing) => {
        outgoing.setHeader('content-type', 'text/html; charset=utf-8')
        if (incoming.url === '/small') return outgoing.end('<p>small</p>')
        // In two parts, as pages are streamed.
        if (!outgoing.write(page.slice(0, 5_000))) await once(outgoing, 'drain')
        return outgoing.end(page.slice(5_000))
      },
    },
  )
})
afterAll(() => foyer.stop())

const read = async (path: string, accepted: string, method = 'GET') => {
  const socket = await openSocket(foyer.url)
  const received = receiveAll(socket)
  socket.write(
    `${method} ${path} HTTP/1.0\r\nHost: x\r\nConnection: close\r\nAccept-Encoding: ${accepted}\r\n\r\n`,
  )
  const { headers, body } = parseAnswer(await received)
  return { headers, bytes: Buffer.from(body, 'latin1') }
}

describe('a page', () => {
  test.each([
    ['br', 'br', brotliDecompressSync],
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('is compressed for who accepts %s', async (accepted, encoding, decompress) => {
    const { headers, bytes } = await read('/', accepted)
    expect(headers.get('content-encoding')).toBe(encoding)
    expect(headers.get('vary')).toContain('Accept-Encoding')
    expect(bytes.byteLength).toBeLessThan(page.length / 4)
    expect(decompress(bytes).toString()).toBe(page)
  })

  test('is sent as it is to who accepts nothing else, and where it is small', async () => {
    const plain = await read('/', 'identity')
    expect([plain.headers.get('content-encoding'), plain.bytes.toString()]).toEqual([
      undefined,
      page,
    ])
    expect((await read('/', 'br', 'HEAD')).bytes).toHaveLength(0)
  })

  test('styles itself by nonce; only the admin and what the demo shows of others bring styles in their markup', async () => {
    const policyOf = async (path: string) =>
      (await foyer.call(path)).headers.get('content-security-policy') ?? ''
    for (const path of ['/', '/courses', '/admins', '/adminx/y', '/api/docs']) {
      const policy = await policyOf(path)
      const [, nonce = ''] = /script-src 'self' 'nonce-([^']+)'/.exec(policy) ?? []
      expect(nonce.length).toBeGreaterThan(20)
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`)
      expect(policy).not.toContain('unsafe-inline')
    }
    expect(await policyOf('/admin/login')).toContain("style-src 'self' 'unsafe-inline'")
  })
})

test.each([
  ['/', 'same-origin'],
  ['/admin', 'same-origin'],
  ['/api/health/live', 'same-origin'],
  ['/api/users/me', 'same-origin'],
  ['/api/ogre', 'same-origin'],
  ['/api/media/file/missing.png', 'cross-origin'],
  ['/api/og?title=Hello', 'cross-origin'],
])('%s says who may embed it, and asks for no permission', async (path, policy) => {
  const { headers } = await foyer.call(path)
  expect(headers.get('cross-origin-resource-policy')).toBe(policy)
  expect(headers.get('permissions-policy')).toMatch(
    /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  )
})

describe('a page of the admin', () => {
  const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    foyer.call(path, { headers, method })

  test.each([
    ['/admin', '/admin/login'],
    ['/admin/', '/admin/login'],
    [
      '/admin/collections/leads?limit=10',
      '/admin/login?redirect=%2Fadmin%2Fcollections%2Fleads%3Flimit%3D10',
    ],
  ])('%s leads who is not signed in to %s', async (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await open(path, {}, method)
      expect([response.status, response.headers.get('location')]).toEqual([302, location])
      expect(response.headers.get('cache-control')).toContain('no-store')
    }
  })

  test('opens with a session, and so do the pages for who has none', async () => {
    expect((await open('/admin', { cookie: 'foyer-token=x' })).status).toBe(200)
    for (const path of ['login?redirect=%2Fadmin', 'forgot', 'reset/token', 'logout'])
      expect((await open(`/admin/${path}`)).status).toBe(200)
    expect((await open('/administrator')).status).toBe(200)
  })
})
