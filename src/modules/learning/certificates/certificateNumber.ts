import { randomBytes } from 'node:crypto'

import { crockford } from '../../../platform/text.js'

const length = 12

/**
 * A new number such as 7K2M-9QXA-4TBR-5: 60 random bits, so it cannot be guessed or counted, and Crockford's check
 * symbol, so a slip of the pen is noticed. Draws again where the symbol would not be a letter or digit.
 */
export function createNumber(): string {
  for (;;) {
    const value = randomBytes(8).readBigUInt64BE() >> 4n
    const check = crockford[Number(value % 37n)]
    if (check !== undefined) return group(digitsOf(value) + check)
  }
}

function digitsOf(value: bigint): string {
  const digits = Array.from(
    { length },
    (_, place) => crockford[Number((value >> BigInt(5 * place)) & 31n)],
  )
  return digits.reverse().join('')
}

const group = (digits: string) => digits.replace(/.{4}(?=.)/g, '$&-')

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The number that somebody typed in the form it was issued in: without regard to case, spaces and hyphens, and with
 * O, I and L as the digits they were read from. Numbers issued before were UUIDs. Undefined if it cannot be one.
 */
export function parseNumber(typed: string): string | undefined {
  const plain = typed.trim()
  if (uuid.test(plain.toLowerCase())) return plain.toLowerCase()
  const digits = plain.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  const values = Array.from(digits, (digit) => crockford.indexOf(digit))
  if (values.length !== length + 1 || values.includes(-1)) return undefined
  const value = values.slice(0, length).reduce((sum, each) => sum * 32n + BigInt(each), 0n)
  return Number(value % 37n) === values[length] ? group(digits) : undefined
}
