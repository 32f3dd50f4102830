import { describe, expect, test } from '@jest/globals'

import {
  base32,
  stepOfCode,
} from '../../../../src/modules/administration/signIn/secondFactor/secondFactorStore.js'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1_000)

describe('codes of authenticator apps', () => {
  // RFC 6238, appendix B, whose codes of eight digits end in these six.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at %i s', (seconds, code) => {
    expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  test('count one step early and one late, and no more', () => {
    const step = Math.floor(1_234_567_890 / 30)
    const within = (seconds: number) => stepOfCode(secret, '005924', at(1_234_567_890 + seconds))
    for (const seconds of [-30, 0, 59]) expect(within(seconds)).toBe(step)
    for (const seconds of [-31, 60]) expect(within(seconds)).toBeUndefined()
  })

  test.each(['', '28708', '2870822', '28708a', '２８７０８２'])(
    'are six digits: %j is none',
    (code) => {
      expect(stepOfCode(secret, code, at(59))).toBeUndefined()
    },
  )

  test('have secrets in base 32 (RFC 4648, 10)', () => {
    expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  })
})
