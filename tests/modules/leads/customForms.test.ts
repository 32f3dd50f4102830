import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { staffWrites } from '../../app/site/staffWrites.js'
import { until } from '../../platform/jobs/until.js'
import { answers, openDay } from './openDay.js'
import { type Forms, freshAddress, startForms, team } from './startForms.js'

let forms: Forms
let id = ''
beforeAll(async () => {
  forms = await startForms()
  id = (await publish('forms', openDay)).id
  await publish('forms', survey)
})
afterAll(() => forms.stop())
const { publish, write } = staffWrites(() => forms)

const path = '/api/forms/open-day'
const survey = {
  title: 'Tell us',
  slug: 'survey',
  otp: false,
  fields: [{ label: 'What is missing?', name: 'missing', type: 'textarea' }],
}

const leadsOf = async (email: string) =>
  (await forms.read(`/api/leads?depth=0&where[email][equals]=${email}`)).docs
const faultsOf = (json: { errors: { path: string; code: string }[] }) =>
  Object.fromEntries(json.errors.map(({ path: at, code }) => [at, code]))
const padded = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(padded) : typeof value === 'string' ? ` ${value} ` : value
const get = (at: string, headers = {}) => forms.call(at, { headers })

describe('a form that staff made', () => {
  test('describes what it asks for, as the contract says, and is cached by its ETag', async () => {
    const response = await get(path)
    expect(response.status).toBe(200)
    const form = await response.json()
    expect(form).toMatchObject({ slug: 'open-day', title: openDay.title, otp: true })
    expect(form.consent).toEqual({ text: 'Send me news by email', policyVersion: '2026-09' })
    expect(form.fields).toHaveLength(openDay.fields.length)
    expect(form.fields[0]).toEqual({
      ...{ name: 'name', type: 'text', label: 'Your name', required: true },
    })
    expect(form.fields[9]).toEqual({
      name: 'which_half',
      type: 'select',
      label: 'Which half?',
      required: true,
      options: [
        { value: 'morning', label: 'Morning' },
        { value: 'the_whole_day', label: 'The whole day' },
      ],
    })
    expect(JSON.stringify(form)).not.toContain('events@')
    const etag = response.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"/)
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
    expect((await forms.call(path, { method: 'HEAD' })).status).toBe(200)
  })

  test('speaks the language it is asked in, and the first one where it is not translated', async () => {
    await write('PATCH', `/api/forms/${id}?locale=fr`, {
      title: 'Réserver une place',
      _status: 'published',
    })
    const french = await (await get(`${path}?locale=fr`)).json()
    expect([french.title, french.fields[0].label]).toEqual(['Réserver une place', 'Your name'])
    expect(french.consent.text).toContain('e-mail')
    expect((await (await get(path)).json()).title).toBe(openDay.title)
    expect((await get(`${path}?locale=xx`)).status).toBe(400)
  })

  test('becomes a lead with its answers once the address is proven', async () => {
    const email = freshAddress()
    const body = {
      email,
      answers,
      consent: { marketing: true, policyVersion: '2026-09' },
      attribution: { utm_source: 'fair' },
    }
    const { challengeId, code } = await forms.prove(path, body)
    expect(await leadsOf(email)).toEqual([])
    const answer = await forms.post(path, { ...body, otp: { challengeId, code } })
    const received = { status: 'received', kind: 'form', reference: expect.stringMatching(/^LD-/) }
    expect([answer.status, answer.json]).toEqual([201, received])
    const [lead] = await leadsOf(email)
    expect(lead).toMatchObject({
      ...{ kind: 'form', form: id, emailProven: true, status: 'new', source: 'fair' },
      ...{ name: 'Ada Lovelace', company: 'Acme', phone: answers.phone, country: 'GB' },
      marketing: 'given',
    })
    const told = lead.answers.map((one: { name: string; value: unknown }) => [one.name, one.value])
    expect(Object.fromEntries(told)).toEqual(answers)
    expect(lead.answers[7]).toEqual({ name: 'arrival', label: 'Arrival', value: '2027-05-10' })

    const receipt = await forms.mailTo(email, new RegExp(answer.json.reference))
    expect(receipt.header('Subject')).toBe('Your place at the open day')
    expect(receipt.text).toContain('Doors open at nine.')
    expect(receipt.text).toContain('/consent/withdraw?token=')
    const notice = await forms.mailTo('events@foyer.example', new RegExp(answer.json.reference))
    for (const mail of [receipt, notice]) expect(mail.raw).not.toMatch(/evil|Lovelace/)
    expect(forms.smtp.mails.filter(({ to }) => to.includes(team[0] ?? ''))).toEqual([])

    const file = await (await forms.callAsAdmin('/api/leads/export.csv')).text()
    expect(file).toContain('open-day')
    expect(file).toContain('Topics: Risk, Audit')
  })

  test('trims every answer before it looks at it', async () => {
    const email = freshAddress()
    const spaced = Object.entries(answers).map(([name, value]) => [name, padded(value)])
    const body = { email, answers: Object.fromEntries(spaced) }
    const { challengeId, code } = await forms.prove(path, body)
    const { status } = await forms.post(path, { ...body, otp: { challengeId, code } })
    expect(status).toBe(201)
    const [lead] = await leadsOf(email)
    const told = lead.answers.map((one: { name: string; value: unknown }) => [one.name, one.value])
    expect(Object.fromEntries(told)).toEqual(answers)
  })

  test('names its title in the mail with the code', async () => {
    const email = freshAddress()
    await forms.post(`${path}?locale=fr`, { email, answers })
    const mail = await forms.mailTo(email, /^\d{6}$/m)
    expect(mail.header('Subject')).toContain('server_une_place')
  })

  test('tells every fault at once, by the pointer of its answer', async () => {
    const wrong = {
      name: ' ',
      wishes: 'x'.repeat(5_001),
      colleague: 'nobody',
      billing: 'ada@gmail.com',
      phone: '020 7946 0321',
      guests: '2',
      arrival: '10.5.2027',
      country: 'gb',
      which_half: 'evening',
      topics: ['risk', 'sales'],
      lunch: 'yes',
      photos: false,
      extra: 1,
    }
    const { status, json } = await forms.post(path, { email: 'x', answers: wrong })
    expect([status, json.code]).toEqual([422, 'validation_failed'])
    expect(faultsOf(json)).toEqual({
      '/email': 'invalid_email',
      '/answers/name': 'required',
      '/answers/wishes': 'too_long',
      '/answers/colleague': 'invalid_email',
      '/answers/billing': 'work_email_required',
      '/answers/phone': 'invalid_format',
      '/answers/guests': 'invalid_type',
      '/answers/arrival': 'invalid_format',
      '/answers/country': 'invalid_value',
      '/answers/which_half': 'invalid_value',
      '/answers/topics/1': 'invalid_value',
      '/answers/lunch': 'invalid_type',
      '/answers/photos': 'required',
      '/answers/extra': 'unknown_key',
    })
    const email = freshAddress()
    const none = await forms.post(path, { email })
    expect(faultsOf(none.json)).toEqual({
      '/answers/name': 'required',
      '/answers/which_half': 'required',
      '/answers/photos': 'required',
    })
    const said = { path: '/answers/photos', message: 'Agree to this to continue.' }
    for (const { errors } of [json, none.json])
      expect(errors).toContainEqual(expect.objectContaining(said))
    const mailed = forms.smtp.mails.filter(({ to }) => to.includes(email) || to.includes('x'))
    expect(mailed).toEqual([])
  })

  test('takes no code of another form, and is stored once under one key', async () => {
    const email = freshAddress()
    const foreign = await forms.prove('/api/demo', { name: 'Ada', email, company: 'Acme' })
    const refused = await forms.post(path, { email, answers, otp: foreign })
    expect([refused.status, refused.json.code]).toEqual([400, 'otp_invalid'])
    const otp = await forms.prove(path, { email, answers })
    const key = { 'idempotency-key': `open-day-${String(Date.now())}` }
    const one = await forms.post(path, { email, answers, otp }, key)
    const again = await forms.post(path, { email, answers, otp }, key)
    expect([one.status, again.status, again.json]).toEqual([201, 201, one.json])
    expect(await leadsOf(email)).toHaveLength(1)
  })

  test('looks sent to who fills the field that people do not see, and nothing happens', async () => {
    const [email, other] = [freshAddress(), freshAddress()]
    const first = await forms.post(path, { email, answers, website: 'x' })
    expect([first.status, Object.keys(first.json)]).toEqual([
      202,
      ['status', 'challengeId', 'expiresIn', 'resendAfter', 'codeLength'],
    ])
    const second = await forms.post('/api/forms/survey', {
      ...{ email: other, answers: {}, website: 'x' },
    })
    expect([second.status, second.json.kind]).toEqual([201, 'form'])
    expect([...(await leadsOf(email)), ...(await leadsOf(other))]).toEqual([])
  })

  test('is there at once where it is made without a word about drafts', async () => {
    const [, made] = await write('POST', '/api/forms', { ...survey, slug: 'at-once' })
    expect((await get('/api/forms/at-once')).status).toBe(200)
    expect((await write('POST', `/api/forms/${made.id}/duplicate`, {}))[1]._status).toBe('draft')
    await write('POST', '/api/forms?draft=true', { ...survey, slug: 'later' })
    expect((await get('/api/forms/later')).status).toBe(404)
  })

  test('is not there while it is a draft, and its old address leads to the new one', async () => {
    const moving = { ...survey, slug: 'moving', title: 'Moving' }
    const [status, draft] = await write('POST', '/api/forms', { ...moving, _status: 'draft' })
    expect(status).toBe(201)
    const at = '/api/forms/moving'
    for (const answer of [await get(at), await get('/api/forms/never')]) {
      expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found'])
    }
    expect((await forms.post(at, { email: freshAddress(), answers: {} })).status).toBe(404)
    await write('PATCH', `/api/forms/${draft.id}`, { _status: 'published' })
    expect((await get(at)).status).toBe(200)
    await write('PATCH', `/api/forms/${draft.id}`, { slug: 'moved', _status: 'published' })
    const old = await forms.call(at, { redirect: 'manual' })
    expect([old.status, old.headers.get('location')]).toEqual([301, '/api/forms/moved'])
    const sent = await forms.post(at, { email: freshAddress(), answers: { missing: 'Much' } })
    expect(sent.status).toBe(201)
    await write('PATCH', `/api/forms/${draft.id}`, { _status: 'draft' })
    expect((await get('/api/forms/moved')).status).toBe(404)
  })
})

