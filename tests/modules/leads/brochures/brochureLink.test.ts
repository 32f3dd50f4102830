import { describe, expect, test } from '@jest/globals'
import type { Payload } from 'payload'

import {
  brochureDownload,
  checkBrochureLink,
} from '../../../../src/modules/leads/brochures/brochureLink.js'

const made = new Date('2027-01-31T09:00:00Z')
const after = (seconds: number, secret = 'a secret of the tests') => {
  const clock = { now: () => new Date(made.getTime() + seconds * 1000) }
  const custom = { leads: { secret }, platform: { serverUrl: 'https://foyer.example', clock } }
  return { config: { custom } } as unknown as Payload
}
const brochure = { id: 'one', slug: 'guide' }
const { searchParams } = new URL(
  brochureDownload(after(0), { brochure, locale: 'en', now: made }).url,
)
const link = {
  expires: Number(searchParams.get('expires')),
  signature: searchParams.get('signature') ?? '',
}

describe('a link to a brochure', () => {
  test('is good for 30 days and not a second longer', () => {
    expect(checkBrochureLink(after(2_591_999), 'one', link)).toBe('good')
    expect(checkBrochureLink(after(2_592_000), 'one', link)).toBe('expired')
  })

  test('cannot be made to last', () => {
    const longer = { ...link, expires: link.expires + 1 }
    expect(checkBrochureLink(after(0), 'one', longer)).toBe('forged')
  })

  test('is for one brochure alone', () => {
    expect(checkBrochureLink(after(0), 'two', link)).toBe('forged')
  })

  test('is signed with our secret', () => {
    expect(checkBrochureLink(after(0, 'another'), 'one', link)).toBe('forged')
    expect(checkBrochureLink(after(0), 'one', { ...link, signature: '' })).toBe('forged')
  })

  test('tells an expired link from a forged one only to its owner', () => {
    const forged = { ...link, signature: link.signature.replace(/^./, '_') }
    expect(checkBrochureLink(after(3_000_000), 'one', forged)).toBe('forged')
  })
})
