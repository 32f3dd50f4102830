import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'

import { adminKey } from '../support/adminKey.js'
import { type Demo, openBrowser, withBrowser } from '../support/openBrowser.js'

const slug = 'pay-in-the-browser'
const buyer = { name: 'Ada Lovelace', email: 'ada@example.com' }

type Docs<T> = { docs: T[] }
type Order = { id: string; number: string; status: string; email?: string }

withBrowser('a visitor who pays for a course', () => {
  let demo: Demo
  /** Uses the host name that the gateway sends the visitor back to. */
  let site: string

  beforeAll(async () => {
    demo = await openBrowser()
    site = demo.url.replace('127.0.0.1', 'localhost')
    const { docs } = await admin<Docs<{ id: string }>>(
      '/api/courses?where[slug][equals]=eu-ai-act-in-a-day',
    )
    await admin('/api/payment-links', {
      title: 'A course, paid in the browser',
      slug,
      state: 'active',
      kind: 'gateway',
      price: { amount: 49_000, currency: 'INR' },
      course: docs[0]?.id,
    })
  }, 420_000)

  afterAll(() => demo.stop())

  async function admin<T>(path: string, json?: object): Promise<T> {
    const answer = await fetch(demo.url + path, {
      method: json ? 'POST' : 'GET',
      headers: { 'x-api-key': adminKey, 'content-type': 'application/json' },
      ...(json && { body: JSON.stringify(json) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${String(answer.status)} ${await answer.text()}`)
    return (await answer.json()) as T
  }

  /** From the link to the simulator's page, as the buyer. */
  async function reachGateway(page: Page): Promise<void> {
    await page.goto(`${site}/api/payments/redirect/${slug}`)
    await page.check('[name=session] >> nth=0')
    await page.fill('[name=name]', buyer.name)
    await page.fill('[name=email]', buyer.email)
    await page.click('form button')
    await page.waitForURL(/\/simulator\/gateway\//)
  }

  async function newestOrder(): Promise<Order | undefined> {
    return (await admin<Docs<Order>>('/api/orders?limit=1&sort=-createdAt')).docs[0]
  }

  async function untilStatus(status: string): Promise<void> {
    for (let tries = 0; tries < 150 && (await newestOrder())?.status !== status; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    expect(await newestOrder()).toMatchObject({ status })
  }

  test('chooses a date, sees the result, which fits a phone, gets a receipt, and is enrolled', async () => {
    const page = await demo.newPage()
    await reachGateway(page)
    expect(await page.textContent('h1')).toBe('₹490.00')
    await page.click('button[value=success]')
    await page.waitForURL(/\/payments\/result/)
    await page.waitForSelector('text=Your payment has arrived')
    for (const language of ['en', 'fr', 'ar']) {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(`${site}/payments/result?locale=${language}`)
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
    }
    await untilStatus('paid')
    const query = `where[learner.email][equals]=${buyer.email}`
    const enrolments = await admin<Docs<unknown>>(`/api/enrolments?${query}`)
    expect(enrolments.docs).toHaveLength(1)
    const mailbox = async () =>
      admin<Docs<{ subject: string }>>(`/api/dev/mailbox?to=${buyer.email}`)
    for (let tries = 0; tries < 100 && (await mailbox()).docs.length === 0; tries += 1) {
      await page.waitForTimeout(200)
    }
    expect((await mailbox()).docs.length).toBeGreaterThan(0)
    await page.close()
  })

  test.each([
    ['failure', 'failed', 'The payment did not go through'],
    ['abort', 'cancelled', 'The payment was cancelled'],
    ['duplicate', 'paid', 'Your payment has arrived'],
  ])('is told what %s means, and the order says so', async (outcome, status, words) => {
    const page = await demo.newPage()
    await reachGateway(page)
    await page.click(`button[value=${outcome}]`)
    await page.waitForURL(/\/payments\/result/)
    await page.waitForSelector(`text=${words}`)
    await untilStatus(status)
    await page.close()
  })

  test('can pay without JavaScript', async () => {
    const page = await demo.newPage({ javaScriptEnabled: false })
    await page.goto(`${site}/api/payments/redirect/${slug}`)
    await page.check('[name=session] >> nth=0')
    await page.fill('[name=name]', buyer.name)
    await page.fill('[name=email]', buyer.email)
    await page.click('form button')
    await page.click('form button')
    await page.click('button[value=success]')
    await page.click('form button')
    await page.waitForURL(/\/payments\/result/)
    await untilStatus('paid')
    await page.close()
  })

  test('whose callback is lost keeps a pending order', async () => {
    const page = await demo.newPage()
    await reachGateway(page)
    await page.click('button[value=silent]')
    await page.waitForSelector('text=Paid, and the shop was not told')
    expect(await newestOrder()).toMatchObject({ status: 'pending' })
    await page.close()
  })
})
