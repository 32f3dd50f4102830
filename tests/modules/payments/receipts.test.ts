import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { until } from '../../platform/jobs/until.js'
import { bookableCourse } from './support/bookableCourse.js'
import { type Initiated, type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments({ withApi: false })
  await payments.startJobs()
})
afterAll(() => payments.stop())

const setTax = (taxRate: number | null) =>
  payments.callAsAdmin('/api/globals/seller', {
    method: 'POST',
    json: { name: 'Seller Ltd', taxLabel: 'VAT', taxRate },
  })

/** What the receipt of an order lists, in its order. */
async function receiptOf(email: string, body: Record<string, unknown>, locale = 'en') {
  const json = { ...body, customer: { email } }
  const answer = await payments.send(`/api/payments/initiate?locale=${locale}`, { json })
  const { order } = (await answer.json()) as Initiated
  await payments.callback(payments.encResp(order))
  // The booking is told to them in a mail of its own.
  const mail = await until(() =>
    payments.mails.find(({ to, text }) => to.includes(email) && text.includes(order.number)),
  )
  const listed = mail.text.split('\n').filter((line) => line.startsWith('- '))
  return listed.map((line) => line.slice(2).replaceAll(/[\u00a0\u202f]/g, ' '))
}

const people = ['a', 'b', 'c'].map((name) => ({ name, email: `${name}@seats.example` }))

const onsite = {
  startsAt: '2099-11-30T09:30:00.000Z',
  endsAt: '2099-11-30T17:00:00.000Z',
  mode: 'onsite',
  venue: { name: 'The Hall', address: '1 Long Street' },
} as const

describe('a receipt', () => {
  test('says how many places at which price, when and where, and the tax within', async () => {
    await setTax(20)
    const { slug: course, dates } = await bookableCourse(payments.payload, { dates: [onsite] })
    const booked = { course, session: dates[0], attendees: people }
    const [title, when, where, ...sums] = await receiptOf('all@a.example', booked)
    expect([title, where]).toEqual(['For: A bookable course', 'Where: The Hall, 1 Long Street'])
    expect(when).toMatch(/^When: Monday,? 30 November 2099.*09:30.17:00/)
    expect(sums).toEqual([
      'Places: 3 × €120',
      'Amount: €360',
      'Includes €60 VAT (20%)',
      expect.stringMatching(/^Order number: \w{26}$/),
    ])
  })

  test('says it in the language of the payer', async () => {
    const { slug: course, dates } = await bookableCourse(payments.payload, { dates: [onsite] })
    const booked = { course, session: dates[0], attendees: people }
    const french = await receiptOf('toutes@a.example', booked, 'fr')
    expect(french.slice(1)).toEqual([
      expect.stringMatching(/^Quand : lundi 30 novembre 2099/),
      'Où : The Hall, 1 Long Street',
      'Places : 3 × 120 €',
      'Montant : 360 €',
      'Dont 60 € de VAT (20 %)',
      expect.stringMatching(/^Numéro de commande : /),
    ])
    const arabic = await receiptOf('kull@a.example', booked, 'ar')
    expect(arabic[1]).toMatch(/^الموعد: /)
    expect(arabic[2]).toBe('المكان: The Hall, 1 Long Street')
    expect(arabic[3]).toMatch(/^المقاعد: 3 × /)
  })

  test('leaves out what an order does not have', async () => {
    await setTax(null)
    const { slug: link } = await payments.makeLink({ title: 'A ticket' })
    expect(await receiptOf('one@a.example', { link })).toEqual([
      'For: A ticket',
      'Amount: ₹100',
      expect.stringMatching(/^Order number: /),
    ])
    expect(await receiptOf('two@a.example', { link, quantity: 2 })).toEqual([
      'For: A ticket',
      'Quantity: 2 × ₹100',
      'Amount: ₹200',
      expect.stringMatching(/^Order number: /),
    ])
  })
})
