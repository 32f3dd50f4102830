import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import pg from 'pg'

import { learntWeights } from '../../src/modules/assistant/retrieval/weights.js'
import { readingFor } from '../../src/platform/database/limitedReads.js'
import { searchDeclarationOf } from '../../src/platform/content/searchDeclaration.js'
import { createSearch } from '../../src/search/createSearch.js'
import { createCopy } from '../../src/search/feed/createCopy.js'
import { searchIndexOf } from '../../src/search/SearchIndex.js'
import { boot, type Foyer } from '../support/boot.js'
import { oneSecond } from '../support/oneSecond.js'
import { type SecondProcess, startSecondProcess } from '../support/startSecondProcess.js'
import { until } from '../platform/jobs/until.js'

let foyer: Foyer
let second: SecondProcess

beforeAll(async () => {
  foyer = await boot()
  second = await startSecondProcess({})
})
afterAll(async () => {
  await second.stop()
  await foyer.stop()
})

async function write(json: object): Promise<string> {
  const options = { method: 'POST', json: { _status: 'published', ...json } }
  const response = await foyer.callAsAdmin('/api/pages', options)
  expect(response.status).toBe(201)
  const { doc } = (await response.json()) as { doc: { id: string } }
  return doc.id
}

const edit = (id: string, json: object) =>
  foyer.callAsAdmin(`/api/pages/${id}`, { method: 'PATCH', json })

const page = (title: string, more: object = {}) => ({
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  ...more,
})

async function titlesAt(url: string, q: string): Promise<string[]> {
  const response = await fetch(`${url}/api/search?q=${encodeURIComponent(q)}`)
  const { docs } = (await response.json()) as { docs: { title: string }[] }
  return docs.map(({ title }) => title)
}

/** How long each change took to be found, in milliseconds. */
const waits: number[] = []

/** What a process finds once it has heard of a change. */
async function eventually(url: string, q: string, expected: string[]) {
  const began = performance.now()
  await until(async () => (await titlesAt(url, q)).join() === expected.join())
  waits.push(performance.now() - began)
}

