import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { setTimeout as sleep } from 'node:timers/promises'

import { runSelfTests } from '../../../src/modules/assurance/controls/runSelfTests.js'
import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { customOf } from '../../../src/platform/extend.js'
import { limitSelfTest } from '../../../src/platform/limits/createLimits.js'
import { otpSelfTest } from '../../../src/platform/otp/otpSelfTest.js'
import type { SelfTestResult } from '../../../src/platform/assurance/declarations.js'
import { boot, type Foyer } from '../../support/boot.js'
import { feedPath, readAll } from './startFeed.js'

let foyer: Foyer
let result: () => Promise<SelfTestResult> | SelfTestResult = () => 'passed'

beforeAll(async () => {
  foyer = await boot()
  const { custom } = foyer.payload.config
  custom.selfTests = {
    ...customOf(foyer.payload.config).selfTests,
    'test.guard': {
      proves: 'it does.',
      mappings: { owaspLlm: ['LLM01:2026'] },
      run: () => result(),
    },
  }
})
afterAll(() => foyer.stop())

describe('a guard', () => {
  test('is not called active before it has shown that it works', async () => {
    expect(await stateOf('test.guard')).toBe('unknown')
  })

  test('that fails or throws is degraded, which is published once', async () => {
    await runSelfTests(foyer.payload)
    expect(await stateOf('test.guard')).toBe('active')
    const start = (await readAll(foyer)).next
    result = () => 'failed'
    await Promise.all([1, 2, 3].map(() => runSelfTests(foyer.payload)))
    expect(await stateOf('test.guard')).toBe('degraded')
    result = () => Promise.reject(new Error('postgres://secret@host'))
    await runSelfTests(foyer.payload)
    expect(await stateOf('test.guard')).toBe('degraded')
    result = () => 'off'
    await runSelfTests(foyer.payload)
    result = () => 'passed'
    await runSelfTests(foyer.payload)
    const { signals } = await readAll(foyer, { since: start })
    // The guards of the platform are tested, too: on a busy machine one may fail for a moment.
    const own = signals.filter(({ subject }) => subject === 'controls/test.guard')
    expect(own.map(({ type, severity }) => [type, severity.level])).toEqual([
      ['foyer.control.self_test_failed.v1', 'critical'],
      ['foyer.control.switched_off.v1', 'low'],
      ['foyer.control.restored.v1', 'informational'],
    ])
    expect(JSON.stringify(signals)).not.toContain('secret')
  })
})

test('A guard whose test does not end in time keeps its state', async () => {
  result = () => 'passed'
  await runSelfTests(foyer.payload)
  const start = (await readAll(foyer)).next
  result = () => sleep(60_000, 'passed', { ref: false })
  await runSelfTests(foyer.payload, 1_000)
  expect(await stateOf('test.guard')).toBe('active')
  const { signals } = await readAll(foyer, { since: start })
  expect(signals.filter(({ subject }) => subject === 'controls/test.guard')).toEqual([])
})

describe('the guards of the platform', () => {
  test('pass, and leave nothing behind', async () => {
    const { pool } = postgresOf(foyer.payload)
    expect(await otpSelfTest.run(foyer.payload)).toBe('passed')
    expect(await limitSelfTest.run(foyer.payload)).toBe('passed')
    for (const table of ['otp_challenges', 'otp_addresses', 'captured_mails']) {
      const { rows } = await pool.query(`select count(*)::int as count from ${table}`)
      expect(rows).toEqual([{ count: 0 }])
    }
  })

  test('pass though the store of the counts was lost between two calls', async () => {
    const { platform } = foyer
    const { limits } = platform
    let calls = 0
    try {
      platform.limits = {
        ...limits,
        consume: async (rule, key) => {
          calls += 1
          if (calls !== 2) await limits.consume(rule, key)
        },
      }
      expect(await limitSelfTest.run(foyer.payload)).toBe('passed')
    } finally {
      platform.limits = limits
    }
  })

  test('fail if the code they guard does nothing', async () => {
    const { platform } = foyer
    const { limits, otp } = platform
    try {
      platform.limits = { ...limits, consume: () => Promise.resolve() }
      expect(await limitSelfTest.run(foyer.payload)).toBe('failed')
      platform.otp = { ...otp, verify: () => Promise.resolve() }
      expect(await otpSelfTest.run(foyer.payload)).toBe('failed')
    } finally {
      Object.assign(platform, { limits, otp })
    }
  })

  test('say so if a setting has switched them off', async () => {
    const { platform } = foyer
    const { limits } = platform
    try {
      platform.limits = {
        ...limits,
        consume: async (rule, key) => {
          if (rule.always) await limits.consume(rule, key)
        },
      }
      expect(await limitSelfTest.run(foyer.payload)).toBe('off')
    } finally {
      platform.limits = limits
    }
  })
})

async function stateOf(id: string): Promise<string | undefined> {
  await sleep(0)
  const response = await foyer.call(feedPath)
  const { controls } = (await response.json()) as { controls: { id: string; state: string }[] }
  return controls.find((control) => control.id === id)?.state
}
