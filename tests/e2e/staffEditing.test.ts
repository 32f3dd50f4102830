import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'

import { type Demo, openBrowser, withBrowser } from '../support/openBrowser.js'

withBrowser('an editor', () => {
  let demo: Demo
  let page: Page
  let folder: string
  const strangers = new Set<string>()

  beforeAll(async () => {
    demo = await openBrowser()
    folder = mkdtempSync(join(tmpdir(), 'foyer-files-'))
    page = await demo.newPage({ viewport: { width: 1600, height: 1000 } })
    page.on('request', (request) => {
      const { port, protocol } = new URL(request.url())
      const isOwn = port === new URL(demo.url).port
      if (protocol.startsWith('http') && !isOwn) strangers.add(request.url())
    })
    await demo.signIn(page)
  }, 500_000)
  afterAll(async () => {
    await demo.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const url = (path: string) => demo.url + path
  const idOf = async (slug: string) => {
    const answer = await fetch(url(`/api/courses?where[slug][equals]=${slug}`))
    return ((await answer.json()) as { docs: { id: string }[] }).docs[0]?.id ?? ''
  }
  /** Saves a screenshot if the run asks for them. */
  const shoot = async (name: string) => {
    const target = process.env.SCREENSHOTS
    if (!target) return
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: join(target, `${name}-${colorScheme}.png`) })
    }
  }

  test('sees a course on its page while typing', async () => {
    const id = await idOf('eu-ai-act-in-a-day')
    await page.goto(url(`/admin/collections/courses/${id}`))
    await page.click('#live-preview-toggler')
    const preview = page.frameLocator('#live-preview-iframe')
    await preview.locator('.preview-notice').waitFor()
    await page.fill('#field-title', 'Typed just now')
    await preview.locator('h1', { hasText: 'Typed just now' }).waitFor()
    await shoot('preview')
    const visitors = await (await fetch(url('/courses/eu-ai-act-in-a-day'))).text()
    expect(visitors).not.toContain('Typed just now')
  }, 180_000)

  test('types a price as money, and sees it written out below', async () => {
    await page.goto(url(`/admin/collections/courses/${await idOf('eu-ai-act-in-a-day')}`))
    const amount = page.locator('#field-price__amount')
    await amount.waitFor()
    expect(await amount.inputValue()).toBe('490.00')
    await page.fill('#field-price__amount', '123.45')
    await page.getByText('€123.45', { exact: true }).waitFor()
    await shoot('money')
  }, 180_000)

  test('takes courses out into a file and brings them back', async () => {
    await page.goto(url('/admin/collections/courses'))
    await page.click('summary:has-text("Import and export")')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('a:has-text("as CSV")'),
    ])
    const file = join(folder, 'courses.csv')
    await download.saveAs(file)
    await page.setInputFiles('input[type=file]', file)
    await page.click('button:has-text("Check the file")')
    await page.locator('[role=status]', { hasText: 'Nothing to do' }).waitFor()

    const wrong = join(folder, 'wrong.csv')
    writeFileSync(wrong, 'slug,title,level\nbad slug,T,master\n')
    await page.setInputFiles('input[type=file]', wrong)
    await page.click('button:has-text("Check the file")')
    const alert = page.locator('[role=alert]', { hasText: 'Row 2, level' })
    await alert.waitFor()
    expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true)
    await shoot('import-faults')

    const fine = join(folder, 'fine.json')
    const docs = [{ slug: 'from-a-file', title: 'From a file', summary: 'S', status: 'published' }]
    writeFileSync(fine, JSON.stringify({ docs }))
    await page.setInputFiles('input[type=file]', fine)
    await page.getByLabel(/Publish what the file/).check()
    await page.click('button:has-text("Check the file")')
    await page.locator('[role=status]', { hasText: '1 new' }).waitFor()
    await shoot('import-checked')
    await page.click('button:has-text("Import now")')
    await page.locator('[role=status]', { hasText: 'Imported: 1 new' }).waitFor()
    expect((await fetch(url('/api/lms/courses/from-a-file'))).status).toBe(200)
  }, 180_000)

  test('loads nothing from anywhere else', () => {
    expect([...strangers]).toEqual([])
  })
})
