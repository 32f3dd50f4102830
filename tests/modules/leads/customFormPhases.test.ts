import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { staffWrites } from '../../app/site/staffWrites.js'
import { codeIn, type Forms, freshAddress, startForms, team } from './startForms.js'

let forms: Forms
let surveyId = ''
beforeAll(async () => {
  forms = await startForms()
  const { publish } = staffWrites(() => forms)
  await publish('forms', visit)
  surveyId = (await publish('forms', survey)).id
})
afterAll(() => forms.stop())

const to = '/api/forms/visit'
const visit = {
  ...{ title: 'Visit us', slug: 'visit', otp: true, workEmail: true },
  fields: [
    { label: 'Your name', name: 'name', type: 'text', required: true },
    { label: 'Your address', name: 'mail', type: 'email' },
    { label: 'Of a colleague', name: 'other', type: 'email' },
  ],
}

const survey = {
  ...{ title: 'Tell us', slug: 'survey', otp: false },
  fields: [
    { label: 'What is missing?', name: 'missing', type: 'textarea' },
    {
      ...{ label: 'How many?', name: 'team', type: 'select' },
      options: [{ label: '1 to 5', value: '1_to_5' }],
    },
    {
      ...{ label: 'Topics', name: 'topics', type: 'multiselect' },
      options: ['Risk', 'Audit'].map((label) => ({ label, value: label.toLowerCase() })),
    },
  ],
}

const leadsOf = async (email: string) =>
  (await forms.read(`/api/leads?depth=0&where[email][equals]=${email}`)).docs
const faultsOf = (json: { errors: { path: string; code: string }[] }) =>
  Object.fromEntries(json.errors.map(({ path: at, code }) => [at, code]))

test('a form that staff made takes the address from its first question for one, unless the body says another', async () => {
  const [email, other] = [freshAddress(), freshAddress()]
  const given = { answers: { name: 'Ada Lovelace', mail: email } }
  const first = await forms.post(to, {
    ...given,
    consent: { marketing: true, policyVersion: null },
  })
  expect(first.status).toBe(202)
  const code = codeIn(await forms.mailTo(email, /^\d{6}$/m))
  const otp = { challengeId: first.json.challengeId, code }
  const second = await forms.post(to, { ...given, consent: { marketing: true }, otp })
  expect(second.status).toBe(201)
  expect((await leadsOf(email))[0]).toMatchObject({ name: 'Ada Lovelace', marketing: 'given' })
  await forms.submit(to, { ...given, email: other })
  expect([(await leadsOf(email)).length, (await leadsOf(other)).length]).toEqual([1, 1])
  const missing = await forms.post(to, { answers: { extra: 1 } })
  expect(faultsOf(missing.json)).toEqual({
    ...{ '/answers/name': 'required', '/answers/mail': 'required' },
    '/answers/extra': 'unknown_key',
  })
  const free = await forms.post(to, { answers: { name: 'Ada', mail: 'ada@gmail.com' } })
  expect(faultsOf(free.json)).toEqual({ '/answers/mail': 'work_email_required' })
  const nowhere = await forms.post('/api/forms/survey', { answers: {} })
  expect(faultsOf(nowhere.json)).toEqual({ '/email': 'required' })
})

test('a form that staff made has its first phase alone where it asks for a code', async () => {
  const body = { email: freshAddress(), answers: { name: 'Ada' } }
  const otp = { challengeId: 'x', code: '123456' }
  const first = await forms.post(`${to}/request-otp`, body)
  expect([first.status, first.json.status]).toEqual([202, 'otp_sent'])
  const refused = await forms.post(`${to}/request-otp`, { ...body, otp })
  expect(faultsOf(refused.json)).toEqual({ '/otp': 'unknown_key' })
  const none = { email: freshAddress(), answers: {} }
  const without = await forms.post('/api/forms/survey/request-otp', none)
  expect([without.status, without.json.code]).toEqual([404, 'not_found'])
})

test('the answer to a question with choices keeps their words beside the keys, for those who read the lead', async () => {
  const email = freshAddress()
  const answers = { missing: 'Nothing', team: '1_to_5', topics: ['risk', 'audit'] }
  const { status } = await forms.post('/api/forms/survey', { email, answers })
  expect(status).toBe(201)
  expect((await leadsOf(email))[0].answers).toEqual([
    { name: 'missing', label: 'What is missing?', value: 'Nothing' },
    { name: 'team', label: 'How many?', value: '1_to_5', text: '1 to 5' },
    { name: 'topics', label: 'Topics', value: ['risk', 'audit'], text: 'Risk, Audit' },
  ])
  const file = await (await forms.callAsAdmin('/api/leads/export.csv')).text()
  expect(file).toContain('How many?: 1 to 5')
})

test('what is sent to the id of a form is answered as for any slug that there is not', async () => {
  for (const at of [surveyId, '0198f6a0-0000-7000-8000-000000000000']) {
    for (const end of ['', '/request-otp']) {
      const { status, headers, json } = await forms.post(`/api/forms/${at}${end}`, { answers: {} })
      expect([status, json.code]).toEqual([404, 'not_found'])
      expect(headers.get('content-type')).toContain('application/problem+json')
    }
  }
})

test('a choice that is sent twice is a fault', async () => {
  const body = { email: freshAddress(), answers: { topics: ['risk', 'risk'] } }
  const { status, json } = await forms.post('/api/forms/survey', body)
  expect([status, faultsOf(json)]).toEqual([422, { '/answers/topics': 'duplicate' }])
})

test('a form without a code knows no proof', async () => {
  const otp = { challengeId: 'A'.repeat(22), code: '000000' }
  const body = { email: freshAddress(), answers: {} }
  const { status, json } = await forms.post('/api/forms/survey', { ...body, otp })
  expect([status, faultsOf(json)]).toEqual([422, { '/otp': 'unknown_key' }])
  expect((await forms.post('/api/forms/survey', body)).status).toBe(201)
})

test('one client who fills a form in without end does not keep the team from hearing of others', async () => {
  const send = (client: string) =>
    forms.post(
      '/api/forms/survey',
      { email: freshAddress(), answers: {} },
      { 'x-forwarded-for': client },
    )
  for (let count = 0; count < 30; count += 1) expect((await send('192.0.2.66')).status).toBe(201)
  const { json } = await send('198.51.100.66')
  for (const colleague of team) await forms.mailTo(colleague, new RegExp(json.reference))
})
