import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { asRole } from './asRole.js'
import { type Forms, freshAddress, startForms } from './startForms.js'

let forms: Forms
beforeAll(async () => {
  forms = await startForms()
})
afterAll(() => forms.stop())

const inputs = {
  seats: 150,
  years: 3,
  currency: 'EUR',
  currentCostPerSeat: 20_000,
  adminHoursPerMonth: 12.5,
}

const estimate = (body: object = {}) =>
  forms.submit(
    '/api/tco/request-otp',
    { email: freshAddress(), company: 'Acme', inputs, ...body },
    '/api/tco/verify-otp',
  )

describe('a cost estimate', () => {
  test('comes once the address is proven, and is kept with the lead', async () => {
    const email = freshAddress()
    const { status, json } = await estimate({ email })
    expect(status).toBe(201)
    expect(json).toMatchObject({
      status: 'received',
      kind: 'tco',
      estimate: {
        currency: 'EUR',
        years: 3,
        total: 6_233_500,
        currentTotal: 11_047_500,
        savings: 4_814_000,
      },
    })
    const sum = json.estimate.lines.reduce(
      (before: number, { amount }: { amount: number }) => before + amount,
      0,
    )
    expect(sum).toBe(json.estimate.total)
    const { docs } = await forms.read(`/api/leads?where[email][equals]=${email}`)
    expect(docs[0]).toMatchObject({ kind: 'tco', inputs, estimate: json.estimate })
  })

  test('counts with what staff entered last', async () => {
    const model = await forms.read('/api/globals/tco-model')
    const [euro] = model.currencies
    const changed = await forms.callAsAdmin('/api/globals/tco-model', {
      method: 'POST',
      json: {
        currencies: [
          euro,
          { currency: 'JPY', bands: [{ fromSeats: 1, pricePerSeat: 1_000 }], setupFee: 7 },
        ],
      },
    })
    expect(changed.status).toBe(200)
    const { json } = await estimate({
      inputs: { ...inputs, currency: 'JPY', adminHoursPerMonth: 0 },
    })
    expect(json.estimate).toMatchObject({ currency: 'JPY', total: 150 * 1_000 * 3 + 7 })
    expect(json.estimate.assumptions.join(' ')).toContain('¥1,000')
  })

  test('of nonsense is refused with every fault', async () => {
    const { status, json } = await forms.post('/api/tco/request-otp', {
      email: 'ada@gmail.com',
      inputs: { seats: 0, years: 11, currency: 'USD', currentCostPerSeat: 0.5, extra: 1 },
    })
    expect(status).toBe(422)
    expect(json.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      '/company',
      '/email',
      '/inputs/currency',
      '/inputs/currentCostPerSeat',
      '/inputs/extra',
      '/inputs/seats',
      '/inputs/years',
    ])
  })

  test('looks the same to a filled honeypot, but names none of our prices, and nothing is kept or mailed', async () => {
    const email = freshAddress()
    const real = await estimate()
    const mails = forms.smtp.mails.length
    const { status, json } = await forms.post('/api/tco/verify-otp', {
      email,
      company: 'Acme',
      inputs,
      website: 'x',
      otp: { challengeId: 'A'.repeat(22), code: '000000' },
    })
    expect(status).toBe(201)
    const reference = expect.stringMatching(/^LD-[0-9A-Z]{16}$/)
    expect({ ...json, estimate: Object.keys(json.estimate as object) }).toEqual({
      ...real.json,
      reference,
      estimate: Object.keys(real.json.estimate as object),
    })
    // It is what the visitor says that they pay today.
    expect(json.estimate).toMatchObject({ savings: 0 })
    expect((await forms.read(`/api/leads?where[email][equals]=${email}`)).docs).toEqual([])
    // When the mail of a later request has arrived, this one's would have, too.
    const later = freshAddress()
    await estimate({ email: later })
    await forms.mailTo(later, /./)
    const since = forms.smtp.mails.slice(mails)
    expect(since.filter((mail) => mail.to.includes(email))).toEqual([])
  })
})

describe('the figures', () => {
  test('are for staff alone, and editors change them', async () => {
    expect((await forms.call('/api/globals/tco-model')).status).toBe(403)
    const sales = await asRole(forms, 'sales')
    expect((await sales.call('/api/globals/tco-model')).status).toBe(200)
    const json = { hoursSavedPercent: 41 }
    const path = '/api/globals/tco-model'
    expect((await sales.call(path, { method: 'POST', json })).status).toBe(403)
    const editor = await asRole(forms, 'editor')
    expect((await editor.call(path, { method: 'POST', json })).status).toBe(200)
  })

  const band = { fromSeats: 1, pricePerSeat: 1 }
  test.each([
    ['percent', { hoursSavedPercent: 101 }],
    ['half a cent', { currencies: [{ currency: 'EUR', bands: [band], setupFee: 0.5 }] }],
    [
      'a band that nobody reaches',
      { currencies: [{ currency: 'EUR', bands: [{ ...band, fromSeats: 2 }] }] },
    ],
    ['a band twice', { currencies: [{ currency: 'EUR', bands: [band, band] }] }],
    ['no band', { currencies: [{ currency: 'EUR', bands: [] }] }],
    [
      'a currency twice',
      {
        currencies: [
          { currency: 'EUR', bands: [band] },
          { currency: 'EUR', bands: [band] },
        ],
      },
    ],
    [
      'a wage beyond all sums',
      { currencies: [{ currency: 'EUR', bands: [band], adminHourRate: 500_001 }] },
    ],
  ])('that cannot be computed with are refused: %s', async (_, json) => {
    const { status } = await forms.callAsAdmin('/api/globals/tco-model', { method: 'POST', json })
    expect(status).toBe(400)
  })
})
