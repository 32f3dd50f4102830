import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { type Initiated, type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments({ withApi: false })
})
afterAll(() => payments.stop())

const path = '/api/payments/initiate'
const post = (json: unknown, headers: Record<string, string> = {}) =>
  payments.send(path, { json, headers })
const postForm = (form: Record<string, string>) => payments.send(path, { form })
const ordersOf = async (id: string) =>
  payments.query<{ number: string; status: string; email: string | null }>(
    sql`select number, status, customer_email as email from orders where link_id = ${id}`,
  )
const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
]
const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''
const open = { amountMode: 'open', price: { currency: 'EUR' }, min: 500, max: 90_000 }

describe('POST /api/payments/initiate', () => {
  test('makes an order, its attempt and its first events', async () => {
    const { id, slug } = await payments.makeLink()
    const customer = { name: 'Ada', email: 'ada@Example.example', phone: '+44 20 7946 0000' }
    const answer = await post({ link: slug, customer })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const body = (await answer.json()) as Initiated
    expect(body).toEqual({
      order: {
        number: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
        status: 'pending',
        amount: 10_000,
        currency: 'INR',
      },
      gateway: {
        action: payments.gateway.url,
        method: 'POST',
        fields: { encRequest: expect.stringMatching(/^[0-9a-f]+$/), access_code: 'AVAB01' },
      },
      statusUrl: expect.stringContaining(`/api/payments/orders/${body.order.number}?token=`),
    })
    const plain = payments.gateway.decrypt(body.gateway.fields.encRequest)
    expect(plain).toMatch(/^merchant_id=12345&order_id=/)
    expect(plain).toContain(`order_id=${body.order.number}01&currency=INR&amount=100.00&`)
    expect(await ordersOf(id)).toHaveLength(1)
    expect(await payments.orderOf(body.order.number)).toMatchObject({
      customer: { name: 'Ada', email: 'ada@example.example' },
      title: 'A place',
    })
    expect(await payments.eventsOf(body.order.number)).toMatchObject([
      { position: 1, from: null, to: 'created' },
      { position: 2, from: 'created', to: 'pending' },
    ])
  })

  test('takes the amount from the link, and from the visitor only where it is open', async () => {
    const fixed = await payments.makeLink()
    expect(await codeOf(await post({ link: fixed.slug, amount: 1 }))).toEqual([
      422,
      'amount_out_of_range',
    ])
    const { slug } = await payments.makeLink(open)
    expect((await payments.initiate(slug, { amount: 500 })).order).toMatchObject({ amount: 500 })
    expect(await codeOf(await post({ link: slug }))).toEqual([422, 'validation_failed'])
    for (const amount of [499, 90_001]) {
      expect(await codeOf(await post({ link: slug, amount }))).toEqual([422, 'amount_out_of_range'])
    }
    for (const amount of [0, -1, 1.5, '1e3', '500', '１', null, 1e13]) {
      expect([amount, ...(await codeOf(await post({ link: slug, amount })))]).toEqual([
        amount,
        422,
        'validation_failed',
      ])
    }
  })

  test('names every fault of a body at once', async () => {
    const { slug: link } = await payments.makeLink(open)
    const faultsIn = async (body: object) => {
      const { errors } = (await (await post(body)).json()) as { errors: { path: string }[] }
      return errors.map(({ path }) => path).sort()
    }
    const customer = { email: 'x', phone: 'y', age: 3 }
    const ofCustomer = ['/customer/age', '/customer/email', '/customer/phone']
    expect(await faultsIn({ colour: 'red', customer })).toEqual(['/colour', ...ofCustomer, '/link'])
    const two = ['/course', '/quantity']
    expect(await faultsIn({ link: 'a', course: 'b', quantity: 0 })).toEqual(two)
    const [attendees, session] = [[{ name: 'A', email: 'a@a.example' }], randomUUID()]
    const all = ['/amount', '/attendees', '/session', '/token']
    expect(await faultsIn({ link, attendees, session, token: 'x' })).toEqual(all)
  })

  test.each([
    { name: 'unknown', fields: undefined, gives: [404, 'link_not_found'] },
    { name: 'a draft', fields: { state: 'draft' }, gives: [404, 'link_not_found'] },
    { name: 'paused', fields: { state: 'paused' }, gives: [410, 'link_inactive'] },
    {
      name: 'ended',
      fields: { availableUntil: '2020-01-01T00:00:00.000Z' },
      gives: [410, 'link_expired'],
    },
    {
      name: 'external',
      fields: { kind: 'external', target: 'https://a.example/' },
      gives: [404, 'link_not_found'],
    },
  ])('refuses a link that is $name', async ({ fields, gives }) => {
    const link = fields ? (await payments.makeLink(fields)).slug : 'nobody-made-this'
    expect(await codeOf(await post({ link }))).toEqual(gives)
  })

  test('sells exactly as many places as there are, however many come at once', async () => {
    const { id, slug } = await payments.makeLink({ maxUses: 7 })
    const answers = await Promise.all(Array.from({ length: 40 }, () => post({ link: slug })))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(7)
    expect(statuses.filter((status) => status === 410)).toHaveLength(33)
    const [first] = await ordersOf(id)
    const order = { number: first?.number ?? '', amount: 10_000, currency: 'INR' }
    await payments.callback(payments.encResp(order, { order_status: 'Aborted' }))
    const next = await Promise.all(Array.from({ length: 5 }, () => post({ link: slug })))
    expect(next.filter(({ status }) => status === 201)).toHaveLength(1)
    const list = (await (await payments.send('/api/payments/links?limit=100')).json()) as {
      docs: { slug: string }[]
    }
    expect(list.docs.some((link) => link.slug === slug)).toBe(false)
    expect((await payments.send(`/api/payments/redirect/${slug}`)).status).toBe(410)
  })

  test('makes one order for a key, even if its answer was lost, and refuses it for another body', async () => {
    const { id, slug } = await payments.makeLink(open)
    const key = { 'idempotency-key': randomUUID() }
    const both = await Promise.all([
      post({ link: slug, amount: 600 }, key),
      post({ link: slug, amount: 600 }, key),
    ])
    expect(both.map(({ status }) => status).sort()).not.toContain(500)
    const again = await post({ link: slug, amount: 600 }, key)
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true'])
    expect(await codeOf(await post({ link: slug, amount: 700 }, key))).toEqual([
      422,
      'idempotency_mismatch',
    ])
    // As where the database ends during the commit: the order is there, the answer to its key is not.
    await payments.query(sql`delete from idempotency_keys`)
    const { order } = (await again.json()) as Initiated
    const once = await post({ link: slug, amount: 600 }, key)
    expect([once.status, await once.json()]).toMatchObject([201, { order }])
    expect(await ordersOf(id)).toHaveLength(1)
  })
})

