import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { purgeChallenges } from '../../../src/platform/otp/otpSelfTest.js'
import { refusalOf, startOtp } from './startOtp.js'

let service: Awaited<ReturnType<typeof startOtp>>

beforeAll(async () => {
  service = await startOtp()
})
afterAll(() => service.stop())
beforeEach(() => service.clear())

describe('otp.purge', () => {
  test('forgets the address with the challenge, and leaves a living one alone', async () => {
    const { one, passTime, pool } = service
    await one.issue({ purpose: 'dead' })
    await passTime(601)
    const id = await one.issue({ purpose: 'alive' })
    await purge()
    const { rows } = await pool.query(
      'select purpose, email is null and nonce is null as forgotten from otp_challenges order by 1',
    )
    expect(rows).toEqual([
      { purpose: 'alive', forgotten: false },
      { purpose: 'dead', forgotten: true },
    ])
    await one.guess({ id, code: (await one.codesOf(id)).right, purpose: 'alive' })
  })

  test('keeps the record of a send for as long as a budget counts it, and no longer', async () => {
    const { one, passTime } = service
    await one.issue()
    await passTime(86_390)
    await purge()
    expect(await count('otp_challenges')).toBe(1)
    await passTime(11)
    await purge()
    expect(await count('otp_challenges')).toBe(0)
  })

  test('keeps wrong guesses in a row for 30 days after the last send', async () => {
    const { one, passTime } = service
    const id = await one.issue()
    await refusalOf(one.guess({ id, code: (await one.codesOf(id)).wrong }))
    await passTime(30 * 86_400 - 10)
    await purge()
    expect(await count('otp_addresses')).toBe(1)
    await passTime(11)
    await purge()
    expect(await count('otp_addresses')).toBe(0)
  })

  test('has a schedule that its schema accepts', () => {
    expect(purgeChallenges.cron).toBe('*/5 * * * *')
    expect(purgeChallenges.schema.safeParse({}).success).toBe(true)
  })
})

async function purge() {
  const { payload } = service.one
  await purgeChallenges.run({}, { payload } as Parameters<typeof purgeChallenges.run>[1])
}

async function count(table: string) {
  const { rows } = await service.pool.query(`select from ${table}`)
  return rows.length
}
