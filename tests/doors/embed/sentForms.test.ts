import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Browser, chromium, type Page, type Route } from 'playwright-core'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { codeIn, type Forms, freshAddress, startForms } from '../../modules/leads/startForms.js'
import { until } from '../../platform/jobs/until.js'
import { browserPath } from '../../support/browserPath.js'
import { withBrowser } from '../../support/openBrowser.js'

withBrowser('a form on a page of another site', () => {
  let foyer: Forms
  let browser: Browser
  let server: Server
  let site: string
  let body = ''

  beforeAll(async () => {
    foyer = await startForms({ TRUSTED_PROXY_HOPS: '0' })
    server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    site = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
    await write('/api/globals/embedding', { origins: [site] })
    const fields = [
      { name: 'name', label: 'Your name', type: 'text' },
      { name: 'class', label: 'Your class', type: 'text' },
    ]
    const form = { title: 'Call me', slug: 'call', otp: false, _status: 'published', fields }
    await write('/api/forms', form)
    const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking']
    browser = await chromium.launch({ executablePath: browserPath, args })
  }, 420_000)

  afterAll(async () => {
    server.close()
    await browser.close()
    await foyer.stop()
  })

  const write = async (path: string, json: object) => {
    const answer = await foyer.callAsAdmin(path, { method: 'POST', json })
    expect(answer.ok).toBe(true)
  }

  async function open(form: string, { lang = 'en', more = '' } = {}): Promise<Page> {
    body = `<!doctype html><html lang="${lang}"><title>A site</title>
      <script defer src="${foyer.url}/embed.js"></script><foyer-form form="${form}" ${more}></foyer-form>`
    const page = await browser.newPage()
    await page.goto(site)
    return page
  }

  /** The next answer to what is sent to this path gets lost on its way; what was sent has arrived. */
  const loseAnswer = (page: Page, path: string) => {
    let isLost = false
    return page.route(`${foyer.url}${path}*`, async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.fallback()
      isLost = true
      await route.fetch()
      return route.abort('connectionreset')
    })
  }

  const countLeads = async (email: string) => {
    const { docs } = await foyer.read(`/api/leads?depth=0&where[email][equals]=${email}`)
    return docs.length as number
  }

  const mailsTo = (email: string) => foyer.smtp.mails.filter(({ to }) => to.includes(email))

  const fillIn = async (page: Page, email: string) => {
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('Email address', { exact: true }).fill(email)
  }

  const sendMessage = async (page: Page, email: string) => {
    await fillIn(page, email)
    await page.getByLabel('Subject').fill('A question')
    await page.getByLabel('Message', { exact: true }).fill('Do you teach on site?')
    await page.getByRole('button', { name: 'Continue' }).click()
  }

  const confirm = async (page: Page, email: string) => {
    await page
      .getByLabel('Code', { exact: true })
      .fill(codeIn(await foyer.mailTo(email, /^\d{6}$/m)))
    await page.keyboard.press('Enter')
  }

  test('names each figure that is missing from an estimate, beside its field', async () => {
    const page = await open('tco')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').getByRole('button').allTextContents()).toEqual([
      ...['Enter the number of people', 'Enter the number of years', 'Choose a currency'],
      ...['Enter what you pay today', 'Enter the name of your company'],
      'Enter your work email address',
    ])
    expect(await page.locator('[name="inputs/seats"]').getAttribute('aria-invalid')).toBe('true')
  })

  test('that is sent again after its answer was lost makes one lead', async () => {
    const page = await open('call')
    const email = freshAddress()
    await fillIn(page, email)
    await loseAnswer(page, '/api/forms/call')
    const send = page.getByRole('button', { name: 'Send' })
    await send.click()
    await page.getByRole('alert').getByText('it counts once').waitFor()
    expect(await countLeads(email)).toBe(1)
    await send.click()
    await page.getByText(/LD-[0-9A-Z]{16}/).waitFor()
    expect(await countLeads(email)).toBe(1)
  })

  test('whose code is confirmed again after the answer was lost makes one lead, and is thanked for', async () => {
    const page = await open('contact')
    const email = freshAddress()
    await sendMessage(page, email)
    await page.getByLabel('Code', { exact: true }).waitFor()
    await loseAnswer(page, '/api/contact')
    await confirm(page, email)
    await page.getByRole('alert').waitFor()
    await page.getByLabel('Code', { exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByText(/LD-[0-9A-Z]{16}/).waitFor()
    expect(await countLeads(email)).toBe(1)
  })

  test('sends a new code to whoever asks for one, although they say the same again', async () => {
    const page = await open('contact')
    const email = freshAddress()
    await sendMessage(page, email)
    await until(() => mailsTo(email).length === 1)
    await postgresOf(foyer.payload).drizzle.execute(
      sql`update otp_challenges set issued_at = issued_at - interval '2 minutes'`,
    )
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await until(() => mailsTo(email).length === 2)
  })

  test('says that a code was sent a moment ago, and when there is another, to who asks too soon', async () => {
    const page = await open('contact')
    const email = freshAddress()
    await sendMessage(page, email)
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await page.getByRole('alert').getByText('less than a minute ago').waitFor()
    expect(await page.getByRole('alert').innerText()).toMatch(/another in \d+ seconds?\./)
  })

  test('promises a confirmation by mail only where one is sent', async () => {
    const [direct, proven] = [await open('call'), await open('contact')]
    await fillIn(direct, freshAddress())
    await direct.getByRole('button', { name: 'Send' }).click()
    const email = freshAddress()
    await sendMessage(proven, email)
    await confirm(proven, email)
    const said = []
    for (const page of [direct, proven]) {
      await page.getByText(/LD-[0-9A-Z]{16}/).waitFor()
      said.push(await page.getByText('sent a confirmation to').count())
    }
    expect(said).toEqual([0, 1])
    await foyer.mailTo(email, /LD-/)
  })

  test('writes in the language of the page, whatever that of the browser is', async () => {
    const page = await open('contact', { lang: 'fr' })
    await page.locator('[name=name]').fill('Ada')
    await page.locator('[name=email]').fill(freshAddress())
    await page.locator('[name=subject]').fill('Une question')
    await page.locator('[name=message]').fill('Formez-vous sur site ?')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.locator('[name=email]').press('Enter')
    expect((await sent).url()).toBe(`${foyer.url}/api/contact?locale=fr`)
  })

  test('asks every question, also one that is called as an attribute of the element', async () => {
    const page = await open('call', { more: 'class="wide"' })
    const asked = page.getByLabel('Your class')
    await asked.waitFor()
    expect(await asked.inputValue()).toBe('')
  })

  /** A page with this element, and what becomes of its request for words and colours. */
  async function openWith(element: string, settings: (route: Route) => Promise<void>) {
    body = `<!doctype html><html lang="fr"><title>A site</title>
      <script defer src="${foyer.url}/embed.js"></script>${element}`
    const page = await browser.newPage()
    await page.route(`${foyer.url}/api/embed?*`, settings)
    await page.goto(site)
    return page
  }

  test('that cannot be had leaves what the page put into it, and says so where that is nothing', async () => {
    const page = await openWith(
      '<foyer-form form="call"><a href="/form">Écrire</a></foyer-form><foyer-form form="contact"></foyer-form>',
      (route) => route.abort('connectionreset'),
    )
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').count()).toBe(1)
    expect(await page.getByRole('link', { name: 'Écrire' }).isVisible()).toBe(true)
  })

  test('goes on with the question that somebody began in that of the page, before its own came', async () => {
    let come: () => void = () => undefined
    const typed = new Promise<void>((resolve) => (come = resolve))
    const page = await openWith(
      '<foyer-assistant><form><textarea></textarea></form></foyer-assistant>',
      async (route) => {
        await typed
        await route.continue()
      },
    )
    await page.locator('form > textarea').pressSequentially('Combien ')
    come()
    const own = page.getByLabel('Votre question')
    await own.waitFor()
    await page.keyboard.type('de temps ?')
    expect(await own.inputValue()).toBe('Combien de temps ?')
  })
})
