import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { siteFonts } from '../../../src/platform/siteFonts.js'
import { until } from '../../platform/jobs/until.js'
import { asRole, type Caller } from '../leads/asRole.js'
import { bookableCourse } from './support/bookableCourse.js'
import { type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
let roles: Record<'editor' | 'finance' | 'viewer' | 'sales', Caller>
beforeAll(async () => {
  payments = await startPayments()
  const call = async (role: 'editor' | 'finance' | 'viewer' | 'sales') =>
    (await asRole(payments, role)).call
  roles = {
    editor: await call('editor'),
    finance: await call('finance'),
    viewer: await call('viewer'),
    sales: await call('sales'),
  }
})
afterAll(() => payments.stop())

const hour = 3_600_000
const inTime = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
const redirect = (slug: string, headers: Record<string, string> = {}, method = 'GET') =>
  payments.send(`/api/payments/redirect/${slug}`, { method, headers })
const visitsOf = async (id: string) =>
  ((await (await payments.callAsAdmin(`/api/payment-links/${id}`)).json()) as { visits: number })
    .visits

describe('a link to pay by', () => {
  test('answers a page with preview tags that sends itself on by nonce', async () => {
    const { slug } = await payments.makeLink({ title: 'Seat <1> & "more"' })
    const answer = await redirect(slug)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('property="og:title" content="Seat &lt;1&gt; &amp; &quot;more&quot;"')
    expect(html).toMatch(/og:description" content="₹100"/)
    expect(html).toMatch(/og:image" content="http:\/\/localhost:3000\/api\/og\?[^"]*sig=/)
    expect(html).toContain(
      'property="og:image:alt" content="Seat &lt;1&gt; &amp; &quot;more&quot;"',
    )
    expect(html).toContain('property="og:locale" content="en_GB"')
    expect(html).toContain('property="product:price:amount" content="100.00"')
    const policy = answer.headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(html).toContain(`<script nonce="${String(nonce)}">`)
    expect(policy).toContain("default-src 'none'")
    expect(html).toMatch(/<form method="post" action="\/api\/payments\/initiate\?locale=en">/)
    expect(html).toMatch(/<button>/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('asks for a new form once its payment was begun 99 times', async () => {
    const { slug: link } = await payments.makeLink()
    const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const token = tokenIn(await (await redirect(link)).text())
    const { order } = await payments.initiate(link, { token })
    await payments.callback(payments.encResp(order, { order_status: 'Failure' }))
    await payments.query(sql`
      insert into payment_attempts (id, order_id, gateway_order_id, status, sent_at)
      select gen_random_uuid(), id, number || lpad(attempt::text, 2, '0'), 'failed', now()
      from orders, generate_series(2, 99) as attempt where number = ${order.number}`)
    const answer = await payments.send('/api/payments/initiate', { json: { link, token } })
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { errors: [{ path: '/token', code: 'invalid_token' }] },
    ])
    const page = await payments.send('/api/payments/initiate', { form: { link, token } })
    expect(page.status).toBe(422)
    const anew = tokenIn(await page.text())
    expect([anew === '', anew === token]).toEqual([false, false])
    expect(await payments.orderOf(order.number)).toMatchObject({ status: 'failed' })
  })

  test('is set in the letters of the site, which its policy lets it load from here alone, and with the contrast that is asked for', async () => {
    const { slug } = await payments.makeLink()
    const answer = await redirect(slug)
    expect(answer.headers.get('content-security-policy')).toContain("; font-src 'self';")
    const html = await answer.text()
    expect(html).toContain(siteFonts().faces)
    expect(html).toMatch(/font:16px\/1\.5 Inter,'Inter stand-in'/)
    expect(html).toMatch(/@media\(prefers-contrast:more\)\{:root\{--edge:var\(--ink\)/)
  })

  test('shows the logo, that of the dark scheme in the dark, or else the name', async () => {
    const { payload } = payments
    const { slug } = await payments.makeLink()
    const named = await (await redirect(slug)).text()
    expect(named).toMatch(/<p class="brand"><a href="\/" dir="auto">[^<]+<\/a>/)
    const draw = async (name: string) => {
      const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"/>')
      const file = { name, data, size: data.length, mimetype: 'image/svg+xml' }
      return payload.create({ collection: 'media', data: { alt: 'A <logo>' }, file })
    }
    const [light, dark] = [await draw('pay-light.svg'), await draw('pay-dark.svg')]
    const setLogo = (logo: { light: string | null; dark: string | null }) =>
      payload.updateGlobal({ slug: 'branding', data: { logo } })
    await setLogo({ light: light.id, dark: dark.id })
    const drawn = await (await redirect(slug)).text()
    expect(drawn).toMatch(
      /<source media="\(prefers-color-scheme:dark\)" srcset="\/api\/media\/file\/pay-dark\.svg">/,
    )
    expect(drawn).toMatch(
      /<img src="\/api\/media\/file\/pay-light\.svg" alt="[^"]+" width="90" height="30">/,
    )
    await setLogo({ light: null, dark: null })
    expect(await (await redirect(slug)).text()).not.toContain('<img')
  })

  test('sells its course only while that is published; payments under way are taken all the same', async () => {
    const { id, slug: course } = await bookableCourse(payments.payload)
    const price = { amount: 12_000, currency: 'EUR' }
    const { slug } = await payments.makeLink({ course: id, price })
    const elsewhere = { kind: 'external', target: 'https://shop.example/', course: id }
    const { slug: external } = await payments.makeLink(elsewhere)
    const courseOf = async (link: string) => {
      const answer = await payments.send('/api/payments/links?limit=100')
      const { docs } = (await answer.json()) as { docs: { slug: string; course: string | null }[] }
      return docs.find((one) => one.slug === link)?.course
    }
    const set = (_status: string) =>
      payments.callAsAdmin(`/api/courses/${id}`, { method: 'PATCH', json: { _status } })
    expect(await courseOf(slug)).toBe(course)
    const { order } = await payments.initiate(slug, { customer: { email: 'ada@a.example' } })
    await set('draft')
    expect([await courseOf(slug), await courseOf(external)]).toEqual([undefined, null])
    expect([(await redirect(slug)).status, (await redirect(external)).status]).toEqual([410, 302])
    const refused = await payments.send('/api/payments/initiate', { json: { link: slug } })
    expect([refused.status, await refused.json()]).toMatchObject([410, { code: 'link_inactive' }])
    await payments.callback(payments.encResp(order, { tracking_id: payments.capture(order) }))
    expect(await payments.orderOf(order.number)).toMatchObject({ status: 'paid', attention: null })
    await set('published')
    expect(await courseOf(slug)).toBe(course)
  })

  test('makes no order and counts people only, however often it is read', async () => {
    const { id, slug } = await payments.makeLink()
    const browser = { 'user-agent': 'Mozilla/5.0 (Macintosh) Safari/605.1.15' }
    await redirect(slug, browser)
    await redirect(slug, browser, 'HEAD')
    await redirect(slug, { 'user-agent': 'TelegramBot (like TwitterBot)' })
    await until(async () => (await visitsOf(id)) === 1)
    const orders = await payments.query(sql`select 1 from orders where link_id = ${id}`)
    expect(orders).toHaveLength(0)
  })

  test('asks for the address where it enrols in a course, and does not send itself on', async () => {
    const course = await payments.payload.create({
      collection: 'courses',
      data: { title: 'C', slug: 'c', summary: 's', price: {}, _status: 'published' },
    })
    const { slug } = await payments.makeLink({ course: course.id })
    const html = await (await redirect(slug)).text()
    expect(html).toContain('name="email"')
    expect(html).not.toContain('<script')
    const list = await payments.send('/api/payments/links')
    expect(await list.json()).toMatchObject({
      docs: expect.arrayContaining([expect.objectContaining({ slug, course: 'c' })]),
    })
  })

  test('does not ask a learner who is signed in, whose proven address the order has', async () => {
    const course = await payments.payload.create({
      collection: 'courses',
      data: { title: 'D', slug: 'd', summary: 's', price: {}, _status: 'published' },
    })
    const { slug } = await payments.makeLink({ course: course.id })
    const { findBuyer } = payments.options
    payments.options.findBuyer = async () => ({ email: 'known@a.example', name: 'Known' })
    try {
      const html = await (await redirect(slug)).text()
      expect(html).not.toContain('name="email"')
      expect(html).toContain('<script')
      const { order } = await payments.initiate(slug)
      expect(await payments.orderOf(order.number)).toMatchObject({
        customer: { email: 'known@a.example', name: 'Known' },
      })
    } finally {
      Object.assign(payments.options, { findBuyer })
    }
  })

  test('leads home from its name, in its own language and letters', async () => {
    const { slug } = await payments.makeLink()
    const page = async (path: string) => (await redirect(path)).text()
    expect(await page(slug)).toContain('<p class="brand"><a href="/" dir="auto">')
    const arabic = await page(`${slug}?locale=ar`)
    expect(arabic).toContain('<p class="brand"><a href="/?locale=ar" dir="auto">')
    expect(arabic).toContain(":lang(ar) body{font-family:'Noto Sans Arabic'")
    for (const { url } of siteFonts().arabic) {
      expect(arabic).toContain(`<link rel="preload" as="font" href="${url}"`)
    }
    const closed = await page('nobody-made-this?locale=fr')
    expect(closed).toContain('<a class="button" href="/?locale=fr">Aller à la page d’accueil</a>')
  })

  test('is written by editors, read by finance, and neither by other roles or visitors', async () => {
    const { id } = await payments.makeLink()
    const json = {
      title: 'x',
      slug: 'by-role',
      kind: 'external',
      state: 'draft',
      target: 'https://a.example/',
    }
    const statuses = async (call: Caller) => [
      (
        await call('/api/payment-links', {
          method: 'POST',
          json: { ...json, slug: `r-${Math.random()}`.replace('.', '') },
        })
      ).status,
      (await call(`/api/payment-links/${id}`)).status,
      (await call(`/api/payment-links/${id}`, { method: 'PATCH', json: { title: 'y' } })).status,
    ]
    expect(await statuses(roles.editor)).toEqual([201, 200, 200])
    expect(await statuses(roles.finance)).toEqual([403, 200, 403])
    expect(await statuses(roles.viewer)).toEqual([403, 403, 403])
    expect(await statuses((path, call) => payments.send(path, call))).toEqual([403, 403, 403])
  })

  test('that has orders is archived, not deleted', async () => {
    const { id, slug } = await payments.makeLink()
    await payments.initiate(slug)
    const path = `/api/payment-links/${id}`
    expect((await payments.callAsAdmin(path, { method: 'DELETE' })).status).toBe(409)
    const json = { state: 'archived' }
    expect((await payments.callAsAdmin(path, { method: 'PATCH', json })).status).toBe(200)
  })

  test.each([
    [{ price: { currency: 'EUR' } }],
    [{ price: { amount: 10 }, amountMode: 'open', min: 5 }],
    [{ amountMode: 'open', price: { currency: 'EUR' }, min: 9, max: 5 }],
    [{ price: { amount: 1.5, currency: 'EUR' } }],
    [{ price: { amount: 0, currency: 'EUR' } }],
    [{ price: { amount: 1e12, currency: 'EUR' } }],
    [{ availableFrom: inTime(hour), availableUntil: inTime(0) }],
    [{ maxUses: 0 }],
    [{ slug: 'Not A Slug' }],
  ])('is not saved with %j', async (fields) => {
    await expect(payments.makeLink(fields)).rejects.toThrow('errors')
  })
})
