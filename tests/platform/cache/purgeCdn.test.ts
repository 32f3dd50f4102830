import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { purgeCdn } from '../../../src/platform/cache/announceChange.js'
import { makeDates } from '../../modules/learning/makeDates.js'
import { boot, type Foyer } from '../../support/boot.js'

type Purge = {
  url: string | undefined
  key: unknown
  authorization: unknown
  body: string
  at: number
}

const purges: Purge[] = []
let isRefusing = false
const cdn = createServer((incoming, outgoing) => {
  void text(incoming).then((body) => {
    const { url, headers } = incoming
    const { authorization } = headers
    purges.push({ url, key: headers['surrogate-key'], authorization, body, at: Date.now() })
    outgoing.writeHead(isRefusing ? 500 : 204).end()
  })
})

let foyer: Foyer
beforeAll(async () => {
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve))
  const { port } = cdn.address() as AddressInfo
  const CDN_PURGE_URL = `http://127.0.0.1:${String(port)}/purge/`
  foyer = await boot({ CDN_PURGE_URL, CDN_PURGE_TOKEN: 'the token of the cache' })
  const { payload } = foyer
  await foyer.platform.jobs.start({ payload, connectionString: foyer.databaseUrl })
})
afterAll(async () => {
  await foyer.platform.jobs.stop()
  await foyer.stop()
  cdn.close()
})

async function untilPurged(fits: (purge: Purge) => boolean): Promise<Purge> {
  for (;;) {
    const found = purges.find(fits)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test('After an edit the shared cache is told which tags to drop, and kept answers name theirs', async () => {
  const answer = await foyer.call('/api/partners')
  expect(answer.headers.get('surrogate-key')).toContain('partners')
  expect(answer.headers.get('cache-tag')).toContain('partners')
  const name = { name: 'A partner', tier: 'gold', kind: 'training', _status: 'published' }
  expect((await foyer.callAsAdmin('/api/partners', { method: 'POST', json: name })).status).toBe(
    201,
  )
  const purge = await untilPurged(({ body }) => body.includes('partners'))
  expect(purge).toMatchObject({
    url: '/purge/',
    key: expect.stringContaining('partners'),
    authorization: 'Bearer the token of the cache',
  })
})

test('Answers that change with time name no tags: nobody tells a shared cache that a date has begun', async () => {
  const course = { title: 'Dated', slug: 'dated', summary: 'With a date.', _status: 'published' }
  const made = await foyer.callAsAdmin('/api/courses', { method: 'POST', json: course })
  const { doc } = (await made.json()) as { doc: { id: string } }
  const startsAt = new Date(Date.now() + 3_600_000).toISOString()
  await makeDates(foyer.payload, doc.id, [{ startsAt }])
  const dated = ['/api/lms/courses', '/api/lms/courses/dated', '/api/lms/courses?sort=startsAt']
  for (const path of [...dated, '/api/courses?depth=1', '/api/payments/links']) {
    const { status, headers } = await foyer.call(path)
    const caching = headers.get('cache-control')
    expect([path, status, caching, headers.get('cache-tag'), headers.get('surrogate-key')]).toEqual(
      [path, 200, 'public, max-age=0, must-revalidate', null, null],
    )
  }
  const plain = await foyer.call('/api/courses?depth=0')
  expect(plain.headers.get('cache-tag')).toContain('courses')
})

test('Some seconds after the last of many edits it is told once more, for a process that had not heard of them', async () => {
  const edit = () => foyer.callAsAdmin('/api/globals/topic-names', { method: 'POST', json: {} })
  const told = () => purges.filter(({ body }) => body.includes('topic-names'))
  for (const count of [1, 2, 3]) {
    expect((await edit()).status).toBe(200)
    await untilPurged(() => told().length === count)
    await sleep(1_000)
  }
  await untilPurged(() => told().length === 4)
  const [, , third, last] = told()
  // Five seconds after the first edit would be three after the third.
  expect((last?.at ?? 0) - (third?.at ?? 0)).toBeGreaterThan(4_500)
  await sleep(3_000)
  expect(told()).toHaveLength(4)
})

test('A shared cache that fails holds no edit, and is told again', async () => {
  isRefusing = true
  const faq = { question: 'Is it back?', answer: 'Soon.', _status: 'published' }
  expect((await foyer.callAsAdmin('/api/faqs', { method: 'POST', json: faq })).status).toBe(201)
  await untilPurged(({ body }) => body.includes('faqs'))
  const refused = purges.length
  isRefusing = false
  await untilPurged((purge) => purge.body.includes('faqs') && purges.indexOf(purge) >= refused)
})

test('A purge that fails is repeated for about an hour', () => {
  // The queue waits for exp(n) seconds after the n-th attempt.
  const waits = Array.from({ length: (purgeCdn.maxAttempts ?? 25) - 1 }, (_, at) =>
    Math.exp(at + 1),
  )
  const minutes = waits.reduce((sum, wait) => sum + wait) / 60
  expect(minutes).toBeGreaterThan(60)
  expect(minutes).toBeLessThan(90)
})
