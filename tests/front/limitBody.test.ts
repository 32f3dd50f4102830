import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { adminKey, boot, type Foyer } from '../support/boot.js'
import { exchange, openSocket, parseAnswer, receiveAll } from '../support/rawHttp.js'
import { makeThings } from '../support/things.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot({}, { endpoints: makeThings().endpoints })
})
afterAll(() => foyer.stop())

const key = { 'x-api-key': adminKey }
const asJson = { 'content-type': 'application/json' }

describe('a body that is too large', () => {
  const limit = 64 * 1024
  const sized = (bytes: number) => JSON.stringify({ name: 'n', note: 'x'.repeat(bytes - 22) })

  test('is one byte over 64 KiB on our own endpoints', async () => {
    const post = (bytes: number) =>
      foyer.call('/api/things', { method: 'POST', headers: asJson, body: sized(bytes) })
    expect(sized(limit).length).toBe(limit)
    expect((await post(limit)).status).toBe(422)
    const refused = await post(limit + 1)
    expect([refused.status, refused.headers.get('connection')]).toEqual([413, 'close'])
    expect(await refused.json()).toMatchObject({
      code: 'payload_too_large',
      instance: '/api/things',
    })
  })

  test('is refused by its declared length before any of it comes', async () => {
    const head = `POST /api/things HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`
    const received = await exchange(foyer.url, `${head}Content-Length: 99999999\r\n\r\n`, 2_000)
    expect(parseAnswer(received)).toMatchObject({ status: 413 })
  })

  test.each(['/api/things', '/api/users/login'])(
    'is cut off at %s where its length is not declared',
    async (path) => {
      const socket = await openSocket(foyer.url)
      const received = receiveAll(socket, 3_000)
      const closed = new Promise((resolve) => socket.once('close', resolve))
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
      )
      const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
      const before = process.memoryUsage().rss
      let sent = 0
      while (!socket.destroyed && socket.writable && sent < 512) {
        if (!socket.write(chunk)) await Promise.race([sleep(20), closed])
        sent += 1
      }
      const answer = parseAnswer(await received)
      await closed
      expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close'])
      expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024)
      expect((await foyer.call('/api/health/live')).status).toBe(200)
    },
  )

  test('is one byte over 64 KiB where its length is not declared either', async () => {
    const stream = (bytes: number) => new Blob([sized(bytes)]).stream()
    const post = async (bytes: number) => {
      const init = { method: 'POST', headers: asJson, body: stream(bytes), duplex: 'half' }
      return (await foyer.call('/api/things', init)).status
    }
    expect([await post(limit), await post(limit + 1)]).toEqual([422, 413])
  })

  test('is told so to a caller who reads nothing before all is sent', async () => {
    const socket = await openSocket(foyer.url)
    socket.on('error', () => undefined)
    const head = 'POST /api/things HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    socket.write(`${head}Content-Length: 8000000\r\n\r\n`)
    await new Promise((resolve) => socket.write('x'.repeat(7_999_999), resolve))
    await sleep(200)
    expect(parseAnswer(await receiveAll(socket))).toMatchObject({
      status: 413,
      body: expect.stringContaining('payload_too_large'),
    })
  })

  test('is a file whose declared length is beyond all limits', async () => {
    const head = `POST /api/media HTTP/1.1\r\nHost: x\r\nX-API-Key: ${adminKey}\r\n`
    const type = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 99999999\r\n\r\n'
    expect(parseAnswer(await exchange(foyer.url, head + type))).toMatchObject({ status: 413 })
  })

  test('is one over 4 MiB where staff write documents, and answered in Payload’s shape', async () => {
    const write = (bytes: number, headers: object) =>
      foyer.call('/api/pages', {
        method: 'POST',
        headers: { ...asJson, ...headers },
        body: sized(bytes),
      })
    expect((await write(4 * 1024 * 1024, key)).status).toBe(400)
    for (const refused of [await write(4 * 1024 * 1024 + 1, key), await write(limit + 1, {})]) {
      expect([refused.status, await refused.json()]).toEqual([
        413,
        {
          code: 'payload_too_large',
          errors: [
            {
              code: 'payload_too_large',
              message: expect.stringMatching(/^Send at most \d+ bytes/),
            },
          ],
        },
      ])
    }
  })

  test('may be a file of staff’s where files go', async () => {
    const upload = (headers: object, bytes: number) => {
      const form = new FormData()
      form.set('_payload', JSON.stringify({ alt: 'Noise' }))
      form.set('file', new Blob([randomBytes(bytes)], { type: 'image/png' }), 'noise.png')
      return foyer.call('/api/media', {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: form,
      })
    }
    expect((await upload(key, 5 * 1024 * 1024)).status).toBe(400)
    expect((await upload(key, 21 * 1024 * 1024)).status).toBe(413)
    expect((await upload({}, 5 * 1024 * 1024)).status).toBe(413)
  })
})

test('a caller who hangs up in the middle of a body harms nobody', async () => {
  const socket = await openSocket(foyer.url)
  socket.write(
    'POST /api/things HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  )
  await sleep(50)
  socket.destroy()
  await sleep(50)
  expect((await foyer.call('/api/health/live')).status).toBe(200)
})
