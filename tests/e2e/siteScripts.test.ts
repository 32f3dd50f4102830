import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'

import { type Demo, openBrowser, withBrowser } from '../support/openBrowser.js'

withBrowser('with scripts', () => {
  let demo: Demo
  let page: Page

  beforeAll(async () => {
    demo = await openBrowser()
    page = await demo.newPage({ reducedMotion: 'reduce' })
  }, 420_000)

  afterAll(() => demo.stop())

  test('search opens over the page, shows results while typing, and closes again', async () => {
    await page.goto(`${demo.url}/questions`)
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByRole('searchbox').fill('refund')
    await dialog.getByRole('link', { name: 'Refunds and cancellations' }).waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(page.url()).toBe(`${demo.url}/questions`)
  })

  test('search leads through its results by the arrow keys, and to all of them by Enter', async () => {
    await page.goto(`${demo.url}/questions?locale=fr`)
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('searchbox')
    await field.fill('formation')
    await dialog.getByRole('link').first().waitFor()
    const all = dialog.getByRole('link', { name: /^Voir les \d+ résultats$/ })
    expect(await all.getAttribute('href')).toMatch(/\/search\?q=formation&locale=fr$/)
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'])
      await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/search\?q=formation&locale=fr$/)
  })

  test('search opens where its script could not be had before, or leads to the page', async () => {
    const fresh = await demo.newPage()
    let refusals = 2
    // Not with Playwright's own `times`: see `routeOnce`.
    await fresh.route('**/embed.js', async (route) => {
      refusals -= 1
      await (refusals < 0 ? route.fallback() : route.abort())
    })
    await fresh.goto(`${demo.url}/questions`)
    await fresh.keyboard.press('Control+k')
    await fresh.waitForURL(/\/search/)
    await fresh.goto(`${demo.url}/ask`)
    await fresh.keyboard.press('Control+k')
    await fresh.getByRole('dialog').getByRole('searchbox').waitFor()
    await fresh.context().close()
  })

  test('a menu that is open on a phone closes behind the search', async () => {
    const phone = await demo.newPage({ viewport: { width: 390, height: 844 } })
    await phone.goto(`${demo.url}/questions`)
    await phone.locator('.menu-fold > summary').click()
    await phone.locator('.menu-fold a[data-search]').click()
    await phone.getByRole('searchbox').waitFor()
    expect(await phone.locator('.menu-fold[open]').count()).toBe(0)
    await phone.close()
  })

  test('the assistant begins with an example, and its answer joins the thread', async () => {
    await page.goto(`${demo.url}/ask`)
    const assistant = page.locator('foyer-assistant')
    await assistant.locator('.row button').first().click()
    await assistant.getByText('Did this answer help?').waitFor()
    expect(await assistant.locator('ol a').count()).toBeGreaterThan(0)
    expect(page.url()).toBe(`${demo.url}/ask`)
  })

  test('the assistant takes the place of its form and moves nothing that stands below', async () => {
    const phone = await demo.newPage({ viewport: { width: 390, height: 844 } })
    const place = () => phone.locator('.beside').evaluate((aside: HTMLElement) => aside.offsetTop)
    await phone.route('**/embed.js', async (route) => {
      before = await place()
      await route.continue()
    })
    let before = 0
    await phone.goto(`${demo.url}/ask`)
    await phone.locator('foyer-assistant').getByRole('log').waitFor()
    expect(await place()).toBe(before)
    await phone.close()
  })

  test('a fault is said beside its field once it is left, and goes when it is mended', async () => {
    await page.goto(`${demo.url}/contact`)
    await page.fill('#email', 'not an address')
    await page.focus('#subject')
    const fault = page.locator('#email-fault')
    await fault.waitFor()
    expect(await page.getAttribute('#email', 'aria-invalid')).toBe('true')
    await page.fill('#email', 'ada@acme.example')
    expect(await fault.count()).toBe(0)
  })

  test('a fault that appears takes no click from the button below it', async () => {
    await page.goto(`${demo.url}/learn/sign-in`)
    await page.fill('#email', 'not an address')
    await page.click('button:text-is("Continue")')
    await page.locator('.summary').waitFor()
  })

  test('a browser that refuses cookies is told that signing in needs them', async () => {
    await page.goto(`${demo.url}/learn/sign-in`)
    const note = page.getByText('Signing in needs cookies')
    expect(await note.isVisible()).toBe(false)
    const refuse = "Object.defineProperty(Navigator.prototype, 'cookieEnabled', { value: false })"
    await page.addInitScript(refuse)
    await page.reload()
    await note.waitFor({ state: 'visible' })
  })

  test('answers that were linked to are unfolded', async () => {
    await page.goto(`${demo.url}/questions`)
    const id = await page.locator('.answer').nth(1).getAttribute('id')
    await page.goto(`${demo.url}/questions?x=1#${id ?? ''}`)
    await page.locator('.answer').nth(1).waitFor({ state: 'visible' })
  })
})