describe('the form of a link', () => {
  test('is answered by a page that posts itself to the gateway and to nobody else', async () => {
    const { slug } = await payments.makeLink()
    const answer = await postForm({ link: slug, name: 'Ada', email: 'ada@a.example', phone: '' })
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain(`action="${payments.gateway.url}"`)
    expect(html).toMatch(/name="encRequest" value="[0-9a-f]+"/)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`form-action 'self' ${new URL(payments.gateway.url).origin};`)
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^foyer-order=[0-9A-Z]{26}\.[\w-]{43}\.en; Path=\/;/)
    expect(cookie).toContain('HttpOnly; SameSite=Lax')
  })

  test('makes one order however often and at once it is posted', async () => {
    const { id, slug } = await payments.makeLink({ maxUses: 1 })
    const page = await (await payments.send(`/api/payments/redirect/${slug}`)).text()
    const form = { link: slug, token: tokenIn(page) }
    const answers = await Promise.all(Array.from({ length: 10 }, () => postForm(form)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const posted = await Promise.all(
      answers.map(async (answer) => /encRequest" value="(\w+)"/.exec(await answer.text())?.[1]),
    )
    expect(new Set(posted).size).toBe(1)
    expect(await ordersOf(id)).toHaveLength(1)
  })

  test('sends a payer who failed on with a new attempt of the same order', async () => {
    const { id, slug } = await payments.makeLink()
    const page = await (await payments.send(`/api/payments/redirect/${slug}`)).text()
    const json = { link: slug, token: tokenIn(page) }
    const first = (await (await post(json)).json()) as Initiated
    await payments.callback(payments.encResp(first.order, { order_status: 'Failure' }))
    const second = (await (await post(json)).json()) as Initiated
    expect(second.order).toEqual(first.order)
    expect(payments.gateway.decrypt(second.gateway.fields.encRequest)).toContain(
      `order_id=${first.order.number}02&`,
    )
    await payments.callback(payments.encResp(first.order, { order_id: `${first.order.number}02` }))
    expect(await codeOf(await post(json))).toEqual([409, 'order_settled'])
    expect(await ordersOf(id)).toMatchObject([{ status: 'paid' }])
  })

  test('takes one token for one amount alone', async () => {
    const { id, slug } = await payments.makeLink(open)
    const page = await (await payments.send(`/api/payments/redirect/${slug}`)).text()
    const json = { link: slug, token: tokenIn(page), amount: 900 }
    const first = (await (await post(json)).json()) as Initiated
    const other = await post({ ...json, amount: 950 })
    expect([other.status, (await other.json()).errors]).toMatchObject([
      422,
      [{ path: '/token', code: 'invalid_token' }],
    ])
    const again = (await (await post(json)).json()) as Initiated
    expect(again.order).toEqual(first.order)
    expect(await ordersOf(id)).toHaveLength(1)
  })

  test('takes no token that was made up, for another link, or long ago', async () => {
    const { slug } = await payments.makeLink()
    const other = await payments.makeLink()
    const page = await (await payments.send(`/api/payments/redirect/${other.slug}`)).text()
    for (const token of [tokenIn(page), 'made.up.token', `${tokenIn(page)}x`]) {
      expect(await codeOf(await post({ link: slug, token }))).toEqual([422, 'validation_failed'])
    }
    const { clock } = payments.platform
    payments.platform.clock = { now: () => new Date(Date.now() + 2 * 86_400_000) }
    const late = await post({ link: other.slug, token: tokenIn(page) })
    payments.platform.clock = clock
    expect(late.status).toBe(422)
  })

  test('takes a sum as people write it, and shows again what it cannot take', async () => {
    const { id, slug } = await payments.makeLink(open)
    expect((await postForm({ link: slug, sum: '25,5' })).status).toBe(200)
    expect((await postForm({ link: slug, amount: '2600' })).status).toBe(200)
    const answer = await postForm({ link: slug, sum: '1e3', email: 'no <address>', name: 'Ada' })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain('role="alert"')
    expect(html).toContain('value="1e3"')
    expect(html).toContain('value="no &lt;address&gt;"')
    expect(html).toContain('value="Ada"')
    const amounts = await payments.query<{ amount: number }>(
      sql`select amount::int as amount from orders where link_id = ${id} order by 1`,
    )
    expect(amounts).toEqual([{ amount: 2_550 }, { amount: 2_600 }])
  })

  test('is answered by a page too where the link has been paused meanwhile', async () => {
    const { slug } = await payments.makeLink({ state: 'paused' })
    const answer = await postForm({ link: slug })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      410,
      'text/html; charset=utf-8',
    ])
  })
})

