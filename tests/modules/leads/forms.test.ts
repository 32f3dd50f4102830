import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { type Answer, type Forms, freshAddress, startForms, team } from './startForms.js'

let forms: Forms
beforeAll(async () => {
  forms = await startForms()
})
afterAll(() => forms.stop())

const demo = () => ({ name: 'Ada Lovelace', email: freshAddress(), company: 'Acme' })
const contact = () => ({
  name: 'Ada',
  email: 'ada@gmail.com',
  subject: 'Hello',
  message: 'A word.',
  consent: { marketing: false },
})

const leadsOf = async (email: string) =>
  (await forms.read(`/api/leads?depth=1&where[email][equals]=${encodeURIComponent(email)}`)).docs

describe('a demo request', () => {
  test('is stored once its address is proven', async () => {
    const body = {
      ...demo(),
      jobTitle: 'Countess',
      phone: '+442079460321',
      country: 'GB',
      companySize: '51-200',
      interests: ['Audit', 'Risk'],
      preferredTime: 'mornings',
      message: 'Show me.\nAll of it.',
      attribution: { utm_source: 'news', utm_anything: 'x', gclid: 'g', landingPage: '/a' },
    }
    const { challengeId, code } = await forms.prove('/api/demo', body)
    expect(await leadsOf(body.email)).toEqual([])

    const answer = await forms.post('/api/demo', { ...body, otp: { challengeId, code } })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.json).toEqual({
      status: 'received',
      kind: 'demo',
      reference: expect.stringMatching(/^LD-[0-9A-Z]{16}$/),
    })
    const [lead, ...others] = await leadsOf(body.email)
    expect(others).toEqual([])
    const { attribution, ...said } = body
    expect(lead).toMatchObject({
      ...said,
      attribution,
      kind: 'demo',
      status: 'new',
      source: 'news',
      locale: 'en',
      reference: answer.json.reference,
    })
    expect(lead.timeline.docs.map(({ type }: { type: string }) => type)).toEqual(['received'])
  })

  test('answers its first phase alike on both paths', async () => {
    const answers = [
      await forms.post('/api/demo', demo()),
      await forms.post('/api/demo/request-otp', demo()),
    ]
    for (const { status, json } of answers) {
      expect(status).toBe(202)
      expect(json).toEqual({
        status: 'otp_sent',
        challengeId: expect.stringMatching(/^[\w-]{22}$/),
        expiresIn: 600,
        resendAfter: 60,
        codeLength: 6,
      })
    }
  })

  test('is told to each of the team, without a word of the visitor', async () => {
    const body = { ...demo(), name: 'Click http://evil.example' }
    const { json } = await forms.submit('/api/demo', body)
    for (const address of team) {
      const mail = await forms.mailTo(address, new RegExp(json.reference))
      expect(mail.to).toEqual([address])
      expect(mail.raw).not.toContain('evil')
      expect(mail.text).not.toContain(body.email)
      expect(mail.text).toMatch(/admin\/collections\/leads\/[0-9a-f-]{36}/)
    }
  })

  test('tells its visitors the reference, without a word of theirs', async () => {
    const body = { ...demo(), name: 'Click http://evil.example' }
    const { json } = await forms.submit('/api/demo', body)
    const receipt = await forms.mailTo(body.email, new RegExp(json.reference))
    expect(receipt.raw).not.toContain('evil')
    expect(receipt.header('auto-submitted')).toBe('auto-generated')
    expect(receipt.text).not.toContain('token=')
  })

  test('counts what was written in characters from the first phase to the last, not in units of UTF-16', async () => {
    const body = { ...demo(), name: '🙂'.repeat(200), company: '🙂'.repeat(120) }
    expect((await forms.submit('/api/demo', body)).status).toBe(201)
    expect(await leadsOf(body.email)).toMatchObject([{ name: body.name, company: body.company }])
    const longer = { ...demo(), name: '🙂'.repeat(201) }
    expect((await forms.post('/api/demo', longer)).status).toBe(422)
  })

  test('takes no code twice', async () => {
    const body = demo()
    const otp = await forms.prove('/api/demo', body)
    expect((await forms.post('/api/demo', { ...body, otp })).status).toBe(201)
    const again = await forms.post('/api/demo', { ...body, otp })
    expect([again.status, again.json.code]).toEqual([400, 'otp_invalid'])
    expect(await leadsOf(body.email)).toHaveLength(1)
  })

  test('takes no code of another form, of another address, or none at all', async () => {
    const [mine, other] = [demo(), demo()]
    const otp = await forms.prove('/api/demo', mine)
    const foreign = await forms.post('/api/contact', {
      ...contact(),
      email: mine.email,
      otp,
    })
    const wrong = await forms.post('/api/demo', { ...other, otp })
    const made = await forms.post('/api/demo', {
      ...mine,
      otp: { challengeId: 'A'.repeat(22), code: '000000' },
    })
    const garbled = await forms.post('/api/demo', { ...mine, otp: { challengeId: '', code: 'x' } })
    const bodies = [foreign, wrong, made, garbled].map(({ status, json }) => ({
      ...json,
      status,
      instance: undefined,
      requestId: undefined,
    }))
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
    expect(bodies[0]).toMatchObject({ status: 400, code: 'otp_invalid' })
    expect((await forms.post('/api/demo', { ...mine, otp })).status).toBe(201)
  })

  test('is locked at the sixth wrong code, the right one included', async () => {
    const body = demo()
    const { challengeId, code } = await forms.prove('/api/demo', body)
    const wrong = code === '000000' ? '000001' : '000000'
    const answers = []
    for (const guess of [wrong, wrong, wrong, wrong, wrong, code]) {
      answers.push(await forms.post('/api/demo', { ...body, otp: { challengeId, code: guess } }))
    }
    expect(answers.map(({ json }) => json.code)).toEqual([
      ...Array<string>(5).fill('otp_invalid'),
      'otp_locked',
    ])
    expect(answers.at(-1)?.status).toBe(429)
    expect(await leadsOf(body.email)).toEqual([])
  })
})

