import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../support/boot.js'

let foyer: Foyer
let rendered = 0
let delayMs = 0

const script = 'document.title = "mine"'
const words = '<p>words of a page</p>'.repeat(100)

beforeAll(async () => {
  foyer = await boot(
    {},
    {
      pages: async ({ url = '', headers }, outgoing) => {
        const drained = new Promise((resolve) => outgoing.once('drain', resolve))
        rendered += 1
        const number = rendered
        const { cache } = foyer.platform
        await cache.remember({
          ...{ key: 'questions of a page', tags: ['faqs'] },
          load: () => Promise.resolve({ value: {}, bytes: 10, keep: true }),
        })
        await sleep(delayMs)
        outgoing.setHeader('content-type', 'text/html; charset=utf-8')
        outgoing.setHeader('cache-control', 'private, no-cache')
        if (headers['x-keep'] && url.startsWith('/kept')) outgoing.setHeader('x-keep', 'yes')
        outgoing.flushHeaders()
        outgoing.write(
          `<title>${String(number)}</title><script nonce="${String(headers['x-nonce'])}">`,
        )
        outgoing.write(`${script}</script><script>injected()</script>`)
        // As Next does: it waits for what it has listened to from the start.
        if (url.startsWith('/large') && !outgoing.write(randomBytes(3_000_000).toString('hex')))
          await drained
        outgoing.end(words)
      },
    },
  )
})
afterAll(() => foyer.stop())

let addresses = 0
let address = ''
beforeEach(async () => {
  addresses += 1
  address = `/kept/${String(addresses)}`
  delayMs = 0
  await read()
})

const read = async (path = address, headers: Record<string, string> = {}) =>
  (await foyer.call(path, { headers })).text()

describe('a page that is the same for all', () => {
  test('is rendered once for who asks at once and for who asks later, whatever they accept', async () => {
    delayMs = 50
    const before = rendered
    const pages = await Promise.all([read(), read(), read()])
    expect(
      new Set([...pages, await read(), await read(address, { 'accept-encoding': 'gzip' })]).size,
    ).toBe(1)
    expect(rendered - before).toBe(1)
    expect(pages[0]).toContain(words)
    const [answer] = (await once(
      request(foyer.url + address, { headers: { 'accept-encoding': 'br' } }).end(),
      'response',
    )) as [AsyncIterable<Buffer>]
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk)
    expect(brotliDecompressSync(Buffer.concat(chunks)).toString()).toBe(pages[0])
  })

  test('trusts its own scripts by their hashes alone, and has no nonce that could be guessed', async () => {
    const answer = await foyer.call(address)
    const hash = createHash('sha256').update(script).digest('base64')
    expect(answer.headers.get('content-security-policy')).toContain(
      `script-src 'self' 'sha256-${hash}'; style-src 'self'; `,
    )
    expect(await answer.text()).not.toContain('nonce')
    expect(answer.headers.has('x-keep')).toBe(false)
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  })

  test('has a tag by which it is 304, and is still asked after each time', async () => {
    const { headers } = await foyer.call(address)
    expect(headers.get('cache-control')).toBe('private, no-cache')
    const known = { 'if-none-match': headers.get('etag') ?? '' }
    expect((await foyer.call(address, { headers: known })).status).toBe(304)
    expect((await foyer.call(address, { method: 'HEAD' })).headers.get('etag')).toBe(
      headers.get('etag'),
    )
  })

  test('is rendered anew once anything changes that it was made of', async () => {
    const first = await read()
    expect(await read()).toBe(first)
    const json = { question: `Anew ${address}?`, answer: 'Yes.', _status: 'published' }
    const made = await foyer.callAsAdmin('/api/faqs', { method: 'POST', json })
    expect(made.status).toBe(201)
    expect(await read()).not.toBe(first)
  })

  test('is not kept where that changes while it is rendered', async () => {
    delayMs = 100
    const stale = read()
    await sleep(30)
    foyer.platform.cache.invalidate(['faqs'])
    const first = await stale
    expect(await read()).not.toBe(first)
  })

  test.each<[string, Record<string, string>]>([
    ['a learner', { cookie: 'foyer-learner=x' }],
    ['staff', { cookie: 'a=b; foyer-token=x' }],
    ['a key', { 'x-api-key': 'x' }],
    ['another referring site', { referer: 'https://news.example/' }],
    ['readers who write dates in another way', { 'accept-language': 'en-US' }],
  ])('comes from memory to no caller for whom it may differ: %s', async (_, headers) => {
    const first = await read()
    expect(await read(address, headers)).not.toBe(first)
    expect(await read()).toBe(first)
    expect(await read(address, { referer: 'http://localhost:3000/courses' })).toBe(first)
  })

  test('is there for those who wait when the first to ask has gone', async () => {
    delayMs = 100
    const gone = new AbortController()
    const first = foyer.call(address, { signal: gone.signal }).catch(() => undefined)
    await sleep(30)
    const second = read()
    gone.abort()
    await first
    expect(await second).toContain(words)
  })
})

test('a page that does not say so is rendered for each caller, with a nonce of its own', async () => {
  const [first, second] = [await foyer.call('/own'), await foyer.call('/own')]
  const policies = [first, second].map(({ headers }) => headers.get('content-security-policy'))
  expect(new Set(policies).size).toBe(2)
  for (const policy of policies) expect(policy).toContain("'strict-dynamic'")
  expect(await first.text()).not.toBe(await second.text())
  expect(first.headers.has('etag')).toBe(false)
})

test('a page is kept from the second time on that anybody asks for its address', async () => {
  const [first, second, third] = [
    await read('/kept/new'),
    await read('/kept/new'),
    await read('/kept/new'),
  ]
  expect([second !== first, third === second]).toEqual([true, true])
})

test('a large answer that is not kept arrives whole each time, compressed', async () => {
  for (let time = 1; time <= 3; time += 1) {
    const text = await read('/large', { 'accept-encoding': 'br' })
    expect(text.length).toBeGreaterThan(6_000_000)
  }
})
