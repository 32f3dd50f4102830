import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { addSampleLeads } from '../../src/demo/activity/addSampleLeads.js'
import { addSamplePayments } from '../../src/demo/activity/addSamplePayments.js'
import { removeSamples, writeSampleActivity } from '../../src/demo/activity/sampleActivity.js'
import { type SampleWords, startSamples } from '../../src/demo/activity/sampleRows.js'
import { addSampleTraffic } from '../../src/demo/activity/addSampleTraffic.js'
import { takeRefund } from '../../src/demo/gateway/simulatorStore.js'
import { readTable } from '../../src/demo/readContent.js'
import { boot, type Foyer } from '../support/boot.js'

let foyer: Foyer
beforeAll(async () => {
  foyer = await boot({}, { endpoints: [removeSamples] })
  const link = { title: 'A place', slug: 'a-place', kind: 'gateway', state: 'active' } as const
  const price = { amount: 49_000, currency: 'EUR' }
  await foyer.payload.create({ collection: 'payment-links', data: { ...link, price } })
  const lead = { email: 'real@acme.example', emailKey: 'real@acme.example', reference: 'LD-REAL' }
  await foyer.payload.create({
    collection: 'leads',
    data: { ...lead, kind: 'demo', status: 'new', locale: 'en' },
  })
  await writeSampleActivity(foyer.payload)
})
afterAll(() => foyer.stop())

const read = async (path: string) => (await foyer.callAsAdmin(path)).json()
const count = async (slug: string) => (await read(`/api/${slug}?limit=1`)).totalDocs as number
const remove = () => foyer.callAsAdmin('/api/dev/samples', { method: 'DELETE' })

test('the samples are the same each time', async () => {
  const words = (await readTable('activity.yaml')) as SampleWords
  const link = { id: 'x', title: 'T', slug: 't', amount: 100, currency: 'EUR', course: null }
  const rows = () => {
    const sampled = startSamples(words, Date.UTC(2026, 10, 22))
    addSampleLeads(sampled, null)
    addSamplePayments(sampled, [link])
    addSampleTraffic(sampled)
    return JSON.stringify(sampled.rows)
  }
  expect(rows()).toBe(rows())
})

test('sixty days of samples fill the lists and the figures', async () => {
  expect(await count('leads')).toBeGreaterThan(60)
  expect(await count('orders')).toBeGreaterThan(20)
  expect(await count('chat-questions')).toBeGreaterThan(60)
  const leads = await read('/api/leads/totals')
  expect(leads.stages.every(({ leads: some }: { leads: number }) => some > 0)).toBe(true)
  const searches = await read('/api/search/totals')
  expect(searches.searches).toBeGreaterThan(300)
  const links = await read('/api/payment-links?depth=0')
  expect(links.docs[0].visits).toBeGreaterThan(200)
})

test('what really happened stands before the samples in the lists', async () => {
  const { docs } = await read('/api/leads?limit=1')
  expect(docs).toMatchObject([{ reference: 'LD-REAL' }])
})

test('a paid sample is known to the simulator, which refunds it', async () => {
  const { docs } = await read('/api/orders?where[status][equals]=paid&limit=1&depth=0')
  const { trackingId, amount } = docs[0] as { trackingId: string; amount: number }
  const refund = { trackingId, amount: amount / 2, reference: 'half' }
  expect(await takeRefund(foyer.payload, refund)).toBeUndefined()
  const tooMuch = { ...refund, reference: 'rest', amount }
  expect(await takeRefund(foyer.payload, tooMuch)).toBe('51314')
})

test('only an admin removes the samples', async () => {
  const anonymous = await foyer.call('/api/dev/samples', { method: 'DELETE' })
  expect(anonymous.status).toBe(401)
  expect(await count('orders')).toBeGreaterThan(20)
})

test('one call removes all samples with what staff did to them, and nothing that is real', async () => {
  const { docs } = await read('/api/leads?where[status][equals]=contacted&limit=1')
  const json = { status: 'qualified', notes: 'Looked at.' }
  await foyer.callAsAdmin(`/api/leads/${String(docs[0].id)}`, { method: 'PATCH', json })
  expect((await remove()).status).toBe(204)
  expect(await count('leads')).toBe(1)
  for (const slug of ['orders', 'chat-questions', 'consents', 'payment-events']) {
    expect([slug, await count(slug)]).toEqual([slug, 0])
  }
  expect((await read('/api/search/totals')).searches).toBe(0)
  expect((await read('/api/payment-links?depth=0')).docs[0].visits).toBe(0)
  expect((await remove()).status).toBe(204)
})
