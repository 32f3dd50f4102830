import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../../support/boot.js'

let foyer: Foyer

const pages = [
  ['Marmot handbook', 'Marmots whistle when a hawk circles above the meadow.'],
  ['Mountain ecology', 'A hawk is mentioned here once, with no marmot.'],
]

beforeAll(async () => {
  foyer = await boot({ TRUSTED_PROXY_HOPS: '1' })
  for (const [title = '', bodyMarkdown] of pages) {
    const slug = title.toLowerCase().replace(' ', '-')
    const json = { title, slug, bodyMarkdown, _status: 'published' }
    await foyer.callAsAdmin('/api/pages', { method: 'POST', json })
  }
})
afterAll(() => foyer.stop())

const ask = (query: Record<string, string>) =>
  foyer.call(`/api/search?${new URLSearchParams(query).toString()}`)

async function titles(q: string): Promise<string[]> {
  const { docs } = (await (await ask({ q })).json()) as { docs: { title: string }[] }
  return docs.map(({ title }) => title)
}

describe('operators', () => {
  test('a phrase must stand as written', async () => {
    expect(await titles('"hawk circles"')).toEqual(['Marmot handbook'])
    expect(await titles('"circles hawk"')).toEqual([])
    expect(await titles('“hawk circles”')).toEqual(['Marmot handbook'])
  })

  test('a word or a phrase after a minus must not occur', async () => {
    expect((await titles('hawk')).sort()).toEqual(['Marmot handbook', 'Mountain ecology'])
    expect(await titles('hawk -ecology')).toEqual(['Marmot handbook'])
    expect(await titles('hawk -"circles above"')).toEqual(['Mountain ecology'])
    expect(await titles('-hawk')).toEqual([])
  })

  test.each([
    'a*'.repeat(100),
    'a* '.repeat(66),
    '-"-"-"-',
    '"',
    '“unbalanced',
    '-',
    '*',
    '()[]{}\\^$.|?+',
    '😀😀',
    '👩‍👩‍👧 marmot',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '%00',
    '\u202emarmot',
    '人'.repeat(200),
    'constructor __proto__ toString',
  ])('%j is only a query', async (q) => {
    expect((await ask({ q })).status).toBe(200)
  })
})

describe('a query', () => {
  test.each([
    [''],
    ['q='],
    ['q=%20'],
    [`q=${'a'.repeat(201)}`],
    ['q=a%00b'],
    ['q=a&limit=51'],
    ['q=a&limit=0'],
    ['q=a&page=0'],
    ['q=a&page=x'],
    ['q=a&type='],
    ['q=a&type=unicorn'],
    ['q=a&type=page&type=unicorn'],
    ['q=%ff'],
    ['q=%c3%28'],
    ['q=100%'],
    ['q=a&%ff=b'],
    ['q=a&sort=title'],
    ['q=a&q=b'],
    ['q=a&locale=xx'],
  ])('of ?%s is refused', async (query) => {
    const response = await foyer.call(`/api/search?${query}`)
    expect([response.status, (await response.json()).code]).toEqual([400, 'invalid_query'])
  })

  test('is told all its faults at once, a type that does not exist among them', async () => {
    const response = await foyer.call('/api/search?q=a&limit=99&type=page&type=unicorn&more=1')
    const { errors } = (await response.json()) as { errors: { path: string; message: string }[] }
    expect(errors.map(({ path }) => path).toSorted()).toEqual(['/limit', '/more', '/type/1'])
    expect(errors.find(({ path }) => path === '/type/1')?.message).toMatch(/^Send one of .*page/)
  })

  test('may be 200 characters long, with 50 results a page', async () => {
    const response = await ask({ q: 'marmot '.repeat(29).slice(0, 200), limit: '50' })
    expect([response.status, (await response.json()).limit]).toEqual([200, 50])
  })

  test('that is new is one of six hundred a minute of its client, and others have theirs', async () => {
    let asked = 0
    const from = (address: string) => {
      asked += 1
      const path = `/api/search?q=hawk${String(asked)}`
      return foyer.call(path, { headers: { 'x-forwarded-for': address } })
    }
    const statuses: number[] = []
    for (let round = 0; round < 16; round += 1) {
      const answers = await Promise.all(Array.from({ length: 40 }, () => from('192.0.2.1')))
      statuses.push(...answers.map(({ status }) => status))
    }
    expect(statuses.slice(0, 600)).toEqual(Array(600).fill(200))
    const refused = await from('192.0.2.1')
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'rate_limited'])
    expect((await from('192.0.2.2')).status).toBe(200)
  })

  test('by another method is refused', async () => {
    expect((await foyer.call('/api/search?q=a', { method: 'POST' })).status).toBe(405)
  })
})

/** Makes each search take this long. */
function slowDown(milliseconds: number): () => void {
  const { search } = foyer.platform
  const { documents } = search
  search.documents = (asked) => {
    const end = performance.now() + milliseconds
    while (performance.now() < end);
    return documents(asked)
  }
  return () => {
    search.documents = documents
  }
}

test('lists of courses whose words are misspelt wait for each other as the searches of their client do', async () => {
  const restore = slowDown(100)
  const answered: string[] = []
  const listFrom = async (client: string, q: string) => {
    const headers = { 'x-forwarded-for': client }
    const { status } = await foyer.call(`/api/lms/courses?q=${q}`, { headers })
    answered.push(`${client} ${String(status)}`)
  }
  const busy = Array.from({ length: 12 }, (_, at) => listFrom('192.0.2.60', `zzyx${String(at)}`))
  await Promise.race(busy)
  // In one queue of all clients this one would be the last.
  await listFrom('192.0.2.61', 'zzyy')
  const before = answered.indexOf('192.0.2.61 200')
  await Promise.all(busy)
  restore()
  expect(answered.filter((one) => one === '192.0.2.60 200')).toHaveLength(12)
  expect([before > 0, before < 12]).toEqual([true, true])
})

test('the searches of one client wait for each other, and nobody else’s waits for them', async () => {
  const restore = slowDown(20)
  const answered: string[] = []
  const searchFrom = async (client: string, q: string) => {
    const headers = { 'x-forwarded-for': client }
    const answer = await foyer.call(`/api/search?q=${q}`, { headers })
    answered.push(`${client} ${String(answer.status)}`)
  }
  const busy = Array.from({ length: 60 }, (_, at) => searchFrom('192.0.2.50', `hawc${String(at)}`))
  await Promise.race(busy)
  await searchFrom('192.0.2.51', 'hawk')
  const before = answered.indexOf('192.0.2.51 200')
  await Promise.all(busy)
  restore()
  expect(answered.filter((one) => one === '192.0.2.50 200')).toHaveLength(60)
  expect([before > 0, before < 60]).toEqual([true, true])
})