describe('a message and a question', () => {
  test('are stored from any address, whatever the answer on marketing', async () => {
    const body = { ...contact(), email: 'Ada.Lovelace@gmail.com' }
    const { status, json } = await forms.submit('/api/contact', body)
    expect([status, json.kind]).toEqual([201, 'contact'])
    const [lead] = await leadsOf(body.email)
    expect(lead).toMatchObject({ subject: 'Hello', message: 'A word.', marketing: 'refused' })
  })

  test('about a published course are stored', async () => {
    const body = { name: 'Ada', email: freshAddress(), program: 'basics', question: 'When?' }
    const { status, json } = await forms.submit('/api/request-info', body)
    expect([status, json.kind]).toEqual([201, 'request-info'])
    expect((await leadsOf(body.email))[0]).toMatchObject({ program: 'basics', question: 'When?' })
  })

  test('are about a new course from the moment that it is published', async () => {
    const body = { name: 'Ada', email: freshAddress(), program: 'newcomer' }
    expect((await forms.post('/api/request-info', body)).status).toBe(422)
    await forms.callAsAdmin('/api/courses', {
      method: 'POST',
      json: { title: 'New', slug: 'newcomer', summary: 'New.', _status: 'published' },
    })
    expect((await forms.post('/api/request-info', body)).status).toBe(202)
  })
})

describe('a filled honeypot', () => {
  test('looks like success in both phases and does nothing', async () => {
    const body = { ...demo(), website: 'http://spam.example' }
    const first = await forms.post('/api/demo', body)
    const honest = demo()
    const real = await forms.post('/api/demo', honest)
    expect(first.status).toBe(202)
    expect(Object.keys(first.json)).toEqual(Object.keys(real.json))
    expect(first.json.challengeId).toMatch(/^[\w-]{22}$/)
    const otp = { challengeId: first.json.challengeId, code: '123456' }
    const second = await forms.post('/api/demo', { ...body, otp })
    expect(second.status).toBe(201)
    expect(second.json).toEqual({
      status: 'received',
      kind: 'demo',
      reference: expect.stringMatching(/^LD-[0-9A-Z]{16}$/),
    })
    expect(await leadsOf(body.email)).toEqual([])
    // When the mail of the later request has arrived, this one's would have, too.
    await forms.mailTo(honest.email, /^\d{6}$/m)
    expect(forms.smtp.mails.filter((mail) => mail.to.includes(body.email))).toEqual([])
  })

  test('sent again too soon is refused like any other, and delays nobody', async () => {
    const body = demo()
    const filled = { ...body, website: 'x' }
    const waitOf = ({ status, json, headers }: Answer) => ({
      status,
      code: json.code,
      policy: headers.get('ratelimit-policy'),
      waits: Number(headers.get('retry-after')) > 50,
    })
    expect((await forms.post('/api/demo/request-otp', filled)).status).toBe(202)
    const refused = await forms.post('/api/demo', filled)
    expect((await forms.post('/api/demo', body)).status).toBe(202)
    const real = await forms.post('/api/demo', body)
    expect(real.status).toBe(429)
    expect(waitOf(refused)).toEqual(waitOf(real))
    expect(Object.keys(refused.json)).toEqual(Object.keys(real.json))
  })

  test('left empty is no honeypot', async () => {
    const body = { ...demo(), website: ' ' }
    expect((await forms.submit('/api/demo', body)).status).toBe(201)
    expect(await leadsOf(body.email)).toHaveLength(1)
  })

  test('proves nothing even with the right code', async () => {
    const body = demo()
    const otp = await forms.prove('/api/demo', body)
    expect((await forms.post('/api/demo', { ...body, website: 'x', otp })).status).toBe(201)
    expect(await leadsOf(body.email)).toEqual([])
    expect((await forms.post('/api/demo', { ...body, otp })).status).toBe(201)
  })
})

