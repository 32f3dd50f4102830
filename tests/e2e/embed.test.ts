import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { type Demo, openBrowser, withBrowser } from '../support/openBrowser.js'

withBrowser('the page for embedding in the admin', () => {
  let demo: Demo

  beforeAll(async () => {
    demo = await openBrowser()
  }, 420_000)

  afterAll(() => demo.stop())

  test('gives a snippet with the script’s hash, and shows what it makes', async () => {
    const page = await demo.newPage()
    await demo.signIn(page)
    await page.goto(`${demo.url}/admin/globals/embedding`)
    const snippet = await page.locator('pre code').textContent()
    expect(snippet).toMatch(/integrity="sha384-[^"]+"><\/script>\n<foyer-form form="contact">/)
    await page.locator('foyer-form').getByRole('heading', { name: 'Talk to us' }).waitFor()
  })
})
