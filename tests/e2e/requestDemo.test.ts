import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'

import { type Demo, openBrowser, withBrowser } from '../support/openBrowser.js'

withBrowser('a visitor without JavaScript', () => {
  let demo: Demo

  beforeAll(async () => {
    demo = await openBrowser()
  }, 420_000)

  afterAll(() => demo.stop())

  test('asks for a demo, mends the faults, enters the code from the mail, and is in the admin', async () => {
    const { url } = demo
    const page = await demo.newPage({ javaScriptEnabled: false })
    await page.goto(url)
    await page.click('main a:text-is("Book a demo")')
    await page.fill('#name', 'Ada Lovelace')
    await page.fill('#email', 'ada@gmail.com')
    await page.selectOption('#country', 'GB')
    await page.fill('#message', 'Show us the inventory.')
    await page.click('button:text-is("Continue")')

    await page.locator('.summary-list li').nth(1).waitFor()
    expect(await page.locator('.summary-list li').count()).toBe(2)
    expect(await focused(page)).toBe('summary')
    expect(await page.inputValue('#message')).toBe('Show us the inventory.')
    await page.fill('#email', 'ada@analytical.example')
    await page.fill('#company', 'Analytical Engines')
    await page.click('button:text-is("Continue")')

    await page.locator('h1', { hasText: /^Check your email$/ }).waitFor()
    await page.fill('#code', await codeFor(page.context(), url))
    await page.keyboard.press('Enter')
    await page.waitForSelector('.done strong')
    const reference = (await page.locator('.done strong').textContent()) ?? ''
    expect(reference).toMatch(/^LD-[0-9A-Z]{16}$/)

    const staff = await demo.newPage()
    await demo.signIn(staff)
    await staff.goto(`${url}/admin/collections/leads?search=${reference}`)
    const lead = staff.locator('tbody a[href*="/collections/leads/"]')
    await staff.goto(url + ((await lead.first().getAttribute('href')) ?? ''))
    const summary = await staff.locator('.record-summary').innerText()
    expect(summary).toContain('ada@analytical.example')
    expect(summary).toContain('Analytical Engines')
  })
})

/** The focused element by its class, because the selector works while page scripts are off. */
async function focused(page: Page): Promise<string | null> {
  return page.locator(':focus').getAttribute('class')
}

/** Opens the mailbox in another tab until the mail is there. */
async function codeFor(context: ReturnType<Page['context']>, url: string): Promise<string> {
  const page = await context.newPage()
  for (let tries = 0; tries < 100; tries += 1) {
    await page.goto(`${url}/dev/mailbox?to=ada%40analytical.example`)
    const mail = page.locator('.mail-text').first()
    const code = (await mail.count()) > 0 && /^\d{6}$/m.exec((await mail.textContent()) ?? '')?.[0]
    if (code) return code
    await page.waitForTimeout(200)
  }
  throw new Error('No mail came')
}
