import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { type Forms, freshAddress, startForms } from '../../modules/leads/startForms.js'
import { askAbout, demo, openForm, press, referenceIn } from './pressForm.js'
import { inputsOf, visitPage } from './visitPage.js'

let forms: Forms
beforeAll(async () => {
  forms = await startForms()
})
afterAll(() => forms.stop())

const { codeFor, leadsOf, mailsTo } = askAbout(() => forms)

async function sendDemo(email: string) {
  const page = await press('demo', await openForm('demo'), { ...demo(email), go: 'send' })
  expect(page.status).toBe(200)
  return page
}

describe('a demo request', () => {
  test('goes from the form by the code to its reference, and is stored as it was typed', async () => {
    const email = freshAddress()
    const asked = await sendDemo(email)
    expect(asked.html).toContain(`<bdi>${email}</bdi>`)
    expect(asked.html).toMatch(/<input [^>]*inputMode="numeric" autoComplete="one-time-code"/i)
    const done = await press('demo', asked, { code: await codeFor(email), go: 'confirm' })
    expect(done.status).toBe(200)
    const [lead, ...others] = await leadsOf(email)
    expect(others).toEqual([])
    expect(lead).toMatchObject({
      ...demo(email),
      kind: 'demo',
      marketing: 'refused',
      reference: referenceIn(done),
      attribution: { landingPage: '/demo' },
    })
  })

  test('asks first what must be known, then, under a heading of its own, what may be', async () => {
    const { html } = await visitPage('demo', '/demo')
    const marks = html.matchAll(/<h2 class="card-title">([^<]*)|<label for="(\w+)"/g)
    const [first, ...rest] = Array.from(marks, ([, heading, field]) => heading ?? field)
    expect([first, ...rest.slice(0, 5)]).toEqual([
      'About you',
      'name',
      'email',
      'company',
      'So that we come prepared',
      'message',
    ])
    expect(rest).toContain('companySize')
  })

  test('names the policy in force, not one that is to come', async () => {
    const { id } = await forms.payload.create({
      collection: 'policies',
      data: {
        ...{ title: 'Later', slug: 'later', kind: 'privacy', version: 'later' },
        ...{ effectiveDate: '2190-01-01T00:00:00.000Z', _status: 'published' },
      },
    })
    const page = await openForm('demo')
    expect(inputsOf(page)).toMatchObject({ policy: '2026-09' })
    expect(page.html).toContain('"/policies/privacy"')
    await forms.payload.delete({ collection: 'policies', id })
  })

  test('says all faults at once at the head of the page, and keeps what was entered', async () => {
    const page = await press('demo', await openForm('demo'), {
      email: 'ada@gmail.com',
      company: '  ',
      phone: '12',
      message: 'Keep me & mine',
      marketing: 'yes',
      go: 'send',
    })
    expect(page.status).toBe(422)
    expect(page.html).toMatch(/<div class="summary" role="alert"[^>]* autofocus=""/)
    for (const [name, text] of [
      ['name', 'Enter your name'],
      ['email', 'Use your work email'],
      ['company', 'Enter the name of your company'],
      ['phone', 'Enter a phone number'],
    ] as const) {
      expect(page.html).toMatch(new RegExp(`<a href="#${name}">${text}`))
      expect(page.html).toMatch(new RegExp(`id="${name}-fault"`))
    }
    expect(page.html).toContain('<title>Error: Book a demo')
    const french = await visitPage('demo', '/demo?locale=fr', { form: { go: 'send' } })
    expect(french.html).toMatch(/<title>Erreur\u00a0: /)
    expect(french.html).toMatch(/<span class="unseen">Erreur\u00a0: <\/span>/)
    expect(inputsOf(page)).toMatchObject({
      email: 'ada@gmail.com',
      phone: '12',
      message: 'Keep me & mine',
      marketing: 'yes',
    })
  })

  test('sent twice at once mails one code, and both pages take it', async () => {
    const email = freshAddress()
    const form = { ...inputsOf(await openForm('demo')), ...demo(email), go: 'send' }
    const twice = await Promise.all([1, 2].map(() => visitPage('demo', '/demo', { form })))
    const [one, other] = twice.map((page) => inputsOf(page).challenge)
    expect(one).toBeTruthy()
    expect(other).toBe(one)
    await codeFor(email)
    expect(mailsTo(email)).toHaveLength(1)
  })

  test('confirmed twice at once is one lead, and both pages name it', async () => {
    const email = freshAddress()
    const asked = await sendDemo(email)
    const form = { ...inputsOf(asked), code: await codeFor(email), go: 'confirm' }
    const pages = await Promise.all([1, 2].map(() => visitPage('demo', '/demo', { form })))
    const references = pages.map(referenceIn)
    expect(references[0]).toBeDefined()
    expect(references[1]).toBe(references[0])
    expect(await leadsOf(email)).toHaveLength(1)
  })

  test('with a wrong code asks again with everything kept, and the right one is still taken', async () => {
    const email = freshAddress()
    const asked = await sendDemo(email)
    const code = await codeFor(email)
    const wrong = code === '000000' ? '000001' : '000000'
    const refused = await press('demo', asked, { code: wrong, go: 'confirm' })
    expect(refused.status).toBe(400)
    expect(refused.html).toContain('That code isn’t right')
    expect(inputsOf(refused)).toMatchObject(demo(email))
    expect((await press('demo', refused, { code: '', go: 'confirm' })).status).toBe(422)
    const done = await press('demo', refused, { code, go: 'confirm' })
    expect(referenceIn(done)).toBeDefined()
  })

  test('asked for another code too soon says in how many seconds, and the first stays good', async () => {
    const email = freshAddress()
    const asked = await sendDemo(email)
    const soon = await press('demo', asked, { go: 'resend' })
    expect(soon.status).toBe(429)
    expect(soon.html).toMatch(/You can send another code in (?:[1-5]?\d|60) seconds/)
    const done = await press('demo', soon, { code: await codeFor(email), go: 'confirm' })
    expect(referenceIn(done)).toBeDefined()
  })

  test('can be changed after the code was sent, which then proves the changed one', async () => {
    const email = freshAddress()
    const asked = await sendDemo(email)
    const form = await press('demo', asked, { go: 'change' })
    expect(inputsOf(form)).toMatchObject(demo(email))
    const again = await press('demo', form, { message: 'Something else', go: 'send' })
    expect(again.status).toBe(200)
    expect(again.html).toContain('The code we sent before still works')
    await press('demo', again, { code: await codeFor(email), go: 'confirm' })
    expect((await leadsOf(email))[0]).toMatchObject({ message: 'Something else' })
  })

  test('keeps the campaign and the site that a visitor came by', async () => {
    const email = freshAddress()
    const page = await visitPage('demo', '/demo?utm_source=letter&utm_medium=mail&x=1', {
      headers: { referer: 'https://elsewhere.example/page' },
    })
    const asked = await press('demo', page, { ...demo(email), go: 'send' })
    await press('demo', asked, { code: await codeFor(email), go: 'confirm' })
    expect((await leadsOf(email))[0].attribution).toEqual({
      utm_source: 'letter',
      utm_medium: 'mail',
      referrer: 'https://elsewhere.example/page',
      landingPage: '/demo',
    })
  })

  test('by a program that fills the trap looks taken, and nothing is mailed', async () => {
    const email = freshAddress()
    const asked = await press('demo', await openForm('demo'), {
      ...demo(email),
      website: 'https://spam.example',
      go: 'send',
    })
    expect(inputsOf(asked)).toMatchObject({ website: 'https://spam.example' })
    const done = await press('demo', asked, { code: '123456', go: 'confirm' })
    expect(referenceIn(done)).toBeDefined()
    expect(await leadsOf(email)).toEqual([])
  })

  test('in French has its mail in French, too', async () => {
    const email = freshAddress()
    const page = await visitPage('demo', '/demo?locale=fr')
    expect(page.html).toContain('action="/demo?locale=fr"')
    const form = { ...inputsOf(page), ...demo(email), go: 'send' }
    const asked = await visitPage('demo', '/demo?locale=fr', { form })
    expect(asked.html).toContain('Consultez vos e-mails')
    const mail = await forms.mailTo(email, /^\d{6}$/m)
    expect(mail.text).toContain('demander une démonstration')
  })
})

