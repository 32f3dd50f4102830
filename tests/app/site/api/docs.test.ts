import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../../support/boot.js'

type Handler = (request: Request, context: { params: Promise<never> }) => Promise<Response>

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

async function open(name?: string) {
  const route = name ? '[name]/route' : 'route'
  const { GET } = (await import(`../../../../src/app/(site)/api/docs/${route}.js`)) as {
    GET: Handler
  }
  const request = new Request(`http://localhost:3000/api/docs${name ? `/${name}` : ''}`, {
    headers: { 'x-nonce': 'the-nonce' },
  })
  return GET(request, { params: Promise.resolve(name && { name }) as Promise<never> })
}

describe('the reference page', () => {
  test('asks for nothing from another host, and every script has the nonce', async () => {
    const html = await (await open()).text()
    expect(html).toContain('<h1 dir="auto">API reference</h1>')
    const asked = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url)
    const loaded = asked.filter((url) => /\.(?:js|css)$/.test(url))
    expect(loaded).toHaveLength(6)
    expect(loaded.filter((url) => !url.startsWith('/'))).toEqual([])
    const scripts = html.match(/<script[^>]*>/g) ?? []
    expect(scripts).toHaveLength(3)
    for (const script of scripts) expect(script).toContain('nonce="the-nonce"')
  })

  test('serves its files as immutable under the addresses that it names', async () => {
    const html = await (await open()).text()
    const names = [...html.matchAll(/"\/api\/docs\/([^"]+)"/g)].map(([, name = '']) => name)
    expect(names).toHaveLength(4)
    for (const name of names) {
      const response = await open(name)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toContain('immutable')
      expect((await response.text()).length).toBeGreaterThan(500)
    }
    const older = names[0]?.replace(/\.[0-9a-f]{12}\./, '.0123456789ab.') ?? ''
    expect((await open(older)).headers.get('cache-control')).toBe('no-cache')
    expect((await open('package.json')).status).toBe(404)
  })
})
