import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { type Forms, freshAddress, startForms } from './startForms.js'

let forms: Forms
beforeAll(async () => {
  forms = await startForms()
})
afterAll(() => forms.stop())

const demo = () => ({ name: 'Ada', email: freshAddress(), company: 'Acme' })

const faultsOf = (json: { errors: { path: string; code: string }[] }) =>
  Object.fromEntries(json.errors.map(({ path, code }) => [path, code]))

describe('faults of a form', () => {
  test('are told all at once, those of other documents among them', async () => {
    const mails = forms.smtp.mails.length
    const { status, json } = await forms.post('/api/request-info', {
      name: ' ',
      email: 'a@b.example,c@d.example',
      program: 'secret',
      phone: '020 7946 0321',
      country: 'gb',
      question: 'x'.repeat(5_001),
      startPreference: 5,
      consent: { marketing: 'true', policyVersion: '2027-01', extra: 1 },
      attribution: { utm_source: 'x'.repeat(501), fbclid: 'f' },
      admin: true,
    })
    expect(status).toBe(422)
    expect(json.code).toBe('validation_failed')
    expect(faultsOf(json)).toEqual({
      '/name': 'required',
      '/email': 'invalid_email',
      '/program': 'unknown_program',
      '/phone': 'invalid_format',
      '/country': 'invalid_value',
      '/question': 'too_long',
      '/startPreference': 'invalid_type',
      '/consent/marketing': 'invalid_type',
      '/consent/policyVersion': 'unknown_policy_version',
      '/consent/extra': 'unknown_key',
      '/attribution/utm_source': 'too_long',
      '/attribution/fbclid': 'unknown_key',
      '/admin': 'unknown_key',
    })
    expect(forms.smtp.mails).toHaveLength(mails)
  })

  test('are told before a code is looked at', async () => {
    const otp = { challengeId: 'A'.repeat(22), code: '000000' }
    const { status, json } = await forms.post('/api/demo', { ...demo(), company: '', otp })
    expect(status).toBe(422)
    expect(faultsOf(json)).toEqual({ '/company': 'required' })
  })

  test.each(['/api/demo', '/api/tco/request-otp'])('%s wants an address at work', async (path) => {
    const { status, json } = await forms.post(path, { email: 'ada@mail.gmail.com' })
    expect(status).toBe(422)
    expect(faultsOf(json)).toMatchObject({ '/email': 'work_email_required' })
  })

  test.each([
    [{ challengeId: 5, code: '123456' }, { '/otp/challengeId': 'invalid_type' }],
    [{ challengeId: 'x', code: 123456 }, { '/otp/code': 'invalid_type' }],
    [
      { code: '123456', extra: 1 },
      { '/otp/challengeId': 'required', '/otp/extra': 'unknown_key' },
    ],
    ['123456', { '/otp': 'invalid_type' }],
    [
      { challengeId: '\0', code: '\ud800' },
      { '/otp/challengeId': 'invalid_character', '/otp/code': 'invalid_character' },
    ],
    [
      { challengeId: 'x'.repeat(129), code: '1'.repeat(65) },
      { '/otp/challengeId': 'too_long', '/otp/code': 'too_long' },
    ],
  ])('of a proof: %j', async (otp, faults) => {
    const { status, json } = await forms.post('/api/demo', { ...demo(), otp })
    expect(status).toBe(422)
    expect(faultsOf(json)).toEqual(faults)
  })

  test('name the consent that a message must answer', async () => {
    const without = { name: 'Ada', email: 'ada@gmail.com', subject: 'Hello', message: 'A word.' }
    const answer = await forms.post('/api/contact', without)
    expect(faultsOf(answer.json)).toEqual({ '/consent/marketing': 'required' })
    const empty = await forms.post('/api/contact', { ...without, consent: {} })
    expect(faultsOf(empty.json)).toEqual({ '/consent/marketing': 'required' })
  })

  test('are none of an old version of the policy, and of a draft they are', async () => {
    const asked = (policyVersion: string) =>
      forms.post('/api/demo', { ...demo(), consent: { marketing: true, policyVersion } })
    expect((await asked('2026-01')).status).toBe(202)
    expect((await asked('2026-09')).status).toBe(202)
    expect((await asked('2027-01')).status).toBe(422)
  })

  test('name `__proto__` in what may have several names', async () => {
    const attribution: unknown = JSON.parse('{"__proto__":"x"}')
    const { status, json } = await forms.post('/api/demo', { ...demo(), attribution })
    expect([status, faultsOf(json)]).toEqual([422, { '/attribution/__proto__': 'unknown_key' }])
  })

  test('a request for a code takes no proof', async () => {
    const otp = { challengeId: 'A'.repeat(22), code: '000000' }
    const { json } = await forms.post('/api/demo/request-otp', { ...demo(), otp })
    expect(faultsOf(json)).toEqual({ '/otp': 'unknown_key' })
  })

  test('of text that cannot be stored are 422 as well', async () => {
    const body = { ...demo(), name: 'a\u0000b', message: '\ud800' }
    const { status, json } = await forms.post('/api/demo', body)
    expect(status).toBe(422)
    expect(faultsOf(json)).toEqual({
      '/name': 'invalid_character',
      '/message': 'invalid_character',
    })
  })
})

