import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Browser, chromium, type Locator, type Page } from 'playwright-core'

import { readDemoSecrets } from '../../src/platform/demoSecrets.js'
import { freePort, type Service, spawnService, untilReady } from '../support/startService.js'

const chromiumPath = '/usr/bin/chromium'
const withBrowser = existsSync(chromiumPath) ? describe : describe.skip
if (!existsSync(chromiumPath)) {
  process.stderr.write(`\n!!! SKIPPED: the browser tests need Chromium at ${chromiumPath}\n\n`)
}

withBrowser('a newcomer who runs the demo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-e2e-'))
  let service: Service
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    service = spawnService({ PORT: String(await freePort()), DATA_DIR: folder, LOG_LEVEL: 'warn' })
    browser = await chromium.launch({
      executablePath: chromiumPath,
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    await untilReady(service)
    page = await browser.newPage()
  }, 300_000)

  afterAll(async () => {
    await browser.close()
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('signs in, edits a course, publishes it, and sees the public API change at once', async () => {
    const slug = 'eu-ai-act-in-a-day'
    const title = `Edited in the browser ${String(Date.now())}`
    const secrets = readDemoSecrets(folder)
    expect(service.output()).toContain(secrets?.adminPassword)

    await page.goto(`${service.url}/admin`)
    await page.fill('#field-email', 'admin@foyer.example')
    await page.fill('#field-password', secrets?.adminPassword ?? '')
    await page.click('button[type=submit]')
    await page.waitForURL(/\/admin$/)

    await page.goto(`${service.url}/admin/collections/courses?limit=100`)
    await page.click('tbody .cell-title a:text-is("The EU AI Act in a day")')
    await typeTitle(page, title)
    await page.click('#action-save')
    const published = async () => {
      const answer = await fetch(`${service.url}/api/lms/courses/${slug}`)
      return ((await answer.json()) as { title: string }).title
    }
    for (let tries = 0; tries < 100 && (await published()) !== title; tries += 1) {
      await page.waitForTimeout(200)
    }
    expect(await published()).toBe(title)
  }, 120_000)
})

/** The fields are there before the script that listens to them: the headline shows the title once it was heard. */
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
