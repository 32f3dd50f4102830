import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

async function create(collection: string, json: object) {
  const response = await foyer.callAsAdmin(`/api/${collection}`, { method: 'POST', json })
  expect(response.status).toBe(201)
  return ((await response.json()) as { doc: { id: string } }).doc.id
}

beforeAll(async () => {
  foyer = await boot()
  const published = { _status: 'published' }
  await create('pages', {
    ...published,
    title: 'Careers at the burrow',
    slug: 'careers-burrow',
    bodyMarkdown: 'We look for two keepers of marmots. The pay is 30 carrots a day.',
  })
  await create('pages', {
    ...published,
    title: 'Marmot standard',
    slug: 'marmot-standard',
    bodyMarkdown: 'Our burrows follow ISO 42001, and red teaming is part of every winter.',
  })
  for (const word of ['billing', 'billow', 'willow']) {
    await create('faqs', { ...published, question: `Is there a ${word}?`, answer: 'It will be.' })
  }
})
afterAll(() => foyer.stop())

const post = (path: string, body: object) =>
  foyer.call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function titles(q: string): Promise<string[]> {
  const response = await foyer.call(`/api/search?q=${encodeURIComponent(q)}`)
  const { docs } = (await response.json()) as { docs: { title: string }[] }
  return docs.map(({ title }) => title)
}

async function ask(message: string) {
  const response = await post('/api/chat', { message })
  return (await response.json()) as { citations: { title: string }[]; confidence: string }
}

describe('synonyms', () => {
  test('that staff enter, change and delete count at once, for search and for the assistant', async () => {
    expect(await titles('zookeeping')).toEqual([])
    const id = await create('synonyms', { words: ['zookeeping', 'keepers'], language: 'en' })
    expect(await titles('zookeeping')).toEqual(['Careers at the burrow'])
    const { citations } = await ask('What is the pay in zookeeping?')
    expect(citations[0]?.title).toBe('Careers at the burrow')
    await foyer.callAsAdmin(`/api/synonyms/${id}`, {
      method: 'PATCH',
      json: { words: ['menagerie', 'keepers'] },
    })
    expect([await titles('zookeeping'), await titles('menagerie')]).toEqual([
      [],
      ['Careers at the burrow'],
    ])
    await foyer.callAsAdmin(`/api/synonyms/${id}`, { method: 'DELETE' })
    expect(await titles('menagerie')).toEqual([])
  })

  test('lead one way where staff say so, and may be phrases', async () => {
    await create('synonyms', { words: ['root vegetable pay', 'carrots'], oneWay: true })
    expect(await titles('root vegetable pay')).toContain('Careers at the burrow')
    await create('synonyms', { words: ['xylograph', 'marmots'], oneWay: true })
    await create('synonyms', { words: ['zymurgy', 'xylograph'], oneWay: true })
    expect(await titles('xylograph')).toContain('Careers at the burrow')
    expect(await titles('zymurgy')).toEqual([])
  })

  test.each([
    ['one word', { words: ['alone'] }],
    ['the same word twice', { words: ['same', ' Same '] }],
    ['a word without letters', { words: ['a', '--'] }],
  ])('with %s are refused', async (_, json) => {
    const response = await foyer.callAsAdmin('/api/synonyms', { method: 'POST', json })
    expect(response.status).toBe(400)
  })

  test('are read and written by staff alone', async () => {
    expect((await foyer.call('/api/synonyms')).status).toBe(403)
    const json = { words: ['a', 'b'] }
    expect((await post('/api/synonyms', json)).status).toBe(403)
  })
})

describe('a search', () => {
  test('finds codes written together or apart', async () => {
    for (const q of ['iso42001', 'ISO 42001', 'iso-42001', 'redteaming', 'red-teaming']) {
      expect([q, await titles(q)]).toEqual([q, ['Marmot standard']])
    }
  })

  test('corrects no word to one that only joins others', async () => {
    const response = await foyer.call('/api/search?q=wilt')
    const { correctedQuery } = (await response.json()) as { correctedQuery: string | null }
    expect(correctedQuery).not.toBe('will')
  })

  test('for words that only join others finds titles with all of them', async () => {
    expect(await titles('what is it and who are we ')).toEqual([])
    expect(await titles('is there a ')).toHaveLength(3)
  })
})
