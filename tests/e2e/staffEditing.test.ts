import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'

import { adminKey } from '../support/adminKey.js'
import { type Demo, openBrowser, withBrowser } from '../support/openBrowser.js'
import { fillForm } from '../support/staffForm.js'

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
    // It stays open for this person otherwise, beside every course.
    await page.click('#live-preview-toggler')
  })

  type Listed = { docs: { id: string }[] }
  const call = async (path: string, json?: object) => {
    const headers = { 'x-api-key': adminKey, 'content-type': 'application/json' }
    const body = json && { method: 'POST', body: JSON.stringify(json) }
    return (await (await fetch(url(path), { headers, ...body })).json()) as { totalDocs?: number }
  }

  test('finds a document by its name in a language into which nobody translated it', async () => {
    const title = `Not yet in Arabic ${String(Date.now())}`
    await call('/api/courses', { title, summary: 'S', _status: 'published' })
    await page.goto(url(`/admin/collections/courses?locale=ar&search=${encodeURIComponent(title)}`))
    const link = page.locator('tbody a', { hasText: title })
    await page.goto(url((await link.getAttribute('href')) ?? ''))
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.inputValue('#field-title')).toBe('')
    await page.locator('.record-summary').getByRole('link', { name: 'Français' }).click()
    await page.waitForURL(/locale=fr/)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.goto(url('/admin?locale=en'))
  })

  test('changes what a search found where all of it is chosen, and nothing else', async () => {
    const mark = `m${String(Date.now())}`
    for (const sold of ['unicorns', 'griffins']) {
      for (const to of ['children', 'adults'])
        await call('/api/chat', { message: `Do you sell ${sold} to ${to} ${mark}?` })
    }
    await page.goto(url(`/admin/collections/chat-questions?search=unicorns+${mark}&limit=1`))
    await page.check('tbody input[type=checkbox]')
    await page.click('#select-all-across-pages')
    await page.getByRole('button', { name: 'Mark as reviewed' }).click()
    await page.getByText('Mark as reviewed: 2 questions asked.').waitFor()
    const waiting = async (sold: string) => {
      const words = `where[question][like]=${encodeURIComponent(`${sold} ${mark}`)}`
      const where = `where[reviewed][not_equals]=true&${words}`
      return (await call(`/api/chat-questions?${where}`)).totalDocs
    }
    expect([await waiting('unicorns'), await waiting('griffins')]).toEqual([0, 2])
  })

  test('sees why nothing answers a question, writes the answer, and keeps the question as a test', async () => {
    const mark = `q${String(Date.now())}`
    const question = `Do you lend ${mark} zebras?`
    await page.goto(url('/admin/collections/chat-questions/why'))
    await page.fill('input[name=q]', question)
    await page.getByRole('button', { name: 'Ask' }).click()
    const found = page.locator('.dash-panel')
    await found.filter({ hasText: 'In the content' }).getByText(mark).waitFor()
    expect(await found.filter({ hasText: 'It is answered' }).count()).toBe(0)
    const answer = `No, ${mark} zebras are not for hire.`
    await fillForm(page, { '#field-faq-answer': answer })
    await page.getByRole('button', { name: 'Publish the answer' }).click()
    await found.filter({ hasText: 'It is answered' }).getByText(answer).waitFor()
    const pages = page.getByLabel('The right answer is on')
    const chosen = await pages.locator('option').nth(1).innerText()
    await page.getByRole('button', { name: 'Keep as a test question' }).waitFor()
    await pages.selectOption(chosen)
    await page.getByRole('button', { name: 'Keep as a test question' }).click()
    await page.getByText('It is a test question now').waitFor()
    const kept = await call(
      `/api/test-questions?where[question][equals]=${encodeURIComponent(question)}`,
    )
    expect(kept).toMatchObject({ docs: [{ page: chosen }] })
  })

  test('plans to publish, and not to unpublish, what was never published', async () => {
    const title = `Soon ${String(Date.now())}`
    const { doc } = (await call('/api/pages', { title, body: null })) as { doc?: { id: string } }
    await page.goto(url(`/admin/collections/pages/${doc?.id ?? ''}`))
    const arrow = page.locator('.form-submit .popup-button')
    await arrow.click()
    await page.click('#schedule-publish')
    const chosen = page.locator('.schedule-publish__type .radio-input--is-selected')
    await chosen.waitFor()
    expect(await chosen.innerText()).toBe('Publish')
  })

  test('finds nothing by a percent sign, rather than everything', async () => {
    await page.goto(url(`/admin/find?q=${encodeURIComponent('%_%')}`))
    await page.getByText('Nothing that you may read matches').waitFor()
  })

  test('types a price as money, and sees it written out below', async () => {
    await page.goto(url(`/admin/collections/courses/${await idOf('eu-ai-act-in-a-day')}`))
    const amount = page.locator('#field-price__amount')
    await amount.waitFor()
    expect(await amount.inputValue()).toBe('490.00')
    await page.fill('#field-price__amount', '123.45')
    await page.getByText('€123.45', { exact: true }).waitFor()
    await shoot('money')
  })

  test('keeps what they typed into a list without Enter', async () => {
    await page.goto(url(`/admin/collections/courses/${await idOf('eu-ai-act-in-a-day')}`))
    await page.locator('#field-price__amount').waitFor()
    const topics = page.locator('.field-topics')
    await topics.locator('input').fill('Bridges')
    await page.focus('#field-title')
    await topics.getByText('Bridges', { exact: true }).waitFor()
  })

  test('sees which link the keyboard has reached', async () => {
    await page.locator('.step-nav__home').focus()
    await page.keyboard.press('Tab')
    const outlined = 'getComputedStyle(document.querySelector("a:focus")).outlineStyle'
    expect(await page.evaluate(outlined)).toBe('solid')
  })

  test('goes through the texts and parts of a page, and saves, with the keyboard alone', async () => {
    const { docs } = (await call('/api/pages?where[slug][equals]=press')) as Listed
    await page.goto(url(`/admin/collections/pages/${docs[0]?.id ?? ''}`))
    const texts = page.locator('.ContentEditable__root')
    await texts.first().focus()
    const before = await texts.first().innerHTML()
    const focus = () =>
      page.evaluate(() => {
        const { activeElement: at } = document
        const place = at?.getBoundingClientRect()
        return { isText: at?.matches('.ContentEditable__root'), isSeen: (place?.left ?? -1) >= 0 }
      })
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab')
      expect(await focus()).toEqual({ isText: false, isSeen: true })
    }
    expect(await texts.first().innerHTML()).toBe(before)
    await page.getByRole('button', { name: /^Fields of .*Hero/, expanded: true }).waitFor()

    await page.focus('#field-summary')
    await page.keyboard.press('End')
    await page.keyboard.type(' More of it.')
    await page.locator('#action-save-draft:enabled').focus()
    await page.keyboard.press('Enter')
    await page.waitForSelector('#action-save-draft:disabled')
    await page.waitForFunction(() => document.activeElement?.matches('.doc-controls__controls'))
    await page.keyboard.press('Tab')
    const next = page.locator('.doc-controls__controls :focus')
    expect(await next.count()).toBe(1)
  })

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
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.click('input[type=file]'),
    ])
    // Nothing is chosen meanwhile: else browsers see no change where the same file comes again, corrected.
    expect(await page.inputValue('input[type=file]')).toBe('')
    await chooser.setFiles(fine)
    await page.getByLabel(/Publish what the file/).check()
    await page.click('button:has-text("Check the file")')
    await page.locator('[role=status]', { hasText: '1 new' }).waitFor()
    await shoot('import-checked')
    await page.click('button:has-text("Import now")')
    await page.locator('[role=status]', { hasText: 'Imported: 1 new' }).waitFor()
    expect((await fetch(url('/api/lms/courses/from-a-file'))).status).toBe(200)
  })

  test('loads nothing from anywhere else', () => {
    expect([...strangers]).toEqual([])
  })
})
