import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import type { Page } from 'playwright-core'

import { adminKey } from '../support/adminKey.js'
import { type Demo, openBrowser, withBrowser } from '../support/openBrowser.js'
import { fillForm } from '../support/staffForm.js'

type Doc = { id: string }

withBrowser('what staff read in lists and records', () => {
  let demo: Demo
  let page: Page
  const mark = String(Date.now())

  beforeAll(async () => {
    demo = await openBrowser()
    page = await demo.newPage({ viewport: { width: 1280, height: 900 } })
    await demo.signIn(page)
  }, 420_000)
  afterAll(() => demo.stop())

  const open = (path: string) => page.goto(`${demo.url}/admin/collections/${path}`)

  async function create(collection: string, json: object): Promise<Doc> {
    const answer = await fetch(`${demo.url}/api/${collection}`, {
      method: 'POST',
      headers: { 'x-api-key': adminKey, 'content-type': 'application/json' },
      body: JSON.stringify(json),
    })
    return ((await answer.json()) as { doc: Doc }).doc
  }

  async function write(statement: string, values: unknown[] = []): Promise<string> {
    const client = new pg.Client({ connectionString: demo.databaseUrl })
    await client.connect()
    const { rows } = await client.query<Doc>(statement, values).finally(() => client.end())
    return rows[0]?.id ?? ''
  }

  /** An order that names nobody. */
  const order = (title: string) =>
    write(
      `insert into orders (id, status, number, amount, refunded_amount, currency, title, locale,
         version, paid_at) values (gen_random_uuid(), 'paid', gen_random_uuid(), 59000, 0, 'EUR',
         $1, 'en', 1, '2026-11-26T10:00:00Z') returning id`,
      [title],
    )

  test('an order without a name says whether its payer was erased or gave none', async () => {
    await order(`Gift ${mark}`)
    const erased = await order(`Forgotten ${mark}`)
    await write(
      `insert into payment_events (id, order_id, position, type, key)
       select gen_random_uuid(), id, 1, 'note', number || ' buyer_erased' from orders where id = $1`,
      [erased],
    )
    await open(`orders?search=${mark}`)
    const row = (title: string) => page.locator('tbody tr', { hasText: `${title} ${mark}` }).first()
    expect(await row('Gift').innerText()).toContain('No name given')
    expect(await row('Forgotten').innerText()).toContain('Erased')
    await page.locator('input[placeholder^="Search by number, email"]').waitFor()
  })

  test('the tab of a record is called by the record', async () => {
    await open(`orders/${await order(`Titled ${mark}`)}`)
    const begun = `Titled ${mark} – Orders · `
    await page.waitForFunction((title) => document.title.startsWith(title), begun)
  })

  test('the keyboard stays in the field in which somebody saves', async () => {
    const lead = await write(
      `insert into leads (id, reference, kind, status, email, email_key, locale)
       values (gen_random_uuid(), $1, 'contact', 'new', $2, $2, 'en') returning id`,
      [`LS-${mark}`, `saved-${mark}@acme.example`],
    )
    await open(`leads/${lead}`)
    await page.locator('#field-notes').pressSequentially('Called.')
    const saved = page.waitForResponse((one) => one.request().method() === 'PATCH')
    await page.keyboard.press('Control+s')
    await saved
    await page.waitForFunction(() => document.activeElement?.matches('#field-notes:enabled'))
    expect(await page.inputValue('#field-notes')).toContain('Called.')
  })

  test('a new course date is in the time zone in which its times are typed', async () => {
    const planner = await demo.newPage({ timezoneId: 'Asia/Riyadh' })
    await demo.signIn(planner)
    await planner.goto(`${demo.url}/admin/collections/course-sessions/create`)
    await planner.locator('#field-timeZone', { hasText: 'Asia / Riyadh' }).waitFor()
  })

  test('somebody whom only the order of another names is found by their address, and not named like the buyer', async () => {
    const id = await order(`Places ${mark}`)
    await write('update orders set customer_name = $2, customer_email = $3 where id = $1', [
      ...[id, 'Grace Buyer', `buyer-${mark}@example.com`],
    ])
    const named = `named-${mark}@example.com`
    await write(
      `insert into orders_attendees (id, _parent_id, _order, name, email)
         values ($1, $2, 1, 'Ada Named', $3)`,
      [`seat-${mark}`, id, named.replace('named', 'Named')],
    )
    await open(`leads/person?email=${encodeURIComponent(named)}`)
    await page.getByRole('heading', { name: named }).waitFor()
    expect(await page.locator('.person').innerText()).toContain(`Places ${mark}`)
  })

  test('an enrolment that has ended says so, and an order is told by what was paid', async () => {
    const course = await create('courses', {
      ...{ title: `Ended ${mark}`, summary: 'S', _status: 'published' },
    })
    const learner = await create('learners', { email: `ended-${mark}@acme.example` })
    const { id } = await create('enrolments', { course: course.id, learner: learner.id })
    const paid = await order(`Course ${mark}`)
    await write('update enrolments set ended_at = now(), "order" = $2 where id = $1', [id, paid])
    await open(`enrolments?search=ended-${mark}`)
    expect(await page.locator('tbody .cell-status').innerText()).toBe('Ended')
    await page.locator('.list-tabs').getByText('Ended 1').click()
    await page.waitForURL(/endedAt/)
    await page.locator('.list-tabs [aria-current=page]', { hasText: 'Ended' }).waitFor()
    expect(await page.locator('tbody tr').count()).toBe(1)
    await open(`enrolments/${id}`)
    expect(await page.locator('.record-summary').innerText()).toMatch(/Status\s+Ended/)
    const link = page.locator('#field-order a')
    expect(await link.innerText()).toMatch(/^€590\.00 Paid 26 Nov 2026/)
    expect(await link.getAttribute('href')).toBe(`/admin/collections/orders/${paid}`)
  })

  test('the rows of a course have names, new ones are open, and its dates stay within the page', async () => {
    const course = await create('courses', {
      ...{ title: `Named ${mark}`, summary: 'S' },
      syllabus: [{ title: 'Why it matters', lessons: [{ title: 'The first case' }] }],
      instructors: [{ name: 'Ada Lovelace' }],
    })
    const time = { startsAt: '2030-12-02T09:00:00Z', endsAt: '2030-12-02T17:00:00Z' }
    await create('course-sessions', { course: course.id, capacity: 12, ...time })
    await open(`courses/${course.id}`)
    const heads = page.locator('#field-syllabus .collapsible__header-wrap, #field-instructors')
    await heads.getByText('Ada Lovelace').first().waitFor()
    expect(await heads.getByText('Why it matters').count()).toBe(1)
    expect(await page.locator('#field-syllabus__0__title').isVisible()).toBe(false)
    await page.click('#field-syllabus > .array-field__add-row')
    await page.locator('#field-syllabus__1__title').waitFor()
    expect(await page.locator('.record-summary').innerText()).toMatch(/Price\s+Free/)
    const preview = page.locator('.live-preview-toggler--active')
    if ((await preview.count()) > 0) await preview.click()
    const table = page.locator('#field-sessions table')
    await table.waitFor()
    const [within, whole] = [
      await page.locator('#field-sessions').boundingBox(),
      await table.boundingBox(),
    ]
    expect(whole?.width).toBeLessThanOrEqual((within?.width ?? 0) + 1)
  })

  test('the summary says what was saved, and times as the reader’s clock does or, of a date, as visitors read them', async () => {
    const course = await create('courses', { title: `Summed ${mark}`, summary: 'S' })
    const time = { startsAt: '2030-12-02T09:00:00Z', endsAt: '2030-12-02T17:00:00Z' }
    const date = await create('course-sessions', {
      ...{ course: course.id, capacity: 12, timeZone: 'Europe/Paris', ...time },
    })
    const paid = await order(`Timed ${mark}`)
    const inTokyo = await demo.newPage({ timezoneId: 'Asia/Tokyo' })
    await demo.signIn(inTokyo)
    const summary = inTokyo.locator('.record-summary')
    await inTokyo.goto(`${demo.url}/admin/collections/orders/${paid}`)
    await summary.getByText('26 Nov 2026, 19:00').waitFor()
    await inTokyo.goto(`${demo.url}/admin/collections/course-sessions/${date.id}`)
    await summary.getByText('2 Dec 2030, 10:00 CET').waitFor()
    await inTokyo.fill('#field-capacity', '9')
    await inTokyo.click('#action-save')
    await summary.locator('div', { hasText: /^Places left\s*9$/ }).waitFor()
    await inTokyo.close()
  })

  test('a lead offers to write to who asked, and names the course, also once there is none', async () => {
    const [slug, email] = [`asked-${mark}`, `asked-${mark}@acme.example`]
    const title = `Asked about ${mark}`
    const course = await create('courses', { title, slug, summary: 'S' })
    const lead = await write(
      `insert into leads (id, reference, kind, status, email, email_key, locale, program)
       values (gen_random_uuid(), $1, 'request-info', 'new', $2, $2, 'en', $3) returning id`,
      [`LD-${mark}`, email, slug],
    )
    await open(`leads/${lead}`)
    await page.locator('#field-program a', { hasText: title }).waitFor()
    const letter = page.getByRole('link', { name: 'Write to them' })
    expect(await letter.getAttribute('href')).toBe(`mailto:${email}`)
    await fetch(`${demo.url}/api/courses/${course.id}`, {
      ...{ method: 'DELETE', headers: { 'x-api-key': adminKey } },
    })
    await open(`leads/${lead}`)
    await page.locator('#field-program', { hasText: slug }).waitFor()
  })

  const reached = /^(?:button|checkbox|combobox|dialog|link|searchbox|textbox)$/

  /** The roles of what the keyboard reaches and a screen reader has no name for, once what loads late is named. */
  async function nameless(attempts = 40): Promise<unknown[]> {
    const found = await namelessNow()
    if (found.length === 0 || attempts === 0) return found
    await page.waitForTimeout(250)
    return nameless(attempts - 1)
  }

  async function namelessNow(): Promise<unknown[]> {
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    await session.detach()
    return nodes
      .filter(({ ignored, name, role }) => !ignored && !name?.value && reached.test(role?.value))
      .map(({ role }) => role?.value as unknown)
  }

  test('all that the keyboard reaches has a name, and the focus follows what opens and closes', async () => {
    const title = `Reached ${mark}`
    await order(title)
    await open(`orders?search=${encodeURIComponent(title)}`)
    await page.getByRole('checkbox', { name: 'Select all' }).waitFor()
    expect(await nameless()).toEqual([])
    await page.locator('tbody a').first().press('Enter')
    await page.locator('h1:focus', { hasText: title }).waitFor()
    await page.getByRole('button', { name: 'Refund', exact: true }).press('Enter')
    await page.getByRole('dialog', { name: 'Refund: this cannot be undone' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('button:focus', { hasText: 'Refund' }).waitFor()
    await open('courses/create')
    await page.getByRole('combobox', { name: 'Level' }).waitFor()
    expect(await nameless()).toEqual([])
    await open('leads/board')
    await page.locator('.step-nav', { hasText: 'Leads' }).getByText('Board').waitFor()
    expect(await page.title()).toMatch(/^Lead board/)
  })

  test('what is wrong with a field stands beside it on a narrow page too, and describes it', async () => {
    await page.setViewportSize({ width: 1024, height: 900 })
    await open('redirects/create')
    await fillForm(page, { '#field-from': 'old page' })
    await page.click('#action-save')
    const said = page.getByText('begins with /, such as /old-page.')
    await said.waitFor()
    const field = page.locator('#field-from[aria-invalid=true]')
    await field.waitFor()
    const id = await said.locator('xpath=ancestor::aside').getAttribute('id')
    expect(await field.getAttribute('aria-describedby')).toBe(id)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  test('the audit log calls fields as their forms do, and attendance says where it belongs', async () => {
    const course = await create('courses', {
      title: `Logged ${mark}`,
      summary: 'S',
      certificate: true,
    })
    const entry = await write('select id from audit_log where target_id = $1', [course.id])
    await open(`audit-log/${entry}`)
    const row = page.locator('tr', { has: page.getByRole('rowheader', { name: /^Certificate/ }) })
    expect(await row.innerText()).toContain('Yes')
    const time = { startsAt: '2030-12-02T09:00:00Z', endsAt: '2030-12-02T17:00:00Z' }
    const date = await create('course-sessions', { course: course.id, capacity: 12, ...time })
    await open(`course-sessions/${date.id}/attendance`)
    const steps = page.locator('.step-nav')
    await steps.getByRole('link', { name: `Logged ${mark}` }).waitFor()
    await steps.getByText('Attendance').waitFor()
  })

  test('a payment link has no address to share while it is a draft', async () => {
    const title = `Shared ${mark}`
    const { id } = await create('payment-links', {
      ...{ title, slug: `shared-${mark}`, kind: 'gateway', state: 'draft' },
      price: { amount: 4_900, currency: 'EUR' },
    })
    await open(`payment-links/${id}`)
    await page.getByText('Make the link active').waitFor()
    expect(await page.getByText('Download the QR code').count()).toBe(0)
    await write(`update payment_links set state = 'active' where id = $1`, [id])
    await open(`payment-links/${id}`)
    await page.getByText('Download the QR code').waitFor()
  })
})
