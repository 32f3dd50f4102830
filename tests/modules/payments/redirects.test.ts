import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { until } from '../../platform/jobs/until.js'
import { type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments({ settings: { CORS_ORIGINS: 'https://listed.example' } })
})
afterAll(() => payments.stop())

const redirect = (slug: string, method = 'GET') =>
  payments.send(`/api/payments/redirect/${slug}`, {
    method,
    headers: {
      origin: 'https://listed.example',
      'user-agent': 'Mozilla/5.0 (Macintosh) Safari/605.1.15',
    },
  })
const external = (fields = {}) =>
  payments.makeLink({
    kind: 'external',
    price: {},
    target: 'https://shop.example/a?c=1#d',
    ...fields,
  })
const visitsOf = async (id: string) =>
  ((await (await payments.callAsAdmin(`/api/payment-links/${id}`)).json()) as { visits: number })
    .visits

/** The headers that belong to one exchange; fetch asks to close the connection after each HEAD. */
const ofExchange = /^(?:connection|date|keep-alive|x-request-id)$/

describe('a redirect out of memory', () => {
  test('is answered, and counted, like one whose links are read first', async () => {
    const { id, slug } = await external()
    const answers: [number, string[][], string][] = []
    for (const turn of ['read', 'kept', 'kept', 'HEAD']) {
      if (turn === 'read') payments.platform.cache.invalidate(['payment-links'])
      const answer = await redirect(`${slug}?utm_source=x&other=y`, turn === 'HEAD' ? turn : 'GET')
      const told = [...answer.headers].filter(([name]) => !ofExchange.test(name))
      answers.push([answer.status, told.sort(), await answer.text()])
    }
    for (const answer of answers) expect(answer).toEqual(answers[0])
    await until(async () => (await visitsOf(id)) === 3)
  })

  test('follows what staff change from the next visitor on', async () => {
    const { id, slug } = await external()
    const patch = (json: object) =>
      payments.callAsAdmin(`/api/payment-links/${id}`, { method: 'PATCH', json })
    for (let turn = 1; turn <= 2; turn += 1) expect((await redirect(slug)).status).toBe(302)
    await patch({ target: 'https://other.example/' })
    expect((await redirect(slug)).headers.get('location')).toBe('https://other.example/')
    await patch({ state: 'paused' })
    expect((await redirect(slug)).status).toBe(410)
    await patch({ state: 'active' })
    expect((await redirect(slug)).status).toBe(302)
  })

  test.each([
    ['https://shop.example/a?name=A%20b~c&flag&sig=x%2By==#d', '&utm_source=x%2By', '#d'],
    ['https://shop.example/a', '?utm_source=x%2By', ''],
    ['https://shop.example/a?', 'utm_source=x%2By', ''],
    ['https://shop.example/a?b=1&', 'utm_source=x%2By', ''],
    ['https://shop.example/a#', '?utm_source=x%2By', '#'],
    ['https://shop.example/a#b?c#d', '?utm_source=x%2By', '#b?c#d'],
  ])('leaves the bytes of a signed target as they are: %s', async (target, added, fragment) => {
    const { slug } = await external({ target })
    const own = target.slice(0, target.length - fragment.length)
    for (const [query, location] of [
      ['', target],
      ['?other=y', target],
      ['?utm_source=x%2By', `${own}${added}${fragment}`],
    ]) {
      const answer = await redirect(`${slug}${String(query)}`)
      expect(answer.headers.get('location')).toBe(location)
    }
  })

  test('ends exactly at the end of its link', async () => {
    const now = new Date('2030-01-01T00:00:00.000Z')
    const { slug } = await external({ availableUntil: now.toISOString() })
    const { clock } = payments.platform
    try {
      for (const [time, status] of [
        [now.getTime() - 1, 302],
        [now.getTime() - 1, 302],
        [now.getTime(), 410],
      ] as const) {
        payments.platform.clock = { now: () => new Date(time) }
        expect((await redirect(slug)).status).toBe(status)
      }
    } finally {
      payments.platform.clock = clock
    }
  })
})

describe('an external link without a target', () => {
  const post = (json: object) =>
    payments.callAsAdmin('/api/payment-links', { method: 'POST', json: { title: 'x', ...json } })
  const stateOf = async (id: string) =>
    ((await (await payments.callAsAdmin(`/api/payment-links/${id}`)).json()) as { state: string })
      .state

  test('is saved as a draft, and as nothing else', async () => {
    for (const state of ['active', 'paused', 'archived']) {
      const answer = await post({ kind: 'external', state, slug: `no-target-${state}` })
      expect([state, answer.status]).toEqual([state, 400])
    }
    const bad = await post({ kind: 'external', state: 'draft', target: 'http://shop.example/' })
    expect(bad.status).toBe(400)
    expect((await post({ kind: 'external' })).status).toBe(201)
  })

  test('cannot be opened by its state, its kind, many at once, a copy or GraphQL', async () => {
    const draft = { kind: 'external', state: 'draft', slug: 'waits-for-target' }
    const { id } = ((await (await post(draft)).json()) as { doc: { id: string } }).doc
    const path = `/api/payment-links/${id}`
    const patch = (address: string, json: object) =>
      payments.callAsAdmin(address, { method: 'PATCH', json })
    expect((await patch(path, { state: 'active' })).status).toBe(400)
    expect((await patch(path, { state: 'active', target: null })).status).toBe(400)
    expect((await patch(path, { state: 'active', target: '' })).status).toBe(400)
    await patch(`/api/payment-links?where[id][equals]=${id}`, { state: 'active' })
    const query = `mutation { updatePaymentLink(id: "${id}", data: { state: active }) { id } }`
    await payments.callAsAdmin('/api/graphql', { method: 'POST', json: { query } })
    const copy = { slug: 'copy-of-it', state: 'active' }
    const copied = await payments.callAsAdmin(`${path}/duplicate`, { method: 'POST', json: copy })
    expect([copied.status, await stateOf(id)]).toEqual([400, 'draft'])
    const paid = await payments.makeLink()
    expect((await patch(`/api/payment-links/${paid.id}`, { kind: 'external' })).status).toBe(400)
    expect((await patch(path, { target: 'https://shop.example/', state: 'active' })).status).toBe(
      200,
    )
    expect((await patch(path, { target: null })).status).toBe(400)
  })
})
