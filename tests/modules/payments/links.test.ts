import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { until } from '../../platform/jobs/until.js'
import { type Payments, startPayments } from './support/startPayments.js'
import { nobody, people } from './support/userAgents.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments()
})
afterAll(() => payments.stop())

const hour = 3_600_000
const inTime = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0',
}
const redirect = (slug: string, headers: Record<string, string> = {}, method = 'GET') =>
  payments.send(`/api/payments/redirect/${slug}`, { method, headers: { ...browser, ...headers } })
const external = (target: string, fields = {}) =>
  payments.makeLink({ kind: 'external', price: {}, target, ...fields })
const visitsOf = async (id: string) =>
  ((await (await payments.callAsAdmin(`/api/payment-links/${id}`)).json()) as { visits: number })
    .visits

type Page = { docs: Record<string, unknown>[]; totalDocs: number }
const listed = async (slug: string) => {
  const { docs } = (await (await payments.send('/api/payments/links?limit=100')).json()) as Page
  return docs.find((link) => link.slug === slug)
}

describe('GET /api/payments/links', () => {
  test('lists what can be used now and what is left at this moment, without targets and counters', async () => {
    const { slug } = await payments.makeLink({
      description: 'One seat',
      maxUses: 3,
      availableUntil: inTime(hour),
    })
    expect(await listed(slug)).toMatchObject({ remaining: 3 })
    const { order } = await payments.initiate(slug)
    expect(await listed(slug)).toMatchObject({ remaining: 2 })
    await payments.callback(payments.encResp(order, { order_status: 'Failure' }))
    expect(await listed(slug)).toMatchObject({ remaining: 3 })
    await payments.initiate(slug)
    expect(await listed(slug)).toEqual({
      slug,
      title: 'A place',
      description: 'One seat',
      kind: 'gateway',
      price: { amount: 10_000, currency: 'INR' },
      amountMode: 'fixed',
      min: null,
      max: null,
      image: null,
      course: null,
      availableUntil: expect.stringMatching(/Z$/),
      remaining: 2,
      url: `http://localhost:3000/api/payments/redirect/${slug}`,
    })
    const { slug: other } = await external('https://shop.example/a?b=1#c')
    const link = await listed(other)
    expect(link).toMatchObject({ kind: 'external', price: null, remaining: null })
    expect(JSON.stringify(link)).not.toContain('shop.example')
  })

  test('gives the currency and the limits of an open amount', async () => {
    const { slug } = await payments.makeLink({
      amountMode: 'open',
      price: { currency: 'EUR' },
      min: 500,
      max: 90_000,
    })
    expect(await listed(slug)).toMatchObject({
      amountMode: 'open',
      price: { amount: 500, currency: 'EUR' },
      min: 500,
      max: 90_000,
    })
  })

  test('finds one by its slug, also by a former one, among any number', async () => {
    const { id, slug } = await payments.makeLink()
    await payments.makeLink()
    const find = async (wanted: string) =>
      (await (await payments.send(`/api/payments/links?slug=${wanted}&limit=1`)).json()) as Page
    expect(await find(slug)).toMatchObject({ totalDocs: 1, docs: [{ slug }] })
    const json = { slug: `${slug}-2` }
    await payments.callAsAdmin(`/api/payment-links/${id}`, { method: 'PATCH', json })
    for (const name of [slug, json.slug]) {
      expect(await find(name)).toMatchObject({ totalDocs: 1, docs: [json] })
    }
    for (const none of ['nobody-made-this', '']) {
      expect(await find(none)).toMatchObject({ totalDocs: 0, docs: [] })
    }
  })

  test.each([
    ['a draft', { state: 'draft' }],
    ['a paused link', { state: 'paused' }],
    ['an archived link', { state: 'archived' }],
    ['a link that is not open yet', { availableFrom: inTime(hour) }],
    ['a link that has ended', { availableUntil: inTime(-hour) }],
  ])('leaves out %s', async (_, fields) => {
    const { slug } = await payments.makeLink(fields)
    expect(await listed(slug)).toBeUndefined()
  })

  test('shows an edit to the next request, and answers 304 to whoever has it', async () => {
    const { id, slug } = await payments.makeLink()
    const first = await payments.send('/api/payments/links')
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toContain('public')
    const again = await payments.send('/api/payments/links', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    const json = { title: 'Renamed' }
    await payments.callAsAdmin(`/api/payment-links/${id}`, { method: 'PATCH', json })
    expect(await listed(slug)).toMatchObject({ title: 'Renamed' })
  })

  test('refuses what it does not know', async () => {
    for (const query of ['limit=0', 'limit=101', 'page=0', 'colour=red']) {
      expect([query, (await payments.send(`/api/payments/links?${query}`)).status]).toEqual([
        query,
        400,
      ])
    }
  })
})

describe('an external link', () => {
  test('is a 302 that is neither cached nor indexed', async () => {
    const { slug } = await external('https://shop.example/a?b=1&utm_source=own#c')
    const answer = await payments.send(
      `/api/payments/redirect/${slug}?utm_source=theirs&utm_medium=mail&gclid=9&fbclid=8&b=2&x=y`,
    )
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(
      'https://shop.example/a?b=1&utm_source=own&utm_medium=mail&gclid=9&fbclid=8#c',
    )
    const many = Array.from({ length: 30 }, (_, at) => `utm_a${String(at)}=x`).join('&')
    const bounded = await payments.send(`/api/payments/redirect/${slug}?${many}`)
    expect(bounded.headers.get('location')?.match(/utm_a/g)).toHaveLength(20)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  test.each([
    'http://shop.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//shop.example',
    'https://me:secret@shop.example/',
    'https://me@shop.example/',
    'https:\\\\shop.example',
    'https://shop.example/\\..',
    'https://shop.example/a b',
    'https://shop.example/a\tb',
    'http://localhost:3000/api/payments/redirect/x',
    'https://localhost:3000/api/payments/redirect/x',
    'https://localhost:3000/api//payments/%72edirect/x',
    `https://shop.example/${'a'.repeat(2_048)}`,
    '',
  ])('is not saved with the target %j', async (target) => {
    const json = { title: 'x', slug: 'never-saved', kind: 'external', state: 'active', target }
    const answer = await payments.callAsAdmin('/api/payment-links', { method: 'POST', json })
    expect(answer.status).toBe(400)
  })

  test('does not lead to a target that was written past the checks', async () => {
    const { slug, id } = await external('https://shop.example/')
    await payments.query(
      sql`update payment_links set target = 'http://evil.example/' where id = ${id}`,
    )
    payments.platform.cache.invalidate(['payment-links'])
    const answer = await redirect(slug)
    expect([answer.status, answer.headers.get('location')]).toEqual([410, null])
  })

  test('counts each of a thousand visits at once, and only those of people, for whoever reads the link next', async () => {
    const { id, slug } = await external('https://shop.example/')
    await Promise.all(Array.from({ length: 1_000 }, () => redirect(slug)))
    for (const agent of nobody) await redirect(slug, { 'user-agent': agent })
    await redirect(slug, { 'sec-fetch-dest': 'image' })
    await redirect(slug, { 'sec-purpose': 'prefetch;prerender' })
    await redirect(slug, { purpose: 'prefetch' })
    expect((await redirect(slug, {}, 'HEAD')).status).toBe(302)
    for (const agent of people) await redirect(slug, { 'user-agent': agent })
    expect(await visitsOf(id)).toBe(1_000 + people.length)
  })

  test('still leads on where visits cannot be written, and counts them later', async () => {
    const { id, slug } = await external('https://shop.example/')
    await payments.query(sql`alter table payment_link_visits rename to gone`)
    expect((await redirect(slug)).status).toBe(302)
    await new Promise((resolve) => setTimeout(resolve, 500))
    await payments.query(sql`alter table gone rename to payment_link_visits`)
    await until(async () => (await visitsOf(id)) === 1)
  })
})

describe('a link that cannot be used', () => {
  test.each([
    ['unknown', undefined, 404],
    ['a draft', { state: 'draft' }, 404],
    ['not open yet', { availableFrom: inTime(hour) }, 404],
    ['paused', { state: 'paused' }, 410],
    ['archived', { state: 'archived' }, 410],
    ['ended', { availableUntil: inTime(-hour) }, 410],
  ])('that is %s is answered by a page', async (_, fields, status) => {
    const target = 'https://hidden.example/'
    const slug = fields ? (await external(target, fields)).slug : 'nobody-made-this'
    const answer = await redirect(slug)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).not.toContain('hidden.example')
    const json = await redirect(slug, { accept: 'application/json' })
    expect([json.status, ((await json.json()) as { code: string }).code]).toEqual([
      status,
      expect.stringMatching(/^link_/),
    ])
  })

  test('ends exactly at its end', async () => {
    const now = new Date('2030-01-01T00:00:00.000Z')
    const { slug } = await external('https://shop.example/', { availableUntil: now.toISOString() })
    const { clock } = payments.platform
    try {
      payments.platform.clock = { now: () => new Date(now.getTime() - 1) }
      expect((await redirect(slug)).status).toBe(302)
      payments.platform.clock = { now: () => now }
      expect((await redirect(slug)).status).toBe(410)
    } finally {
      payments.platform.clock = clock
    }
  })

  test.each([
    '../x',
    '..%2Fx',
    '%2e%2e',
    '%00',
    'a%20b',
    'x'.repeat(2_000),
    '%5B%24ne%5D=1',
    "'%20or%201=1--",
    'ſ',
  ])('has no slug like %s', async (slug) => {
    expect((await redirect(slug)).status).toBe(404)
  })

  test('is answered by the same page whatever the reason, in the language of the visitor', async () => {
    const soldOut = await payments.makeLink({ maxUses: 1 })
    await payments.initiate(soldOut.slug)
    const slugs = [
      'nobody-made-this',
      (await external('https://shop.example/', { state: 'draft' })).slug,
      (await external('https://shop.example/', { state: 'paused' })).slug,
      (await payments.makeLink({ availableUntil: inTime(-hour) })).slug,
      (await payments.makeLink({ availableFrom: inTime(hour) })).slug,
      soldOut.slug,
    ]
    for (const [locale, words] of [
      ['en', 'the offer may be sold out'],
      ['fr', 'l’offre épuisée'],
    ]) {
      const pages = slugs.map(async (slug) => (await redirect(`${slug}?locale=${locale}`)).text())
      const texts = (await Promise.all(pages)).map((page) => page.replace(/nonce="[^"]*"/g, ''))
      expect([...new Set(texts)]).toEqual([expect.stringContaining(String(words))])
    }
  })

  test('in capitals leads to its one address and is counted there, closed or unknown it is no more than that', async () => {
    const { id, slug } = await external('https://shop.example/')
    const asked = `${slug.toUpperCase()}?utm_source=mail&locale=fr`
    const answer = await redirect(asked)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      `/api/payments/redirect/${slug}?utm_source=mail&locale=fr`,
    ])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    await redirect(slug)
    expect(await visitsOf(id)).toBe(1)
    const { slug: payable } = await payments.makeLink()
    expect((await redirect(payable.toUpperCase())).status).toBe(301)
    const { slug: paused } = await external('https://shop.example/', { state: 'paused' })
    expect((await redirect(paused.toUpperCase())).status).toBe(410)
    expect((await redirect('NOBODY-MADE-THIS')).status).toBe(404)
  })

  test('is found by the slug it had before', async () => {
    const { id, slug } = await external('https://shop.example/')
    const json = { slug: `${slug}-new` }
    await payments.callAsAdmin(`/api/payment-links/${id}`, { method: 'PATCH', json })
    expect((await redirect(slug)).status).toBe(302)
    expect((await redirect(`${slug}-new`)).status).toBe(302)
  })
})
