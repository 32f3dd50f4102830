import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'

import { brochurePdf } from '../../modules/leads/writeContent.js'
import { adminKey, boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer
let picture: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  foyer = await boot()
  const create = { width: 400, height: 4, channels: 3, background: 'red' } as const
  picture = new Uint8Array(await sharp({ create }).png().toBuffer())
})
afterAll(() => foyer.stop())

type Part = [name: string, value: string | Blob, filename?: string]

const file = (name = 'file'): Part => [
  name,
  new Blob([picture], { type: 'image/png' }),
  'rød ünï.png',
]

const send = (path: string, parts: Part[], method = 'POST') => {
  const form = new FormData()
  for (const [name, value, filename] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, filename)
  }
  return foyer.call(path, { method, headers: { 'x-api-key': adminKey }, body: form })
}

type Doc = { id: string; alt: string; filename: string; url: string; thumbnailURL: string }
const docOf = async (answer: Response) => ((await answer.json()) as { doc: Doc }).doc

describe('a file', () => {
  test('comes with plain fields of a form beside it, in any order', async () => {
    for (const parts of [
      [['alt', 'Ein rötlicher Ton'], file()],
      [file(), ['alt', 'Ein rötlicher Ton']],
    ] as Part[][]) {
      const answer = await send('/api/media', parts)
      expect(answer.status).toBe(201)
      const { alt, filename } = await docOf(answer)
      expect(alt).toBe('Ein rötlicher Ton')
      expect(filename).toMatch(/^r.*\.png$/)
    }
  })

  test('comes with `_payload` as before; alone it is told which field is missing', async () => {
    const answer = await send('/api/media', [['_payload', '{"alt":"Red"}'], file()])
    expect([answer.status, (await docOf(answer)).alt]).toEqual([201, 'Red'])
    const bare = await send('/api/media', [file()])
    expect([bare.status, await bare.text()]).toEqual([400, expect.stringContaining('"path":"alt"')])
  })

  test('is changed by the same fields', async () => {
    const { id } = await docOf(await send('/api/media', [['alt', 'Before'], file()]))
    const changed = await send(`/api/media/${id}`, [['alt', 'After']], 'PATCH')
    expect([changed.status, (await docOf(changed)).alt]).toEqual([200, 'After'])
  })

  test('of a brochure comes in a form too', async () => {
    const pdf: Part = ['file', new Blob([brochurePdf], { type: 'application/pdf' }), 'a.pdf']
    const made = await send('/api/brochure-files', [pdf])
    expect([made.status, await made.text()]).toEqual([201, expect.stringContaining('a.pdf')])
    const odd = await send('/api/brochure-files', [pdf, ['alt', 'x']])
    expect([odd.status, await odd.text()]).toEqual([
      400,
      expect.stringContaining('There is no field `alt` here.'),
    ])
  })

  test('of as many bytes as brochures may have makes a brochure in one request', async () => {
    const [head, rest] = [brochurePdf.subarray(0, 9), brochurePdf.subarray(9)]
    const bytes = [head, Buffer.alloc(5 * 1024 * 1024, '\n'), rest]
    const pdf: Part = ['file', new Blob(bytes, { type: 'application/pdf' }), 'long.pdf']
    const made = await send('/api/brochures', [['title', 'Long'], ['slug', 'long'], pdf])
    expect([made.status, await made.text()]).toEqual([201, expect.stringContaining('long.pdf')])
  })

  test.each<[string, Part[], string]>([
    ['both ways of fields', [['alt', 'x'], ['_payload', '{}'], file()], 'not both'],
    ['an unknown field', [['altt', 'x'], file()], '`altt`'],
    ['a field twice', [['alt', 'x'], ['alt', 'y'], file()], 'twice'],
    ['a file by another name', [['alt', 'x'], file('image')], '`image`'],
    ['no object as `_payload`', [['_payload', 'alt=x'], file()], 'JSON object'],
    ['a list as `_payload`', [['_payload', '[]'], file()], 'JSON object'],
    ['no file', [['alt', 'x']], 'No files were uploaded'],
    ['an address in place of it', [['url', 'https://elsewhere.example/a.png']], ''],
  ])('is refused with a reason: %s', async (_, parts, reason) => {
    const answer = await send('/api/media', parts)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(reason)
  })

  const head = '--x\r\ncontent-disposition: form-data; name='
  const fileHead = `${head}"file"; filename="a.png"\r\ncontent-type: image/png\r\n`
  const field = (name: string) => `${head}"${name}"\r\n\r\nx\r\n`
  const broken: [string, string, string?][] = [
    ['no parts', '--x\r\nnonsense'],
    ['nothing', ''],
    ['a file that breaks off', `${field('alt')}${fileHead}\r\nabc`],
    ['a field that breaks off', `${head}"alt"\r\n\r\nabc`],
    ['a head that breaks off', fileHead],
    ['a head that is too long', `${fileHead}x: ${'y'.repeat(100_000)}\r\n\r\nabc\r\n--x--\r\n`],
    ['another boundary', `${fileHead}\r\nabc\r\n--x--\r\n`, 'multipart/form-data; boundary=y'],
    ['no boundary', `${fileHead}\r\nabc\r\n--x--\r\n`, 'multipart/form-data'],
    ['thousands of fields', `${field('alt').repeat(9_000)}--x--\r\n`],
    ['thousands of files', `${`${fileHead}\r\nabc\r\n`.repeat(5_000)}--x--\r\n`],
  ]

  test.each(broken)('that cannot be read is a bad request: %s', async (...row) => {
    const [, body, type = 'multipart/form-data; boundary=x'] = row
    const headers = { 'x-api-key': adminKey, 'content-type': type }
    for (const path of ['/api/media', '/api/pages']) {
      const answer = await foyer.call(path, { method: 'POST', headers, body })
      expect([400, 413]).toContain(answer.status)
      expect(await answer.json()).toMatchObject({ errors: [{ message: expect.any(String) }] })
    }
  })

  test('that is broken off by its sender harms nobody', async () => {
    const gone = new AbortController()
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from(`${fileHead}\r\nabc`)),
    })
    const headers = { 'x-api-key': adminKey, 'content-type': 'multipart/form-data; boundary=x' }
    const init = { method: 'POST', headers, body, duplex: 'half', signal: gone.signal }
    const sent = foyer.call('/api/media', init as RequestInit).catch(() => 'gone')
    await foyer.call('/api/health/live')
    gone.abort()
    expect(await sent).toBe('gone')
    expect((await send('/api/media', [['alt', 'After'], file()])).status).toBe(201)
  })
})

