import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { type Forms, freshAddress, startForms } from './startForms.js'

let forms: Forms
beforeAll(async () => {
  forms = await startForms()
})
afterAll(() => forms.stop())

const demo = () => ({ name: 'Ada', email: freshAddress(), company: 'Acme' })

const localeOf = async (email: string) =>
  (await forms.read(`/api/leads?where[email][equals]=${email}`)).docs[0].locale

describe('languages', () => {
  test.each([
    ['/api/demo?locale=fr', {}, 'fr', /Merci de votre demande/],
    ['/api/demo', { 'accept-language': 'de, ar;q=0.9, en;q=0.8' }, 'ar', /شكرًا/],
    ['/api/demo', { 'accept-language': 'tlh' }, 'en', /Thank you/],
    ['/api/demo?locale=en', { 'accept-language': 'fr' }, 'en', /Thank you/],
  ])('%s with %j is answered in %s', async (...[path, headers, locale, words]) => {
    const { docs } = await forms.read('/api/policies?where[kind][equals]=privacy')
    const consent = { marketing: true, policyVersion: docs[0]?.version }
    const body = { ...demo(), consent }
    const first = await forms.post(path, body, headers)
    const passcode = await forms.mailTo(body.email, /^\d{6}$/m)
    expect(passcode.html).toContain(`lang="${locale}"`)
    const code = /^\d{6}$/m.exec(passcode.text)?.[0]
    const otp = { challengeId: first.json.challengeId, code }
    const { json } = await forms.post(path, { ...body, otp }, headers)
    const { text } = await forms.mailTo(body.email, new RegExp(json.reference))
    expect(text).toMatch(words)
    const link = new URL(/\S+consent\/withdraw\S+/.exec(text)?.[0] ?? '')
    expect(link.searchParams.get('locale') ?? 'en').toBe(locale)
    expect(await localeOf(body.email)).toBe(locale)
  })

  test('that the site has not are a fault of the query', async () => {
    const { status, json } = await forms.post('/api/demo?locale=tlh', demo())
    expect([status, json.code]).toEqual([400, 'invalid_query'])
  })

  test('that a form of staff is not written in are not mixed into its mails', async () => {
    const fields = [{ label: 'Your name', name: 'name', type: 'text' }]
    const words = { mailSubject: 'See you', mailText: 'Come at nine.' }
    const form = { title: 'Open house', slug: 'house', otp: true, fields, ...words }
    const json = { ...form, _status: 'published' }
    expect((await forms.callAsAdmin('/api/forms', { method: 'POST', json })).status).toBe(201)
    const body = { email: freshAddress(), answers: { name: 'Ada' } }
    const french = { 'accept-language': 'fr' }
    const { json: asked } = await forms.post('/api/forms/house', body, french)
    const { html, text } = await forms.mailTo(body.email, /^\d{6}$/m)
    expect(html).toContain('lang="en"')
    const otp = { challengeId: asked.challengeId, code: /^\d{6}$/m.exec(text)?.[0] }
    expect((await forms.post('/api/forms/house', { ...body, otp }, french)).status).toBe(201)
    expect((await forms.mailTo(body.email, /Come at nine/)).html).toContain('lang="en"')
    expect(await localeOf(body.email)).toBe('en')
  })
})
