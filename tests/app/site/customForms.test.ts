import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { answers, openDay } from '../../modules/leads/openDay.js'
import { type Forms, freshAddress, startForms } from '../../modules/leads/startForms.js'
import { askAbout } from './pressForm.js'
import { staffWrites } from './staffWrites.js'
import { inputsOf, visitPage } from './visitPage.js'

let forms: Forms
beforeAll(async () => {
  forms = await startForms()
  const { id } = await publish('forms', openDay)
  await write('PATCH', `/api/forms/${id}?locale=ar`, { title: 'احجزوا مكانًا', button: 'احجزوا' })
  await publish('forms', { ...openDay, slug: 'short', otp: false })
})
afterAll(() => forms.stop())

const { publish, write } = staffWrites(() => forms)
const { codeFor, leadsOf } = askAbout(() => forms)

const visit = (slug: string, query = '', form?: Record<string, string>) =>
  visitPage('forms/[slug]', `/forms/${slug}${query}`, { slug, ...(form && { form }) })

/** What people write for the answers of the test. */
const entered = {
  'answers.name': answers.name,
  'answers.company': answers.company,
  'answers.wishes': 'More\r\nof it',
  'answers.phone': '+44 20 7946 0321',
  'answers.guests': '-0.125',
  'answers.arrival': answers.arrival,
  'answers.country': 'GB',
  'answers.which_half': 'morning',
  'answers.topics.audit': 'yes',
  'answers.lunch': 'no',
  'answers.photos': 'yes',
}

test('a form that staff made is filled in on its page without a script, with its own words', async () => {
  const email = freshAddress()
  const page = await visit('open-day', '?fair=london&name=Ada')
  expect(page.status).toBe(200)
  expect(page.html).toContain('<h1')
  expect(page.html).toContain('Keep my place')
  expect(inputsOf(page)).toMatchObject({ 'answers.fair': 'london', 'answers.name': 'Ada' })
  const asked = await visit('open-day', '', { ...inputsOf(page), ...entered, email, go: 'send' })
  expect(asked.html).toContain('Check your email')
  const code = await codeFor(email)
  const done = await visit('open-day', '', { ...inputsOf(asked), code, go: 'confirm' })
  expect(done.html).toContain('Your place is kept')
  expect(done.html).toContain('We write to you a week before.')
  const [lead] = await leadsOf(email)
  const told = lead.answers.map((one: { name: string; value: unknown }) => [one.name, one.value])
  expect(Object.fromEntries(told)).toEqual({
    ...{ name: answers.name, company: 'Acme', wishes: 'More\nof it', phone: answers.phone },
    ...{ guests: -0.125, arrival: answers.arrival, country: 'GB', which_half: 'morning' },
    ...{ topics: ['audit'], lunch: false, photos: true, fair: 'london' },
  })
})

test('its faults stand beside their questions, and what was entered stays', async () => {
  const page = await visit('open-day')
  const wrong = { 'answers.guests': 'many', 'answers.which_half': '', 'answers.photos': '' }
  const refused = await visit('open-day', '', {
    ...inputsOf(page),
    ...entered,
    ...wrong,
    email: 'x',
    go: 'send',
  })
  expect(refused.status).toBe(422)
  for (const fault of [
    '<a href="#answers.guests">Enter a number',
    '<a href="#answers.which_half">Which half?: please answer this',
    '<a href="#answers.photos">Tick this box',
    'id="answers.photos-fault"',
  ]) {
    expect(refused.html).toContain(fault)
  }
  expect(inputsOf(refused)).toMatchObject({
    ...{ 'answers.guests': 'many', 'answers.topics.audit': 'yes', 'answers.lunch': 'no' },
  })
})

test('without a code it is sent in one step, and sent twice it counts once', async () => {
  const email = freshAddress()
  const page = await visit('short')
  expect(page.html).not.toContain('Next we send a code')
  const filled = { ...inputsOf(page), ...entered, email, go: 'send' }
  const [done, again] = [await visit('short', '', filled), await visit('short', '', filled)]
  expect(done.html).toContain('Your place is kept')
  expect(again.status).toBe(200)
  expect(await leadsOf(email)).toHaveLength(1)
})

test('a page shows it as a part, in the words of each language', async () => {
  const blocks = [{ blockType: 'form', form: 'own', ownForm: 'open-day' }]
  const { id } = await publish('pages', { title: 'Come', slug: 'come', blocks })
  await write('PATCH', `/api/pages/${id}?locale=ar`, { title: 'تعالوا', _status: 'published' })
  const show = (query: string) => visitPage('pages/[slug]', `/pages/come${query}`, { slug: 'come' })
  const { html } = await show('')
  expect(html).toContain('action="/forms/open-day"')
  expect(html).toContain('You may take photographs of me')
  const arabic = await show('?locale=ar')
  expect(arabic.html).toContain('action="/forms/open-day?locale=ar"')
  expect(arabic.html).toContain('أرسلوا إليّ الأخبار')
})

