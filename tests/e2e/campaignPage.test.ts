import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Page, Response } from 'playwright-core'

import { type Demo, openBrowser, withBrowser } from '../support/openBrowser.js'
import { codeFor } from './learnerSteps.js'

withBrowser('marketing', () => {
  let demo: Demo
  let page: Page

  beforeAll(async () => {
    demo = await openBrowser()
    page = await demo.newPage({ viewport: { width: 1600, height: 1200 } })
    await demo.signIn(page)
  }, 500_000)
  afterAll(() => demo.stop())

  const choose = async (field: string, option: string) => {
    await page.click(`${field} .rs__control`)
    await page.click(`.rs__option:text-is("${option}")`)
  }
  const save = async (button: string) => {
    const isSaved = (response: Response) =>
      ['POST', 'PATCH'].includes(response.request().method()) &&
      /\/api\/(?:pages|forms)(?:\/[0-9a-f-]{36})?\?/.test(response.url())
    const [answer] = await Promise.all([page.waitForResponse(isSaved), page.click(button)])
    expect(answer.ok()).toBe(true)
    await page.waitForURL(/\/[0-9a-f-]{36}(?:\?|$)/)
  }
  const addPart = async (name: string, heading: string) => {
    const count = await page.locator('[id^="blocks-row-"]').count()
    await page.click('#field-blocks > .blocks-field__drawer-toggler')
    await page.click(`.thumbnail-card[title="${name}"]`)
    await page.fill(`#field-blocks__${String(count)}__heading`, heading)
  }

  test('makes a form with a question of its own', async () => {
    await page.goto(`${demo.url}/admin/collections/forms/create`)
    await page.fill('#field-title', 'Come to the harbour night')
    await page.click('#field-fields .array-field__add-row')
    await page.fill('#field-fields__0__label', 'How many are you?')
    await choose('#field-fields__0__type', 'Number')
    await save('#action-save')
    const { fields } = (await (
      await fetch(`${demo.url}/api/forms/come-to-the-harbour-night`)
    ).json()) as { fields: object[] }
    expect(fields).toEqual([
      { name: 'how_many_are_you', type: 'number', label: 'How many are you?', required: false },
    ])
  }, 240_000)

  test('builds a page of eight parts with it, looks at it and publishes it', async () => {
    await page.goto(`${demo.url}/admin/collections/pages/create`)
    await page.fill('#field-title', 'Harbour night')
    await choose('#field-template', 'Landing page')
    await save('#action-save-draft')
    await page.locator('[id="blocks-row-5"]').waitFor()
    await choose('#field-blocks__5__form', 'One of your own')
    await page.fill('#field-blocks__5__ownForm', 'come-to-the-harbour-night')
    await page.fill('#field-blocks__0__heading', 'A night at the harbour')
    await addPart('Text', 'What it is about')
    await addPart('Call to action', 'Tell a friend')
    await page.click('#live-preview-toggler')
    const preview = page.frameLocator('#live-preview-iframe')
    await preview.locator('h1', { hasText: 'A night at the harbour' }).waitFor()
    await preview.locator('label', { hasText: 'How many are you?' }).waitFor()
    expect((await fetch(`${demo.url}/pages/harbour-night`)).status).toBe(404)
    await save('#action-save')
    const shown = await (await fetch(`${demo.url}/pages/harbour-night`)).text()
    expect(shown.match(/<section/g)?.length).toBeGreaterThanOrEqual(7)
  }, 300_000)

  test('gets the answers of a visitor who fills the form in on a phone', async () => {
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
    const visitor = await demo.newPage({ ...phone, javaScriptEnabled: false })
    const email = `harbour-${String(Date.now())}@acme.example`
    await visitor.goto(`${demo.url}/pages/harbour-night`)
    await visitor.fill('#email', email)
    await visitor.getByLabel('How many are you?').fill('many')
    await visitor.tap('button:text-is("Continue")')
    await visitor.locator('.field-fault', { hasText: 'Enter a number' }).waitFor()
    await visitor.getByLabel('How many are you?').fill('12')
    await visitor.tap('button:text-is("Continue")')
    await visitor.fill('#code', await codeFor(page, demo.url, email))
    await visitor.tap('button:text-is("Confirm")')
    const reference = (await visitor.locator('.reference').textContent()) ?? ''
    await page.goto(`${demo.url}/admin/collections/leads?search=${reference}`)
    await page.click(`tbody a:text-is("${reference}")`)
    await page.locator('dt', { hasText: 'How many are you?' }).waitFor()
    await page.locator('dd', { hasText: /^12$/ }).waitFor()
  }, 240_000)
})
