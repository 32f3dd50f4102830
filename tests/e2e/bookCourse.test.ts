import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'

import { adminKey } from '../support/adminKey.js'
import { type Badge, badgeVerifier } from '../modules/learning/certificates/badgeVerifier.js'
import { type Demo, openBrowser, withBrowser } from '../support/openBrowser.js'
import { readPdf } from '../support/readPdf.js'
import { codeFor, takeQuiz } from './learnerSteps.js'

const slug = 'booked-in-the-browser'
const stamp = String(Date.now())
const buyer = { name: 'Ada Lovelace', email: `ada-${stamp}@acme.example` }
const colleague = { name: 'Grace Hopper', email: `grace-${stamp}@acme.example` }

type Docs<T> = { docs: T[] }
type Node = Record<string, unknown>

withBrowser('a company that books a course for two', () => {
  let demo: Demo
  /** Uses the host name that the gateway sends the payer back to. */
  let site: string

  beforeAll(async () => {
    demo = await openBrowser()
    site = demo.url.replace('127.0.0.1', 'localhost')
    // The lessons and the quiz of the sample course, with a price and a date.
    const found = await admin<Docs<{ syllabus: Node[] }>>(
      '/api/courses?where[slug][equals]=ai-literacy-essentials&depth=0',
    )
    const { doc } = await admin<{ doc: { id: string } }>('/api/courses', {
      title: 'Booked in the browser',
      slug,
      summary: 'A course with a price and a date.',
      format: 'online',
      price: { amount: 24_000, currency: 'EUR' },
      certificate: true,
      syllabus: withoutIds(found.docs[0]?.syllabus ?? []),
      _status: 'published',
    })
    const startsAt = new Date(Date.now() + 40 * 86_400_000).toISOString()
    await admin('/api/course-sessions', {
      course: doc.id,
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
      timeZone: 'Europe/Paris',
      mode: 'online',
      capacity: 5,
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

  /** A copy as a new document takes it. */
  function withoutIds(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(withoutIds)
    if (typeof value !== 'object' || value === null) return value
    const kept = Object.entries(value).filter(([name]) => name !== 'id')
    return Object.fromEntries(kept.map(([name, inner]) => [name, withoutIds(inner)]))
  }

  /** From the course to the gateway, without a script. */
  async function book(page: Page): Promise<void> {
    await page.goto(`${site}/courses/${slug}`)
    await page.click('.session a.button')
    expect(await page.locator('.seat:visible').count()).toBe(0)
    await page.selectOption('#quantity', '2')
    expect(await page.locator('.seat:visible legend').allInnerTexts()).toEqual(['Person 2'])
    expect(await page.locator('.total:visible .price').innerText()).toBe('€480')
    await page.fill('#name', buyer.name)
    await page.fill('#email', buyer.email)
    await page.fill('#name2', colleague.name)
    await page.click('button[value=book]')
    expect(await page.locator('.summary-list').innerText()).toBe(
      'Enter the email address of person 2',
    )
    expect(await page.inputValue('#name2')).toBe(colleague.name)
    await page.fill('#email2', colleague.email)
    await page.click('summary:text-is("Add company details to the invoice")')
    await page.fill('#company', 'Acme Ltd')
    await page.click('button[value=book]')
    await page.click('#pass-on button')
  }

  /** The certificate as a PDF with the holder's name, and its badge as a verifier that is not ours checks it. */
  async function checkCertificate(page: Page): Promise<void> {
    const pdf = await page.locator('.certificate-actions a[href*=".pdf"]').getAttribute('href')
    const printed = await fetch(demo.url + (pdf ?? ''))
    const { text } = await readPdf(Buffer.from(await printed.arrayBuffer()))
    expect(text).toContain(colleague.name)
    const address = `${site}${(pdf ?? '').replace(/\.pdf.*/, '/badge')}`
    const json = async <T>(url: string) => (await (await fetch(url)).json()) as T
    const badge = await json<Badge>(address)
    expect(badge.credentialSubject.achievement.name).toBe('Booked in the browser')
    expect(await badgeVerifier(json)(badge)).toBe(true)
  }

  async function signIn(page: Page, email: string): Promise<void> {
    await page.goto(`${site}/learn/sign-in`)
    await page.fill('#email', email)
    await page.click('button:text-is("Continue")')
    await page.fill('#code', await codeFor(page, demo.url, email))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/learn\?signed=in$/)
  }

  test('can go back to a form that named faults, and to the one before with the people on it', async () => {
    const page = await demo.newPage()
    await page.goto(`${site}/courses/${slug}`)
    await page.click('.session a.button')
    await page.selectOption('#quantity', '2')
    await page.fill('#name2', colleague.name)
    await page.click('button[value=book]')
    await page.waitForSelector('.summary')
    await page.goto(`${site}/policies`)
    await page.goBack()
    expect(await page.locator('#name').isVisible()).toBe(true)
    await page.goBack()
    expect(await page.inputValue('#name2')).toBe(colleague.name)
    await page.context().close()
  })

  test('pays, gets the invoice, and its colleague learns, fails, passes and has a certificate', async () => {
    const page = await demo.newPage({ javaScriptEnabled: false })
    await book(page)
    await page.click('button[value=success]')
    await page.click('form button')
    await page.waitForURL(/\/payments\/result/)
    await page.waitForSelector('text=Your payment has arrived', { timeout: 90_000 })
    const people = await page.locator('.booking-people').innerText()
    for (const { name, email } of [buyer, colleague]) {
      expect(people.split('\n')).toEqual(expect.arrayContaining([name, email]))
    }
    const href = await page.locator('a:has-text("INV-")').getAttribute('href')
    const invoice = await fetch((href ?? '').replace('localhost', '127.0.0.1'))
    expect(invoice.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await invoice.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const file = await page.locator('a:text-is("Add to calendar")').getAttribute('href')
    const calendar = await fetch(demo.url + (file ?? ''))
    expect(calendar.headers.get('content-type')).toContain('text/calendar')
    expect(await calendar.text()).toContain('SUMMARY:Booked in the browser')
    await page.context().close()

    const buyers = await demo.newPage({ javaScriptEnabled: false })
    await signIn(buyers, buyer.email)
    await buyers.goto(`${site}/learn/bookings`)
    expect(await buyers.locator('a:text-is("Add to calendar")').getAttribute('href')).toBe(file)
    await buyers.context().close()

    const learner = await demo.newPage({ javaScriptEnabled: false })
    await signIn(learner, colleague.email)
    await learner.click('a:has-text("Start the course")')
    for (let lesson = 0; lesson < 5; lesson += 1) {
      await learner.waitForSelector('button[value=done]')
      await learner.click('button[value=done]')
    }
    await takeQuiz(learner, { mistakes: 6 })
    const result = learner.locator('.quiz h2')
    expect(await result.innerText()).toBe('50% right: not passed yet')
    await learner.click('a:text-is("Try again")')
    await takeQuiz(learner, { mistakes: 0 })
    expect(await result.innerText()).toContain('You passed with 100% right')
    await learner.click('a:text-is("See your certificate")')
    await learner.waitForSelector('.certificate')
    expect(await learner.locator('.certificate').innerText()).toContain(colleague.name)
    await checkCertificate(learner)
    await learner.context().close()
  })
})
