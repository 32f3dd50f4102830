import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../../support/boot.js'
import { visitPage } from '../visitPage.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

async function add(link: Record<string, unknown>): Promise<string> {
  const response = await foyer.callAsAdmin('/api/payment-links', { method: 'POST', json: link })
  expect(response.status).toBe(201)
  return ((await response.json()) as { doc: { id: string } }).doc.id
}

const change = (id: string, json: object) =>
  foyer.callAsAdmin(`/api/payment-links/${id}`, { method: 'PATCH', json })

const ticket = {
  title: 'A ticket & more',
  slug: 'ticket',
  kind: 'gateway',
  state: 'active',
  amountMode: 'fixed',
  price: { amount: 119_050, currency: 'EUR' },
}

const open = (path = '/payments/links', headers: Record<string, string> = {}) =>
  visitPage('payments/links', path, { headers })

test('Where nothing can be paid the page says so, and the start page does not lead there', async () => {
  const { status, html } = await open()
  expect(status).toBe(200)
  expect(html).toContain('No payment is open')
  expect((await visitPage('.', '/')).html).not.toContain('href="/payments/links"')
})

test('What can be paid is listed with its price, each leading to its payment', async () => {
  const id = await add({ ...ticket, description: 'One evening', maxUses: 5 })
  await add({ ...ticket, title: 'Paused', slug: 'paused', state: 'paused' })
  const { html } = await open()
  expect(html).toContain('<a href="/api/payments/redirect/ticket">A ticket &amp; more</a>')
  expect(html).toContain('One evening')
  expect(html).toContain('€1,190.50')
  expect(html).toContain('How paying works')
  expect(html).toContain('<span class="button">Pay</span>')
  expect(html).not.toContain('Paused')
  expect(html.match(/<script/g)).toHaveLength(1)
  expect((await visitPage('.', '/')).html).toContain('href="/payments/links"')
  await change(id, { state: 'archived' })
  expect((await open()).html).toContain('No payment is open')
})

test('An amount that payers choose is shown as a range, written the way they write it', async () => {
  await add({
    title: 'Give',
    slug: 'give',
    kind: 'gateway',
    state: 'active',
    amountMode: 'open',
    price: { currency: 'EUR' },
    min: 500,
    max: 500_000,
    availableUntil: '2099-12-09T00:00:00.000Z',
  })
  const { html } = await open()
  expect(html).toMatch(/€5\s–\s€5,000/)
  expect(html).toContain('Until 9 Dec 2099')
  expect(html).toContain('Choose an amount')
  const french = await open('/payments/links?locale=fr', { 'accept-language': 'fr-CA' })
  expect(french.html).toMatch(/de 5\s€ à 5\s000\s€/)
  expect(french.html).toContain('href="/api/payments/redirect/give?locale=fr"')
  expect(french.html).toContain('Choisir un montant')
  const arabic = await open('/payments/links?locale=ar')
  expect(arabic.html).toContain('اختر المبلغ')
  expect(arabic.html).toMatch(/من \u2066[^\u2069]*5\s€\u2069 إلى \u2066[^\u2069]*5,000\s€\u2069/)
})

test('A link to another site says so, and has no price if none was given', async () => {
  const target = 'https://shop.example/handbook'
  const availableUntil = '2099-12-09T00:00:00.000Z'
  const shop = { kind: 'external', state: 'active', target, availableUntil } as const
  await add({ title: 'Handbook', slug: 'book', ...shop })
  const { html } = await open()
  expect(html).toContain('Leads to another site · Until 9 Dec 2099')
  expect(html).not.toContain('shop.example')
})

test('A long list has pages, and no others', async () => {
  for (let count = 0; count < 25; count += 1) {
    await add({ ...ticket, title: `Ticket ${String(count)}`, slug: `ticket-${String(count)}` })
  }
  const first = await open()
  expect(first.html.match(/class="card"/g)).toHaveLength(24)
  expect(first.html).toContain('href="/payments/links?page=2"')
  const second = await open('/payments/links?page=2')
  expect(second.html).toContain('href="/payments/links"')
  expect(second.html.match(/class="card"/g)).toHaveLength(3)
  expect((await open('/payments/links?page=3')).status).toBe(404)
  expect((await open('/payments/links?page=none')).html).toContain('Page 1 of 2')
})

test('A payer comes back to the language of their order first, and to another one that they choose then', async () => {
  const cookie = 'foyer-order=01M7WNYNGTPMD9C73XZKJPHSKS.a-token_9.fr'
  const comeBack = (referer: string) =>
    visitPage('payments/result', '/payments/result', { headers: { cookie, referer } })
  const first = await comeBack('https://gateway.example/')
  expect(first.status).toBe(302)
  expect(first.headers.get('location')).toBe('/payments/result?locale=fr')
  const chosen = await comeBack('http://localhost:3000/payments/result?locale=fr')
  expect(chosen.status).toBe(200)
  expect(chosen.html).toContain('<html lang="en"')
})
