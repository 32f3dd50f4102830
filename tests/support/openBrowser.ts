import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe } from '@jest/globals'
import { type Browser, chromium, type Page } from 'playwright-core'

import { readDemoSecrets } from '../../src/platform/demoSecrets.js'
import { freePort, type Service, spawnService, untilReady } from './startService.js'

const executablePath = '/usr/bin/chromium'
const isThere = existsSync(executablePath)

/** `describe` where there is a browser; elsewhere the tests are skipped, and the run says so. */
export const withBrowser = isThere ? describe : describe.skip
if (!isThere) {
  process.stderr.write(`\n!!! SKIPPED: the browser tests need Chromium at ${executablePath}\n\n`)
}

export type Demo = {
  service: Service
  browser: Browser
  /** The password of admin@foyer.example. */
  password: string
  /** Signs in to the admin as a newcomer does. */
  signIn(page: Page): Promise<void>
  stop(): Promise<void>
}

/** The demo as `npm start` runs it, in a folder of its own, and a browser to use it with. */
export async function openBrowser(settings: Record<string, string> = {}): Promise<Demo> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-e2e-'))
  const port = String(await freePort())
  const service = spawnService({ PORT: port, DATA_DIR: folder, LOG_LEVEL: 'warn', ...settings })
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  await untilReady(service)
  const password = readDemoSecrets(folder)?.adminPassword ?? ''
  return {
    service,
    browser,
    password,
    signIn: async (page) => {
      await page.goto(`${service.url}/admin`)
      await page.fill('#field-email', 'admin@foyer.example')
      await page.fill('#field-password', password)
      await page.click('button[type=submit]')
      await page.waitForURL(/\/admin$/)
    },
    stop: async () => {
      await browser.close()
      await service.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
