import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { openBucket } from '../../../src/platform/files/bucket.js'
import { readFileIn } from '../../../src/platform/files/FileFolder.js'
import { Problem } from '../../../src/platform/http/Problem.js'

const waitMs = 300
let answer: (outgoing: ServerResponse) => void
const server = createServer((_, outgoing) => answer(outgoing))
let bucket: ReturnType<typeof openBucket>

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  bucket = openBucket(
    {
      ...{ endpoint: `http://127.0.0.1:${String(port)}`, region: 'us-east-1', bucket: 'foyer' },
      ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    waitMs,
  )
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const half = (status: number, then: (outgoing: ServerResponse) => void) => {
  answer = (outgoing) => {
    outgoing.writeHead(status, { 'content-length': 100 }).write('AccessDenied half of it')
    then(outgoing)
  }
}
const calls: [string, () => Promise<unknown>][] = [
  ['a file', () => readFileIn({ name: 'media', path: '/', bucket }, 'a.png')],
  ['a list', () => bucket.list('media/')],
]
const stay = () => undefined
const cut = (outgoing: ServerResponse) => setTimeout(() => outgoing.destroy(), 20)

test.each(
  calls.flatMap(([what, call]) => [
    [`stops in the midst of ${what}`, call, stay] as const,
    [`is cut off in the midst of ${what}`, call, cut] as const,
  ]),
)('S3 that %s is away, in time', async (_, call, then) => {
  half(200, then)
  const failure: unknown = await call().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Problem)
  expect(failure).toMatchObject({ code: 'unavailable', headers: { 'retry-after': '5' } })
})

test('A refusal that is never said to its end is a refusal', async () => {
  half(403, stay)
  const failure = await bucket.list('media/').catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'unavailable' })
  expect(String((failure as Problem).cause)).toContain('S3 answered 403')
})

test('A long answer that goes on is waited for', async () => {
  answer = (outgoing) => {
    outgoing.writeHead(200)
    let parts = 0
    const next = () => {
      outgoing.write('x')
      parts += 1
      if (parts === 5) outgoing.end()
      else setTimeout(next, waitMs / 3)
    }
    next()
  }
  expect((await bucket.read('media/long.mp4'))?.toString()).toBe('xxxxx')
})
