import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments({ withApi: false })
})
afterAll(() => payments.stop())

const course = async (price: object, more: object = {}) => {
  const json = { title: 'Priced', summary: 's', price, _status: 'published', ...more }
  const answer = await payments.callAsAdmin('/api/courses', { method: 'POST', json })
  return { status: answer.status, text: await answer.text() }
}

describe('a payment in any currency of ISO 4217', () => {
  test.each([
    ['OMR', 1_150, '1.150'],
    ['KWD', 5, '0.005'],
    ['BHD', 12_345, '12.345'],
    ['JPY', 500, '500'],
    ['KRW', 49_000, '49000'],
    ['HUF', 49_050, '490.50'],
    ['ISK', 900, '900'],
    ['IQD', 1_250, '1.250'],
    ['BRL', 9_999, '99.99'],
    ['XOF', 700, '700'],
    ['CLF', 12_345, '1.2345'],
    ['UYI', 7_000, '7000'],
    ['USN', 1_050, '10.50'],
  ])('%s is sent, and found paid, with its own decimals', async (currency, amount, written) => {
    const { slug } = await payments.makeLink({ price: { amount, currency } })
    const { order, gateway } = await payments.initiate(slug)
    expect(order).toMatchObject({ amount, currency })
    const request = payments.gateway.decrypt(gateway.fields.encRequest)
    expect(request).toContain(`&currency=${currency}&amount=${written}&`)
    const page = await (await payments.send(`/api/payments/redirect/${slug}`)).text()
    expect(page).toContain(`property="product:price:amount" content="${written}"`)
    const short = payments.encResp(order, {
      currency,
      amount: `${written}${written.includes('.') ? '' : '.'}9`,
    })
    await payments.callback(short)
    expect(await payments.orderOf(order.number)).toMatchObject({ status: 'pending' })
    await payments.callback(payments.encResp(order, { currency, amount: written }))
    expect(await payments.orderOf(order.number)).toMatchObject({ status: 'paid', amount, currency })
    const csv = await (await payments.callAsAdmin('/api/orders/export.csv')).text()
    const row = csv.split('\n').find((line) => line.startsWith(order.number)) ?? ''
    expect(row).toContain(`,${written},`)
  })

  test('that the visitor chooses the amount of keeps to its limits', async () => {
    const { slug } = await payments.makeLink({
      amountMode: 'open',
      price: { currency: 'KWD' },
      min: 1_500,
      max: 9_000,
    })
    const pay = async (sum: string) => {
      const form = { link: slug, sum, email: 'a@example.com' }
      return (await payments.send('/api/payments/initiate?locale=en', { form })).text()
    }
    expect(await pay('1.750')).toContain('encRequest')
    for (const sum of ['1.499', '9.001', '1.7505']) {
      const page = await pay(sum)
      expect(page).not.toContain('encRequest')
      expect(page).toContain('such as 1.500.')
    }
  })
})

test.each(['XAU', 'XXX', 'XTS', 'XDR', 'AAA', 'eur', 'EURO'])(
  'a price in %s is refused with a fault that says what to send, and leaves nothing',
  async (currency) => {
    const json = { title: 'No', kind: 'gateway', price: { amount: 1, currency } }
    const link = await payments.callAsAdmin('/api/payment-links', { method: 'POST', json })
    const answers = [{ status: link.status, text: await link.text() }]
    answers.push(await course({ amount: 1, currency }))
    for (const { status, text } of answers) {
      expect(status).toBe(400)
      expect(text).toContain('price.currency')
    }
    const { totalDocs } = await payments.payload.count({
      collection: 'payment-links',
      where: { title: { equals: 'No' } },
    })
    expect(totalDocs).toBe(0)
  },
)

test('an amount that the gateway could not write is refused where it is entered', async () => {
  const price = { amount: 10_000_000_000, currency: 'JPY' }
  const json = { title: 'Much', kind: 'gateway', state: 'active', price }
  const link = await payments.callAsAdmin('/api/payment-links', { method: 'POST', json })
  expect([link.status, await link.text()]).toEqual([400, expect.stringContaining('price.amount')])
})

test('courses are priced, listed and described in any currency', async () => {
  const price = { amount: 12_500, currency: 'OMR' }
  expect((await course(price, { slug: 'in-rials' })).status).toBe(201)
  const answer = await payments.send('/api/lms/courses?currency=OMR&priceMax=12500')
  const { docs } = (await answer.json()) as { docs: { slug: string; price: object }[] }
  expect(docs).toEqual([expect.objectContaining({ slug: 'in-rials', price })])
  const linked = await payments.send('/api/lms/courses/in-rials', {
    headers: { accept: 'application/ld+json' },
  })
  expect(await linked.json()).toMatchObject({ offers: { price: 12.5, priceCurrency: 'OMR' } })
  const csv = await (await payments.callAsAdmin('/api/courses/export?format=csv')).text()
  expect(csv).toContain('12500,OMR')
  const imported = await payments.callAsAdmin('/api/courses/import', {
    method: 'POST',
    json: { docs: [{ title: 'T', summary: 's', price: { amount: 1, currency: 'XAU' } }] },
  })
  expect(imported.status).toBe(422)
  expect(await imported.text()).toContain('/docs/0/price/currency')
})