describe('the address of a file', () => {
  test('is there where it alone is selected, in lists, by id and in what refers to it', async () => {
    const { id, url, thumbnailURL } = await docOf(
      await send('/api/media', [['_payload', '{"alt":"Red"}'], file()]),
    )
    const read = async (path: string) => (await foyer.call(path)).json()
    expect(await read(`/api/media/${id}?select[url]=true`)).toEqual({ id, url })
    expect(await read(`/api/media?where[id][equals]=${id}&select[url]=true`)).toMatchObject({
      docs: [{ id, url }],
    })
    expect(await read(`/api/media/${id}?select[thumbnailURL]=true`)).toEqual({ id, thumbnailURL })
    const without = (await read(`/api/media/${id}?select[filename]=false`)) as Doc
    expect([without.url, without.filename]).toEqual([url, undefined])
    const data = { title: 'With picture', slug: 'with-picture', image: id }
    const course = await foyer.callAsAdmin('/api/courses', {
      method: 'POST',
      json: { ...data, summary: 'x', _status: 'published' },
    })
    expect(course.status).toBe(201)
    const found = await read(
      '/api/courses?where[slug][equals]=with-picture&depth=1&select[image]=true&populate[media][url]=true',
    )
    expect(found).toMatchObject({ docs: [{ image: { id, url } }] })
  })
})
