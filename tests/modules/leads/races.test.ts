import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import fc from 'fast-check'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { type Forms, freshAddress, startForms } from './startForms.js'

let forms: Forms
beforeAll(async () => {
  forms = await startForms()
})
afterAll(() => forms.stop())

const demo = () => ({ name: 'Ada', email: freshAddress(), company: 'Acme' })

async function count(table: string, email: string): Promise<number> {
  const { rows } = await postgresOf(forms.payload).drizzle.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)} where email = ${email}`,
  )
  return rows[0]?.count ?? -1
}

/** The database locks that are held while `work` runs. */
async function whileTrue(setUp: string, tearDown: string, work: () => Promise<void>) {
  const { drizzle } = postgresOf(forms.payload)
  await drizzle.execute(sql.raw(setUp))
  try {
    await work()
  } finally {
    await drizzle.execute(sql.raw(tearDown))
  }
}

describe('one code', () => {
  test('makes one lead, one consent and one receipt of 50 requests at once', async () => {
    const body = { ...demo(), consent: { marketing: true } }
    const otp = await forms.prove('/api/demo', body)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => forms.post('/api/demo', { ...body, otp })),
    )
    const codes = answers.map(({ status, json }) => (status === 201 ? 'stored' : json.code))
    expect(codes.filter((code) => code === 'stored')).toHaveLength(1)
    expect(codes.filter((code) => code === 'otp_invalid')).toHaveLength(49)
    expect(await count('leads', body.email)).toBe(1)
    expect(await count('consents', body.email)).toBe(1)
    const { json } = answers.find(({ status }) => status === 201) ?? { json: {} }
    await forms.mailTo(body.email, new RegExp(json.reference))
    const receipts = forms.smtp.mails.filter(
      (mail) => mail.to.includes(body.email) && mail.text.includes('LD-'),
    )
    expect(receipts).toHaveLength(1)
  })

  test('is not burnt by a lead that cannot be stored, and nothing is left of that', async () => {
    const body = { ...demo(), consent: { marketing: true } }
    const otp = await forms.prove('/api/demo', body)
    await whileTrue(
      'alter table consents add constraint nothing_more check (false) not valid',
      'alter table consents drop constraint nothing_more',
      async () => {
        const { status, json } = await forms.post('/api/demo', { ...body, otp })
        expect([status, json.code]).toEqual([500, 'internal_error'])
      },
    )
    expect(await count('leads', body.email)).toBe(0)
    expect((await forms.post('/api/demo', { ...body, otp })).status).toBe(201)
    expect(await count('leads', body.email)).toBe(1)
    expect(await count('consents', body.email)).toBe(1)
  })

  test('is refunded no wrong guess by a lead that cannot be stored', async () => {
    const body = { ...demo(), consent: { marketing: true } }
    const { challengeId, code } = await forms.prove('/api/demo', body)
    const wrong = code === '000000' ? '000001' : '000000'
    const guess = async (said: string) => {
      const { json } = await forms.post('/api/demo', { ...body, otp: { challengeId, code: said } })
      return json.code
    }
    await whileTrue(
      'alter table consents add constraint nothing_more check (false) not valid',
      'alter table consents drop constraint nothing_more',
      async () => {
        for (let at = 0; at < 5; at += 1) expect(await guess(wrong)).toBe('otp_invalid')
      },
    )
    expect(await guess(code)).toBe('otp_locked')
    expect(await count('leads', body.email)).toBe(0)
  })
})

describe('a mail server that fails', () => {
  afterEach(() => forms.smtp.become({ kind: 'accepting' }))

  test.each(['closing', 'silent', 'dropping'] as const)(
    'changes no answer while it is %s, and the code comes later',
    async (kind) => {
      forms.smtp.become({ kind })
      const body = demo()
      const { status } = await forms.post('/api/demo', body)
      expect(status).toBe(202)
      expect(forms.smtp.mails.some((mail) => mail.to.includes(body.email))).toBe(false)
      if (kind === 'silent') return
      forms.smtp.become({ kind: 'accepting' })
      await forms.mailTo(body.email, /^\d{6}$/m)
    },
  )
})

describe('bodies of all kinds', () => {
  const word = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('ada@acme.example', 'ada@acme.example,eve@evil.example', 'GB', 'basics', 'EUR'),
  )
  const anything = fc.oneof(
    word,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.jsonValue({ maxDepth: 2 }),
  )
  const names = [
    'name',
    'email',
    'company',
    'subject',
    'message',
    'consent',
    'attribution',
    'otp',
    'inputs',
    'website',
    'interests',
    'brochure',
    'program',
    '__proto__',
    'constructor',
  ]
  const paths = [
    '/api/demo',
    '/api/contact',
    '/api/request-info',
    '/api/demo/request-otp',
    '/api/brochures/verify-otp',
    '/api/tco/verify-otp',
    '/api/consent/withdraw',
  ]

  test('get an answer that names their faults, and never a 500', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.dictionary(fc.constantFrom(...names), anything, { maxKeys: 8 }),
        async (path, body) => {
          const { status, json } = await forms.post(path, body)
          expect([202, 204, 400, 422, 429]).toContain(status)
          if (status === 422) expect(json.errors.length).toBeGreaterThan(0)
        },
      ),
      { numRuns: 150 },
    )
  })
})
