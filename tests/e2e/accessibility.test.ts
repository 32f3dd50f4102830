import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'

import { findViolations, isSerious } from '../support/findViolations.js'
import { type Demo, openBrowser, withBrowser } from '../support/openBrowser.js'
import { codeFor, takeQuiz } from './learnerSteps.js'

/** One course, one policy, one page: others differ only in their text. */
function onePerKind(paths: string[]): string[] {
  const kinds = new Map(
    paths.map((path) => [path.replace(/^\/(courses|policies|pages)\/[\w-]+$/, '/$1/:slug'), path]),
  )
  return [...kinds.values()]
}

const looks = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const

const course = 'ai-literacy-essentials'

/** Beside the pages that the start page links to. */
const deeper = [
  `/courses/${course}/inquiry`,
  '/courses?q=nothing-like-it',
  '/learn/sign-in',
  '/consent/withdraw?token=abc',
  '/consent/withdraw',
  '/dev/mailbox',
  '/not-there',
  '/demo?locale=ar',
  '/forms/open-day',
  '/forms/open-day?locale=ar',
  '/?locale=fr',
  '/ask?locale=ar',
  '/questions?locale=fr',
  '/cost-of-ownership?locale=ar',
  '/policies/privacy?locale=fr',
  '/pages/about?locale=ar',
  '/partners?locale=ar',
  '/payments/links?locale=fr',
  '/search?q=refund',
  '/api/docs/forms',
  // Small ones: others have more of the same, and axe-core takes seconds for thousands of elements (measured).
  '/api/docs/ai-governance-tools',
  '/api/docs/admin-cms/refunds',
]

withBrowser('the pages of the site', () => {
  let demo: Demo
  let page: Page

  beforeAll(async () => {
    demo = await openBrowser()
    page = await demo.newPage({ reducedMotion: 'reduce' })
  }, 420_000)

  afterAll(() => demo.stop())

  const open = (path: string) => page.goto(demo.url + path)

  /** The serious violations that axe-core finds, and any horizontal scrolling. */
  async function faultsHere(): Promise<string[]> {
    const found: string[] = []
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      const serious = (await findViolations(page)).filter(isSerious)
      const where = `${page.url()} ${String(width)} ${colorScheme}`
      found.push(...serious.map(({ id, target }) => `${where}: ${id} ${target}`))
      const excess = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      if (excess !== 0) found.push(`${where}: ${String(excess)} px too wide`)
    }
    return found
  }

  test('have no serious fault of accessibility, wherever the start page leads', async () => {
    await open('/')
    const links: unknown = await page.evaluate(
      '[...document.querySelectorAll("a[href^=\\"/\\"]")].map((link) => link.getAttribute("href"))',
    )
    const isPage = (path: string) => !/^\/(?:admin|api\/(?!docs))/.test(path)
    const paths = onePerKind(['/', ...(links as string[]).filter(isPage), ...deeper])
    expect(paths.length).toBeGreaterThan(20)
    const faults: string[] = []
    for (const path of paths) {
      const answer = await open(path)
      const isHtml = answer?.headers()['content-type']?.startsWith('text/html')
      if (isHtml) faults.push(...(await faultsHere()))
    }
    expect(faults).toEqual([])
  }, 600_000)

  test('give the text of a course without a picture the place of the picture too', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open('/courses')
    await page.evaluate('document.querySelector(".row picture").remove()')
    const widths = await page.evaluate(
      '[...document.querySelectorAll(".row-text")].map((text) => text.offsetWidth).sort((a, b) => a - b)',
    )
    const [least, most] = [(widths as number[])[0], (widths as number[]).at(-1)]
    expect(most).toBeGreaterThan(least ?? 0)
    expect(least).toBeGreaterThan(400)
  })

  test('have none along a form either: with faults, at the code, at the end', async () => {
    const email = `axe-${String(Date.now())}@acme.example`
    await open('/cost-of-ownership')
    await page.fill('#seats', 'many')
    await page.click('button:text-is("Email me the full estimate")')
    const faults = await faultsHere()
    await page.fill('#seats', '150')
    await page.fill('#years', '3')
    await page.selectOption('#currency', { index: 1 })
    await page.fill('#currentCostPerSeat', '180')
    await page.fill('#company', 'Acme')
    await page.fill('#email', email)
    await page.click('button:text-is("Email me the full estimate")')
    faults.push(...(await faultsHere()))
    await page.fill('#code', await codeFor(page, demo.url, email))
    await page.keyboard.press('Enter')
    await page.waitForSelector('.figures')
    faults.push(...(await faultsHere()))
    expect(faults).toEqual([])
  })

  test('have none at a checkout: before it is filled in, and with faults', async () => {
    await open('/courses/eu-ai-act-in-a-day')
    await page.click('.session a.button')
    await page.waitForSelector('#quantity')
    await page.selectOption('#quantity', '2')
    const faults = await faultsHere()
    await page.click('button[value=book]')
    await page.waitForSelector('.summary')
    faults.push(...(await faultsHere()))
    expect(faults).toEqual([])
  })

  test('have none for a learner, from their first course to their certificate', async () => {
    const email = `axe-${String(Date.now())}@learners.example`
    await open(`/courses/${course}`)
    await page.click('button:text-is("Join for free")')
    await page.fill('#email', email)
    await page.click('button:text-is("Continue")')
    await page.fill('#code', await codeFor(page, demo.url, email))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/learn\?joined=/)
    const faults = await faultsHere()
    await page.click('a:has-text("Start the course")')
    for (let lesson = 0; lesson < 5; lesson += 1) {
      await page.waitForSelector('.player')
      faults.push(...(await faultsHere()))
      const { href } = new URL(page.url())
      await page.click('button[value=done]')
      await page.waitForURL((url) => url.href !== href)
    }
    await page.click('button[value=quiz]')
    await page.waitForSelector('.summary')
    faults.push(...(await faultsHere()))
    await takeQuiz(page, { mistakes: 6 })
    await page.waitForSelector('.marks')
    faults.push(...(await faultsHere()))
    await page.click('a:text-is("Try again")')
    await takeQuiz(page, { mistakes: 0 })
    await page.click('a:text-is("See your certificate")')
    await page.waitForSelector('.certificate')
    faults.push(...(await faultsHere()))
    expect(faults).toEqual([])
  })

  test.each(['/', '/demo', `/courses/${course}`, '/learn/sign-in'])(
    '%s weighs at most 100 kB before images, asks nobody else, and does not move',
    async (path) => {
      const fresh = await demo.newPage()
      const sizes: Promise<number>[] = []
      const others: string[] = []
      fresh.on('requestfinished', (request) => {
        if (!request.url().startsWith(demo.url)) others.push(request.url())
        if (request.resourceType() === 'image') return
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
      })
      await fresh.addInitScript(
        'globalThis.moved = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) globalThis.moved += entry.value }).observe({ type: "layout-shift", buffered: true })',
      )
      await fresh.goto(demo.url + path, { waitUntil: 'networkidle' })
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      expect(others.filter((url) => !url.startsWith('data:'))).toEqual([])
      expect(bytes).toBeGreaterThan(10_000)
      expect(bytes).toBeLessThan(100_000)
      expect(await fresh.evaluate('globalThis.moved')).toBeLessThan(0.01)
      await fresh.context().close()
    },
  )
})
