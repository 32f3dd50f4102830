import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'

import { adminKey, boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

const svg = (inside = '<rect width="9" height="9"/>') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inside}</svg>`)

const picture = (
  width: number,
  height: number,
  format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' = 'png',
) =>
  sharp({ create: { width, height, channels: 3, background: '#12525e' }, limitInputPixels: false })
    .toFormat(format)
    .toBuffer()

type Upload = { name: string; type: string; data: Buffer; fields?: object; query?: string }

async function upload({ name, type, data, fields = { alt: 'A picture' }, query = '' }: Upload) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(data)], { type }), name)
  form.append('_payload', JSON.stringify(fields))
  const headers = { 'x-api-key': adminKey }
  const response = await foyer.call(`/api/media${query}`, { method: 'POST', body: form, headers })
  const body = await response.json()
  return { status: response.status, doc: body.doc, message: JSON.stringify(body.errors) }
}

describe('an upload', () => {
  test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
    'of %s is kept with its size',
    async (format) => {
      const data = await picture(60, 30, format)
      const { status, doc } = await upload({ name: `bar.${format}`, type: `image/${format}`, data })
      expect([status, doc?.width, doc?.height]).toEqual([201, 60, 30])
      const file = await foyer.call(`/api/media/file/${String(doc.filename)}`)
      expect(file.headers.get('content-type')).toBe(`image/${format}`)
      const served = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
      expect([served.width, served.height]).toEqual([60, 30])
    },
  )

  test('must say what it shows', async () => {
    const data = await picture(9, 9)
    const { status, message } = await upload({
      name: 'mute.png',
      type: 'image/png',
      data,
      fields: {},
    })
    expect([status, /alt|Description/.test(message)]).toEqual([400, true])
  })

  test('needs a file', async () => {
    const response = await foyer.callAsAdmin('/api/media', {
      method: 'POST',
      json: { alt: 'None' },
    })
    expect(response.status).toBe(400)
  })

  const page = Buffer.from('<!doctype html><html><body><script>alert(1)</script></body></html>')
  test.each<[string, string, string, Buffer]>([
    ['a page named as a picture', 'page.png', 'image/png', page],
    ['a page named as a picture, said to be text', 'page.png', 'text/plain', page],
    ['a page', 'page.html', 'text/html', page],
    ['a page said to be a picture', 'page.html', 'image/png', page],
    ['a script', 'run.js', 'text/javascript', Buffer.from('alert(1)')],
    ['a PDF', 'paper.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n%%EOF')],
    ['an SVG named as a PNG', 'drawing.png', 'image/png', svg()],
    ['nothing', 'empty.png', 'image/png', Buffer.alloc(0)],
    ['the head of a PNG', 'head.png', 'image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['an SVG with a script', 'a.svg', 'image/svg+xml', svg('<script>alert(1)</script>')],
    ['an SVG that acts when loaded', 'b.svg', 'image/svg+xml', svg('<g onload="alert(1)"/>')],
    [
      'an SVG with a page inside',
      'c.svg',
      'image/svg+xml',
      svg(
        '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>',
      ),
    ],
  ])('of %s is refused', async (...[, name, type, data]) => {
    expect((await upload({ name, type, data })).status).toBe(400)
  })

  test('of a GIF is refused', async () => {
    const data = await picture(9, 9, 'gif')
    expect((await upload({ name: 'a.gif', type: 'image/gif', data })).status).toBe(400)
    expect((await upload({ name: 'a.png', type: 'image/png', data })).status).toBe(400)
  })

  test('of a picture that would fill the memory is refused', async () => {
    const data = await picture(10_000, 5_001)
    expect(data.byteLength).toBeLessThan(1_000_000)
    const { status, message } = await upload({ name: 'bomb.png', type: 'image/png', data })
    expect([status, message.includes('50 million pixels')]).toEqual([400, true])
  })

  test('of more than ten megabytes is refused', async () => {
    const data = Buffer.concat([await picture(9, 9), Buffer.alloc(10 * 1024 * 1024)])
    const { status, message } = await upload({ name: 'long.png', type: 'image/png', data })
    expect([status, message.includes('10 MB')]).toEqual([400, true])
  })

  test.each([
    '../../evil.png',
    '..\\..\\evil.png',
    '/etc/evil.png',
    'a/b/evil.png',
    '....//evil.png',
  ])('named %s stays in its folder', async (name) => {
    const { status, doc } = await upload({ name, type: 'image/png', data: await picture(9, 9) })
    expect(status).toBe(201)
    expect(doc.filename).toMatch(/^[^/\\]+\.png$/)
    expect(readdirSync(join(process.env['DATA_DIR'] ?? '', 'media'))).toContain(doc.filename)
    expect((await foyer.call(`/api/media/file/${encodeURIComponent(doc.filename)}`)).status).toBe(
      200,
    )
  })

  test('of a name that is there keeps both, each with its own picture, also of ten at once', async () => {
    const pictures = await Promise.all(Array.from({ length: 10 }, (_, at) => picture(20 + at, 9)))
    const made = await Promise.all(
      pictures.map((data) => upload({ name: 'twin.png', type: 'image/png', data })),
    )
    expect(new Set(made.map(({ doc }) => doc?.filename)).size).toBe(10)
    for (const { doc } of made) {
      const file = await foyer.call(`/api/media/file/${String(doc.filename)}`)
      const { width } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
      expect([doc.filename, width]).toEqual([doc.filename, doc.width])
    }
  })

  test('that is duplicated many times at once has as many names', async () => {
    const data = await picture(9, 9)
    const { doc } = await upload({ name: 'copied.png', type: 'image/png', data })
    const copies = await Promise.all(
      Array.from({ length: 5 }, () =>
        foyer.callAsAdmin(`/api/media/${String(doc.id)}/duplicate`, { method: 'POST', json: {} }),
      ),
    )
    const names = await Promise.all(copies.map(async (copy) => (await copy.json()).doc?.filename))
    expect(new Set(names).size).toBe(5)
    expect(names).not.toContain(undefined)
  })
})

describe('a file', () => {
  test('of SVG is shown as a picture and may run nothing', async () => {
    const { doc } = await upload({ name: 'drawing.svg', type: 'image/svg+xml', data: svg() })
    const file = await foyer.call(`/api/media/file/${String(doc.filename)}`)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('image/svg+xml')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    const policy = file.headers.get('content-security-policy') ?? ''
    expect(policy.split('; ')).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox']))
    expect(policy).not.toMatch(/script-src|unsafe-eval/)
  })

  test.each([
    '..%2f..%2fpackage.json',
    '..%5c..%5cpackage.json',
    '%2e%2e%2fsecrets.json',
    '%2fetc%2fpasswd',
    'nothing.png',
    '%00.png',
  ])('at %s is not given', async (path) => {
    const response = await foyer.call(`/api/media/file/${path}`)
    expect(response.ok).toBe(false)
    expect(await response.text()).not.toMatch(/foyer|root:/)
  })

  test('cannot be moved, renamed or described by a caller', async () => {
    const { doc } = await upload({ name: 'mine.png', type: 'image/png', data: await picture(9, 9) })
    const response = await foyer.callAsAdmin(`/api/media/${String(doc.id)}`, {
      method: 'PATCH',
      json: {
        alt: 'Mine',
        filename: 'other.png',
        url: 'https://elsewhere.example/x.png',
        mimeType: 'image/svg+xml',
        width: 1,
        sizes: { thumbnail: { filename: 'other.png', url: 'https://elsewhere.example/x.png' } },
        thumbnailURL: 'https://elsewhere.example/x.png',
      },
    })
    expect(response.status).toBe(200)
    const changed = (await response.json()).doc
    expect(changed).toEqual({ ...doc, alt: 'Mine', updatedAt: changed.updatedAt })
  })

  test('goes with its document, and no other file does', async () => {
    const folder = join(process.env['DATA_DIR'] ?? '', 'media')
    const { doc } = await upload({
      name: 'going.png',
      type: 'image/png',
      data: await picture(900, 9),
    })
    const before = readdirSync(folder)
    expect(before).toContain('going.png')
    await foyer.callAsAdmin(`/api/media/${String(doc.id)}`, { method: 'DELETE' })
    const gone = before.filter((name) => !readdirSync(folder).includes(name))
    expect(gone.every((name) => name.startsWith('going'))).toBe(true)
    expect((await foyer.call('/api/media/file/going.png')).ok).toBe(false)
  })
})

describe('the address of another server', () => {
  let asked = 0
  const elsewhere = createServer((_, answer) => {
    asked += 1
    answer.end('x')
  })
  beforeAll(() => new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise((resolve) => elsewhere.close(resolve)))

  test('is never fetched', async () => {
    const { port } = elsewhere.address() as AddressInfo
    const url = `http://127.0.0.1:${String(port)}/x.png`
    const edits = 'uploadEdits[focalPoint][x]=1&uploadEdits[widthInPixels]=5'
    const { doc } = await upload({ name: 'own.png', type: 'image/png', data: await picture(9, 9) })
    const id = String(doc.id)
    const json = { alt: 'x', url, filename: 'x.png', focalX: 3, focalY: 4 }
    const source = `src=${encodeURIComponent(url)}`
    const answers = [
      await foyer.callAsAdmin(`/api/media/paste-url?${source}`),
      await foyer.callAsAdmin(`/api/media/paste-url/${id}?${source}`),
      await foyer.call(`/api/media/paste-url?${source}`),
      await foyer.callAsAdmin(`/api/media?${edits}`, { method: 'POST', json }),
      await foyer.callAsAdmin('/api/media', { method: 'POST', json }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 403, 400, 400])
    const query = `mutation { createMedia(data: { alt: "x", filename: "x.png", url: "${url}" }) { id } }`
    const asQuery = await foyer.callAsAdmin('/api/graphql', { method: 'POST', json: { query } })
    expect(await asQuery.text()).toContain('addresses are not fetched')
    await foyer.callAsAdmin(`/api/media/${id}?${edits}`, { method: 'PATCH', json })
    expect(asked).toBe(0)
  })
})

