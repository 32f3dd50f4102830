import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

const partner = { name: 'Lumenfold', slug: 'lumenfold', _status: 'published' }
const post = (json: object) => foyer.callAsAdmin('/api/partners', { method: 'POST', json })

describe('GET /api/partners', () => {
  test('has every documented field', async () => {
    const given = {
      ...partner,
      tier: 'gold',
      kind: 'training',
      url: 'https://lumenfold.example/',
      summary: 'Trains with us.',
      regions: ['Europe', 'Gulf'],
      order: 5,
    }
    expect((await post(given)).status).toBe(201)
    const { docs } = await (await foyer.call('/api/partners')).json()
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({ ...given, id: expect.any(String), logo: null })
  })

  test('is in the order that staff gave', async () => {
    await post({ ...partner, slug: 'last', name: 'Last' })
    await post({ ...partner, slug: 'first', name: 'First', order: 1 })
    const { docs } = await (await foyer.call('/api/partners')).json()
    const slugs = docs.map(({ slug }: { slug: string }) => slug)
    expect(slugs).toEqual(['first', 'lumenfold', 'last'])
  })

  test.each([1_000_001, -1_000_001])(
    'has no order that could not be imported again: %d',
    async (order) => {
      expect((await post({ ...partner, slug: 'far', order })).status).toBe(400)
    },
  )

  test('filters by tier and kind', async () => {
    const { docs } = await (
      await foyer.call('/api/partners?where[tier][equals]=gold&where[kind][equals]=training')
    ).json()
    expect(docs.map(({ slug }: { slug: string }) => slug)).toEqual(['lumenfold'])
  })
})

describe('a partner', () => {
  test.each<[string, object, string]>([
    ['without a name', { name: '' }, 'name'],
    ['of an unknown tier', { tier: 'diamond' }, 'tier'],
    ['of an unknown kind', { kind: 'friend' }, 'kind'],
    ['with a script as website', { url: 'javascript:alert(1)' }, 'url'],
    ['with a website over http', { url: 'http://partner.example' }, 'url'],
    ['with a name and password in its website', { url: 'https://a:b@partner.example' }, 'url'],
    [
      'with 41 regions',
      { regions: Array.from({ length: 41 }, (_, at) => `r${String(at)}`) },
      'regions',
    ],
    ['with a region that is no text', { regions: [{ region: 'Europe' }] }, 'regions'],
  ])('is not taken %s', async (_, fields, path) => {
    const response = await post({ ...partner, slug: 'refused', ...fields })
    expect(response.status).toBe(400)
    const { errors } = await response.json()
    expect(errors[0].data.errors.map((fault: { path: string }) => fault.path)).toEqual([path])
  })
})

test('The hint of a slug names the field that it is made from', () => {
  for (const { slug, admin, flattenedFields } of foyer.payload.config.collections) {
    const field = flattenedFields.find(({ name }) => name === 'slug')
    const hint = JSON.stringify(field?.admin?.description ?? '')
    const [, source] = /made from the (\w+)/.exec(hint) ?? []
    if (source) expect([slug, source]).toEqual([slug, admin.useAsTitle])
  }
})