describe('a form', () => {
  const filled = (email: string) => ({ ...demo(email), go: 'send' })

  test('from a page of another site is refused, and sends nothing', async () => {
    const email = freshAddress()
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of foreign) {
      const page = await visitPage('demo', '/demo', { form: filled(email), headers })
      expect(page.status).toBe(403)
    }
    expect(mailsTo(email)).toEqual([])
  })

  test('that is too long, or no form at all, is refused by a page that says how to go on', async () => {
    const long = { ...filled(freshAddress()), message: 'x'.repeat(66_000) }
    const page = await visitPage('demo', '/demo', { form: long })
    expect(page.status).toBe(413)
    expect(page.html).toContain('We couldn’t accept this form')
    const headers = { 'content-type': 'application/json' }
    expect((await visitPage('demo', '/demo', { body: '{}', headers })).status).toBe(415)
  })

  test('with names of its own making carries none of them on', async () => {
    const form = { ...demo(freshAddress()), evil: 'x', 'from.evil': 'x' }
    const page = await visitPage('demo', '/demo', { form: { ...form, go: 'change' } })
    expect(page.status).toBe(200)
    expect(page.html).not.toContain('name="evil"')
    const sent = await visitPage('demo', '/demo', { form: { ...form, go: 'send' } })
    expect(sent.status).toBe(200)
  })

  test('counts the sends of one client, like the API', async () => {
    const client = '192.0.2.77'
    const statuses: number[] = []
    let last = ''
    for (let turn = 0; turn < 11; turn += 1) {
      const form = { ...inputsOf(await openForm('demo')), ...filled(freshAddress()) }
      const { status, html } = await visitPage('demo', '/demo', { form, client })
      statuses.push(status)
      last = html
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
    expect(last).toMatch(/Too many attempts. Try again in (?:5\d|60) minutes/)
  })

  test('stays with the visitor, whose browser alone may keep it, to show it when they go back', async () => {
    const page = await sendDemo(freshAddress())
    expect(page.headers.get('cache-control')).toBe('private, no-cache')
    expect(page.html).toContain('<meta name="robots" content="noindex"/>')
  })
})
