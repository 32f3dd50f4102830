import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Browser, chromium } from 'playwright-core'

import { findPage } from '../../../src/app/(site)/findPage.js'
import { boot, type Foyer } from '../../support/boot.js'
import { browserPath } from '../../support/browserPath.js'
import { withBrowser } from '../../support/openBrowser.js'
import { routeOnce } from '../../support/routeOnce.js'

withBrowser('a page in a browser', () => {
  let foyer: Foyer
  let browser: Browser

  beforeAll(async () => {
    foyer = await boot({}, { findPage })
    browser = await chromium.launch({
      executablePath: browserPath,
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    const course = { title: 'Risk', slug: 'risk', summary: 'About risk.', outcomes: ['See it'] }
    const lesson = { title: 'One', slug: 'one', kind: 'text', isPreview: true }
    const syllabus = [{ title: 'First', lessons: [lesson] }]
    const json = { ...course, syllabus, _status: 'published' }
    const made = await foyer.callAsAdmin('/api/courses', { method: 'POST', json })
    expect(made.status).toBe(201)
  }, 420_000)

  afterAll(async () => {
    await browser.close()
    await foyer.stop()
  })

  test('keeps the parts of a course apart on paper, where nothing but the text takes room', async () => {
    const page = await browser.newPage({ viewport: { width: 718, height: 4_000 } })
    await page.emulateMedia({ media: 'print' })
    await page.goto(`${foyer.url}/courses/risk`)
    const [lead, facts, first, footer] = await Promise.all(
      ['.lead', '.facts', '.course-main', '.footer'].map(async (part) => {
        const box = await page.locator(part).first().boundingBox()
        return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }
      }),
    )
    expect((facts?.top ?? 0) - (lead?.bottom ?? 0)).toBeGreaterThanOrEqual(24)
    expect((first?.top ?? 0) - (facts?.bottom ?? 0)).toBeGreaterThanOrEqual(24)
    // The sheet is higher than the text.
    expect(footer?.bottom).toBeLessThan(2_000)
  })

  test('prints of a lesson what there is to read, without the outline and the ways on', async () => {
    const page = await browser.newPage()
    await page.goto(`${foyer.url}/learn/risk/one`)
    const isShown = () =>
      Promise.all(['h1', '.player-outline', '.player-steps'].map((part) => page.isVisible(part)))
    expect(await isShown()).toEqual([true, true, true])
    await page.emulateMedia({ media: 'print' })
    expect(await isShown()).toEqual([true, false, false])
  })

  test('shows the way to a place beside the whole text of a course, on a low screen too', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 600 } })
    await page.goto(`${foyer.url}/courses/risk`)
    await page.evaluate('document.querySelector(".facts").style.paddingBottom = "400px"')
    await page.evaluate('scrollTo(0, 300)')
    await page.focus('.facts-ask a')
    const box = await page.locator('.facts-ask a').boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    expect((box?.y ?? 600) + (box?.height ?? 0)).toBeLessThan(600)
    const facts = await page.locator('.facts').boundingBox()
    expect((facts?.y ?? 0) + (facts?.height ?? 600)).toBeLessThanOrEqual(600)
  })

  test('opens the search once its script can be had, although it could not be before', async () => {
    const page = await browser.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await routeOnce(page, '**/embed.js', (route) => route.abort('connectionreset'))
    const failed = page.waitForEvent('requestfailed')
    await page.goto(`${foyer.url}/ask`)
    await failed
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('searchbox').waitFor()
    expect(faults).toEqual([])
  })

  test('says that the search gave no answer, in place of what was found for other words', async () => {
    const page = await browser.newPage()
    await page.goto(`${foyer.url}/questions`)
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill('risk')
    await dialog.getByRole('link', { name: 'Risk' }).waitFor()
    await page.route('**/api/search?*', (route) => route.abort('connectionreset'))
    await dialog.getByRole('searchbox').fill('refund')
    await dialog.getByRole('status').getByText('didn’t answer').waitFor()
    expect(await dialog.getByRole('link').count()).toBe(0)
  })

  test('gives the focus back to the menu of a phone, and covers with it nothing that has the focus', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 } })
    await page.goto(`${foyer.url}/courses/risk`)
    const menu = page.locator('.menu-fold > summary')
    const isFocused = () => menu.evaluate((summary) => summary.matches(':focus'))
    const open = async () => {
      await menu.focus()
      await page.keyboard.press('Enter')
      await page.locator('.menu-fold a[data-search]').waitFor()
    }
    await open()
    await page.locator('.menu-fold a[data-search]').press('Enter')
    await page.getByRole('dialog').getByRole('searchbox').waitFor()
    await page.keyboard.press('Escape')
    expect(await isFocused()).toBe(true)
    await open()
    await page.locator('.menu-fold a').last().focus()
    await page.keyboard.press('Tab')
    expect(await page.locator('.menu-fold').getAttribute('open')).toBeNull()
    expect(await page.evaluate('document.activeElement.localName')).toBe('a')
  })

  test('says of an answer that was cut off that there is none, and keeps the question', async () => {
    const page = await browser.newPage()
    const half = 'data: {"type":"text-delta","delta":"Half an ans"}\n\n'
    await page.route('**/api/chat', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: half }),
    )
    await page.goto(`${foyer.url}/ask`)
    await page.locator('foyer-assistant .thread').waitFor({ state: 'attached' })
    const field = page.getByRole('textbox', { name: 'Your question' })
    await field.fill('What does it cost?')
    await field.press('Enter')
    await page.getByText('We couldn’t answer that. Check your connection').waitFor()
    expect(await field.inputValue()).toBe('What does it cost?')
    expect(await page.getByText('Half an ans').count()).toBe(0)
  })

  test('leads to the page of the search where the words of its own cannot be had', async () => {
    const page = await browser.newPage()
    await page.route('**/api/embed?*', (route) => route.abort('connectionreset'))
    await page.goto(`${foyer.url}/questions?locale=fr`)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('link', { name: 'Rechercher' }).click()
    await page.waitForURL(`${foyer.url}/search?locale=fr`)
  })

  test('keeps what was typed into a form through a reload, with faults too, and asks no browser to send it again', async () => {
    const page = await browser.newPage()
    await page.goto(`${foyer.url}/contact`)
    const send = page.locator('main button[value=send]')
    const typed = async () => [
      await page.inputValue('#name'),
      await page.inputValue('#message'),
      await page.isChecked('input[name=marketing]'),
      await page.locator('.summary').count(),
    ]
    await page.fill('#name', 'Ada')
    await page.fill('#message', 'Hello')
    await page.check('input[name=marketing]')
    await page.reload()
    expect(await typed()).toEqual(['Ada', 'Hello', true, 0])
    await send.click()
    await page.waitForSelector('.summary')
    await page.reload()
    expect(await typed()).toEqual(['Ada', 'Hello', true, 0])
    await page.uncheck('input[name=marketing]')
    await page.reload()
    expect(await typed()).toEqual(['Ada', 'Hello', false, 0])
    await page.goto(`${foyer.url}/demo`)
    expect(await page.inputValue('#name')).toBe('')
  })

  test('sets French quotation marks with their spaces', async () => {
    const page = await browser.newPage()
    await page.goto(`${foyer.url}/ask?locale=fr`)
    const quotes = `getComputedStyle(document.body.appendChild(document.createElement('q'))).quotes`
    expect(await page.evaluate(quotes)).toBe('"«\u00a0" "\u00a0»"')
  })

  test('fits a phone however long a word of its text is, and with letters of twice the size', async () => {
    const long = 'x'.repeat(200)
    const body = { slug: 'long', summary: 's', bodyMarkdown: `\`${long}\``, _status: 'published' }
    const page = { ...body, title: 'Long' }
    const policy = { ...page, kind: 'other', version: '1', effectiveDate: '2026-01-01T00:00:00Z' }
    for (const [to, json] of [['pages', page] as const, ['policies', policy] as const]) {
      const made = await foyer.callAsAdmin(`/api/${to}`, { method: 'POST', json })
      expect(made.status).toBe(201)
    }
    const links = [{ label: 'Responsabilités environnementales', url: '/contact' }]
    const columns = ['Entreprise', 'Nos réalisations'].map((title) => ({ title, links }))
    await foyer.callAsAdmin('/api/globals/footer', { method: 'POST', json: { columns } })
    const phone = await browser.newPage({ viewport: { width: 320, height: 700 } })
    const tooWide: string[] = []
    for (const path of ['/pages/long', '/policies/long', '/courses', '/courses/risk', '/contact']) {
      await phone.goto(foyer.url + path)
      for (const size of ['100%', '200%']) {
        await phone.evaluate(`document.documentElement.style.fontSize = '${size}'`)
        const excess = await phone.evaluate(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        )
        if (excess !== 0) tooWide.push(`${path} ${size} ${String(excess)}`)
      }
    }
    expect(tooWide).toEqual([])
  })
})
