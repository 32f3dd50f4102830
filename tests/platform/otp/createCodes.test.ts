import { describe, expect, test } from '@jest/globals'

import { createCodes } from '../../../src/platform/otp/createCodes.js'

const pepper = 'a pepper of these tests, of 32 letters'
const codes = createCodes([pepper])
const binding = { id: 'a challenge', purpose: 'demo', emailKey: Buffer.from('ada') }

describe('a sealed code', () => {
  test('is six digits, and the same whenever it is opened', () => {
    const sealed = codes.seal(binding)
    const code = codes.open(binding, sealed)
    expect(code).toMatch(/^\d{6}$/)
    expect(createCodes([pepper]).open(binding, sealed)).toBe(code)
  })

  test('passes its own check, and no other code does', () => {
    const sealed = codes.seal(binding)
    const right = codes.open(binding, sealed) ?? ''
    const wrong = right === '000000' ? '111111' : '000000'
    expect(codes.checksOf(binding, right)).toEqual([sealed.check])
    expect(codes.checksOf(binding, wrong)).not.toContainEqual(sealed.check)
  })

  test.each([
    ['challenge', { ...binding, id: 'another' }],
    ['purpose', { ...binding, purpose: 'contact' }],
    ['address', { ...binding, emailKey: Buffer.from('eve') }],
  ])('is bound to its %s', (_, other) => {
    const sealed = codes.seal(binding)
    const code = codes.open(binding, sealed) ?? ''
    expect(codes.open(other, sealed)).toBeUndefined()
    expect(codes.checksOf(other, code)).not.toContainEqual(sealed.check)
  })

  test('is sealed under the first pepper, and opened under any', () => {
    const both = createCodes(['a new pepper', pepper])
    const [old, fresh] = [codes.seal(binding), both.seal(binding)]
    expect(both.open(binding, old)).toBe(codes.open(binding, old))
    expect(both.checksOf(binding, codes.open(binding, old) ?? '')).toContainEqual(old.check)
    expect(codes.open(binding, fresh)).toBeUndefined()
    expect(createCodes(['a new pepper']).open(binding, fresh)).toMatch(/^\d{6}$/)
  })

  test('is another one each time, though nothing but the nonce changes', () => {
    const nonces = Array.from({ length: 100 }, () => codes.seal(binding).nonce.toString('hex'))
    expect(new Set(nonces).size).toBe(100)
  })

  test('needs a pepper', () => {
    expect(() => createCodes([])).toThrow('pepper')
  })
})
