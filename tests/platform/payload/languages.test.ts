import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { readPublished } from '../../../src/search/feed/readPublished.js'
import { searchDeclarationOf } from '../../../src/platform/content/searchDeclaration.js'
import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer
const ids: string[] = []

beforeAll(async () => {
  foyer = await boot()
  for (const slug of ['cedar', 'alder', 'birch']) {
    const { id } = await foyer.payload.create({
      collection: 'pages',
      data: { title: `${slug} in English`, slug, _status: 'published' },
    })
    for (const locale of ['fr', 'ar'] as const) {
      const data = { title: `${slug} in ${locale}`, _status: 'published' as const }
      await foyer.payload.update({ collection: 'pages', id, locale, data })
    }
    ids.push(id)
  }
})
afterAll(() => foyer.stop())

async function slugs(query: string) {
  const answer = await foyer.call(`/api/pages?locale=all&limit=2&${query}`)
  const { docs } = (await answer.json()) as { docs: { slug: string }[] }
  return docs.map(({ slug }) => slug)
}

test('a list in all languages holds as many documents as it is asked for', async () => {
  expect(await slugs('page=1')).toEqual(['cedar', 'alder'])
  expect(await slugs('page=2')).toEqual(['birch'])
  expect(await slugs('sort=-title')).toEqual(['cedar', 'alder'])
  expect(await slugs('sort=-title,slug')).toEqual(['alder', 'birch'])
})

test('each translated field is an object by language there, as the reference says, and the others are as ever', async () => {
  const answer = await foyer.call('/api/pages?locale=all&where[slug][equals]=birch')
  const { docs } = (await answer.json()) as { docs: unknown[] }
  const title = { en: 'birch in English', fr: 'birch in fr', ar: 'birch in ar' }
  expect(docs).toMatchObject([{ title, slug: 'birch' }])
  const { components } = await (await foyer.call('/api/openapi.json')).json()
  const { locale } = components.parameters
  // What is asked for within the document is answered as the document says; `all` is not.
  expect([locale.schema.enum, locale.description]).toEqual([
    expect.not.arrayContaining(['all']),
    expect.stringMatching(/`all`.*each translated field an object by language/),
  ])
})

test('a list in one language keeps its order', async () => {
  const answer = await foyer.call('/api/pages?locale=fr&limit=2')
  const { docs } = (await answer.json()) as { docs: { slug: string }[] }
  expect(docs.map(({ slug }) => slug)).toEqual(['alder', 'birch'])
})

test('every translated document is read into the search index', async () => {
  const pages = foyer.payload.collections.pages.config
  const declaration = searchDeclarationOf(pages)
  if (!declaration) throw new Error('Pages are not searched')
  const source = { collection: 'pages', declaration, hasSlug: true } as const
  expect(await readPublished(foyer.payload, source, ids)).toHaveLength(3)
})

test.each(['de', 'all', '*'])('nothing is written in the language “%s”', async (locale) => {
  const message = 'locale: Write one language at a time: en, fr, ar.'
  const json = { title: 'Anders', tagline: 'Anders' }
  const refusal = async (path: string, method: string) => {
    const response = await foyer.callAsAdmin(`/api/${path}?locale=${locale}`, { method, json })
    return [response.status, await response.json()]
  }
  const expected = [
    400,
    expect.objectContaining({ errors: [expect.objectContaining({ message })] }),
  ]
  expect(await refusal(`pages/${String(ids[0])}`, 'PATCH')).toEqual(expected)
  expect(await refusal('pages', 'POST')).toEqual(expected)
  expect(await refusal('globals/branding', 'POST')).toEqual(expected)
  const page = await foyer.call(`/api/pages/${String(ids[0])}`)
  expect(await page.json()).toMatchObject({ title: 'cedar in English' })
})
