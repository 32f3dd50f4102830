import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'

import { startWebhookReceiver } from '../support/fakes/webhookReceiver.js'
import { adminKey } from '../support/adminKey.js'
import { findViolations } from '../support/findViolations.js'
import { type Demo, openBrowser, withBrowser } from '../support/openBrowser.js'
import { choose, fillForm, save } from '../support/staffForm.js'
import { bookFree, codeFor } from './learnerSteps.js'
import { boldWords, fillIn, pick, press } from './staffGuide.js'

type Docs<T> = { docs: T[] }

withBrowser('a member of staff who follows the guide', () => {
  let demo: Demo
  let page: Page

  beforeAll(async () => {
    demo = await openBrowser()
    page = await demo.newPage({ viewport: { width: 1600, height: 1000 } })
    await demo.signIn(page)
  }, 420_000)

  afterAll(() => demo.stop())

  const open = (path: string) => page.goto(`${demo.url}/admin${path}`)
  /** A click can be lost before the page's script runs. */
  const follow = async (link: string) => {
    const href = await page.locator(link).first().getAttribute('href')
    await page.goto(demo.url + (href ?? ''))
  }
  /** Opens what the box on the first page finds in a list. */
  const find = async (words: string, list: string) => {
    const [label = '', button = ''] = boldWords(2)
    await open('/')
    await page.getByLabel(label).fill(words)
    await press(page, button)
    await page.waitForURL(/\/admin\/(?:find|collections)/)
    if (!page.url().includes('/admin/find')) return
    expect(await axeFindings('.find')).toEqual([])
    await follow(`.find section:has(h2:text("${list}")) tbody a`)
  }
  const saved = () => page.waitForSelector('.payload-toast-container .toast-success')
  const site = () => demo.url.replace('127.0.0.1', 'localhost')

  async function call<T>(path: string, json?: object): Promise<T> {
    const answer = await fetch(demo.url + path, {
      method: json ? 'POST' : 'GET',
      headers: { 'x-api-key': adminKey, 'content-type': 'application/json' },
      ...(json && { body: JSON.stringify(json) }),
    })
    return (await answer.json()) as T
  }

  const axeFindings = (part: string) => findViolations(page, part)

  /** Repeats a request until the answer is as expected. */
  async function until<T>(read: () => Promise<T>, isRight: (found: T) => boolean): Promise<T> {
    let found = await read()
    for (let tries = 0; tries < 150 && !isRight(found); tries += 1) {
      await sleep(200)
      found = await read()
    }
    return found
  }

  test('writes, translates and publishes a course as the guide says, and sees what changed', async () => {
    const [courses, create, title = '', summary = '', saveDraft, french = ''] = boldWords(4)
    const [, , , , , , , , , publish, whatChanged, compare] = boldWords(4)
    const name = `Made by staff ${String(Date.now())}`
    await open('?locale=en')
    await press(page, courses)
    await press(page, create)
    await fillIn(page, { [title]: name, [summary]: 'A course that came about in a browser.' })
    await press(page, saveDraft)
    await saved()
    await page.click('.localizer button')
    await press(page, french)
    await page.waitForURL(/locale=fr/)
    await fillIn(page, { [title]: 'Fait par l’équipe', [summary]: 'Un cours.' })
    await press(page, publish)
    const slug = await page.inputValue('#field-slug')
    const listed = await until(
      () => call<{ title?: string }>(`/api/lms/courses/${slug}`),
      ({ title: shown }) => shown === name,
    )
    expect(listed.title).toBe(name)
    const changes = page.getByRole('region', { name: whatChanged })
    await changes.getByText('published it').waitFor()
    expect(await changes.innerText()).toContain('set the title in French to “Fait par l’équipe”')
    expect(await axeFindings('#field-changes')).toEqual([])
    await press(page, compare)
    await page.waitForURL(/\/versions\//)
    await open('?locale=en')
    const answer = await page.goto(`${site()}/courses/${slug}?locale=fr`)
    expect(answer?.status()).toBe(200)
    expect(await page.textContent('h1')).toBe('Fait par l’équipe')
  })

  test('works on a lead: changes its status, writes a note, and the timeline shows at once who did what', async () => {
    const email = `ada-${String(Date.now())}@analytical.example`
    const body = { name: 'Ada Lovelace', email, company: 'Analytical Engines' }
    const { challengeId } = await call<{ challengeId: string }>('/api/demo', body)
    const code = await codeFor(page, demo.url, email)
    await call('/api/demo', { ...body, otp: { challengeId, code } })
    const query = `where[email][equals]=${email}`
    const read = () => call<Docs<{ id: string; status: string }>>(`/api/leads?${query}`)
    const lead = (await read()).docs[0]

    const [, , status, contacted, notes = '', saving, leads, moveTo, , board] = boldWords(2)
    await find(email, 'Leads')
    expect(page.url()).toContain(String(lead?.id))
    expect(await page.locator('.record-summary').innerText()).toContain('Analytical Engines')
    await pick(page, status, contacted)
    await fillIn(page, { [notes]: 'Called Ada: wants a demo in March.' })
    await press(page, saving)
    await saved()
    const kept = await call<Docs<object>>(`/api/leads?${query}`)
    expect(kept.docs[0]).toMatchObject({
      status: 'contacted',
      notes: expect.stringContaining('March'),
    })
    // Without loading the page again.
    const moved = page.locator('#field-timeline li', { hasText: 'contacted' })
    await moved.first().waitFor()
    expect(await moved.first().innerText()).toContain('admin@')

    // Several at once, from the list.
    await press(page, leads)
    await page.fill('.search-filter__input, .search-bar input', email)
    await page.waitForURL((url) => url.searchParams.get('search') === email)
    await page.locator('tbody tr:only-child').waitFor()
    await page.check('tbody input[type=checkbox]')
    await press(page, moveTo)
    await press(page, 'Qualified')
    await page.getByText('Move to Qualified: 1 lead.').waitFor()
    expect((await read()).docs[0]?.status).toBe('qualified')

    // The board, by keyboard.
    await press(page, board)
    // Others of this name may be on it.
    const card = page.locator('li', { has: page.locator(`a[href*="${String(lead?.id)}"]`) })
    const stage = card.getByLabel('Stage of Ada Lovelace')
    await stage.focus()
    await stage.selectOption('won')
    await page.getByText('Ada Lovelace is now won.').waitFor()
    expect((await read()).docs[0]?.status).toBe('won')
    expect(await axeFindings('.lead-board')).toEqual([])

    await open(`/collections/leads/person?email=${encodeURIComponent(email)}`)
    await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor()
    expect(await page.locator('.person').innerText()).toContain('Leads 1')
    expect(await axeFindings('.person')).toEqual([])
  })

  test('makes a payment link, and refunds half of the order that a visitor paid with it', async () => {
    const slug = `link-by-staff-${String(Date.now())}`
    await open('/collections/payment-links/create')
    await fillForm(page, {
      '#field-title': 'A seat at the workshop',
      '#field-slug': slug,
      '#field-price__amount': '125',
    })
    await choose(page, 'state', 'Active')
    await save(page)

    await payAsVisitor(slug)
    const query = `where[link.slug][equals]=${slug}&depth=0`
    const readOrder = async () =>
      (
        await call<Docs<{ number: string; status: string; refundedAmount: number }>>(
          `/api/orders?${query}`,
        )
      ).docs[0]
    const order = await until(readOrder, (found) => found?.status === 'paid')

    const [, refund = '', reason = ''] = boldWords(7)
    await find(order?.number ?? '', 'Orders')
    await press(page, refund)
    await page.fill('#field-refund-amount', '62.50')
    await fillIn(page, { [reason]: 'One of two cannot come.' })
    await page.getByRole('dialog').getByRole('button', { name: refund, exact: true }).click()
    await page.locator('.toast-success', { hasText: '62.50 goes back to' }).waitFor()
    const refunded = await until(readOrder, (found) => found?.status === 'partially_refunded')
    expect(refunded).toMatchObject({ refundedAmount: 6_250 })
  })

  async function payAsVisitor(slug: string): Promise<void> {
    const visitor = await demo.newPage()
    await visitor.goto(`${site()}/api/payments/redirect/${slug}`)
    await visitor.waitForURL(/\/simulator\/gateway\//)
    await visitor.click('button[value=success]')
    await visitor.waitForURL(/\/payments\/result/)
    await visitor.close()
  }

  test('answers what the assistant could not, and the next visitor gets the answer', async () => {
    const message = 'Do you sell tandems?'
    const unanswered = await call<{ grounded: boolean }>('/api/chat', { message })
    expect(unanswered.grounded).toBe(false)
    const [unansweredQuestions, answerField = '', publish, reviewed] = boldWords(3)
    await open('/')
    await follow(`a:has-text("${unansweredQuestions ?? ''}")`)
    await page.goto(`${page.url()}&search=tandems`)
    await follow(`tbody a:has-text("${message}")`)
    await fillIn(page, { [answerField]: 'Yes. The tandems stand at the reception.' })
    await press(page, publish)
    await page.waitForSelector('#field-faq >> text=tandems')
    const answered = await until(
      () => call<{ grounded: boolean; answer: string }>('/api/chat', { message }),
      ({ grounded }) => grounded,
    )
    expect(answered).toMatchObject({ grounded: true, answer: expect.stringContaining('reception') })

    await call('/api/chat', { message: 'Do you sell unicorns?' })
    await open('/collections/chat-questions?search=unicorns')
    await page.check('tbody input[type=checkbox]')
    await press(page, reviewed)
    await page.getByText('Mark as reviewed: 1 question.').waitFor()
    const left = 'where[reviewed][not_equals]=true&where[question][like]=unicorns'
    expect((await call<Docs<object>>(`/api/chat-questions?${left}`)).docs).toEqual([])
  })

  test('plans a date, sees who is booked, and marks who came', async () => {
    const [dates, create, course, starts, ends, capacity = '', saving, attendance] = boldWords(5)
    const title = `Held on a date ${String(Date.now())}`
    const made = await call<{ doc: { slug: string } }>('/api/courses', {
      ...{ title, summary: 'S', _status: 'published' },
    })
    await open('/')
    await press(page, dates)
    await press(page, create)
    await page.locator('label', { hasText: course }).first().waitFor()
    // Of related documents the select shows the first ten until somebody types.
    await page.click('#field-course .rs__control')
    await page.keyboard.type(title)
    await page.click(`#field-course .rs__option:has-text("${title}")`)
    await pickTime(starts, '12/02/2030 9:00 AM')
    await pickTime(ends, '12/02/2030 5:00 PM')
    await fillIn(page, { [capacity]: '12' })
    await press(page, saving)
    await saved()
    const name = await bookFree(page, demo.url, made.doc.slug)
    await press(page, attendance)
    await page.getByText('1 sold').waitFor()

    const [, , notHere = '', here = ''] = boldWords(6)
    const person = page.getByRole('switch', { name })
    expect(await person.innerText()).toContain(notHere)
    await person.click()
    await page.locator('[aria-checked=true]').getByText(here).waitFor()
    await page.getByText('1 of 1 here').waitFor()
  })

  async function pickTime(label = '', time: string): Promise<void> {
    const field = page
      .locator('.field-type', { has: page.locator('label', { hasText: label }) })
      .last()
    const input = field.locator('.react-datepicker__input-container input')
    await input.fill(time)
    await input.press('Enter')
  }

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
  })
})