describe('every path of a form', () => {
  test.each([
    '/api/demo',
    '/api/demo/request-otp',
    '/api/contact',
    '/api/contact/request-otp',
    '/api/request-info',
    '/api/request-info/request-otp',
    '/api/brochures/request-otp',
    '/api/brochures/verify-otp',
    '/api/tco/request-otp',
    '/api/tco/verify-otp',
    '/api/consent/withdraw',
  ])('%s takes JSON by POST and nothing else', async (path) => {
    const asked = await forms.call(path, { method: 'OPTIONS' })
    expect([asked.status, asked.headers.get('allow')]).toEqual([204, 'OPTIONS, POST'])
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const response = await forms.call(path, { method })
      expect([response.status, (await response.json()).code]).toEqual([405, 'method_not_allowed'])
      expect(response.headers.get('allow')).toBe('OPTIONS, POST')
    }
    const send = (type: string, body: string) =>
      forms.call(path, { method: 'POST', headers: { 'content-type': type }, body })
    const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code]
    expect(await codeOf(await send('text/plain', '{}'))).toEqual([415, 'unsupported_media_type'])
    expect(await codeOf(await send('application/json', '[]'))).toEqual([400, 'invalid_json'])
    expect(await codeOf(await send('application/json', '{'))).toEqual([400, 'invalid_json'])
    const long = JSON.stringify({ name: 'x'.repeat(70_000) })
    expect(await codeOf(await send('application/json', long))).toEqual([413, 'payload_too_large'])
  })
})

test('a renamed course can be asked about by its old slug, and the lead has the present one', async () => {
  const json = { title: 'Old', slug: 'old-name', summary: 'Old.', _status: 'published' }
  const made = await forms.callAsAdmin('/api/courses', { method: 'POST', json })
  const path = `/api/courses/${String((await made.json()).doc.id)}`
  const rename = { slug: 'present-name', _status: 'published' }
  await forms.callAsAdmin(path, { method: 'PATCH', json: rename })
  const body = { name: 'Ada', email: freshAddress(), program: 'old-name' }
  expect((await forms.submit('/api/request-info', body)).status).toBe(201)
  const { docs } = await forms.read(`/api/leads?where[email][equals]=${body.email}`)
  expect(docs[0]).toMatchObject({ program: 'present-name' })
  await forms.callAsAdmin(path, { method: 'PATCH', json: { _status: 'draft' } })
  expect((await forms.post('/api/request-info', body)).status).toBe(422)
})
