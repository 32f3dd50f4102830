import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'

import { createLog } from '../../../src/platform/createLog.js'
import { boot, type Foyer } from '../../support/boot.js'
import { oneSecond } from '../../support/oneSecond.js'
import { hire, password, type Staff } from './actors.js'

const lines: string[] = []
let foyer: Foyer
let staff: Staff

beforeAll(async () => {
  foyer = await boot({ TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'info', SMTP_URL: 'smtp://127.0.0.1:9' })
  Object.assign(foyer.payload, {
    logger: createLog({
      level: 'info',
      destination: { write: (line: string) => void lines.push(line) },
    }),
  })
  staff = await hire(foyer)
})
afterAll(() => foyer.stop())

const post = (path: string, json: unknown, client = '203.0.113.1') =>
  foyer.call(`/api/users/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify(json),
  })
const login = (email: string, given: string, client?: string) =>
  post('login', { email, password: given }, client)

/** The parts of an answer that a stranger can see. */
async function seen(response: Response) {
  const fixed = [...response.headers].filter(([name]) => !/^(?:date|x-request-id)$/.test(name))
  return { status: response.status, headers: fixed, body: await response.text() }
}

async function timed(work: () => Promise<Response>): Promise<number> {
  const started = performance.now()
  await (await work()).text()
  return performance.now() - started
}

describe('a refused sign-in', () => {
  test('looks the same for a wrong password, an unknown address and a locked account', async () => {
    const stranger = '203.0.113.9'
    const wrong = await seen(await login(staff.editor.email, 'wrong', stranger))
    for (let guess = 0; guess < 5; guess += 1) await login(staff.editor.email, 'wrong', stranger)
    const locked = await seen(await login(staff.editor.email, password, stranger))
    const unknown = await seen(await login('nobody@staff.example', 'wrong', stranger))
    const service = await seen(await login('admin-api-key@foyer.invalid', 'wrong', stranger))
    expect(wrong.status).toBe(401)
    expect([locked, unknown, service]).toEqual([wrong, wrong, wrong])
  })

  test('leaves one line in the log, without a stack and without the address', async () => {
    lines.length = 0
    await login(staff.viewer.email, 'wrong', '203.0.113.11')
    await login('nobody@staff.example', 'wrong', '203.0.113.11')
    const told = lines.filter((line) => !line.includes('"msg":"request"'))
    expect(told).toHaveLength(2)
    expect(told.join('')).not.toMatch(/stack|"level":(?:50|"error")|@/)
  })
})

describe('guessing at a password', () => {
  test('from elsewhere keeps nobody out', async () => {
    const stranger = '203.0.113.20'
    for (let guess = 0; guess < 8; guess += 1) await login(staff.admin.email, 'wrong', stranger)
    expect((await login(staff.admin.email, password, stranger)).status).toBe(401)
    expect((await login(staff.admin.email, password, '203.0.113.21')).status).toBe(200)
  })

  test('from many places ends for all but those the owner has signed in from', async () => {
    const own = '198.51.100.1'
    const { email } = staff.finance
    expect((await login(email, password, own)).status).toBe(200)
    for (let client = 0; client < 25; client += 1) {
      const from = `192.0.2.${String(client)}`
      await Promise.all(Array.from({ length: 5 }, () => login(email, 'wrong', from)))
    }
    expect((await login(email, password, '192.0.2.200')).status).toBe(401)
    expect((await login(email, password, own)).status).toBe(200)
  })
})

test('the right password opens, also while guesses can be neither counted nor forgotten', async () => {
  const holder = new pg.Client({ connectionString: foyer.databaseUrl })
  await holder.connect()
  await holder.query('begin; lock table rate_limits')
  try {
    expect((await login(staff.editor.email, password, '203.0.113.30')).status).toBe(200)
  } finally {
    await holder.end()
  }
})

describe('a forgotten password', () => {
  test('is answered as fast and with the same words for staff and strangers', async () => {
    const forgot = (email: string, client: string) => post('forgot-password', { email }, client)
    const times = { known: [] as number[], unknown: [] as number[] }
    for (const [round, { email }] of [...Object.values(staff), ...Object.values(staff)].entries()) {
      const client = `198.51.101.${String(round)}`
      times.known.push(await timed(() => forgot(email, client)))
      times.unknown.push(await timed(() => forgot(`nobody-${String(round)}@staff.example`, client)))
    }
    // The fastest: other work on the machine only ever adds to the time of a call.
    const apart = Math.abs(Math.min(...times.known) - Math.min(...times.unknown))
    expect(apart).toBeLessThan(oneSecond() / 40)
    const known = await seen(await forgot(staff.admin.email, '198.51.101.99'))
    expect(known.status).toBe(200)
    expect(await seen(await forgot('nobody@staff.example', '198.51.101.99'))).toEqual(known)
  })

  test('leaves nothing with the account before its mail is written', async () => {
    const { email, id } = staff.viewer
    await post('forgot-password', { email }, '198.51.101.120')
    const user = await foyer.payload.db.findOne({
      collection: 'users',
      where: { id: { equals: id } },
    })
    expect(user).toMatchObject({ resetPasswordToken: null })
  })
})

test.each(['unlock', 'verify/0123456789', 'reset-password', 'first-register'])(
  'POST /api/users/%s says nothing of who has an account',
  async (path) => {
    const sent = (email: string) => ({ email, token: 'x', password: 'a long password' })
    const known = await seen(await post(path, sent(staff.editor.email)))
    expect(known.status).toBeGreaterThanOrEqual(400)
    expect(known.status).toBeLessThan(500)
    expect(await seen(await post(path, sent('nobody@staff.example')))).toEqual(known)
  },
)
