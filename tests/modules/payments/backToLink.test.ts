import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Browser, chromium } from 'playwright-core'

import { browserPath } from '../../support/browserPath.js'
import { withBrowser } from '../../support/openBrowser.js'
import { routeOnce } from '../../support/routeOnce.js'
import { type Payments, startPayments } from './support/startPayments.js'

withBrowser('who goes back from the gateway', () => {
  let payments: Payments
  let browser: Browser

  beforeAll(async () => {
    payments = await startPayments({ withApi: false })
    browser = await chromium.launch({
      executablePath: browserPath,
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
  }, 420_000)

  afterAll(async () => {
    await browser.close()
    await payments.stop()
  })

  test('finds the page of a link with its button, and is not sent on again', async () => {
    const { slug } = await payments.makeLink()
    const { gateway } = await payments.initiate(slug)
    const page = await browser.newPage()
    await page.route(gateway.action, (route) => route.fulfill({ body: 'The gateway' }))
    // A browser that keeps the page in its history, although it sent itself on.
    const label = 'Continue to the payment page'
    const link = `${payments.url}/api/payments/redirect/${slug}`
    await routeOnce(page, link, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/<script[^]*<\/script>/, '')
      await route.fulfill({ response: answer, body })
    })
    await page.goto(link)
    expect(await page.getByRole('status').count()).toBe(0)
    await page.getByRole('button', { name: label }).click()
    await page.waitForURL(gateway.action)
    await page.goBack()
    await page.getByRole('button', { name: label }).waitFor()
    expect(page.url()).toBe(link)
    expect(await page.getByRole('status').count()).toBe(0)
    await page.reload()
    await page.waitForURL(gateway.action)
  })
})