describe('an edit', () => {
  test('is found by the next request of its process, and by another within a second', async () => {
    const id = await write(page('Quokka care', { bodyMarkdown: 'Feed them leaves.' }))
    expect(await titlesAt(foyer.url, 'leaves')).toEqual(['Quokka care'])
    await eventually(second.url, 'leaves', ['Quokka care'])
    await edit(id, { bodyMarkdown: 'Feed them grass.' })
    expect(await titlesAt(foyer.url, 'leaves')).toEqual([])
    await eventually(second.url, 'leaves', [])
    await eventually(second.url, 'grass', ['Quokka care'])
    await foyer.callAsAdmin(`/api/pages/${id}`, { method: 'DELETE' })
    expect(await titlesAt(foyer.url, 'grass')).toEqual([])
    await eventually(second.url, 'grass', [])
    // A machine that stops for a moment holds up one of them.
    const [, secondLongest] = waits.toSorted((one, other) => other - one)
    expect(secondLongest).toBeLessThan(oneSecond())
  })

  test('that is rolled back is never found', async () => {
    await write(page('Numbat one'))
    const json = page('Numbat two', { slug: 'numbat-one' })
    const refused = await foyer.callAsAdmin('/api/pages', { method: 'POST', json })
    expect(refused.status).toBe(400)
    expect(await titlesAt(foyer.url, 'numbat')).toEqual(['Numbat one'])
  })

  test('made at the same time as twenty others is found with them', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `Bilby ${String(at)}`)
    await Promise.all(names.map((name) => write(page(name))))
    const response = await foyer.call('/api/search?q=bilby&limit=50')
    expect((await response.json()).totalDocs).toBe(20)
  })

  test('that a process could not hear of is found once it listens again', async () => {
    const database = new pg.Client(foyer.databaseUrl)
    await database.connect()
    const id = await write(page('Potoroo'))
    const fresh = await write(page('Dunnart'))
    await eventually(second.url, 'potoroo', ['Potoroo'])
    await eventually(second.url, 'dunnart', ['Dunnart'])
    // In one message: it listens again after half a second, and nothing tells it of this.
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'foyer-changes';
       delete from pages where id = '${fresh}'`,
    )
    await edit(id, { title: 'Bandicoot' })
    await eventually(second.url, 'bandicoot', ['Bandicoot'])
    await eventually(second.url, 'potoroo', [])
    await eventually(second.url, 'dunnart', [])
    await database.end()
  })
})

describe('a process that cannot hear of edits', () => {
  test('goes on comparing when the visitor whose search began it hangs up', async () => {
    const id = await write(page('Kowari'))
    const { cache } = foyer.platform
    const search = createSearch({ locales: ['en'], serverUrl: foyer.url, cache })
    search.start(foyer.payload)
    await search.settled()
    const { documents } = search.state()
    search.hear(false)
    await foyer.callAsAdmin(`/api/pages/${id}`, { method: 'DELETE' })
    await readingFor({ signal: AbortSignal.abort() }, () => search.settled(100), true)
    await search.settled()
    expect(search.state().documents).toBe(documents - 1)
    search.stop()
  })
})

test('What the facts of a course are made of is read again after a time of deafness: its dates have no part in when it changed', async () => {
  const course = { title: 'Dibbler', slug: 'dibbler', summary: 'Small.', _status: 'published' }
  const answer = await foyer.callAsAdmin('/api/courses', { method: 'POST', json: course })
  const { doc } = (await answer.json()) as { doc: { id: string } }
  const { payload } = foyer
  const declaration = searchDeclarationOf(payload.collections.courses.config)
  if (!declaration) throw new Error('Courses are not searched')
  const source = { collection: 'courses' as const, declaration, hasSlug: true }
  const index = { put: () => undefined, remove: () => undefined }
  const copy = createCopy({ payload, index, locales: ['en'] })
  const ids = await copy.differences(source, false)
  await copy.apply(source, ids, await copy.read(source, ids))
  expect(await copy.differences(source, false)).toEqual([])
  expect(await copy.differences(source, true)).toEqual([doc.id])
})

describe('a process that starts', () => {
  test('finds what was there before it', async () => {
    await write(page('Woylie', { bodyMarkdown: '## Habitat\n\nWoodland.\n\n## Diet\n\nTruffles.' }))
    const third = await startSecondProcess({})
    expect(await titlesAt(third.url, 'truffles')).toEqual(['Woylie'])
    await third.stop()
  })
})

describe('the index', () => {
  test('gives the sentences nearest to a question, with what speaks for each', async () => {
    const index = searchIndexOf(foyer.payload)
    await foyer.platform.search.settled()
    const ask = (question: string) =>
      index.evidence({ text: question }, { locale: 'en', limit: 1, weights: learntWeights.rank })
    const { passages, share } = ask('what is in the diet of a woylie')
    expect(passages).toMatchObject([
      {
        section: {
          type: 'page',
          title: 'Woylie',
          heading: 'Diet',
          text: 'Truffles.',
          url: 'http://localhost:3000/pages/woylie',
        },
        text: 'Truffles.',
        place: [1, 0],
        opening: 'Woodland.\nTruffles.',
      },
    ])
    expect(index.words('Truffles', 'en')).toEqual(['truffl'])
    expect(index.rarity('truffl', 'en')).toBeGreaterThan(0)
    expect(index.rarity('parliament', 'en')).toBe(0)
    const elsewhere = ask('parliament voted on the budget of Truffles').passages[0]
    expect(share).toBeGreaterThan(0.5)
    expect(passages[0]?.features.near).toBeGreaterThan(2 * (elsewhere?.features.near ?? 1))
  })

  test('says in health how much it holds', async () => {
    const { checks } = await (await foyer.call('/api/health')).json()
    const { documents } = foyer.platform.search.state()
    expect(documents).toBeGreaterThan(20)
    expect(checks.search).toEqual([
      {
        status: 'pass',
        componentType: 'component',
        time: expect.any(String),
        observedValue: documents,
        observedUnit: 'documents',
        output: expect.stringMatching(/^The newest change is \d+ s old\.$/),
      },
    ])
  })

  test('goes on with too little memory, and says so once in the log and in health', async () => {
    const warn = jest.spyOn(foyer.payload.logger, 'warn').mockImplementation(() => undefined)
    const { cache } = foyer.platform
    const locales = ['en', 'fr', 'ar']
    const search = createSearch({ locales, serverUrl: foyer.url, cache, maxBytes: 1 })
    search.start(foyer.payload)
    await search.settled()
    search.note('pages', await write(page('Mulgara')))
    await search.settled()
    search.stop()
    expect(search.memory.shortage().leftOut).toBeGreaterThan(20)
    expect(search.state()).toMatchObject({ isReady: true, sections: 0 })
    const msg = 'SEARCH_MEMORY_MB is too little for all content'
    expect(warn.mock.calls.filter(([said]) => (said as { msg?: string }).msg === msg)).toHaveLength(
      1,
    )
    warn.mockRestore()
    const own = jest
      .spyOn(foyer.platform.search.memory, 'shortage')
      .mockImplementation(search.memory.shortage)
    const { checks } = await (await foyer.call('/api/health')).json()
    own.mockRestore()
    expect(checks.search[0]).toMatchObject({
      status: 'warn',
      output: expect.stringMatching(
        /^0 documents are .* not at all: SEARCH_MEMORY_MB is too little/,
      ),
    })
  })
})
