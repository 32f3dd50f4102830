import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../support/boot.js'

let foyer: Foyer
let rendered = 0
let delayMs = 0

const script = 'document.title = "mine"'
const words = '<p>words of a page</p>'.repeat(100)

beforeAll(async () => {
  foyer = await boot({}, { findPage: () => renderPage })
  // A machine that stops for two seconds loses the connection that hears of changes, and with it what is kept.
  foyer.platform.cache.setEnabled = () => undefined
})
afterAll(() => foyer.stop())

async function renderPage({ url, headers }: Request): Promise<Response> {
  rendered += 1
  const number = rendered
  const { pathname } = new URL(url)
  const { cache } = foyer.platform
  await cache.remember({
    ...{ key: 'questions of a page', tags: ['faqs'] },
    load: () => Promise.resolve({}),
  })
  await sleep(delayMs)
  if (pathname === '/broken') throw new Error('A fault')
  const nonce = headers.get('x-nonce') ?? ''
  const html = `<title>${String(number)}</title><script nonce="${nonce}">${script}</script><script>injected()</script><input value="${nonce}">${words}`
  return new Response(pathname === '/long' ? html + words.repeat(200) + 'end' : html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      ...(headers.has('x-keep') && pathname.startsWith('/kept') && { 'x-keep': 'yes' }),
    },
  })
}

let addresses = 0
let address = ''
beforeEach(async () => {
  addresses += 1
  address = `/kept/${String(addresses)}`
  delayMs = 0
  await read()
})

/** Without the nonce, which is another one each time. */
const read = async (path = address, headers: Record<string, string> = {}) =>
  (await (await foyer.call(path, { headers })).text()).replaceAll(/(?:nonce|value)="[^"]+"/g, '')

/** The bytes as they come. */
async function readRaw(path: string, headers: Record<string, string>) {
  const asked = request(foyer.url + path, { headers }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return { headers: answer.headers, bytes: Buffer.concat(chunks) }
}

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
  })

  const nonceIn = (page: string) => /nonce="([^"]+)"/.exec(page)?.[1] ?? ''

  test.each([
    ['gzip, br', 'gzip', gunzipSync],
    ['br', 'br', brotliDecompressSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])(
    'has a nonce of its own in each answer, and in its policy: %s',
    async (accepted, encoding, decode) => {
      const nonces = new Set<string>()
      for (let time = 0; time < 3; time += 1) {
        const { headers, bytes } = await readRaw(address, { 'accept-encoding': accepted })
        const page = decode(bytes).toString()
        const nonce = nonceIn(page)
        expect(headers['content-encoding']).toBe(encoding)
        expect(headers['content-security-policy']).toContain(
          `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; `,
        )
        expect(page.split(nonce)).toHaveLength(3)
        expect(page).toContain(
          `${script}</script><script>injected()</script><input value="${nonce}">`,
        )
        expect(page.endsWith(words)).toBe(true)
        expect(headers['x-keep']).toBeUndefined()
        expect(headers['x-frame-options']).toBe('SAMEORIGIN')
        nonces.add(nonce)
      }
      expect(nonces.size).toBe(3)
    },
  )

  test('is still asked after each time, and has a length before its bytes', async () => {
    const { headers } = await readRaw(address, {})
    expect(headers['cache-control']).toBe('private, no-cache')
    const again = await foyer.call(address, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    })
    expect(again.headers.get('content-length')).toBe(headers['content-length'])
    expect(await again.text()).toBe('')
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
    const before = rendered
    const stale = read()
    while (rendered === before) await sleep(5)
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

test.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
  ['identity', (bytes: Buffer) => bytes],
])('a page that does not say so comes whole, however long it is: %s', async (accepted, decode) => {
  await read('/long')
  const { bytes } = await readRaw('/long', { 'accept-encoding': accepted })
  expect(
    decode(bytes)
      .toString()
      .endsWith(`${words.repeat(200)}end`),
  ).toBe(true)
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

test('a page that fails is a problem for all who wait for it, and the next one is rendered', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => foyer.call('/broken')))
  for (const answer of answers) {
    expect(answer.status).toBe(500)
    expect(await answer.json()).toMatchObject({ code: 'internal_error' })
  }
  expect((await foyer.call('/own')).status).toBe(200)
})
