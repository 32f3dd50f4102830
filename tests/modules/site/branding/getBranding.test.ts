import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { adminKey, boot, type Foyer } from '../../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

const read = async (query = '') => {
  const response = await foyer.call(`/api/branding${query}`)
  expect(response.status).toBe(200)
  return await response.json()
}
const save = (json: object, query = '') =>
  foyer.callAsAdmin(`/api/globals/branding${query}`, { method: 'POST', json })

describe('GET /api/branding', () => {
  test('answers before anything was saved', async () => {
    expect(await read()).toEqual({
      name: 'Foyer',
      tagline: null,
      legalName: null,
      url: 'http://localhost:3000',
      logo: { light: null, dark: null },
      favicon: null,
      colors: {
        primary: '#12525e',
        onPrimary: '#ffffff',
        accent: '#b4530a',
        background: '#ffffff',
        foreground: '#16211f',
      },
      fonts: { heading: null, body: null },
      social: [],
      contact: { email: null, phone: null, address: null },
      updatedAt: '1970-01-01T00:00:00.000Z',
    })
  })

  test('gives what was saved, at once, and nothing else', async () => {
    await read()
    const form = new FormData()
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><path d="M0 0h9"/></svg>'
    form.append('file', new Blob([svg], { type: 'image/svg+xml' }), 'logo.svg')
    form.append('_payload', JSON.stringify({ alt: 'Keelmark' }))
    const headers = { 'x-api-key': adminKey }
    const uploaded = await foyer.call('/api/media', { method: 'POST', body: form, headers })
    const { doc } = await uploaded.json()
    const brand = {
      name: 'Keelmark',
      tagline: 'Advice',
      legalName: 'Keelmark Ltd',
      url: 'https://keelmark.example',
      colors: {
        primary: '#0B4F6C',
        onPrimary: '#FFFFFF',
        accent: '#B5401D',
        background: '#FBFAF7',
        foreground: '#14232B',
      },
      fonts: { heading: 'Inter', body: 'Noto Sans' },
      social: [{ network: 'linkedin', url: 'https://linkedin.example/keelmark' }],
      contact: { email: 'hello@keelmark.example', phone: '+44 20 7946 0321', address: '1 Quay' },
    }
    expect((await save({ ...brand, logo: { light: doc.id }, favicon: doc.id })).status).toBe(200)
    const picture = {
      url: 'http://localhost:3000/api/media/file/logo.svg',
      width: 80,
      height: 20,
      alt: 'Keelmark',
    }
    expect(await read()).toEqual({
      ...brand,
      logo: { light: picture, dark: null },
      favicon: picture,
      updatedAt: expect.stringMatching(/^20.*Z$/),
    })
    const remove = () => foyer.callAsAdmin(`/api/media/${String(doc.id)}`, { method: 'DELETE' })
    expect((await remove()).status).toBe(409)
    expect((await save({ logo: { light: null }, favicon: null })).status).toBe(200)
    expect(await read()).toMatchObject({ logo: { light: null, dark: null }, favicon: null })
    expect((await remove()).status).toBe(200)
  })

  test('speaks the language asked for, and else the default one', async () => {
    await save({ tagline: 'Conseil' }, '?locale=fr')
    expect((await read('?locale=fr')).tagline).toBe('Conseil')
    expect((await read('?locale=ar')).tagline).toBe('Advice')
    expect((await read()).tagline).toBe('Advice')
  })

  test.each(['locale=de', 'locale=', 'locale=all', 'depth=1'])('refuses ?%s', async (query) => {
    const response = await foyer.call(`/api/branding?${query}`)
    expect([response.status, (await response.json()).code]).toEqual([400, 'invalid_query'])
  })

  test('answers HEAD, and 304 to whoever has it', async () => {
    const head = await foyer.call('/api/branding', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const headers = { 'if-none-match': head.headers.get('etag') ?? '' }
    expect((await foyer.call('/api/branding', { headers })).status).toBe(304)
    await save({ tagline: 'Other' })
    expect((await foyer.call('/api/branding', { headers })).status).toBe(200)
  })
})

describe('the brand', () => {
  test.each<[string, object, string]>([
    ['without a name', { name: '' }, 'name'],
    ['with a named colour', { colors: { primary: 'teal' } }, 'colors.primary'],
    ['with a colour of three digits', { colors: { accent: '#abc' } }, 'colors.accent'],
    ['with a colour of eight digits', { colors: { accent: '#aabbccdd' } }, 'colors.accent'],
    ['with a colour that is more', { colors: { accent: '#aabbcc;}' } }, 'colors.accent'],
    ['with no colour', { colors: { background: null } }, 'colors.background'],
    ['with a script as website', { url: 'javascript:alert(1)' }, 'url'],
    [
      'with a profile over http',
      { social: [{ network: 'x', url: 'http://x.example' }] },
      'social.0.url',
    ],
    ['with a profile without address', { social: [{ network: 'x' }] }, 'social.0.url'],
    ['with an email address that is none', { contact: { email: 'hello' } }, 'contact.email'],
  ])('is not taken %s', async (_, fields, path) => {
    const before = await read()
    const response = await save(fields)
    expect(response.status).toBe(400)
    const { errors } = await response.json()
    expect(errors[0].data.errors.map((fault: { path: string }) => fault.path)).toEqual([path])
    expect(await read()).toEqual(before)
  })
})
