import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'

import { boot, type Foyer } from '../../support/boot.js'

type Json = Awaited<ReturnType<Response['json']>>

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})

afterAll(() => foyer.stop())

const site = 'https://www.customer.example'
const allow = (origins: string[]) =>
  foyer.callAsAdmin('/api/globals/embedding', { method: 'POST', json: { origins } })

describe('the embed script', () => {
  test('is at most 12 kB compressed, and any site may load it', async () => {
    const response = await foyer.call('/embed.js', { headers: { origin: site } })
    const source = Buffer.from(await response.arrayBuffer())
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(brotliCompressSync(source).length).toBeLessThanOrEqual(12_000)
    expect(gzipSync(source).length).toBeLessThanOrEqual(12_000)
    expect(source.toString()).not.toMatch(/\beval\(|new Function|innerHTML|\.style\./)
  })

  test('stays at its versioned address with the same bytes, also after a release', async () => {
    const settings = await (await foyer.call('/api/embed')).json()
    const { url, integrity } = settings.script
    const response = await foyer.call(new URL(url).pathname)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`).toBe(integrity)
    expect(response.headers.get('cache-control')).toContain('max-age=31536000')

    const client = new pg.Client({ connectionString: foyer.databaseUrl })
    await client.connect()
    await client.query(`insert into embed_scripts values ('0123456789abcdef', '/* earlier */')`)
    await client.end()
    const earlier = await foyer.call('/embed/0123456789abcdef.js')
    expect(await earlier.text()).toBe('/* earlier */')
    expect((await foyer.call('/embed/fedcba9876543210.js')).status).toBe(404)
  })
})

describe('the sites that staff allow', () => {
  const preflight = () =>
    foyer.call('/api/contact', {
      method: 'OPTIONS',
      headers: {
        origin: site,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })

  test('may call the API at once without credentials, and no longer once they are removed', async () => {
    expect((await preflight()).headers.get('access-control-allow-origin')).toBeNull()
    expect((await allow([site])).status).toBe(200)
    const { headers } = await preflight()
    expect(headers.get('access-control-allow-origin')).toBe(site)
    expect(headers.get('access-control-allow-headers')).toContain('Content-Type')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    const refused = await foyer.call('/api/contact', {
      method: 'POST',
      headers: { origin: site, 'content-type': 'application/json' },
      body: '{}',
    })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([
      422,
      site,
    ])
    await allow([])
    expect((await preflight()).headers.get('access-control-allow-origin')).toBeNull()
  })

  test.each([
    'http://www.customer.example',
    'https://www.customer.example/',
    'https://www.customer.example/shop',
    '*',
    'null',
    'https://user@www.customer.example',
    'https://*.customer.example',
  ])('are origins with https, which %s is not', async (origin) => {
    const response = await allow([origin])
    expect(response.status).toBe(400)
  })
})

describe('a fixed form', () => {
  test.each(['demo', 'contact', 'request-info', 'brochures', 'tco'])(
    '%s has exactly the fields of its API, with a label in every language',
    async (slug) => {
      const labels = new Set<string>()
      const document = await (await foyer.call('/api/openapi.json')).json()
      for (const locale of ['en', 'fr', 'ar']) {
        const response = await foyer.call(`/api/embed/forms/${slug}?locale=${locale}`)
        expect(response.status).toBe(200)
        const form = await response.json()
        labels.add(form.fields.map(({ label }: { label: string }) => label).join())
        const body = document.paths[`/api${form.send as string}`].post.requestBody
        const schema = resolve(document, body.content['application/json'].schema)
        for (const { name, required } of form.fields) {
          const [first, inner] = name.split('/')
          const owner = inner ? resolve(document, schema.properties[first]) : schema
          expect(Object.keys(owner.properties)).toContain(inner ?? first)
          expect([name, (owner.required ?? []).includes(inner ?? first)]).toEqual([name, required])
        }
      }
      expect(labels.size).toBe(3)
    },
  )

  test('that does not exist is not found', async () => {
    expect((await foyer.call('/api/embed/forms/nothing')).status).toBe(404)
  })
})

function resolve(document: Json, schema: Json): Json {
  return schema.$ref ? document.components.schemas[schema.$ref.split('/').pop()] : schema
}
