import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { type Forms, freshAddress, startForms } from '../../modules/leads/startForms.js'
import { askAbout, demo, openForm, press } from './pressForm.js'
import { inputsOf, visitPage } from './visitPage.js'

let forms: Forms
beforeAll(async () => {
  forms = await startForms()
})
afterAll(() => forms.stop())

const { codeFor, leadsOf } = askAbout(() => forms)

describe('a message', () => {
  test('needs no consent: the box that is not ticked is stored as refused', async () => {
    const email = freshAddress()
    const message = { name: 'Ada', email, subject: 'Hi', message: 'A question' }
    const asked = await press('contact', await openForm('contact'), { ...message, go: 'send' })
    const done = await press('contact', asked, { code: await codeFor(email), go: 'confirm' })
    expect(done.html).toContain('Thank you. Your message has arrived')
    expect((await leadsOf(email))[0]).toMatchObject({ ...message, marketing: 'refused' })
  })
})

describe('a question about a course', () => {
  test('begins on the page of the course, and names it', async () => {
    const email = freshAddress()
    const page = await visitPage('courses/[slug]', '/courses/basics', { slug: 'basics' })
    expect(page.html).toContain('action="/courses/basics/inquiry"')
    const path = '/courses/basics/inquiry'
    const inquiry = (form: Record<string, string>) =>
      visitPage('courses/[slug]/inquiry', path, { slug: 'basics', form })
    const asked = await inquiry({
      ...inputsOf(page),
      name: 'Ada',
      email,
      marketing: 'yes',
      go: 'send',
    })
    const code = await codeFor(email)
    await inquiry({ ...inputsOf(asked), code, go: 'confirm' })
    expect((await leadsOf(email))[0]).toMatchObject({
      kind: 'request-info',
      program: 'basics',
      marketing: 'given',
    })
  })

  test.each(['send', 'confirm'])(
    'that was taken off the site before it was sent (%s) can be sent as a message',
    async (go) => {
      const slug = `gone-${go}`
      const email = freshAddress()
      const typed = { name: 'Ada', email, marketing: 'yes', phone: '+33 1 23 45 67 89' }
      const page = await visitPage('courses/[slug]/inquiry', '/courses/basics/inquiry', {
        slug: 'basics',
      })
      const form = { ...inputsOf(page), ...typed, question: 'Is there a ramp?', code: '123456', go }
      const kept = await visitPage('courses/[slug]/inquiry', `/courses/${slug}/inquiry`, {
        ...{ slug, form },
      })
      expect([kept.status, kept.html]).toEqual([
        410,
        expect.stringContaining('This course is no longer on offer'),
      ])
      expect(kept.html).toContain('action="/contact"')
      const message = { subject: `Ask about “${slug}”`, message: 'Is there a ramp?' }
      expect(inputsOf(kept)).toMatchObject({ ...typed, ...message })
      const asked = await press('contact', kept, { go: 'send' })
      await press('contact', asked, { code: await codeFor(email), go: 'confirm' })
      expect((await leadsOf(email))[0]).toMatchObject({ kind: 'contact', ...message })
    },
  )

  test('that is not published is not there', async () => {
    const visit = { slug: 'secret' }
    const page = await visitPage('courses/[slug]/inquiry', '/courses/secret/inquiry', visit)
    expect(page.status).toBe(404)
  })
})

describe('a brochure', () => {
  test('is downloaded by the link on the last page', async () => {
    const email = freshAddress()
    const page = await openForm('brochures', '?brochure=guide')
    expect(inputsOf(page).brochure).toBe('guide')
    const asked = await press('brochures', page, { email, go: 'send' })
    const done = await press('brochures', asked, { code: await codeFor(email), go: 'confirm' })
    const link = /href="(\/api\/brochures\/guide\/download[^"]*)"/.exec(done.html)?.[1] ?? ''
    const file = await forms.call(link.replaceAll('&amp;', '&'))
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('application/pdf')
  })
})

