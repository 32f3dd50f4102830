import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { withWitness } from '../../../src/platform/database/settleCommits.js'
import { refusalOf, startOtp, tally } from './startOtp.js'

let service: Awaited<ReturnType<typeof startOtp>>

beforeAll(async () => {
  service = await startOtp()
})
afterAll(() => service.stop())
beforeEach(() => service.clear())

const records = async () =>
  (await service.pool.query<{ id: string }>('select id from records')).rows.map(({ id }) => id)
const guesses = async () =>
  (await service.pool.query<{ guesses: number }>('select guesses from otp_challenges')).rows

/** As a request with an Idempotency-Key. */
const witness = { sign: () => sql`select ${1}::int`, hasSigned: () => Promise.resolve(true) }
const plainly = <T>(work: () => Promise<T>) => work()
const witnessed = <T>(work: () => Promise<T>) => withWitness(witness, work)

async function challenge() {
  const id = await service.one.issue()
  return { id, ...(await service.one.codesOf(id)) }
}

describe.each([
  ['by itself', plainly],
  ['under a key', witnessed],
])('a code that is granted for %s', (_, within) => {
  test('gives what is found of it, once, of 30 parallel requests to two processes', async () => {
    const { one, other } = service
    const { id, right: code } = await challenge()
    const calls = Array.from({ length: 30 }, (__, at) =>
      within(() => (at % 2 ? one : other).grant({ id, code })),
    )
    const [given] = (await Promise.allSettled(calls)).flatMap((call) =>
      call.status === 'fulfilled' ? [call.value] : [],
    )
    expect(given).toMatchObject({ id })
    expect(await tally(calls)).toEqual({ done: 1, otp_invalid: 29 })
    expect(await records()).toEqual([id])
    expect((await refusalOf(one.guess({ id, code })))?.code).toBe('otp_invalid')
    expect(await one.codeOf(id)).toBeUndefined()
  })

  test('and is wrong counts, changes nothing and is locked from the sixth on', async () => {
    const { one, other } = service
    const { id, right, wrong } = await challenge()
    const calls = Array.from({ length: 12 }, (__, at) =>
      within(() => (at % 2 ? one : other).grant({ id, code: wrong })),
    )
    expect(await tally(calls)).toEqual({ otp_invalid: 5, otp_locked: 7 })
    expect(await guesses()).toEqual([{ guesses: 5 }])
    expect((await refusalOf(within(() => one.grant({ id, code: right }))))?.code).toBe('otp_locked')
    expect(await records()).toEqual([])
  })

  test('stays unused where nothing is granted, or granting it fails', async () => {
    const { one } = service
    const { id, right: code } = await challenge()
    const nothing = within(() => one.grant({ id, code }, sql`select 'x' from proven where false`))
    expect((await refusalOf(nothing))?.code).toBe('otp_invalid')
    const failing = within(() =>
      one.grant({ id, code }, sql`select (1 / (0 * length(id)))::text from proven`),
    )
    await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } })
    expect(await records()).toEqual([])
    await within(() => one.grant({ id, code }))
    expect(await records()).toEqual([id])
  })
})

test('a challenge that was proven earlier is worth nothing to who guesses wrong', async () => {
  const { one } = service
  const { id, right, wrong } = await challenge()
  await one.guess({ id, code: right })
  expect((await refusalOf(one.grant({ id, code: wrong })))?.code).toBe('otp_invalid')
  expect(await records()).toEqual([])
})

test.each([
  ['another address', { email: 'grace@corp.example' }],
  ['another purpose', { purpose: 'another' }],
])('a code grants nothing to %s', async (_, other) => {
  const { id, right: code } = await challenge()
  expect((await refusalOf(service.one.grant({ id, code, ...other })))?.code).toBe('otp_invalid')
  expect(await records()).toEqual([])
})

test('a code that was not to be delivered grants nothing', async () => {
  const id = await service.one.issue({ deliver: false })
  expect((await refusalOf(service.one.grant({ id, code: '000000' })))?.code).toBe('otp_invalid')
  expect(await records()).toEqual([])
})
