import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { build } from 'esbuild'
import { type Browser, chromium, type Page } from 'playwright-core'

import { makeDates } from '../../modules/learning/makeDates.js'
import { codeIn, type Forms, startForms } from '../../modules/leads/startForms.js'
import { browserPath } from '../../support/browserPath.js'
import { withBrowser } from '../../support/openBrowser.js'
import { routeOnce } from '../../support/routeOnce.js'
import { apps } from './apps.js'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

withBrowser('the elements on a page of another site', () => {
  let foyer: Forms
  let browser: Browser
  let server: Server
  let site: string
  const bodies = new Map<string, string>()

  beforeAll(async () => {
    foyer = await startForms({ TRUSTED_PROXY_HOPS: '0' })
    await writeMore()
    browser = await chromium.launch({
      executablePath: browserPath,
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    server = createServer(({ url = '' }, response) => {
      if (url === '/app.js') return response.end(bodies.get(url))
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('content-security-policy', policy(foyer.url))
      return response.end(bodies.get(url.split('?', 1)[0] ?? ''))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    site = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
    await allow([site])
  }, 420_000)

  afterAll(async () => {
    server.close()
    await browser.close()
    await foyer.stop()
  })

  /** Nothing inline, nothing evaluated, no text as markup: only what the guide asks for. */
  const policy = (foyer: string) =>
    `default-src 'none'; script-src ${foyer} 'self'; connect-src ${foyer}; img-src ${foyer}; ` +
    "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'"

  const allow = (origins: string[]) =>
    foyer.callAsAdmin('/api/globals/embedding', { method: 'POST', json: { origins } })

  const codeFor = async (address: string) => codeIn(await foyer.mailTo(address, /^\d{6}$/m))

  /** What the elements show beside the forms' own content. */
  async function writeMore() {
    const published = { _status: 'published' }
    const answer = 'A refund takes ten working days. Ask for it within thirty days of the course.'
    const faq = { question: 'How long does a refund take?', answer, ...published }
    await foyer.callAsAdmin('/api/faqs', { method: 'POST', json: faq })
    for (const slug of ['one', 'two', 'three']) {
      const json = { title: `Refund ${slug}`, slug, summary: 'About it.', ...published }
      const made = await foyer.callAsAdmin('/api/courses', { method: 'POST', json })
      const { doc } = (await made.json()) as { doc: { id: string } }
      const startsAt = { one: '2020-12-01T09:00:00Z', three: '2099-12-01T09:00:00Z' }[slug]
      if (startsAt) await makeDates(foyer.payload, doc.id, [{ startsAt }])
    }
    const link = { title: 'A seat', slug: 'a-seat', kind: 'gateway', state: 'active' }
    const price = { amount: 49_050, currency: 'HUF' }
    const json = { ...link, amountMode: 'fixed', price }
    const response = await foyer.callAsAdmin('/api/payment-links', { method: 'POST', json })
    expect(response.status).toBe(201)
    // More than a page of the list holds, all of them newer.
    for (let at = 0; at < 101; at += 1) {
      const other = { ...json, slug: `seat-${String(at)}` }
      await foyer.callAsAdmin('/api/payment-links', { method: 'POST', json: other })
    }
  }

  /** Opens a page with this markup; what it may not do, or cannot, is noted. */
  async function open(markup: string, options: { lang?: string; bypassCSP?: boolean } = {}) {
    const { lang = 'en', bypassCSP = false } = options
    const { script } = (await (await foyer.call('/api/embed')).json()) as {
      script: { url: string; integrity: string }
    }
    const address = foyer.url + new URL(script.url).pathname
    bodies.set(
      '/page',
      `<!doctype html><html lang="${lang}"><title>A site</title>
      <script defer crossorigin="anonymous" src="${address}" integrity="${script.integrity}"></script>
      <main><h1>A site</h1>${markup}</main></html>`,
    )
    const context = await browser.newContext({ bypassCSP, locale: 'en-GB' })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !/the server responded/.test(message.text()))
        faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(`${site}/page?utm_source=letter`)
    return { page, faults }
  }

  const email = (name: string) => `${name}-${String(Date.now())}@customer.example`

  async function axe(page: Page): Promise<string[]> {
    await page.evaluate(axeSource)
    return page.evaluate<string[]>(
      'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + " " + nodes[0].target.join(" ")))',
    )
  }

  test('send a form with its code under a strict policy, with the faults in words at their fields', async () => {
    const { page, faults } = await open('<foyer-form form="contact"></foyer-form>')
    const address = email('form')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByLabel('Your name').getAttribute('aria-invalid')).toBe('true')
    await page.getByLabel('Your name').fill('Ada Lovelace')
    await page.getByLabel('Email address', { exact: true }).fill(address)
    await page.getByLabel('Subject').fill('A question')
    await page.getByLabel('Message', { exact: true }).fill('Do you teach on site?')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Continue' }).click()
    const code = page.getByLabel('Code', { exact: true })
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    expect(await code.getAttribute('aria-invalid')).toBe('true')
    await code.fill(await codeFor(address))
    await page.keyboard.press('Enter')
    await page.getByText(/LD-[0-9A-Z]{16}/).waitFor()
    expect(faults).toEqual([])

    const answer = await foyer.callAsAdmin(`/api/leads?where[email][equals]=${address}`)
    const { docs } = (await answer.json()) as { docs: { attribution: object }[] }
    expect(docs[0]?.attribution).toMatchObject({
      utm_source: 'letter',
      landingPage: `${site}/page`,
    })
  })

  test('estimate costs and offer brochures, each after its code', async () => {
    const { page, faults } = await open('<foyer-form form="tco"></foyer-form>')
    const address = email('tco')
    await page.getByLabel('People').fill('150')
    await page.getByLabel('Years').fill('3')
    await page.getByLabel('Currency').selectOption({ index: 1 })
    await page.getByLabel('What you pay today, per person and year').fill('180.50')
    await page.getByLabel('Company').fill('Acme')
    await page.getByLabel('Work email').fill(address)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Code', { exact: true }).fill(await codeFor(address))
    await page.keyboard.press('Enter')
    await page.getByRole('table').waitFor()

    const second = await open('<foyer-form form="brochures"></foyer-form>')
    const other = email('brochure')
    await second.page.getByLabel('Brochure').selectOption({ index: 1 })
    await second.page.getByLabel('Email address', { exact: true }).fill(other)
    await second.page.getByRole('button', { name: 'Continue' }).click()
    const code = second.page.getByLabel('Code', { exact: true })
    await code.fill(await codeFor(other))
    await second.page.keyboard.press('Enter')
    const file = second.page.getByRole('link', { name: /Download/ })
    expect(await file.getAttribute('href')).toContain('/brochures/')
    expect([...faults, ...second.faults]).toEqual([])
  })

  test('find, answer with sources, list courses and lead to a payment', async () => {
    const link = 'a-seat'
    const { page, faults } = await open(`<foyer-search></foyer-search>
      <foyer-assistant></foyer-assistant>
      <foyer-courses limit="3" heading="3"></foyer-courses>
      <foyer-pay link="${link}"></foyer-pay>`)
    await page.getByLabel('Search this site').fill('refnd')
    await page.locator('foyer-search li a').first().waitFor()
    expect(await page.locator('foyer-search mark').count()).toBeGreaterThan(0)

    await page.getByLabel('Your question').fill('How long does a refund take?')
    await page.keyboard.press('Enter')
    const yes = page.getByRole('button', { name: 'Yes' })
    await yes.waitFor()
    expect(await page.locator('foyer-assistant ol a').count()).toBeGreaterThan(0)
    const busy = { status: 429, body: '{}' }
    await routeOnce(page, /chat\/feedback/, (route) => route.fulfill(busy))
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await page.getByText('We couldn’t save your rating').waitFor()
    await page.getByLabel('Your question').fill('How long does a refund take?')
    await page.keyboard.press('Enter')
    await yes.waitFor()
    const rated = page.waitForResponse(/chat\/feedback/)
    await yes.click()
    expect((await rated).status()).toBe(204)

    await page.locator('foyer-courses li').first().waitFor()
    const dates = await page.locator('foyer-courses li p:last-child').allTextContents()
    expect(dates.join(', ')).toBe('Start at any time, No date planned, Next date: 1 December 2099')
    const pay = page.locator('foyer-pay a')
    expect(await pay.getAttribute('href')).toContain(`/api/payments/redirect/${link}?locale=en`)
    // Intl knows no decimals of the forint.
    expect(await page.locator('foyer-pay .price').textContent()).toBe('HUF\u00a0490.50')
    expect(faults).toEqual([])
  })

  test('speak the language of the page, in its direction, in colours that the page may set, and with the contrast that is asked for', async () => {
    const { page, faults } = await open(
      '<foyer-form form="demo"></foyer-form><div lang="de"><foyer-pay link="none"></foyer-pay></div>',
      { lang: 'ar-EG' },
    )
    const body = page.locator('foyer-form .body')
    await page.locator('foyer-form button').waitFor()
    expect(await body.getAttribute('dir')).toBe('rtl')
    expect(await body.getAttribute('lang')).toBe('ar')
    expect(await page.locator('foyer-pay .body[lang]').getAttribute('lang')).toBe('en')
    await page.evaluate(
      'document.querySelector("foyer-form").style.setProperty("--foyer-fill", "rgb(1, 2, 3)")',
    )
    const fill = await page.evaluate(
      'getComputedStyle(document.querySelector("foyer-form").shadowRoot.querySelector("button")).backgroundColor',
    )
    expect(fill).toBe('rgb(1, 2, 3)')
    await page.emulateMedia({ contrast: 'more' })
    const [line, text] = await page.evaluate<string[]>(
      '(({ borderTopColor, color }) => [borderTopColor, color])(getComputedStyle(document.querySelector("foyer-form").shadowRoot.querySelector("input")))',
    )
    expect(line).toBe(text)
    expect(faults).toEqual([])
  })

  test('have no fault of accessibility, in light and dark, on a phone', async () => {
    for (const theme of ['light', 'dark']) {
      const tags = ['form', 'search', 'assistant', 'courses', 'pay'].map(
        (name) => `<foyer-${name} theme="${theme}" link="a-seat"></foyer-${name}>`,
      )
      const { page } = await open(tags.join(''), { bypassCSP: true })
      await page.setViewportSize({ width: 360, height: 9_000 })
      await page.getByLabel('Search this site').fill('refund')
      await page.locator('foyer-search li').first().waitFor()
      await page.getByLabel('Your question').fill('How long does a refund take?')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Yes' }).waitFor()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('alert').waitFor()
      expect(await axe(page)).toEqual([])
      expect(
        await page.evaluate('document.documentElement.scrollWidth - innerWidth'),
      ).toBeLessThanOrEqual(0)
    }
  })

  /** A page with what a customer's bundler made of this. */
  async function openApp(app: keyof typeof apps): Promise<Page> {
    const { outputFiles } = await build({
      stdin: { contents: apps[app], resolveDir: import.meta.dirname },
      define: { 'process.env.NODE_ENV': '"production"' },
      ...{ bundle: true, write: false, minify: true },
    })
    bodies.set('/app.js', outputFiles[0]?.text ?? '')
    const markup = '<div id="app"></div><script defer src="/app.js"></script>'
    return (await open(markup, { bypassCSP: true })).page
  }

  test.each(['React', 'Vue'] as const)(
    'follow their attributes in a page made with %s',
    async (framework) => {
      const page = await openApp(framework)
      await page.getByRole('heading', { name: 'Book a demo' }).waitFor()
      await page.getByRole('button', { name: 'Write instead' }).click()
      await page.getByRole('heading', { name: 'Talk to us' }).waitFor()
    },
  )

  test('do not keep a page from calling the API itself: the client lists, writes and streams without a key', async () => {
    const page = await openApp('client')
    await page.getByText('streamed').waitFor()
    const text = await page.locator('#app').innerText()
    for (const said of ['two', 'one', 'otp_sent', 'validation_failed']) expect(text).toContain(said)
  })

  test('tell the console, and the visitor, where their site is not allowed', async () => {
    await allow([])
    const { page, faults } = await open('<foyer-form form="contact"></foyer-form>')
    await page.getByLabel('Your name').fill('Ada')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('alert').waitFor()
    expect(faults.join()).toContain('allowed under Embedding')
    await allow([site])
  })
})
