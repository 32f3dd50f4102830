/**
 * Takes the pictures of the staff guide from a running demo with samples:
 * `node --import tsx tests/tools/takePictures.ts http://127.0.0.1:3000 PASSWORD`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'

import { bookFree } from '../e2e/learnerSteps.js'
import { browserPath } from '../support/browserPath.js'

const [, , url = 'http://127.0.0.1:3000', password = ''] = process.argv
const folder = join(import.meta.dirname, '..', '..', 'docs', 'pictures')
const maxBytes = 60_000
/** Until what a page loads by itself is shown. */
const settleMs = 2_000

const admin = (path: string) => `${url}/admin${path}`

/** The first record of a list, as it is filtered. */
async function openFirst(page: Page, list: string): Promise<void> {
  await page.goto(admin(list))
  const href = await page.locator('tbody td a').first().getAttribute('href')
  await page.goto(url + (href ?? ''))
}

/** How to get to what each picture shows. */
const pictures: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  leads: async (page) => {
    await page.goto(admin('/collections/leads'))
    for (const row of [0, 1, 2]) await page.locator('tbody input[type=checkbox]').nth(row).check()
    await page.locator('.bulk-bar').waitFor()
  },
  question: async (page) => {
    await openFirst(page, '/collections/chat-questions?where[grounded][not_equals]=true')
    await page.locator('#field-faq-answer').waitFor()
  },
  course: async (page) => {
    await openFirst(page, '/collections/courses')
    await page.locator('.record-summary').waitFor()
  },
  attendance: async (page) => {
    const course = 'article-50-transparency-clinic'
    for (let place = 0; place < 3; place += 1) await bookFree(page, url, course)
    await openFirst(
      page,
      `/collections/course-sessions?sort=startsAt&where[course.slug][equals]=${course}`,
    )
    await page.goto(`${page.url()}/attendance`)
    await page.locator('.attendance__places').waitFor()
  },
  refund: async (page) => {
    await openFirst(page, '/collections/orders?where[status][equals]=paid')
    await page.click('button:has-text("Refund")')
    await page.locator('#field-refund-amount').waitFor()
  },
}

const browser = await chromium.launch({
  executablePath: browserPath,
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
await page.goto(admin('/login'))
await page.fill('#field-email', 'admin@foyer.example')
await page.fill('#field-password', password)
await page.click('button[type=submit]')
await page.waitForURL(/\/admin$/)
for (const [name, arrange] of Object.entries(pictures)) {
  await arrange(page)
  await page.waitForTimeout(settleMs)
  const png = await page.screenshot()
  const webp = await sharp(png).resize({ width: 960, withoutEnlargement: true }).webp().toBuffer()
  if (webp.length > maxBytes) throw new Error(`${name} has ${String(webp.length)} bytes`)
  writeFileSync(join(folder, `${name}.webp`), webp)
}
await browser.close()
