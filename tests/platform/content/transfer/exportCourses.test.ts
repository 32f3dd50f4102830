import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { type CallAs, callAs, hire, type Staff } from '../../../modules/administration/actors.js'
import { makeDates } from '../../../modules/learning/makeDates.js'
import { counts, startTransfer, type Transfers } from './startTransfer.js'

let files: Transfers
let call: CallAs
let staff: Staff

beforeAll(async () => {
  files = await startTransfer()
  staff = await hire(files.foyer)
  call = callAs(files.foyer, staff)
})
beforeEach(() => files.clear())
afterAll(() => files.foyer.stop())

describe('what is exported', () => {
  test('changes nothing when it is imported again, as CSV and as JSON', async () => {
    await files.store()
    await files.store({ slug: 'bare' }, 'draft')
    const before = await files.versions()
    const [asCsv, asJson] = [await files.csv(), await files.json()]
    expect(counts(await files.send(asCsv, 'publish=true'))).toEqual([0, 0, 2])
    expect(counts(await files.send(asJson))).toEqual([0, 0, 2])
    expect(await files.versions()).toBe(before)
    expect(await files.json()).toEqual(asJson)
  })

  test('makes the same courses where there are none', async () => {
    await files.store()
    const [asCsv, asJson] = [await files.csv(), await files.json()]
    await files.foyer.payload.delete({ collection: 'courses', where: { slug: { exists: true } } })
    expect(counts(await files.send(asCsv, 'publish=true'))).toEqual([1, 0, 0])
    expect(await files.json()).toEqual(asJson)
    expect((await files.foyer.call('/api/lms/courses/full')).status).toBe(200)
  })

  test('names its pictures for a key that may not read them', async () => {
    await files.store()
    const { foyer } = files
    const json = { name: 'A script', scopes: ['courses:read'], owner: staff.admin.id }
    const made = await foyer.callAsAdmin('/api/api-keys', { method: 'POST', json })
    const headers = { 'x-api-key': (await made.json()).doc.key }
    const exported = await foyer.call('/api/courses/export?format=json', { headers })
    expect((await exported.json()).docs).toMatchObject([{ slug: 'full', image: 'cover.svg' }])
  })

  test('is a file that spreadsheets read and compute nothing from', async () => {
    await files.store()
    const response = await files.foyer.callAsAdmin('/api/courses/export')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="courses-en-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(bytes.toString()).toContain(`"'=SUM(1) ""quoted"", é\nsecond line"`)
  })

  test('is what the filters of the list name, in batches and in order', async () => {
    for (let at = 0; at < 60; at += 1) {
      await files.store({
        slug: `c-${String(at).padStart(2, '0')}`,
        level: at % 2 ? 'expert' : 'foundation',
      })
    }
    const { docs } = await files.json('&where[level][equals]=expert')
    expect(docs.map(({ slug }) => slug)).toEqual(
      Array.from({ length: 30 }, (_, at) => `c-${String(at * 2 + 1).padStart(2, '0')}`),
    )
    expect((await files.json('&search=c-59')).docs).toHaveLength(1)
    expect((await files.json('&where[level][equals]=practitioner')).docs).toEqual([])
  })

  test('finds courses by their dates, as lists of drafts and of versions do', async () => {
    const { id } = await files.store({ slug: 'with-dates' })
    await files.store({ slug: 'without' })
    await makeDates(files.foyer.payload, id, [{ startsAt: '2099-04-29T07:30:00Z', capacity: 7 }])
    const found = async (capacity: number) => {
      const by = `[greater_than]=${String(capacity)}`
      const { docs } = await files.json(`&where[sessions.capacity]${by}`)
      const lists = [
        `?draft=true&where[and][0][sessions.capacity]${by}`,
        `/count?where[sessions.capacity]${by}`,
        `/versions?where[version.sessions.capacity]${by}`,
      ].map(async (path) => {
        const answer = await files.foyer.callAsAdmin(`/api/courses${path}`)
        return (await answer.json()).totalDocs
      })
      return [docs.map(({ slug }) => slug), ...(await Promise.all(lists))]
    }
    expect([await found(6), await found(7)]).toEqual([
      [['with-dates'], 1, 1, 1],
      [[], 0, 0, 0],
    ])
  })

  test('has the newest version, and each language for itself', async () => {
    const { id } = await files.store({ slug: 'two' })
    const draft = { collection: 'courses', id, draft: true } as const
    await files.foyer.payload.update({ ...draft, data: { title: 'Newest', _status: 'draft' } })
    expect((await files.json()).docs).toMatchObject([{ title: 'Newest', status: 'draft' }])
    expect((await files.json('&locale=fr')).docs).toMatchObject([{ title: null }])
  })

  test.each([
    '&format=xml',
    '&locale=xx',
    '&where[nothing][equals]=1',
    '&where[level]',
    '&limit=1',
  ])('is refused for a query that makes no sense: %s', async (query) => {
    const response = await files.foyer.callAsAdmin(
      `/api/courses/export?a=b${query}`.replace('a=b&', ''),
    )
    expect([response.status, (await response.json()).code]).toEqual([400, 'invalid_query'])
  })

  test('is for staff, the import for those who write', async () => {
    const statuses = async (path: string, method: string) => {
      const all = ['admin', 'editor', 'sales', 'finance', 'viewer', 'anonymous'] as const
      const answers = await Promise.all(
        all.map((actor) =>
          call(actor, { path, method, ...(method === 'POST' && { json: { docs: [] } }) }),
        ),
      )
      return answers.map(({ status }) => status)
    }
    expect(await statuses('/api/courses/export', 'GET')).toEqual([200, 200, 200, 200, 200, 401])
    expect(await statuses('/api/courses/import', 'POST')).toEqual([200, 200, 403, 403, 403, 401])
  })
})
