import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Browser, chromium } from 'playwright-core'

import { findPage } from '../../../src/app/(site)/findPage.js'
import { bookableCourse } from '../../modules/payments/support/bookableCourse.js'
import { boot, type Foyer } from '../../support/boot.js'
import { browserPath } from '../../support/browserPath.js'
import { startGateway, type FakeGateway } from '../../support/fakes/gatewayServer.js'
import { withBrowser } from '../../support/openBrowser.js'

withBrowser('at a checkout in a browser', () => {
  let foyer: Foyer
  let gateway: FakeGateway
  let browser: Browser

  beforeAll(async () => {
    gateway = await startGateway()
    foyer = await boot(gateway.settings, { findPage })
    browser = await chromium.launch({
      executablePath: browserPath,
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
  }, 420_000)

  afterAll(async () => {
    await browser.close()
    await foyer.stop()
    await gateway.stop()
  })

  test('going back from the gateway shows the last places, and all that was typed, with the way on', async () => {
    const [startsAt, endsAt] = ['2099-01-01T09:00:00Z', '2099-01-01T16:00:00Z']
    const dates = [{ startsAt, endsAt, capacity: 2 }]
    const { slug, dates: ids } = await bookableCourse(foyer.payload, { dates })
    const page = await browser.newPage()
    const address = gateway.settings['GATEWAY_URL'] ?? ''
    await page.route(address, (route) => route.fulfill({ body: 'The gateway' }))
    const checkout = `${foyer.url}/courses/${slug}/book?session=${ids[0] ?? ''}`
    await page.goto(`${foyer.url}/courses/${slug}`)
    await page.goto(checkout)
    await page.selectOption('#quantity', '2')
    await page.fill('#name', 'Ada Lovelace')
    await page.fill('#email', 'ada@team.example')
    await page.fill('#name2', 'Grace Hopper')
    await page.fill('#email2', 'grace@team.example')
    await page.click('button[value=book]')
    await page.waitForURL(address)
    for (let at = 0; at < 3 && page.url() !== checkout; at += 1) await page.goBack()
    expect(page.url()).toBe(checkout)
    expect(await page.textContent('h1')).toBe('Book your place')
    expect(await page.inputValue('#email2')).toBe('grace@team.example')
    await page.click('button[value=book]')
    await page.waitForURL(address)
  })
})
