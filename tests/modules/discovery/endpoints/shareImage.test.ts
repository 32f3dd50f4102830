import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'

import { signShareTitle } from '../../../../src/modules/discovery/og/shareTitle.js'
import { boot, type Foyer } from '../../../support/boot.js'

const secret = 'the secret of these share image tests, 32+'
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><rect width="200" height="60" fill="#0b4f6c"/></svg>`

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot({ PAYLOAD_SECRET: secret })
  const media = await foyer.payload.create({
    collection: 'media',
    data: { alt: 'The logo' },
    file: {
      data: Buffer.from(logo),
      name: 'logo.svg',
      mimetype: 'image/svg+xml',
      size: logo.length,
    },
  })
  await foyer.payload.updateGlobal({
    slug: 'branding',
    data: { name: 'Keelmark', logo: { light: media.id, dark: media.id } },
  })
})
afterAll(() => foyer.stop())

async function draw(parameters: Record<string, string>): Promise<Buffer> {
  const answer = await foyer.call(`/api/og?${new URLSearchParams(parameters).toString()}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/png')
  return Buffer.from(await answer.arrayBuffer())
}

/** Whether anything is drawn in the brand's place: the band above the text. */
async function hasBrand(png: Buffer): Promise<boolean> {
  const band = await sharp(png).extract({ left: 60, top: 50, width: 300, height: 100 }).toBuffer()
  const { channels } = await sharp(band).stats()
  return channels.some(({ stdev }) => stdev > 2)
}

describe('GET /api/og', () => {
  test('draws 1200 × 630 pixels in at most 300 KB', async () => {
    const png = await draw({ title: 'Ω Ж ع ש अ 漢 '.repeat(14) })
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(png.byteLength).toBeLessThanOrEqual(300 * 1024)
  })

  test("draws the logo for the brand's own name, which no title means", async () => {
    expect(await hasBrand(await draw({}))).toBe(true)
    expect(await hasBrand(await draw({ title: 'Keelmark' }))).toBe(true)
  })

  test('prints no outside text under the brand', async () => {
    expect(await hasBrand(await draw({ title: 'We are bankrupt' }))).toBe(false)
    expect(await hasBrand(await draw({ title: 'Keelmark', subtitle: 'is bankrupt' }))).toBe(false)
  })

  test('draws the logo for a published title only, from the moment it is published', async () => {
    const { id } = await foyer.payload.create({
      collection: 'pages',
      data: { title: 'Our approach', slug: 'approach', _status: 'draft' },
      draft: true,
    })
    expect(await hasBrand(await draw({ title: 'Our approach' }))).toBe(false)
    await foyer.payload.update({ collection: 'pages', id, data: { _status: 'published' } })
    expect(await hasBrand(await draw({ title: 'Our approach' }))).toBe(true)
  })

  test('draws the logo for signed words, and not when a letter of them or of the signature changes', async () => {
    const words = { title: 'Pay invoice 12', subtitle: 'Keelmark' }
    const sig = signShareTitle(secret, words)
    expect(await hasBrand(await draw({ ...words, sig }))).toBe(true)
    expect(await hasBrand(await draw({ ...words, title: 'Pay invoice 13', sig }))).toBe(false)
    expect(
      await hasBrand(await draw({ ...words, sig: `A${sig.slice(1)}`.replace(/^A(?=A)/, 'B') })),
    ).toBe(false)
  })

  test('changes with the colours of the brand at once', async () => {
    const before = await draw({ title: 'Colours' })
    await foyer.payload.updateGlobal({
      slug: 'branding',
      data: { colors: { background: '#112233' } },
    })
    expect((await draw({ title: 'Colours' })).equals(before)).toBe(false)
  })

  test('answers 304 to the tag it gave, and lets browsers keep the image for long', async () => {
    const first = await foyer.call('/api/og?title=Kept')
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d{5,}/)
    const etag = first.headers.get('etag') ?? ''
    const second = await foyer.call('/api/og?title=Kept', { headers: { 'if-none-match': etag } })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
  })

  test.each(['theme=blue', `title=${'x'.repeat(201)}`, 'colour=red'])(
    'refuses %s',
    async (query) => {
      const answer = await foyer.call(`/api/og?${query}`)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'invalid_query' })
    },
  )

  test('limits how many new images one client may have drawn, not how often it may fetch them', async () => {
    const draw = async (each: number) => {
      const answer = await foyer.call(`/api/og?title=New+${String(each)}`)
      await answer.arrayBuffer()
      return answer.status
    }
    expect(await draw(0)).toBe(200)
    // Together: one after the other they may take longer than the minute that they are counted in.
    expect(await Promise.all(Array.from({ length: 125 }, (_, each) => draw(each + 1)))).toContain(
      429,
    )
    expect((await foyer.call('/api/og?title=New+0')).status).toBe(200)
  })
})
