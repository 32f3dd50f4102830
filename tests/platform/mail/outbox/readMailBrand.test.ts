import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Payload } from 'payload'

import { readMailBrand } from '../../../../src/platform/mail/outbox/readMailBrand.js'
import { neutralColors } from '../../../../src/platform/brandStyle.js'
import { bootOutbox } from './bootOutbox.js'

const { primary, onPrimary, background, foreground } = neutralColors
const neutral = { primary, onPrimary, background, foreground }

let outbox: Awaited<ReturnType<typeof bootOutbox>>
let payload: Payload

beforeAll(async () => {
  outbox = await bootOutbox({ smtpUrl: 'smtp://127.0.0.1:9', tasks: [] })
  payload = outbox.payload
})
afterAll(() => outbox.stop())

describe('the brand of mails', () => {
  test('is one that can be sent while nobody has set any', async () => {
    expect(await readMailBrand(payload)).toEqual({
      name: 'Foyer',
      url: 'https://harbour.example',
      colors: neutral,
      legalName: undefined,
      address: undefined,
    })
  })

  test('is what staff set, as soon as they have', async () => {
    const colors = {
      primary: '#aa0000',
      onPrimary: '#ffffff',
      background: '#fafafa',
      foreground: '#101010',
    }
    const brand = { name: 'Harbour', url: 'https://www.harbour.example', legalName: 'Harbour Ltd' }
    await save({ ...brand, colors, contact: { address: '12 Quay Street' } })
    expect(await readMailBrand(payload)).toEqual({ ...brand, colors, address: '12 Quay Street' })
  })

  test('replaces what cannot be used', async () => {
    await save({
      name: 'Harbour',
      url: 'javascript:alert(1)',
      colors: { primary: 'red', onPrimary: '#ffffff', background: '#fff', foreground: '' },
    })
    expect(await readMailBrand(payload)).toMatchObject({
      url: 'https://harbour.example',
      colors: { ...neutral, background: '#fff' },
    })
  })
})

async function save(data: object) {
  await payload.updateGlobal({ slug: 'branding', data: data })
}
