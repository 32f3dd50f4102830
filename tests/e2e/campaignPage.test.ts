import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Page, Response } from 'playwright-core'

import { type Demo, openBrowser, withBrowser } from '../support/openBrowser.js'
import { choose, fillForm } from '../support/staffForm.js'
import { codeFor } from './learnerSteps.js'
import { boldWords, press } from './staffGuide.js'

withBrowser('an editor of campaign pages', () => {
  let demo: Demo
  let page: Page

  beforeAll(async () => {
    demo = await openBrowser()
    page = await demo.newPage({ viewport: { width: 1600, height: 1200 } })
    await demo.signIn(page)
  }, 500_000)
  afterAll(async () => {
    // The admin remembers the language of whoever signs in, and other tests sign in as the same person.
    await page.goto(url('/admin?locale=en'))
    await demo.stop()
  })

  const url = (path: string) => demo.url + path
  const save = async (button = '') => {
    const isSaved = (response: Response) =>
      ['POST', 'PATCH'].includes(response.request().method()) &&
      /\/api\/(?:pages|forms)(?:\/[0-9a-f-]{36})?\?/.test(response.url())
    const [answer] = await Promise.all([page.waitForResponse(isSaved), press(page, button)])
    if (!answer.ok()) throw new Error(`${String(answer.status())} ${await answer.text()}`)
    await page.waitForURL(/\/[0-9a-f-]{36}(?:\?|$)/)
  }
  const addPart = async (name: string, heading: string) => {
    const count = await page.locator('[id^="blocks-row-"]').count()
    await page.click('#field-blocks > .blocks-field__drawer-toggler')
    await page.click(`.thumbnail-card[title="${name}"]`)
    await fillForm(page, { [`#field-blocks__${String(count)}__heading`]: heading })
  }
  const shown = async (path: string) => (await fetch(url(path))).text()

  // Named anew at each try: addresses are taken once.
  let form = { title: '', path: '' }
  let made = { title: '', path: '', editedAt: '' }

  const translations = [
    {
      language: 'Français',
      code: 'fr',
      title: 'Soirée au port',
      heading: 'Une soirée au port',
    },
    { language: 'العربية', code: 'ar', title: 'أمسية في الميناء', heading: 'أمسية عند الماء' },
  ]

  const [forms, create, , addQuestion, publish, pages] = boldWords(8)
  const [, , , , , , , , template = '', saveDraft, ownForm = ''] = boldWords(8)

  test('makes a form with a question of their own', async () => {
    const mark = String(Date.now())
    form = {
      title: `Come to the harbour night ${mark}`,
      path: `/api/forms/come-to-the-harbour-night-${mark}`,
    }
    await page.goto(url('/admin?locale=en'))
    await press(page, forms)
    await press(page, create)
    await fillForm(page, { '#field-title': form.title })
    await press(page, addQuestion)
    await fillForm(page, { '#field-fields__0__label': 'How many are you?' })
    await choose(page, 'fields__0__type', 'Number')
    await save(publish)
    const { fields } = JSON.parse(await shown(form.path)) as {
      fields: object[]
    }
    expect(fields).toEqual([
      { name: 'how_many_are_you', type: 'number', label: 'How many are you?', required: false },
    ])
  })

  test('starts a page from a template, makes it eight parts with that form, and sees it', async () => {
    const mark = String(Date.now())
    made = { title: `Harbour night ${mark}`, path: `/pages/harbour-night-${mark}`, editedAt: '' }
    await page.goto(url('/admin?locale=en'))
    await press(page, pages)
    await press(page, create)
    await fillForm(page, { '#field-title': made.title, '#field-summary': 'By the water.' })
    await choose(page, 'template', template)
    await save(saveDraft)
    await page.locator('[id="blocks-row-5"]').waitFor()
    await choose(page, 'blocks__5__form', ownForm)
    await choose(page, 'blocks__5__ownForm', form.title)
    await fillForm(page, { '#field-blocks__0__heading': 'A night at the harbour' })
    await addPart('Text', 'What it is about')
    await addPart('Call to action', 'Tell a friend')
    await page.click('#live-preview-toggler')
    const preview = page.frameLocator('#live-preview-iframe')
    await preview.locator('h1', { hasText: 'A night at the harbour' }).waitFor()
    await preview.locator('label', { hasText: 'How many are you?' }).waitFor()
    await page.click('#live-preview-toggler')
    await save(saveDraft)
    made.editedAt = new URL(page.url()).pathname
  })

  test('translates it into both other languages, plans it, gives the plan up and publishes it', async () => {
    await page.goto(url(made.editedAt))
    for (const { language, code, title, heading } of translations) {
      await page.click('.localizer button')
      await page.click(`.popup__content :text("${language} (${code})")`)
      await page.locator(`label:has-text("${language}")`).first().waitFor()
      await fillForm(page, { '#field-title': title, '#field-blocks__0__heading': heading })
      await save(saveDraft)
    }

    await page.click('.doc-controls__controls .form-submit .popup button')
    await page.click('#schedule-publish')
    await page.click('.schedule-publish__type .radio-input__label:text-is("Publish")')
    const time = page.locator('.schedule-publish .react-datepicker__input-container input')
    await time.click()
    await time.fill('12/31/2030 9:00 AM')
    await time.press('Enter')
    await page.click('#scheduled-publish-save')
    const plan = page.locator('.schedule-publish__upcoming tbody tr', { hasText: '2030' })
    await plan.waitFor()
    expect(await plan.textContent()).toContain('Publish')
    expect((await fetch(url(made.path))).status).toBe(404)
    await page.click('.schedule-publish__delete')
    await plan.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')

    await save(publish)
    // What nobody translated does not come into the form as if they had.
    expect(await page.inputValue('#field-summary')).toBe('')
    const english = await shown(made.path)
    expect(english.split('<footer')[0]?.match(/<section/g)).toHaveLength(8)
    expect(english).toContain('A night at the harbour')
    // Two texts are kept, and do not yet make the page one in their language.
    const document = made.editedAt.replace('/admin/collections', '/api')
    for (const { code, heading } of translations) {
      expect(await shown(`${document}?locale=${code}`)).toContain(heading)
      const visited = await shown(`${made.path}?locale=${code}`)
      expect(visited).toContain('A night at the harbour')
      expect(visited).toContain('<p class="note">')
      expect(visited).not.toContain(heading)
    }
  })

  test('keeps what they typed when they choose another language, unless they want to lose it', async () => {
    await page.goto(url(`${made.editedAt}?locale=en`))
    await fillForm(page, { '#field-summary': 'Not saved yet.' })
    const said: string[] = []
    page.once('dialog', (dialog) => {
      said.push(dialog.message())
      void dialog.dismiss()
    })
    await page.click('.localizer button')
    await page.click('.popup__content :text("Français (fr)")')
    expect(said).toEqual([expect.stringContaining('without saving')])
    expect(await page.inputValue('#field-summary')).toBe('Not saved yet.')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.click('.popup__content :text("Français (fr)")')
    await page.waitForURL(/locale=fr/)
  })

  test('gets the answers of a visitor who fills the form in on a phone', async () => {
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
    const visitor = await demo.newPage({ ...phone, javaScriptEnabled: false })
    const email = `harbour-${String(Date.now())}@acme.example`
    await visitor.goto(url(made.path))
    await visitor.fill('#email', email)
    await visitor.getByLabel('How many are you?').fill('many')
    await visitor.tap('button:text-is("Continue")')
    await visitor.locator('.field-fault', { hasText: 'Enter a number' }).waitFor()
    await visitor.getByLabel('How many are you?').fill('12')
    await visitor.tap('button:text-is("Continue")')
    await visitor.fill('#code', await codeFor(page, demo.url, email))
    await visitor.tap('button:text-is("Confirm")')
    const reference = (await visitor.locator('.done strong').textContent()) ?? ''

    await page.goto(url(`/admin/collections/leads?search=${reference}`))
    const lead = page.locator('tbody a[href*="/collections/leads/"]').first()
    await page.goto(url((await lead.getAttribute('href')) ?? ''))
    await page.locator('dt', { hasText: 'How many are you?' }).waitFor()
    await page.locator('dd', { hasText: /^12$/ }).waitFor()
  })
})
