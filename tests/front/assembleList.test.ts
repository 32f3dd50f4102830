import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { createApiHandler } from '../../src/platform/api/createApiHandler.js'
import { boot, type Foyer } from '../support/boot.js'

let foyer: Foyer
beforeAll(async () => {
  foyer = await boot()
  for (const [at, kind] of ['privacy', 'terms', 'cookies', 'refund', 'ai'].entries()) {
    await writePolicy({
      title: `Policy ${String(5 - at)}`,
      slug: `policy-${kind}`,
      kind,
      version: String(at),
      effectiveDate: `202${String(at)}-01-01T00:00:00.000Z`,
      summary: at === 2 ? 'Ça, “quoted” ☃ \\ </script>' : null,
      bodyMarkdown: `# Heading ${String(at)}\n\nWords and **more** words.`,
      _status: at === 4 ? 'draft' : 'published',
    })
  }
})
afterAll(() => foyer.stop())

async function writePolicy(json: object): Promise<string> {
  const answer = await foyer.callAsAdmin('/api/policies', { method: 'POST', json })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { doc: { id: string } }).doc.id
}

const path = (query: string) => `/api/policies${query ? `?${encodeURI(query)}` : ''}`

/** As Payload answers by itself, with nothing in between. */
const payloads = (query: string) =>
  createApiHandler({ config: foyer.payload.config }).handle(
    new Request(`http://localhost:3000${path(query)}`),
  )

type Page = { docs: { id: string; title?: string }[]; totalDocs: number }
const listed = async (query: string) => (await (await foyer.call(path(query))).json()) as Page

describe('a list of Payload’s own', () => {
  test.each([
    '',
    'where[version][not_equals]=v1',
    'where={"kind":{"equals":"terms"}}',
    'where[or][0][kind][equals]=terms&where[or][1][title][like]=5',
    'where[kind][equals]=other',
    'where[_status][equals]=draft',
    'sort=-version',
    'sort=kind,-title',
    'limit=2',
    'limit=2&page=2',
    'limit=2&page=9',
    'limit=1000',
    'limit=0',
    'pagination=false',
    'depth=0',
    'locale=fr',
    'locale=fr&fallback-locale=none',
    'locale=all',
    'locale=all&sort=title',
    'select[title]=true',
    'select[title]=true&sort=-version&limit=1',
    'select[html]=true',
    'select[body]=false',
    'select[id]=true',
    'depth=3&select[slug]=true&where[slug][exists]=true',
  ])('asked with %j is to the byte what Payload gives, at first and from memory', async (query) => {
    const expected = await payloads(query)
    const text = await expected.text()
    const more = query.includes('limit=') ? '' : '&limit=100&page=1'
    for (const round of [query, query + more]) {
      const again = round === query ? text : await (await payloads(round)).text()
      const answer = await foyer.call(path(round))
      expect([round, answer.status, await answer.text()]).toEqual([round, 200, again])
      expect(answer.headers.get('content-type')).toBe(expected.headers.get('content-type'))
    }
  })

  test.each([
    'where[nothing][equals]=1',
    'where[kind][equals]=%00',
    'where={',
    'sort=nothing',
    'draft=true',
    'unknown=1',
    'locale=xx',
    'page=x',
  ])('asked with %j is refused or answered as Payload does', async (query) => {
    const expected = await payloads(query)
    const answer = await foyer.call(path(query))
    expect([answer.status, await answer.text()]).toEqual([expected.status, await expected.text()])
  })

  test.each(['depth=x', 'select[nothing]=true', 'populate[nothing][id]=true', 'joins[nothing]=x'])(
    'with %j is refused, with documents and without',
    async (look) => {
      for (const kind of ['terms', 'other']) {
        const answer = await foyer.call(path(`where[kind][equals]=${kind}&${look}`))
        expect([kind, answer.status]).toEqual([kind, 400])
      }
    },
  )

  test('shows an edit, a new document and a withdrawn one to the next request, by whatever address', async () => {
    const query = (turn: number) => `where[version][not_equals]=turn-${String(turn)}`
    const { docs, totalDocs } = await listed(query(1))
    const [{ id } = { id: '' }] = docs
    const patch = (json: object) =>
      foyer.callAsAdmin(`/api/policies/${id}`, { method: 'PATCH', json })
    await patch({ title: 'Renamed', _status: 'published' })
    expect((await listed(query(2))).docs.find((doc) => doc.id === id)?.title).toBe('Renamed')
    const kind = { kind: 'other', version: 'n', effectiveDate: '2027-01-01T00:00:00.000Z' }
    await writePolicy({ title: 'New', slug: 'new-one', ...kind, _status: 'published' })
    expect((await listed(query(3))).totalDocs).toBe(totalDocs + 1)
    await patch({ _status: 'draft' })
    const after = await listed(query(4))
    expect(after.totalDocs).toBe(totalDocs)
    expect(after.docs.map((doc) => doc.id)).not.toContain(id)
  })
})

describe('a global', () => {
  test('is no list, and is given to strangers as it is', async () => {
    const response = await foyer.call('/api/globals/branding')
    expect([response.status, 'docs' in (await response.json())]).toEqual([200, false])
  })
})
