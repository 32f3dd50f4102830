import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import type { Page } from 'playwright-core'

import { adminKey } from '../support/adminKey.js'
import { findViolations, isSerious } from '../support/findViolations.js'
import { type Demo, openBrowser, withBrowser } from '../support/openBrowser.js'
import { seedFigures } from './seedFigures.js'
import { boldWords, press } from './staffGuide.js'

const password = 'correct horse battery'
const patience = { timeout: 60_000 }

const looks = [
  { colorScheme: 'light', widths: [1280, 360] },
  { colorScheme: 'dark', widths: [360, 1280] },
] as const

withBrowser('the dashboard', () => {
  let demo: Demo
  let page: Page

  beforeAll(async () => {
    demo = await openBrowser()
    await seedFigures(demo.databaseUrl)
    page = await demo.newPage({ reducedMotion: 'reduce' })
    await demo.signIn(page)
  }, 420_000)

  afterAll(() => demo.stop())

  const titles = async (of: Page) => {
    await of.locator('.dash-panel').first().waitFor(patience)
    await of.locator('.collections').waitFor(patience)
    return of.locator('.dash-panel h2').allTextContents()
  }

  /** A new member of staff with this role. */
  const signInAs = async (own: Page, role: string) => {
    const email = `${role}@acme.example`
    await fetch(`${demo.url}/api/users`, {
      method: 'POST',
      headers: { 'x-api-key': adminKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, role }),
    })
    await own.goto(`${demo.url}/admin/login`)
    await own.fill('#field-email', email)
    await own.fill('#field-password', password)
    await own.click('button[type=submit]')
    await own.waitForURL(/\/admin$/, patience)
  }

  test('shows an admin what waits, what came in, and how everything does', async () => {
    expect(await titles(page)).toEqual([
      'Waiting for you',
      'Leads',
      'Orders and revenue',
      'Payment links',
      'Questions to the assistant',
      'How the assistant answered',
      'Searches',
      expect.stringContaining('System health'),
    ])
    const text = await page.locator('.modular-dashboard').innerText()
    for (const said of [
      'Dead webhooks',
      'Orders to review',
      'linkedin brought',
      'of the questions were answered',
      'iso 27001',
    ]) {
      expect(text).toContain(said)
    }
  })

  test('draws each chart and says its numbers in a table', async () => {
    const figures = page.locator('figure.dash-figure')
    await page.locator('.recharts-bar-rectangle').first().waitFor(patience)
    const count = await figures.count()
    expect(count).toBeGreaterThanOrEqual(7)
    for (let index = 0; index < count; index += 1) {
      const figure = figures.nth(index)
      await figure
        .locator('svg .recharts-bar')
        .first()
        .waitFor({ state: 'attached', ...patience })
      expect(await figure.locator('h3').innerText()).not.toBe('')
      expect(await figure.locator('tbody tr').count()).toBeGreaterThan(0)
    }
  })

  test.each(looks)(
    'has no serious fault of accessibility in $colorScheme, wide and narrow',
    async ({ colorScheme, widths }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(`${demo.url}/admin`)
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor(patience)
      await titles(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await page.locator('.recharts-bar-rectangle').first().waitFor(patience)
        await page.evaluate(
          'for (const each of document.querySelectorAll(".dash-panel details")) each.open = true',
        )
        expect((await findViolations(page, '.dash-panel')).filter(isSerious)).toEqual([])
        expect(
          await page.evaluate(
            'document.documentElement.scrollWidth - document.documentElement.clientWidth',
          ),
        ).toBe(0)
      }
    },
  )

  test('calls payment links by their titles, and names what was booked without one', async () => {
    const answer = await fetch(`${demo.url}/api/payments/links?limit=100`)
    const { docs } = (await answer.json()) as { docs: { slug: string; title: string }[] }
    await run(
      demo.databaseUrl,
      `insert into orders (id, status, number, amount, refunded_amount, currency, title, locale,
         version, paid_at) values (gen_random_uuid(), 'paid', gen_random_uuid(), 99000000, 0,
         'EUR', 'A course', 'en', 1, now())`,
    )
    await page.goto(`${demo.url}/admin`)
    await titles(page)
    const [orders = '', links = ''] = await page
      .locator('.dash-panel', {
        has: page.getByRole('heading', { name: /^Orders|^Payment links/ }),
      })
      .allTextContents()
    expect(orders).toContain('Bookings on course pages brought most: €')
    const named = docs.filter(({ slug, title }) => title !== slug && links.includes(title))
    expect(named.length).toBeGreaterThan(0)
    expect(docs.filter(({ slug }) => (orders + links).includes(slug))).toEqual([])
  })

  test('offers an editor what an editor may do: no people to find, no samples to remove', async () => {
    const signedIn = await demo.newPage()
    await signInAs(signedIn, 'editor')
    await run(
      demo.databaseUrl,
      `insert into payload_kv (id, key, data)
       values (gen_random_uuid(), 'sample-activity', '{"until":"2026-01-01"}')`,
    )
    for (const [reader, buttons] of [
      [signedIn, 0],
      [page, 1],
    ] as const) {
      await reader.goto(`${demo.url}/admin`)
      await reader.getByText('are samples, so that').waitFor(patience)
      const button = reader.getByRole('button', { name: 'Remove the samples' })
      expect(await button.count()).toBe(buttons)
    }
    await run(demo.databaseUrl, `delete from payload_kv where key = 'sample-activity'`)
    expect(await signedIn.locator('.find-box label').innerText()).toBe('Find a course or a page')
    await signedIn.close()
  })

  test('leads to the list of what it counts', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${demo.url}/admin`)
    await titles(page)
    const link = page.locator('.dash-waiting a', { hasText: 'Dead webhooks' })
    const href = (await link.getAttribute('href')) ?? ''
    await page.goto(demo.url + href)
    await page.locator('tbody tr').first().waitFor(patience)
    expect(await page.locator('tbody tr').count()).toBe(1)
    expect(await page.locator('tbody').innerText()).toContain('hooks.acme.example')
  })

  test('leads from a source to the leads it brought, as the guide says', async () => {
    const [showNumbers = '', leads, filters] = boldWords(9)
    await page.goto(`${demo.url}/admin`)
    await titles(page)
    await page.setViewportSize({ width: 1600, height: 1000 })
    const figure = page.locator('figure', { hasText: 'Leads by source' })
    await figure.locator('summary', { hasText: showNumbers }).click()
    const source = figure.locator('a', { hasText: 'linkedin' })
    await page.goto(demo.url + ((await source.getAttribute('href')) ?? ''))
    await page.locator('tbody tr').first().waitFor(patience)
    await press(page, leads)
    await press(page, filters)
    await page.locator('.where-builder').waitFor(patience)
  })

  test.each([
    ['sales', ['Waiting for you', 'Leads', expect.stringContaining('System health')]],
    [
      'finance',
      [
        'Waiting for you',
        'Orders and revenue',
        'Payment links',
        expect.stringContaining('System health'),
      ],
    ],
  ])('shows %s what that role may read, and finds nothing else', async (role, expected) => {
    const own = await demo.newPage()
    await signInAs(own, role)
    expect(await titles(own)).toEqual(expected)
    await own.goto(`${demo.url}/admin/find?q=e`)
    await own.locator('.find h2').first().waitFor(patience)
    const found = await own.locator('.find h2').allInnerTexts()
    expect(found.some((heading) => heading.startsWith('Leads'))).toBe(role === 'sales')
    await own.close()
  })

  test('says which figures cannot be read, and shows the others', async () => {
    await run(demo.databaseUrl, 'alter table search_misses rename to search_misses_away')
    await page.goto(`${demo.url}/admin`)
    expect(await titles(page)).toHaveLength(8)
    const searches = page.locator('.dash-panel', { hasText: 'could not be read' })
    expect(await searches.locator('h2').allTextContents()).toEqual(['Searches'])
    await run(demo.databaseUrl, 'alter table search_misses_away rename to search_misses')
  })
})

/** Runs one statement in the demo's database. */
async function run(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
