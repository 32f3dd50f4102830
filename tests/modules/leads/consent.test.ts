import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { consentToken } from '../../../src/modules/leads/store/withdrawConsent.js'
import { until } from '../../platform/jobs/until.js'
import { asRole } from './asRole.js'
import { type Forms, freshAddress, startForms } from './startForms.js'
import { privacyVersion } from './writeContent.js'

let forms: Forms
beforeAll(async () => {
  forms = await startForms()
})
afterAll(() => forms.stop())

const demo = (consent?: object) => ({
  name: 'Ada',
  email: freshAddress(),
  company: 'Acme',
  ...(consent && { consent }),
})

const consentsOf = async (email: string) =>
  (await forms.read(`/api/consents?depth=0&sort=id&where[email][equals]=${email}`)).docs

const leadOf = async (email: string) =>
  (await forms.read(`/api/leads?depth=1&where[email][equals]=${email}`)).docs[0]

/** A lead that agreed, and the token of its receipt. */
async function agree(email = freshAddress()) {
  const body = { ...demo({ marketing: true }), email }
  const { json } = await forms.submit('/api/demo', body)
  const mail = await forms.mailTo(email, new RegExp(json.reference))
  const token = /\/consent\/withdraw\?token=([\w-]{43})$/m.exec(mail.text)?.[1]
  if (!token) throw new Error(`No token in ${mail.text}`)
  return { email, token }
}

const withdraw = (token: unknown) => forms.post('/api/consent/withdraw', { token })

describe('a consent', () => {
  test('is kept with our own text of the version that was shown', async () => {
    const body = demo({ marketing: true, policyVersion: '2026-01' })
    await forms.submit('/api/demo', body)
    const [consent, ...others] = await consentsOf(body.email)
    expect(others).toEqual([])
    expect(consent).toMatchObject({
      event: 'given',
      marketing: true,
      policyVersion: '2026-01',
      policyText: 'Privacy notice\n\nThe old words.',
      form: 'demo',
      locale: 'en',
      lead: (await leadOf(body.email)).id,
    })
    expect(Math.abs(Date.parse(consent.createdAt) - Date.now())).toBeLessThan(60_000)
  })

  test('may be to the version in force and to older ones, however often a draft was saved since', async () => {
    const { docs } = await forms.read('/api/policies?where[kind][equals]=privacy&depth=0')
    const [{ id, version }] = docs
    for (let save = 0; save < 52; save += 1) {
      await forms.callAsAdmin(`/api/policies/${id}?draft=true`, {
        method: 'PATCH',
        json: { summary: `Draft ${save}`, _status: 'draft' },
      })
    }
    // What is kept of policies is read again when visitors are shown something else.
    const [course] = (await forms.read('/api/courses?where[_status][equals]=published')).docs
    const json = { summary: 'Another one.', _status: 'published' }
    await forms.callAsAdmin(`/api/courses/${course.id}`, { method: 'PATCH', json })
    for (const policyVersion of ['2026-01', version]) {
      const body = demo({ marketing: true, policyVersion })
      expect((await forms.submit('/api/demo', body)).status).toBe(201)
    }
  })

  test.each([
    ['left out', {}],
    ['null', { policyVersion: null }],
  ])('whose version is %s is to the one in force', async (_, version) => {
    const body = demo({ marketing: false, ...version })
    await forms.submit('/api/demo', body)
    const [consent] = await consentsOf(body.email)
    expect(consent).toMatchObject({
      event: 'refused',
      marketing: false,
      policyVersion: '2026-09',
      policyText: 'Privacy notice\n\nWe keep what you tell us for two years.',
    })
  })

  test('is to the policy in force, not to one that is to come, until its day has come', async () => {
    const publish = async (version: string, effectiveDate: Date) =>
      forms.payload.create({
        collection: 'policies',
        data: {
          ...{ title: version, slug: version, kind: 'privacy', version, _status: 'published' },
          ...{ effectiveDate: effectiveDate.toISOString(), bodyMarkdown: 'To come.' },
        },
      })
    const { id: form } = await forms.payload.create({
      collection: 'forms',
      data: {
        title: 'Seats',
        slug: 'seats',
        fields: [{ name: 'seat', label: 'Seat', type: 'text' }],
      },
    })
    const shown = async () => {
      const [own, fixed] = await Promise.all(
        ['/api/forms/seats', '/api/embed/forms/demo'].map((path) => forms.read(path)),
      )
      return [own.consent.policyVersion, fixed.consent.policy.version]
    }
    const later = await publish('later', new Date('2190-01-01'))
    expect(await shown()).toEqual(['2026-09', '2026-09'])
    const body = demo({ marketing: true })
    await forms.submit('/api/demo', body)
    expect((await consentsOf(body.email))[0].policyVersion).toBe('2026-09')
    const soon = await publish('soon', new Date(Date.now() + 2_000))
    await shown()
    await until(async () => (await shown()).every((version) => version === 'soon') || undefined)
    for (const { id } of [later, soon]) await forms.payload.delete({ collection: 'policies', id })
    await forms.payload.delete({ collection: 'forms', id: form })
  })

  test('is kept however long the policy is', async () => {
    const words = 'We keep it. '.repeat(16_000).trim()
    const { docs } = await forms.read('/api/policies?where[kind][equals]=privacy&depth=0')
    const [{ id }] = docs
    const change = (bodyMarkdown: string) => {
      const data = { bodyMarkdown, version: privacyVersion, _status: 'published' } as const
      return forms.payload.update({ collection: 'policies', id, data })
    }
    await change(words)
    const body = demo({ marketing: true })
    const { status } = await forms.submit('/api/demo', body)
    await change('We keep what you tell us for **two years**.')
    expect(status).toBe(201)
    const [{ policyText }] = await consentsOf(body.email)
    expect(policyText).toBe(`Privacy notice\n\n${words}`)
  })

  test('names the client by a keyed hash alone', async () => {
    const bodies = [demo({ marketing: true }), demo({ marketing: true }), demo({ marketing: true })]
    const clients = ['10.1.1.1', '10.1.1.1', '10.2.2.2']
    for (const [at, body] of bodies.entries()) {
      const otp = await forms.prove('/api/demo', body)
      const client = { 'x-forwarded-for': clients[at] ?? '' }
      await forms.post('/api/demo', { ...body, otp }, client)
    }
    const hashes = []
    for (const { email } of bodies) hashes.push((await consentsOf(email))[0].addressHash)
    expect(hashes[0]).toMatch(/^[\w-]{22}$/)
    expect(hashes[0]).toBe(hashes[1])
    expect(hashes[0]).not.toBe(hashes[2])
  })

  test('that was not asked for leaves no record', async () => {
    const body = demo()
    await forms.submit('/api/demo', body)
    expect(await consentsOf(body.email)).toEqual([])
    expect((await leadOf(body.email)).marketing).toBeNull()
  })

  test('cannot be changed or removed by anybody', async () => {
    const { email } = await agree()
    const [{ id }] = await consentsOf(email)
    const path = `/api/consents/${id}`
    const json = { marketing: false }
    for (const role of ['admin', 'sales'] as const) {
      const { call } = await asRole(forms, role)
      expect((await call(path, { method: 'PATCH', json })).status).toBe(403)
      expect((await call(path, { method: 'DELETE' })).status).toBe(403)
      const every = '/api/consents?where[id][exists]=true'
      for (const method of ['PATCH', 'DELETE']) {
        const refused = await call(every, { method, ...(method === 'PATCH' && { json }) })
        expect(refused.status).toBe(403)
      }
      const made = await call('/api/consents', { method: 'POST', json: { event: 'given' } })
      expect(made.status).toBe(403)
    }
    expect(await consentsOf(email)).toHaveLength(1)
  })

  test.each(['editor', 'finance', 'viewer'] as const)('is not for %s to read', async (role) => {
    const { call } = await asRole(forms, role)
    expect((await call('/api/consents')).status).toBe(403)
  })
})