describe('a cost estimate', () => {
  const inputs = {
    seats: '150',
    years: '3',
    currency: 'EUR',
    currentCostPerSeat: '200,00',
    adminHoursPerMonth: '12.5',
  }

  test('is shown as a table under the sentence that it comes to', async () => {
    const email = freshAddress()
    const page = await openForm('cost-of-ownership')
    const asked = await press('cost-of-ownership', page, {
      ...inputs,
      email,
      company: 'Acme',
      go: 'send',
    })
    const code = await codeFor(email)
    const done = await press('cost-of-ownership', asked, { code, go: 'confirm' })
    expect(done.html).toContain('You would save €48,140 in 3 years')
    expect(done.html).toMatch(/<th scope="row">Licences<\/th><td><bdi>€43,200\.00<\/bdi>/)
    expect(done.html).toMatch(/<th scope="row">With our platform<\/th><td><bdi>€62,335\.00<\/bdi>/)
    expect((await leadsOf(email))[0].inputs).toMatchObject({ currentCostPerSeat: 20_000 })
  })

  test('shows a first figure before anybody says who they are, rounded and without its items', async () => {
    const first = await openForm('cost-of-ownership')
    expect(first.html).toContain('An example: 150 people, 3 years')
    const page = await press('cost-of-ownership', first, { ...inputs, go: 'figure' })
    expect(page.status).toBe(200)
    expect(page.html).toContain('You would save €47,700 in 3 years')
    expect(page.html).not.toContain('Licences')
    expect(inputsOf(page)).toMatchObject(inputs)
    for (const [seats, people] of [
      ['1', '1 person'],
      ['1,000', '1,000 people'],
      ['١٥٠', '150 people'],
    ] as const) {
      const figure = await press('cost-of-ownership', page, { ...inputs, seats, go: 'figure' })
      expect(figure.html).toContain(`Your figures: ${people}, 3 years`)
    }
    const unusable = { ...inputs, seats: 'many', go: 'figure' }
    const refused = await press('cost-of-ownership', page, unusable)
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('<a href="#seats">Enter a number of people')
  })

  test('of what is no number says which field and what to enter', async () => {
    const page = await press('cost-of-ownership', await openForm('cost-of-ownership'), {
      ...inputs,
      seats: 'many',
      currentCostPerSeat: '-5',
      email: freshAddress(),
      company: 'Acme',
      go: 'send',
    })
    expect(page.status).toBe(422)
    expect(page.html).toContain('<a href="#seats">Enter a number of people')
    expect(page.html).toContain('<a href="#currentCostPerSeat">Enter an amount')
    expect(inputsOf(page).seats).toBe('many')
  })
})

describe('the withdrawal of a consent', () => {
  async function agree() {
    const email = freshAddress()
    const consent = { marketing: true }
    const { json } = await forms.submit('/api/demo', { ...demo(email), consent })
    const mail = await forms.mailTo(email, new RegExp(json.reference))
    const path = /\/consent\/withdraw\?token=[\w-]{43}/.exec(mail.text)?.[0] ?? ''
    return { email, path }
  }

  test('is asked for first: opening the link changes nothing, the button withdraws', async () => {
    const { email, path } = await agree()
    const page = await visitPage('consent/withdraw', path)
    expect(page.html).toContain('Withdraw consent</button>')
    expect((await leadsOf(email))[0].marketing).toBe('given')
    const form = inputsOf(page)
    const done = await visitPage('consent/withdraw', '/consent/withdraw', { form })
    expect(done.html).toContain('Your consent is withdrawn')
    expect((await leadsOf(email))[0].marketing).toBe('withdrawn')
  })

  test('says of a link that is not ours, or is cut off, that it did nothing', async () => {
    const form = { token: 'x'.repeat(43) }
    const done = await visitPage('consent/withdraw', '/consent/withdraw', { form })
    expect([done.status, done.html]).toEqual([
      404,
      expect.stringContaining('This link is not complete'),
    ])
    const bare = await visitPage('consent/withdraw', '/consent/withdraw')
    expect(bare.html).toContain('This link is not complete')
  })
})
