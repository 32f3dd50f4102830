import { gzipSync } from 'node:zlib'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import sharp from 'sharp'

import { hire } from '../administration/actors.js'
import { adminKey, boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

type Sent = { name: string; type: string; data: Buffer; headers?: Record<string, string> }

async function upload({ name, type, data, headers = { 'x-api-key': adminKey } }: Sent) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(data)], { type }), name)
  form.append('_payload', '{"alt":"A picture"}')
  const answer = await foyer.call('/api/media', { method: 'POST', body: form, headers })
  return { status: answer.status, text: await answer.text() }
}

const drawing = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)
const type = 'image/svg+xml'

test('a file of who may not upload is not read: a stranger’s and a viewer’s drawings cost nothing', async () => {
  // Whoever may upload is told what is wrong with it, so it has been read.
  const sent = { name: 'a.svg', type, data: drawing('<use href="#none"/>') }
  expect(await upload(sent)).toMatchObject({ status: 400, text: expect.stringContaining('read') })
  const { viewer } = await hire(foyer)
  const callers: Record<string, string>[] = [{}, { 'x-api-key': viewer.key }]
  for (const headers of callers) {
    expect(await upload({ ...sent, headers })).toMatchObject({ status: 403 })
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(sent.data)], { type }), 'a.svg')
    const path = '/api/media/01a22e40-7f19-7331-968d-8c6b91de005e'
    expect((await foyer.call(path, { method: 'PATCH', body, headers })).status).toBe(403)
  }
})

test('a drawing in gzip, which browsers do not show, is refused before it is unpacked', async () => {
  const data = gzipSync(
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'),
  )
  const { status, text } = await upload({ name: 'packed.svg', type, data })
  expect([status, text.includes('not a picture that can be read')]).toEqual([400, true])
})

test('a picture that is higher than WebP and AVIF can be is made smaller as well', async () => {
  const background = '#12525e'
  const data = await sharp({ create: { width: 600, height: 20_000, channels: 3, background } })
    .png()
    .toBuffer()
  expect((await upload({ name: 'long.png', type: 'image/png', data })).status).toBe(201)
  for (const format of ['avif', 'webp']) {
    const answer = await foyer.call(`/api/media/variants/960/${format}/long.png`)
    expect([format, answer.status]).toEqual([format, 200])
    const { height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(height).toBe(16_383)
  }
})

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'a %s that says where it was taken is published without that, and upright',
  async (format) => {
    const place = { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' }
    const create = { width: 60, height: 30, channels: 3, background: '#12525e' } as const
    const data = await sharp({ create })
      .withExif({ IFD3: place })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer()
    const name = `trip.${format}`
    const { text } = await upload({ name, type: `image/${format}`, data })
    const answer = await foyer.call(`/api/media/file/${name}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { exif, width, height } = await sharp(bytes).metadata()
    expect([exif, width, height]).toEqual([undefined, 30, 60])
    const filesize = bytes.byteLength
    expect(JSON.parse(text)).toMatchObject({ doc: { width: 30, height: 60, filesize } })
  },
)