describe('a smaller file of a picture', () => {
  const variant = (name: string, width: number | string, format = 'avif') =>
    foyer.call(`/api/media/variants/${String(width)}/${format}/${name}`)

  test.each(['avif', 'webp'])('is made as %s in a width that pages name', async (format) => {
    const data = await picture(1_000, 500)
    const name = `wide-${format}.png`
    const { doc } = await upload({ name, type: 'image/png', data })
    const both = await Promise.all([1, 2].map(() => variant(name, 480, format)))
    for (const response of both) {
      expect(response.headers.get('content-type')).toBe(`image/${format}`)
      expect(response.headers.get('cache-control')).toContain('public')
      const served = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect([served.width, served.height]).toEqual([480, 240])
    }
    const headers = { 'x-api-key': adminKey }
    await foyer.call(`/api/media/${String(doc.id)}`, { method: 'DELETE', headers })
    expect((await variant(name, 480, format)).status).toBe(404)
  })

  test('is never larger than the picture', async () => {
    await upload({ name: 'small.png', type: 'image/png', data: await picture(100, 50) })
    const response = await variant('small.png', 160)
    const served = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(served.width).toBe(100)
  })

  test('is the picture itself while the disk takes no more files', async () => {
    await upload({ name: 'whole.png', type: 'image/png', data: await picture(600, 300) })
    const folder = join(process.env.DATA_DIR ?? '', 'media-variants')
    rmSync(folder, { recursive: true, force: true })
    writeFileSync(folder, 'No folder can be made here.')
    const { status, headers } = await variant('whole.png', 160)
    rmSync(folder)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  test('is refused in any other width or format, and of what is no photograph', async () => {
    await upload({ name: 'any.png', type: 'image/png', data: await picture(600, 300) })
    await upload({ name: 'drawn.svg', type: 'image/svg+xml', data: svg() })
    expect((await variant('any.png', 481)).status).toBe(404)
    expect((await variant('any.png', 480, 'gif')).status).toBe(404)
    expect((await variant('drawn.svg', 480)).status).toBe(404)
    expect((await variant('..%2f..%2fpackage.json', 480)).status).toBe(404)
  })
})