describe('a form without a code', () => {
  test('is stored at once, and its lead says that nobody proved the address', async () => {
    const email = freshAddress()
    const body = { email, answers: { missing: 'Click http://evil.example' } }
    const { status, json } = await forms.post('/api/forms/survey', body)
    expect([status, json.kind]).toEqual([201, 'form'])
    expect((await leadsOf(email))[0]).toMatchObject({ emailProven: false, kind: 'form' })
    const notice = await forms.mailTo(team[0] ?? '', new RegExp(json.reference))
    expect(notice.text).toContain('unconfirmed')
    const receipt = await forms.mailTo(email, new RegExp(json.reference))
    expect(receipt.raw).not.toContain('evil')
    expect(receipt.text).toContain('If it was not you')
  })

  test('sends few mails to one address and for one client, whatever is sent to it', async () => {
    const email = freshAddress()
    const client = { 'x-forwarded-for': '203.0.113.7' }
    const send = (to: string, headers = {}) =>
      forms.post('/api/forms/survey', { email: to, answers: {} }, headers)
    for (let turn = 0; turn < 6; turn += 1) expect((await send(email)).status).toBe(201)
    const others = Array.from({ length: 14 }, freshAddress)
    for (const to of others) expect((await send(to, client)).status).toBe(201)
    const body = { name: 'Ada', email: freshAddress(), company: 'Acme' }
    const { json } = await forms.submit('/api/demo', body)
    const mailsTo = (to: string) => forms.smtp.mails.filter((mail) => mail.to.includes(to))
    // Several jobs run at once, and one that failed comes later.
    await until(() => mailsTo(email).length >= 3 && others.flatMap(mailsTo).length >= 10)
    await forms.mailTo(team[0] ?? '', new RegExp(json.reference))
    expect(mailsTo(email)).toHaveLength(3)
    expect(others.flatMap(mailsTo)).toHaveLength(10)
    expect(await leadsOf(email)).toHaveLength(6)
  })
})

