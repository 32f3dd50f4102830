import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'

import { startWebhookReceiver } from '../support/fakes/webhookReceiver.js'
import { adminKey } from '../support/adminKey.js'
import { type Demo, openBrowser, withBrowser } from '../support/openBrowser.js'
import { choose, fillForm, save } from '../support/staffForm.js'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

type Docs<T> = { docs: T[] }

withBrowser('a member of staff', () => {
  let demo: Demo
  let page: Page

  beforeAll(async () => {
    demo = await openBrowser()
    page = await demo.newPage()
    await demo.signIn(page)
  }, 420_000)

  afterAll(() => demo.stop())

  const open = (path: string) => page.goto(`${demo.url}/admin${path}`)
  /** A click can be lost before the page's script runs. */
  const follow = async (link: string) => {
    const href = await page.locator(link).first().getAttribute('href')
    await page.goto(demo.url + (href ?? ''))
  }
  const site = () => demo.url.replace('127.0.0.1', 'localhost')

  async function call<T>(path: string, json?: object): Promise<T> {
    const answer = await fetch(demo.url + path, {
      method: json ? 'POST' : 'GET',
      headers: { 'x-api-key': adminKey, 'content-type': 'application/json' },
      ...(json && { body: JSON.stringify(json) }),
    })
    return (await answer.json()) as T
  }

  /** What axe finds in a part of the page that is ours. */
  async function axeFindings(part: string): Promise<string[]> {
    await page.evaluate(axeSource)
    return page.evaluate<string[]>(
      `axe.run('${part}', { resultTypes: ['violations'] }).then(({ violations }) =>
        violations.map(({ id, nodes }) => id + ' ' + nodes[0].html))`,
    )
  }

  /** Repeats a request until the answer is as expected. */
  async function until<T>(read: () => Promise<T>, isRight: (found: T) => boolean): Promise<T> {
    let found = await read()
    for (let tries = 0; tries < 150 && !isRight(found); tries += 1) {
      await sleep(200)
      found = await read()
    }
    return found
  }

  test('publishes a course, and visitors find it', async () => {
    const slug = `made-by-staff-${String(Date.now())}`
    await open('/collections/courses/create')
    await fillForm(page, {
      '#field-title': 'Made by staff',
      '#field-slug': slug,
      '#field-summary': 'A course that came about in a browser.',
    })
    await save(page)
    const listed = await call<{ title?: string }>(`/api/lms/courses/${slug}`)
    expect(listed.title).toBe('Made by staff')
    const answer = await page.goto(`${site()}/courses/${slug}`)
    expect(answer?.status()).toBe(200)
    expect(await page.textContent('h1')).toBe('Made by staff')
  }, 300_000)

  test('works on a lead: changes its status, writes a note, and the timeline shows at once who did what', async () => {
    const email = `ada-${String(Date.now())}@analytical.example`
    const body = { name: 'Ada Lovelace', email, company: 'Analytical Engines' }
    const { challengeId } = await call<{ challengeId: string }>('/api/demo', body)
    const mails = await until(
      () => call<Docs<{ text: string }>>(`/api/dev/mailbox?to=${email}`),
      ({ docs }) => docs.length > 0,
    )
    const code = /^\d{6}$/m.exec(mails.docs[0]?.text ?? '')?.[0]
    await call('/api/demo', { ...body, otp: { challengeId, code } })
    const query = `where[email][equals]=${email}`
    const lead = (await call<Docs<{ id: string }>>(`/api/leads?${query}`)).docs[0]

    await open(`/collections/leads?search=${encodeURIComponent(email)}`)
    await follow('tbody a:has-text("Ada Lovelace")')
    expect(page.url()).toContain(String(lead?.id))
    expect(await page.locator('.record-summary').innerText()).toContain('Analytical Engines')
    await choose(page, 'status', 'Contacted')
    await fillForm(page, { '#field-notes': 'Called Ada: wants a demo in March.' })
    await save(page)
    const saved = await call<Docs<object>>(`/api/leads?${query}`)
    expect(saved.docs[0]).toMatchObject({
      status: 'contacted',
      notes: expect.stringContaining('March'),
    })
    // Without loading the page again.
    const moved = page.locator('#field-timeline li', { hasText: 'contacted' })
    await moved.first().waitFor()
    expect(await moved.first().innerText()).toContain('admin@')

    // The board, by keyboard.
    await open('/collections/leads/board')
    const stage = page.getByLabel('Stage of Ada Lovelace').first()
    await stage.focus()
    await stage.selectOption('qualified')
    await page.getByText('Ada Lovelace is now qualified.').waitFor()
    const read = () => call<Docs<{ status: string }>>(`/api/leads?${query}`)
    expect((await read()).docs[0]?.status).toBe('qualified')
    expect(await axeFindings('.lead-board')).toEqual([])

    await open(`/collections/leads/person?email=${encodeURIComponent(email)}`)
    await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor()
    expect(await page.locator('.person').innerText()).toContain('Leads 1')
    expect(await axeFindings('.person')).toEqual([])
  }, 300_000)

  test('makes a payment link, and refunds half of the order that a visitor paid with it', async () => {
    const slug = `link-by-staff-${String(Date.now())}`
    await open('/collections/payment-links/create')
    await fillForm(page, {
      '#field-title': 'A seat at the workshop',
      '#field-slug': slug,
      '#field-price__amount': '125',
    })
    await choose(page, 'state', 'active')
    await save(page)

    await payAsVisitor(slug)
    const query = `where[link.slug][equals]=${slug}&depth=0`
    const readOrder = async () =>
      (
        await call<Docs<{ id: string; status: string; refundedAmount: number }>>(
          `/api/orders?${query}`,
        )
      ).docs[0]
    const order = await until(readOrder, (found) => found?.status === 'paid')
    expect(order).toMatchObject({ status: 'paid' })

    await open(`/collections/orders/${String(order?.id)}`)
    await page.click('button:has-text("Refund")')
    await page.fill('#field-refund-amount', '62.50')
    await page.fill('#field-action-reason', 'One of two cannot come.')
    await page.click('.confirmation-modal button:has-text("Refund")')
    const refunded = await until(readOrder, (found) => found?.status === 'partially_refunded')
    expect(refunded).toMatchObject({ refundedAmount: 6_250 })
  }, 300_000)

  async function payAsVisitor(slug: string): Promise<void> {
    const visitor = await demo.newPage()
    await visitor.goto(`${site()}/api/payments/redirect/${slug}`)
    await visitor.waitForURL(/\/simulator\/gateway\//)
    await visitor.click('button[value=success]')
    await visitor.waitForURL(/\/payments\/result/)
    await visitor.close()
  }

  test('answers what the assistant could not, and the next visitor gets the answer', async () => {
    const message = 'Do you sell bicycles?'
    const unanswered = await call<{ grounded: boolean }>('/api/chat', { message })
    expect(unanswered.grounded).toBe(false)
    await open('/')
    await follow('a:has-text("Questions without an answer")')
    await page.goto(`${page.url()}&search=bicycles`)
    await follow(`tbody a:has-text("${message}")`)
    await fillForm(page, { '#field-faq-answer': 'Yes. The bicycles stand at the reception.' })
    await page.click('button:has-text("Publish the answer")')
    await page.waitForSelector('#field-faq >> text=bicycles')
    const answered = await until(
      () => call<{ grounded: boolean; answer: string }>('/api/chat', { message }),
      ({ grounded }) => grounded,
    )
    expect(answered).toMatchObject({ grounded: true, answer: expect.stringContaining('reception') })
  }, 300_000)

  test('registers a webhook, sees its secret once, and a test reaches the receiver', async () => {
    const receiver = await startWebhookReceiver()
    await open('/collections/webhooks/create')
    await fillForm(page, { '#field-url': receiver.url })
    await choose(page, 'events', 'lead.created')
    await save(page)
    const secret = page.locator('text=/whsec_[\\w+\\/=]+/').first()
    await secret.waitFor()
    const shown = /whsec_[\w+/=]+/.exec((await secret.textContent()) ?? '')?.[0] ?? ''
    expect(shown).toHaveLength(50)
    await page.click('button:has-text("Send a test")')
    await until(
      () => Promise.resolve(receiver.received.length),
      (count) => count > 0,
    )
    expect(receiver.received[0]).toMatchObject({ type: 'webhook.test' })
    await page.reload()
    await page.waitForSelector('#field-url')
    expect(await page.content()).not.toContain(shown)
    await receiver.stop()
  }, 300_000)
})
