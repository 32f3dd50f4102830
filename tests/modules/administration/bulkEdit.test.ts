import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'
import { type CallAs, callAs, hire } from './actors.js'

let foyer: Foyer
let call: CallAs

beforeAll(async () => {
  foyer = await boot()
  call = callAs(foyer, await hire(foyer))
})
afterAll(() => foyer.stop())

const course = (slug: string, fields: object = {}) =>
  foyer.payload.create({
    collection: 'courses',
    data: { title: slug, slug, summary: 'S', level: 'foundation', _status: 'published', ...fields },
  })
const catalog = async () => {
  const { docs } = await (await foyer.call('/api/lms/courses?limit=100')).json()
  return (docs as { slug: string; level: string }[]).map(({ slug, level }) => [slug, level])
}
const patch = (query: string, json: object, actor: Parameters<CallAs>[0] = 'editor') =>
  call(actor, { path: `/api/courses?${query}`, method: 'PATCH', json })

describe('many documents of content', () => {
  test('are changed by one request, and visitors see it at once', async () => {
    for (const slug of ['a', 'b', 'c']) await course(slug)
    expect(await catalog()).toHaveLength(3)
    const response = await patch('where[slug][in]=a,b', { level: 'expert' })
    expect(response.status).toBe(200)
    const { docs, errors } = await response.json()
    expect([docs.length, errors]).toEqual([2, []])
    expect(await catalog()).toEqual([
      ['a', 'expert'],
      ['b', 'expert'],
      ['c', 'foundation'],
    ])
  })

  test('are taken from the site and put back by their status', async () => {
    await patch('where[slug][in]=a,b', { _status: 'draft' })
    expect(await catalog()).toEqual([['c', 'foundation']])
    await patch('where[slug][in]=a,b', { _status: 'published' })
    expect(await catalog()).toHaveLength(3)
  })

  test.each(['sales', 'finance', 'viewer', 'anonymous'] as const)(
    'are not changed by %s',
    async (actor) => {
      const before = await catalog()
      const response = await patch('where[slug][exists]=true', { level: 'practitioner' }, actor)
      expect(response.status).toBe(403)
      expect(await catalog()).toEqual(before)
    },
  )

  test('are not changed if the request does not say which', async () => {
    const before = await catalog()
    const response = await patch('', { level: 'practitioner' })
    expect(response.status).toBe(400)
    expect(await catalog()).toEqual(before)
  })

  test('are changed all or none: an invalid value for one changes none', async () => {
    const before = await catalog()
    const response = await patch('where[slug][in]=a,b', { slug: 'same' })
    const { docs, errors } = await response.json()
    expect([response.status, docs.length, errors.length]).toEqual([400, 0, 2])
    expect(await catalog()).toEqual(before)
  })

  test('of any other kind are changed by those who may', async () => {
    for (const slug of ['x', 'y']) {
      await foyer.payload.create({
        collection: 'partners',
        data: { name: slug, slug, tier: 'member', kind: 'training', _status: 'published' },
      })
    }
    const change = { path: '/api/partners?where[tier][equals]=member', method: 'PATCH' }
    expect((await call('viewer', { ...change, json: { tier: 'gold' } })).status).toBe(403)
    expect((await call('editor', { ...change, json: { tier: 'gold' } })).status).toBe(200)
    const { totalDocs } = await (await foyer.call('/api/partners?where[tier][equals]=gold')).json()
    expect(totalDocs).toBe(2)
  })
})