describe('GET /api/payments/orders/{number}', () => {
  test('answers whoever holds the token, and nobody else', async () => {
    const { slug } = await payments.makeLink()
    const { order, statusUrl } = await payments.initiate(slug)
    const { pathname, search } = new URL(statusUrl)
    const answer = await payments.send(pathname + search)
    expect(await answer.json()).toEqual({
      number: order.number,
      status: 'pending',
      amount: 10_000,
      currency: 'INR',
      link: slug,
      updatedAt: expect.stringMatching(/Z$/),
    })
    const other = await payments.initiate(slug)
    const wrong = [`${pathname}?token=x`, pathname + new URL(other.statusUrl).search]
    for (const address of wrong) expect((await payments.send(address)).status).toBe(404)
    expect((await payments.send(pathname)).status).toBe(400)
    expect((await payments.send(`/api/payments/orders/none${search}`)).status).toBe(404)
  })
})

describe('without a gateway', () => {
  test('payments answer 503 and make no order, callbacks the usual 303', async () => {
    const { id, slug } = await payments.makeLink()
    const { gateway } = payments.options
    payments.options.gateway = undefined
    try {
      expect(await codeOf(await post({ link: slug }))).toEqual([503, 'gateway_not_configured'])
      expect((await payments.send(`/api/payments/redirect/${slug}`)).status).toBe(503)
      expect((await payments.callback('00')).status).toBe(303)
    } finally {
      payments.options.gateway = gateway
    }
    expect(await ordersOf(id)).toHaveLength(0)
  })
})
