import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'

import { type Demo, openBrowser, withBrowser } from '../support/openBrowser.js'

withBrowser('a newcomer who runs the demo', () => {
  let demo: Demo

  beforeAll(async () => {
    demo = await openBrowser()
  }, 420_000)

  afterAll(() => demo.stop())

  test('signs in, edits a course, publishes it, and sees the public API change at once', async () => {
    const { url, password } = demo
    const page = await demo.newPage()
    const slug = 'eu-ai-act-in-a-day'
    const title = `Edited in the browser ${String(Date.now())}`
    expect(password).not.toBe('')
    expect(demo.banner).toContain(password)

    await demo.signIn(page)

    await page.goto(`${url}/admin/collections/courses?where[or][0][and][0][slug][equals]=${slug}`)
    const course = page.locator('tbody tr:only-child .cell-title a')
    await page.goto(url + ((await course.getAttribute('href')) ?? ''))
    await typeTitle(page, title)
    await page.click('#action-save')
    const published = async () => {
      const answer = await fetch(`${url}/api/lms/courses/${slug}`)
      return ((await answer.json()) as { title: string }).title
    }
    for (let tries = 0; tries < 300 && (await published()) !== title; tries += 1) {
      await page.waitForTimeout(200)
    }
    expect(await published()).toBe(title)
  })
})

/** The fields appear before the script that listens to them; the headline shows the title once it works. */
async function typeTitle(page: Page, title: string): Promise<void> {
  const headline = page.locator('.doc-header__title', { hasText: title })
  for (let tries = 0; tries < 20; tries += 1) {
    await page.fill('#field-title', '')
    await page.fill('#field-title', title)
    if (await appears(headline)) return
  }
  throw new Error('The form did not take the title')
}

async function appears(element: Locator): Promise<boolean> {
  return element.waitFor({ timeout: 2_000 }).then(
    () => true,
    () => false,
  )
}
