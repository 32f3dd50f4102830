import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe } from '@jest/globals'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'

import { readEmbeddedUrl } from '../../src/demo/postgres/clusterPaths.js'
import { readDemoSecrets } from '../../src/demo/demoSecrets.js'
import { browserPath } from './browserPath.js'

const isThere = existsSync(browserPath)

/** `describe` where there is a browser; elsewhere the tests are skipped, and the run says so. */
export const withBrowser = isThere ? describe : describe.skip
if (!isThere) {
  process.stderr.write(`\n!!! SKIPPED: the browser tests need Chromium at ${browserPath}\n\n`)
}

export type Demo = {
  /** Under 127.0.0.1. */
  url: string
  /** What the start printed. */
  banner: string
  /** A page of a visitor of its own. */
  newPage(options?: BrowserContextOptions): Promise<Page>
  /** A page of somebody else in place of this one. Its browser knows the admin's scripts: half as much work (measured). */
  nextPage(page: Page): Promise<Page>
  /** The password of admin@foyer.example. */
  password: string
  /** The connection string of its database. */
  databaseUrl: string
  /** Signs in to the admin as a newcomer does. */
  signIn(page: Page): Promise<void>
  stop(): Promise<void>
}

/** What a page gets on a machine much slower than any we know. */
const patienceMs = 60_000

/** The running demo that all browser tests share, and a browser to use it with. */
export async function openBrowser(): Promise<Demo> {
  const { FOYER_DEMO_URL: url = '', FOYER_DEMO_DATA: data = '' } = process.env
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const password = readDemoSecrets(data)?.adminPassword ?? ''
  return {
    url,
    banner: readFileSync(process.env.FOYER_DEMO_BANNER ?? '', 'utf8'),
    newPage: async (options) => {
      const context = await browser.newContext(options)
      context.setDefaultTimeout(patienceMs)
      return waitingForScript(await context.newPage())
    },
    nextPage: async (page) => {
      const context = page.context()
      await page.close()
      await context.clearCookies()
      return waitingForScript(await context.newPage())
    },
    password,
    databaseUrl: readEmbeddedUrl(join(data, 'postgres')) ?? '',
    signIn: async (page) => {
      await page.goto(`${url}/admin`)
      await page.fill('#field-email', 'admin@foyer.example')
      await page.fill('#field-password', password)
      await page.click('button[type=submit]')
      await page.waitForURL(/\/admin$/)
    },
    stop: () => browser.close(),
  }
}

/**
 * A page that goes to the admin until its script listens: what is typed or clicked before is lost, and on a slow machine
 * that is long. React marks the elements that it has taken over.
 */
function waitingForScript(page: Page): Page {
  const goto = page.goto.bind(page)
  page.goto = async (...asked) => {
    const answer = await goto(...asked)
    if (new URL(page.url()).pathname.startsWith('/admin')) await untilListening(page)
    return answer
  }
  return page
}

async function untilListening(page: Page): Promise<void> {
  const end = Date.now() + patienceMs
  // The page may go on to another one meanwhile.
  while (!(await page.evaluate<boolean>(isListening).catch(() => false))) {
    if (Date.now() > end) throw new Error(`${page.url()} never listened`)
    await page.waitForTimeout(100)
  }
}

const isListening = `[...document.querySelectorAll('button, input')]
  .every((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')))`
