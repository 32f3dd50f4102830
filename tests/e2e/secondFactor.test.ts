import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'

import { codeOf } from '../modules/administration/signIn/authenticator.js'
import { adminKey } from '../support/adminKey.js'
import { type Demo, openBrowser, withBrowser } from '../support/openBrowser.js'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

const person = { email: `ada-${String(Date.now())}@staff.example`, password: 'three words for ada' }

withBrowser('signing in to the admin with a second factor', () => {
  let demo: Demo
  let page: Page
  let secret = ''

  beforeAll(async () => {
    demo = await openBrowser()
    page = await demo.newPage()
    const answer = await fetch(`${demo.url}/api/users`, {
      method: 'POST',
      headers: { 'x-api-key': adminKey, 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, role: 'admin' }),
    })
    expect(answer.status).toBe(201)
  }, 420_000)

  afterAll(() => demo.stop())

  const signIn = async () => {
    await page.goto(`${demo.url}/admin/login`)
    await page.fill('#field-email', person.email)
    await page.fill('#field-password', person.password)
    await page.click('button[type=submit]')
  }

  /** What axe-core finds in our own part, and whether it is wider than the window. */
  async function faultsIn(part: string): Promise<unknown[]> {
    await page.addScriptTag({ content: axeSource })
    return page.evaluate(async (selector) => {
      type Axe = { run(context: string): Promise<{ violations: { id: string }[] }> }
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(selector)
      const box = document.querySelector(selector)?.getBoundingClientRect()
      const isWide = (box?.right ?? 0) > window.innerWidth
      return [...violations.map(({ id }) => id), ...(isWide ? ['too wide'] : [])]
    }, part)
  }

  async function look(name: string, part: string) {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const { FOYER_SCREENSHOTS: folder } = process.env
      if (folder) await page.screenshot({ path: `${folder}/${name}-${String(width)}.png` })
      expect([name, width, await faultsIn(part)]).toEqual([name, width, []])
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  }

  test('sets up an app in the account', async () => {
    await signIn()
    await page.waitForURL(/\/admin$/)
    await page.goto(`${demo.url}/admin/account`)
    await page.click('text=Set it up')
    secret = ((await page.textContent('.proof__secret')) ?? '').replaceAll(' ', '')
    await look('set-up', '.proof__section')
    await page.fill('.proof__section [name=code]', codeOf(secret))
    await page.click('.proof__section button[type=submit]')
    await page.waitForSelector('.proof__codes')
    await look('recovery-codes', '.proof__section')
    expect(await page.locator('.proof__codes li').count()).toBe(10)
    await page.click('text=I have kept them')
    await page.waitForSelector('text=Recovery codes left: 10')
  })

  test('is asked for the code on the sign-in page, and goes on', async () => {
    await page.context().clearCookies()
    await signIn()
    await page.waitForSelector('dialog.proof[open]')
    await look('code', 'dialog.proof')
    await page.fill('.proof [name=code]', '000000')
    await page.click('.proof button[type=submit]')
    await page.waitForSelector('.proof [role=alert]')
    await page.fill('.proof [name=code]', codeOf(secret, 1))
    await page.click('.proof button[type=submit]')
    await page.waitForURL(/\/admin$/)
  })
})