test('two forms on one page are each sent by themselves, and share no id', async () => {
  const parts = ['open-day', 'short'].map((ownForm) => ({
    blockType: 'form',
    form: 'own',
    ownForm,
  }))
  await publish('pages', { title: 'Both', slug: 'both', blocks: parts })
  const { html } = await visitPage('pages/[slug]', '/pages/both', { slug: 'both' })
  const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
  expect(ids).toContain('answers.name')
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  const targets = Array.from(html.matchAll(/ (?:for|aria-describedby)="([^"]+)"/gi), ([, id]) => id)
  expect(targets.filter((id) => !ids.includes(id))).toEqual([])
})

test('the parts of a page that is not translated are in its language, too', async () => {
  const blocks = [{ blockType: 'form', form: 'contact' }]
  await publish('pages', { title: 'Write', slug: 'write', blocks })
  const { html } = await visitPage('pages/[slug]', '/pages/write?locale=fr', { slug: 'write' })
  expect(html).toContain('You can unsubscribe at any time.')
  expect(html).toContain('action="/contact?locale=fr"')
})

test('a form is found under the address that it had, and says where it is', async () => {
  const { id } = await publish('forms', { ...openDay, slug: 'before' })
  const blocks = [{ blockType: 'form', form: 'own', ownForm: 'before' }]
  const page = await publish('pages', { title: 'Meet', slug: 'meet', blocks })
  await write('PATCH', `/api/forms/${id}`, { slug: 'after', _status: 'published' })
  await write('PATCH', `/api/pages/${page.id}`, { summary: 'Still here.', _status: 'published' })
  const moved = await visit('before', '?locale=ar')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/forms/after?locale=ar'])
  const filled = { ...inputsOf(await visit('after')), ...entered, email: '', go: 'send' }
  expect((await visit('before', '', filled)).status).toBe(422)
})

test('an untranslated form is in its own language to its end, and marked as such', async () => {
  const email = freshAddress()
  const page = await visit('short', '?locale=fr')
  const text = (html: string) => html.slice(html.indexOf('lang="en" dir="ltr"'))
  expect(page.html).toMatch(/Ce texte n’existe qu’en anglais/)
  expect(text(page.html)).toContain('(optional)')
  expect(page.html).not.toContain('facultatif')
  expect(page.html).not.toMatch(/rel="alternate" hrefLang="fr"/i)
  const filled = { ...inputsOf(page), ...entered, email, go: 'send' }
  const done = await visit('short', '?locale=fr', filled)
  expect(text(done.html)).toContain('Your reference')
  expect((await leadsOf(email))[0].locale).toBe('en')
  expect((await visit('short')).html).not.toContain('class="in-language"')
  await publish('pages', {
    ...{ title: 'Eat', slug: 'eat' },
    blocks: [{ blockType: 'form', form: 'own', ownForm: 'short' }],
  })
  const { html } = await visitPage('pages/[slug]', '/pages/eat?locale=ar', { slug: 'eat' })
  expect(text(html)).toContain('Keep my place')
})

test('hidden questions keep what an address says, as long as the API takes it, and not its language', async () => {
  const fields = ['fbclid', 'locale'].map((name) => ({ name, label: name, type: 'hidden' }))
  await publish('forms', { title: 'Ads', slug: 'ads', otp: false, fields })
  const from = async (query: string) => inputsOf(await visit('ads', `?${query}`))
  const long = 'x'.repeat(260)
  expect(await from(`fbclid=${long}&locale=fr`)).toMatchObject({ 'answers.fbclid': long })
  expect(await from(`fbclid=${'x'.repeat(501)}`)).not.toHaveProperty(['answers.fbclid'])
  expect(await from('locale=fr')).not.toHaveProperty(['answers.locale'])
})

test.each(['send', 'confirm'])(
  'what was typed into a form that was withdrawn before it was sent (%s) can be sent as a message',
  async (go) => {
    const email = freshAddress()
    const { id } = await publish('forms', { ...openDay, slug: `old-${go}` })
    const page = await visit(`old-${go}`)
    await write('PATCH', `/api/forms/${id}`, { _status: 'draft' })
    const typed = { ...inputsOf(page), ...entered, email, marketing: 'yes', code: '123456', go }
    const kept = await visit(`old-${go}`, '', typed)
    expect([kept.status, kept.html]).toEqual([
      410,
      expect.stringContaining('taken off the site while you were filling it in'),
    ])
    expect(kept.html).toContain('action="/contact"')
    const carried = inputsOf(kept)
    expect(carried).toMatchObject({ name: answers.name, company: 'Acme', email })
    expect(carried['marketing']).not.toBe('yes')
    expect(carried['message']).toContain('topics: audit')
    const send = { ...carried, go: 'send' }
    const asked = await visitPage('contact', '/contact', { form: send })
    const confirm = { ...inputsOf(asked), code: await codeFor(email), go: 'confirm' }
    await visitPage('contact', '/contact', { form: confirm })
    const [lead] = await leadsOf(email)
    expect(lead).toMatchObject({ kind: 'contact', subject: `old ${go}` })
    expect(lead.message).toContain('wishes: More\nof it')
  },
)

test('a form that nobody published is not there', async () => {
  expect((await visit('never')).status).toBe(404)
})
