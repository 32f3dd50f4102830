import { describe, expect, test } from '@jest/globals'

import {
  checkBrochureLink,
  signBrochureLink,
} from '../../../../src/modules/leads/brochures/brochureLink.js'

const secret = 'a secret of the tests'
const now = new Date('2027-01-31T09:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const link = signBrochureLink('one', { secret, now })

describe('a link to a brochure', () => {
  test('is good for 30 days and not a second longer', () => {
    expect(checkBrochureLink(link, { secret, now: after(2_591_999) })).toBe('good')
    expect(checkBrochureLink(link, { secret, now: after(2_592_000) })).toBe('expired')
  })

  test('cannot be made to last', () => {
    const longer = { ...link, expires: link.expires + 1 }
    expect(checkBrochureLink(longer, { secret, now })).toBe('forged')
  })

  test('is for one brochure alone', () => {
    expect(checkBrochureLink({ ...link, brochure: 'two' }, { secret, now })).toBe('forged')
  })

  test('is signed with our secret', () => {
    expect(checkBrochureLink(link, { secret: 'another', now })).toBe('forged')
    expect(checkBrochureLink({ ...link, signature: '' }, { secret, now })).toBe('forged')
  })

  test('tells an expired link from a forged one only to its owner', () => {
    const forged = { ...link, signature: link.signature.replace(/^./, '_') }
    expect(checkBrochureLink(forged, { secret, now: after(3_000_000) })).toBe('forged')
  })
})
