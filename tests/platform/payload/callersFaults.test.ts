import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'

import { createLog } from '../../../src/platform/createLog.js'
import { adminKey, boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer
let picture: Uint8Array<ArrayBuffer>
let lines: Record<string, unknown>[] = []

const key = { 'x-api-key': adminKey }

beforeAll(async () => {
  foyer = await boot()
  const destination = {
    write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  }
  foyer.payload.logger = createLog({ level: 'info', destination })
  const create = { width: 40, height: 40, channels: 3, background: 'red' } as const
  picture = new Uint8Array(await sharp({ create }).png().toBuffer())
})
beforeEach(() => {
  lines = []
})
afterAll(() => foyer.stop())

/** The entries of the log that are errors, or show where in the code something happened. */
const alarms = () =>
  lines.filter(({ level, err }) => level === 'error' || level === 'fatal' || err !== undefined)

async function answered(path: string, init: RequestInit = {}): Promise<[number, string]> {
  const response = await foyer.call(path, { headers: key, ...init })
  return [response.status, await response.text()]
}

function form(fields: Record<string, string>, filename = 'a.png'): RequestInit {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', new Blob([picture], { type: 'image/png' }), filename)
  return { method: 'POST', body }
}

describe('a fault of the caller is no alarm', () => {
  test.each([
    '/api/courses?where[image][in][0][x]=1',
    '/api/courses?where[title][near]=1',
    '/api/courses?where[title][within]=1',
    '/api/courses?where[title][all]=1',
    '/api/courses?where[image][near]=1,2',
    '/api/courses?where[title][equals]=%00',
    '/api/courses?where=abc',
    '/api/courses/%00',
    '/api/globals/branding/versions',
    '/api/globals/branding/versions/abc',
    '/api/pages?data=[',
  ])('GET %s', async (path) => {
    const [status, text] = await answered(path)
    expect([text, [400, 404].includes(status)]).toEqual([text, true])
    expect(alarms()).toEqual([])
  })

  const forms: [string, string, () => RequestInit, number][] = [
    ['a form without _payload', '/api/pages', () => form({ title: 'x' }), 400],
    ['a form without _payload', '/api/brochures', () => form({ title: 'x' }), 400],
    [
      'a name of 400 characters',
      '/api/media',
      () => form({ alt: 'x' }, `${'a'.repeat(400)}.png`),
      400,
    ],
    ['a crop that is none', '/api/media?uploadEdits[crop]=NaN', () => form({ alt: 'x' }), 400],
    ['an odd focal point', '/api/media?uploadEdits[focalPoint]=NaN', () => form({ alt: 'x' }), 400],
    [
      'a crop without numbers',
      '/api/media?uploadEdits[crop][x]=a&uploadEdits[crop][width]=b',
      () => form({ alt: 'x' }),
      400,
    ],
    ['a focus that is no number', '/api/media', () => form({ alt: 'x', focalX: 'abc' }), 400],
    ['a part without a name', '/api/media', () => form({ alt: 'x', '': 'y' }), 400],
    ['a file of another type', '/api/brochure-files', () => form({}), 400],
    [
      'a boundary that is not there',
      '/api/media',
      () => ({
        method: 'POST',
        headers: { ...key, 'content-type': 'multipart/form-data; boundary=x' },
        body: 'abc',
      }),
      400,
    ],
    [
      'text that is not UTF-8',
      '/api/media',
      () => {
        const part = (head: string, body: Uint8Array) =>
          Buffer.concat([
            Buffer.from(`--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
            body,
            Buffer.from('\r\n'),
          ])
        const body = Buffer.concat([
          part('name="alt"', Buffer.from([0x61, 0xff, 0xfe])),
          part('name="file"; filename="a.png"\r\ncontent-type: image/png', picture),
          Buffer.from('--x--\r\n'),
        ])
        return {
          method: 'POST',
          headers: { ...key, 'content-type': 'multipart/form-data; boundary=x' },
          body: new Uint8Array(body),
        }
      },
      400,
    ],
    [
      'no JSON',
      '/api/pages',
      () => ({
        method: 'POST',
        headers: { ...key, 'content-type': 'application/json' },
        body: '{',
      }),
      400,
    ],
  ]
  test.each(forms)('%s: %s', async (...[, path, init, status]) => {
    const answer = await answered(path, init())
    expect(answer).toEqual([status, answer[1]])
    expect(alarms()).toEqual([])
  })
})

test('a fault of our own is one', async () => {
  const { db } = foyer.payload
  const find = db.find.bind(db)
  db.find = () => Promise.reject(new Error('Nobody expected this'))
  const answer = await answered('/api/courses', { headers: {} }).finally(() =>
    Object.assign(db, { find }),
  )
  expect(answer[0]).toBe(500)
  expect(alarms()).toMatchObject([{ level: 'error', err: { message: 'Nobody expected this' } }])
})

test('a document that refers to one that is not there is told which and where', async () => {
  const absent = '01970000-0000-7000-8000-000000000000'
  const partner = { name: 'P', slug: 'p', tier: 'gold', kind: 'training', logo: absent }
  const answers = [
    await foyer.callAsAdmin('/api/partners', { method: 'POST', json: partner }),
    await foyer.callAsAdmin('/api/pages', {
      method: 'POST',
      json: { title: 'T', slug: 't', seo: { image: absent } },
    }),
  ]
  const told = await Promise.all(
    answers.map(async (answer) => [answer.status, (await answer.json()) as unknown]),
  )
  const message = `There is no document with the id ${absent}.`
  const fault = (path: string) => ({
    errors: [{ name: 'ValidationError', message, data: { errors: [{ message, path }] } }],
  })
  expect(told).toEqual([
    [400, fault('logo')],
    [400, fault('seo.image')],
  ])
  expect(alarms()).toEqual([])
})

test('whoever was signed out while they wrote is told so, and not that they may not', async () => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ question: 'Why?', answer: 'Because.' })
  const [status, text] = await answered('/api/faqs', { method: 'POST', headers, body })
  expect(status).toBe(403)
  expect(text).toContain('You are not signed in, and nothing was changed.')
})