describe('withdrawing a consent', () => {
  test('is one click from the receipt, and adds to the record', async () => {
    const { email, token } = await agree()
    const answer = await withdraw(token)
    expect([answer.status, answer.json]).toEqual([204, undefined])
    const [given, withdrawn, ...others] = await consentsOf(email)
    expect(others).toEqual([])
    expect(given).toMatchObject({ event: 'given', marketing: true })
    expect(withdrawn).toMatchObject({
      event: 'withdrawn',
      marketing: false,
      withdraws: given.id,
      policyVersion: '2026-09',
    })
    const lead = await leadOf(email)
    expect(lead.marketing).toBe('withdrawn')
    expect(lead.timeline.docs[0]).toMatchObject({ type: 'consent', from: 'given', to: 'withdrawn' })
  })

  const agreeAgain = async (email: string) => {
    await forms.payload.db.drizzle.execute(
      `update otp_challenges set issued_at = issued_at - interval '2 minutes'`,
    )
    return agree(email)
  }
  const stateOf = async (email: string) => {
    const { docs } = await forms.read(`/api/leads?where[email][equals]=${email}`)
    const events = (await consentsOf(email)).map(({ event }: { event: string }) => event)
    return [docs.map(({ marketing }: { marketing: string }) => marketing), events]
  }

  test('counts for everything that the address agreed to', async () => {
    const { email, token } = await agree()
    await agreeAgain(email)
    await withdraw(token)
    expect(await stateOf(email)).toEqual([
      ['withdrawn', 'withdrawn'],
      ['given', 'given', 'withdrawn', 'withdrawn'],
    ])
  })

  test('works again by the same link for what the address agreed to since', async () => {
    const { email, token } = await agree()
    await withdraw(token)
    await agreeAgain(email)
    expect((await withdraw(token)).status).toBe(204)
    expect(await stateOf(email)).toEqual([
      ['withdrawn', 'withdrawn'],
      ['given', 'withdrawn', 'given', 'withdrawn'],
    ])
  })

  test('may be asked for often, and at once, and happens once', async () => {
    const { email, token } = await agree()
    const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(token)))
    answers.push(await withdraw(token))
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(204))
    expect(await consentsOf(email)).toHaveLength(2)
    expect((await leadOf(email)).timeline.docs).toHaveLength(2)
  })

  test('is refused, and withdraws nothing, with a token that is cut off or none of ours', async () => {
    const { email, token } = await agree()
    const foreign = consentToken(
      '01990000-0000-7000-8000-000000000000',
      'the secret of others, 32+',
    )
    for (const wrong of ['x', 'A'.repeat(43), foreign, token.slice(0, -1), `${token}A`]) {
      const { status, json } = await withdraw(wrong)
      expect([status, json.code]).toEqual([400, 'invalid_token'])
    }
    expect(await consentsOf(email)).toHaveLength(1)
  })

  test.each([[undefined], [5], [''], ['x'.repeat(201)], [{}]])(
    'wants a token: %j',
    async (token) => {
      expect((await withdraw(token)).status).toBe(422)
    },
  )
})