describe('the collection of forms', () => {
  test.each([
    ['a question without choices', { fields: [{ label: 'Which?', type: 'select' }] }],
    [
      'two questions of one name',
      { fields: [1, 2].map(() => ({ label: 'Same', type: 'text', name: 'same' })) },
    ],
    ['a name that every object has', { fields: [{ label: 'X', type: 'text', name: 'toString' }] }],
    ['no question', { fields: [] }],
    ['to require what is hidden', { fields: [{ label: 'X', type: 'hidden', required: true }] }],
    ['a slug that is a path of the service', { slug: 'count' }],
    ['somebody to tell who has no address', { notify: ['sales'] }],
  ])('refuses %s', async (_, wrong) => {
    const json = { ...survey, slug: 'refused', _status: 'published', ...wrong }
    const [status] = await write('POST', '/api/forms', json)
    expect(status).toBe(400)
  })

  test('keeps its own routes beside the addresses of forms', async () => {
    const one = await get(`/api/forms/${id}`)
    expect((await one.json()).id).toBe(id)
    expect((await get('/api/forms/count')).status).toBe(200)
    const list = await (await get('/api/forms?limit=1')).text()
    expect(list).toMatch(/"totalDocs":[1-9]/)
    expect(list).not.toContain('events@')
    const { paths } = await (await get('/api/openapi.json')).json()
    const { get: read, post, patch } = paths['/api/forms/{slug}']
    expect([read.operationId, post.operationId, patch.operationId]).toEqual([
      ...['forms.get', 'forms.submit', 'forms.updateById'],
    ])
    expect(paths['/api/forms/{id}']).toBeUndefined()
    expect(read.description).toContain('ID in place of the slug')
  })
})