describe('an Idempotency-Key', () => {
  test('gives the first answer again, in both phases', async () => {
    const body = demo()
    const [one, two] = ['key-one-0001', 'key-two-0002'].map((key) => ({
      'idempotency-key': `${key}-${body.email.replace(/\W/g, '')}`,
    }))
    const first = await forms.post('/api/demo', body, one)
    const again = await forms.post('/api/demo', body, one)
    expect(again.status).toBe(202)
    expect(again.json).toEqual(first.json)
    expect(again.headers.get('idempotent-replayed')).toBe('true')

    const mail = await forms.mailTo(body.email, /^\d{6}$/m)
    const code = /^\d{6}$/m.exec(mail.text)?.[0]
    const proven = { ...body, otp: { challengeId: first.json.challengeId, code } }
    const stored = await forms.post('/api/demo', proven, two)
    const replayed = await forms.post('/api/demo', proven, two)
    expect([stored.status, replayed.status]).toEqual([201, 201])
    expect(replayed.json).toEqual(stored.json)
    expect(await leadsOf(body.email)).toHaveLength(1)

    const other = await forms.post('/api/demo', { ...proven, company: 'Other' }, two)
    expect([other.status, other.json.code]).toEqual([422, 'idempotency_mismatch'])
  })

  test('gives it also where the body names what is gone by then, and takes no refused body for one', async () => {
    const course = { title: 'Gone', slug: 'gone', summary: 'S', _status: 'published' }
    const made = await forms.callAsAdmin('/api/courses', { method: 'POST', json: course })
    const fields = [{ label: 'Why?', name: 'why', type: 'text' }]
    const form = { title: 'Gone', slug: 'gone', otp: false, fields, _status: 'published' }
    const other = await forms.callAsAdmin('/api/forms', { method: 'POST', json: form })
    const [{ doc }, { doc: asked }] = [await made.json(), await other.json()]
    const once = { 'idempotency-key': `gone-${String(Date.now())}` }
    const email = freshAddress()
    const bodies = [
      ['/api/request-info', { name: 'Ada', email, program: 'gone' }],
      ['/api/forms/gone', { email, answers: {} }],
    ] as const
    const send = async () => {
      const all = []
      for (const [path, body] of bodies) all.push(await forms.post(path, body, once))
      return all
    }
    const first = await send()
    const hide = { method: 'PATCH', json: { _status: 'draft' } }
    await forms.callAsAdmin(`/api/courses/${String(doc.id)}`, hide)
    await forms.callAsAdmin(`/api/forms/${String(asked.id)}`, hide)
    const again = await send()
    expect(first.map(({ status }) => status)).toEqual([202, 201])
    expect(again.map(({ json }) => json)).toEqual(first.map(({ json }) => json))
    expect(again.map(({ headers }) => headers.get('idempotent-replayed'))).toEqual(['true', 'true'])
    const changed = { name: 'Bo', email, program: 'gone' }
    expect((await forms.post('/api/request-info', changed, once)).status).toBe(422)
    const fresh = { 'idempotency-key': `fresh-${String(Date.now())}` }
    const sound = { ...changed, program: 'basics', email: freshAddress() }
    expect((await forms.post('/api/request-info', changed, fresh)).status).toBe(422)
    expect((await forms.post('/api/request-info', sound, fresh)).status).toBe(202)
  })
})
