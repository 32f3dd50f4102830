import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import type { Page } from 'playwright-core'

import { codeOf } from '../modules/administration/signIn/authenticator.js'
import { adminKey } from '../support/adminKey.js'
import { findViolations } from '../support/findViolations.js'
import { type Demo, openBrowser, withBrowser } from '../support/openBrowser.js'
import { companyPerson } from '../support/startSharedDemo.js'
import { boldWords, fillIn, pick, press } from './staffGuide.js'

const password = 'three words for ada'

withBrowser('getting in to the admin', () => {
  let demo: Demo

  beforeAll(async () => {
    demo = await openBrowser()
  }, 420_000)

  afterAll(() => demo.stop())

  async function call(path: string, json: object, headers: Record<string, string>) {
    const answer = await fetch(demo.url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(json),
    })
    expect([path, answer.ok]).toEqual([path, true])
    return (await answer.json()) as Record<string, string>
  }

  /** A new admin, so that no test builds on another. */
  async function hireAdmin(email = `ada-${crypto.randomUUID()}@staff.example`): Promise<string> {
    await call('/api/users', { email, password, role: 'admin' }, { 'x-api-key': adminKey })
    return email
  }

  const [login, setUp, appCode = '', goOn, kept, code = '', , addPasskey, usePasskey] = boldWords(1)

  /** Passkeys work under the name of the site only. */
  const site = () => demo.url.replace('127.0.0.1', 'localhost')

  let former: Page | undefined

  async function open(): Promise<Page> {
    const page = former ? await demo.nextPage(former) : await demo.newPage()
    former = page
    page.setDefaultTimeout(20_000)
    await page.goto(`${site()}/admin/login`)
    return page
  }

  async function signIn(email: string, page?: Page): Promise<Page> {
    page ??= await open()
    await page.fill('#field-email', email)
    await page.fill('#field-password', password)
    await press(page, login)
    return page
  }

  /** What axe-core finds in our own part, and whether it is wider than the window. */
  async function faultsIn(page: Page, part: string): Promise<unknown[]> {
    const violations = await findViolations(page, part)
    const isWide = await page.evaluate((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return (box?.right ?? 0) > window.innerWidth
    }, part)
    return [...violations, ...(isWide ? ['too wide'] : [])]
  }

  async function look(page: Page, name: string, part: string) {
    await page.waitForSelector(part)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect([name, width, await faultsIn(page, part)]).toEqual([name, width, []])
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  }

  test('sets up an app in the account, and is asked for its code from then on', async () => {
    const email = await hireAdmin()
    const page = await signIn(email)
    await page.waitForURL(/\/admin$/)
    await page.goto(`${site()}/admin/account`)
    await press(page, setUp)
    const secret = ((await page.textContent('.proof__secret')) ?? '').replaceAll(' ', '')
    await look(page, 'set-up', '.proof__section')
    await page.getByLabel(appCode).fill(codeOf(secret))
    await press(page, goOn)
    await look(page, 'recovery-codes', '.proof__codes')
    expect(await page.locator('.proof__codes li').count()).toBe(10)
    await press(page, kept)
    await page.waitForSelector('text=Recovery codes left: 10')

    await page.context().clearCookies()
    await page.goto(`${site()}/admin/login`)
    await signIn(email, page)
    await look(page, 'code', 'dialog.proof[open]')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(code, { exact: true }).fill('000000')
    await dialog.getByRole('button', { name: goOn ?? '' }).click()
    await page.waitForSelector('.proof [role=alert]')
    await dialog.getByLabel(code, { exact: true }).fill(codeOf(secret, 1))
    await dialog.getByRole('button', { name: goOn ?? '' }).click()
    await page.waitForURL(/\/admin$/)
  })

  /** A device with a fingerprint reader, as Chromium pretends it. */
  async function giveDevice(page: Page): Promise<void> {
    const client = await page.context().newCDPSession(page)
    await client.send('WebAuthn.enable')
    await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
        ...{ hasUserVerification: true, isUserVerified: true },
      },
    })
  }

  const age = async () => {
    const client = new pg.Client({ connectionString: demo.databaseUrl })
    await client.connect()
    await client.query("update users_sessions set created_at = now() - interval '16 minutes'")
    await client.end()
  }

  test('adds a passkey in the account, signs in with it alone, and proves itself again with it', async () => {
    const page = await open()
    await giveDevice(page)
    await signIn(await hireAdmin(), page)
    await page.waitForURL(/\/admin$/)
    await page.goto(`${site()}/admin/account`)
    await press(page, addPasskey)
    await page.waitForSelector('section[aria-labelledby=passkeys] li')
    await look(page, 'passkeys', 'section[aria-labelledby=passkeys]')
    await look(page, 'sessions', 'section[aria-labelledby=sessions]')
    expect(await page.locator('section[aria-labelledby=sessions] li').count()).toBe(1)

    await page.context().clearCookies()
    await page.goto(`${site()}/admin/login?redirect=%2Fadmin%2Faccount`)
    await look(page, 'sign-in', '.sign-in__passkey')
    await press(page, usePasskey)
    await page.waitForURL(/\/admin\/account$/)

    await age()
    await page.click('section[aria-labelledby=passkeys] >> text=Remove')
    await page.waitForSelector('dialog.proof[open]')
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog.proof', { state: 'detached' })
    // Back where they were, not at the top of the page.
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Remove')
    await page.keyboard.press('Enter')
    await page.waitForSelector('dialog.proof[open]')
    await page.click('dialog.proof >> text=Use a passkey')
    await page.waitForSelector('dialog.proof', { state: 'detached' })
    await page.waitForSelector('section[aria-labelledby=passkeys] li', { state: 'detached' })
  })

  test('asks for the password again where an action needs it, and goes on with the action', async () => {
    const email = await hireAdmin()
    const page = await signIn(email)
    await page.waitForURL(/\/admin$/)
    const prove = async () => {
      await page.waitForSelector('dialog.proof[open]')
      await page.fill('.proof [name=password]', password)
      await page.click('.proof button[type=submit]')
      await page.waitForSelector('dialog.proof', { state: 'detached' })
    }

    await page.goto(`${site()}/admin/collections/leads`)
    await age()
    const file = page.waitForEvent('download')
    await page.click('.list-controls__popup .popup-button')
    await page.click('text=Download as CSV')
    await prove()
    expect((await file).suggestedFilename()).toMatch(/^leads-.*\.csv$/)

    const [, , , , , apiKeys, create, name = '', scopes, owner, save] = boldWords(10)
    await page.goto(`${site()}/admin`)
    await press(page, apiKeys)
    await press(page, create)
    await fillIn(page, { [name]: 'Newsletter import' })
    await pick(page, scopes, 'Leads: read')
    await page.getByText(owner ?? '', { exact: true }).waitFor()
    await age()
    await press(page, save)
    await prove()
    await page.waitForSelector('text=/foyer_[A-Za-z0-9_-]{43}/')
    await page.waitForSelector('.record-summary >> text=Never')
  })

  test('keeps the keyboard while it asks, and leaves the focus where it was once it is given up', async () => {
    const page = await signIn(await hireAdmin())
    await page.waitForURL(/\/admin$/)
    const person = `kim-${crypto.randomUUID()}@learner.example`
    await call('/api/learners', { email: person, name: 'Kim' }, { 'x-api-key': adminKey })
    await page.goto(`${site()}/admin/collections/leads/person?email=${person}`)
    expect(await page.title()).toMatch(/^Person/)
    await page.locator('.step-nav', { hasText: 'Leads' }).waitFor()
    await age()
    await press(page, 'Erase person')
    await page.getByRole('dialog', { name: 'Erase this person?' }).waitFor()
    await page.getByRole('button', { name: 'Erase', exact: true }).click()
    await page.waitForSelector('dialog.proof[open]')
    await page.focus('.proof [name=password]')
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Continue')
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog.proof', { state: 'detached' })
    await page.getByText('Nothing was erased.').waitFor()
    await page.locator('button:focus', { hasText: 'Erase person' }).waitFor()
  })

  test('goes on with an action after signing in at the company, in a window of its own', async () => {
    const { email } = companyPerson
    await hireAdmin(email)
    const page = await signIn(email)
    await page.waitForURL(/\/admin$/)
    await page.goto(`${site()}/admin/collections/leads`)
    await age()
    const file = page.waitForEvent('download')
    await page.click('.list-controls__popup .popup-button')
    await page.click('text=Download as CSV')
    const popup = page.waitForEvent('popup')
    await page.click('dialog.proof >> text=Use your company account')
    await (await popup).waitForEvent('close')
    expect((await file).suggestedFilename()).toMatch(/^leads-.*\.csv$/)
    await page.waitForSelector('dialog.proof', { state: 'detached' })
  })

  test('gives a colleague a role, who then signs in with it', async () => {
    const page = await signIn(await hireAdmin())
    await page.waitForURL(/\/admin$/)
    const [users, create, address = '', role, save] = boldWords(10)
    await press(page, users)
    await press(page, create)
    const email = `colleague-${crypto.randomUUID()}@staff.example`
    await fillIn(page, { [address]: email })
    await page.fill('#field-password', password)
    await page.fill('#field-confirm-password', password)
    await pick(page, role, 'Editor')
    await press(page, save)
    await page.waitForSelector('.payload-toast-container .toast-success')
    await page.context().clearCookies()
    await page.goto(`${site()}/admin/login`)
    await signIn(email, page)
    await page.waitForURL(/\/admin$/)
  })
})
