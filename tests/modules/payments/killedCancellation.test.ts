import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'

import { until } from '../../platform/jobs/until.js'
import { adminKey } from '../../support/adminKey.js'
import { type SecondProcess, startSecondProcess } from '../../support/startSecondProcess.js'
import { untilWaiting } from '../../support/untilWaiting.js'
import { makeDates } from '../learning/makeDates.js'
import { type Initiated, type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
let other: SecondProcess
beforeAll(async () => {
  payments = await startPayments()
  other = await startSecondProcess({ NODE_OPTIONS: '' })
  await payments.startJobs()
})
afterAll(() => payments.stop())

test('a process killed while it cancels a date tells and refunds nobody, and the repeated command everybody once', async () => {
  const course = await payments.payload.create({
    collection: 'courses',
    data: {
      title: 'Called off',
      slug: 'called-off',
      summary: 's',
      price: { amount: 10_000, currency: 'EUR' },
      _status: 'published',
    },
  })
  const startsAt = '2099-01-01T09:00:00Z'
  const [session = ''] = await makeDates(payments.payload, course.id, [{ startsAt }])
  const buyers = ['ada@a.example', 'bob@a.example']
  const trackings: string[] = []
  for (const email of buyers) {
    const json = { course: course.slug, session, customer: { email } }
    const answer = await payments.send('/api/payments/initiate', { json })
    const { order } = (await answer.json()) as Initiated
    trackings.push(payments.capture(order))
    const told = { tracking_id: trackings.at(-1) ?? '' }
    await payments.callback(payments.encResp(order, told))
  }
  await payments.untilIdle()
  const before = payments.mails.length
  const cancel = (url: string) =>
    fetch(`${url}/api/course-sessions/${session}/cancel`, {
      method: 'POST',
      headers: { 'x-api-key': adminKey },
    })

  const client = new pg.Client({ connectionString: payments.databaseUrl })
  await client.connect()
  await client.query('begin')
  // The places are released and the mails are queued, but no refund is recorded: the transaction waits for this lock.
  await client.query('lock table refunds in exclusive mode')
  const lost = cancel(other.url).catch(() => 'lost')
  await untilWaiting(client, 1, 'refunds')
  await other.kill()
  expect(await lost).toBe('lost')
  await client.query('commit')
  await client.end()
  await payments.untilIdle()
  expect(payments.mails).toHaveLength(before)
  expect(payments.gateway.refunds.size).toBe(0)
  const shown = await payments.callAsAdmin(`/api/course-sessions/${session}`)
  expect(await shown.json()).toMatchObject({ status: 'scheduled', sold: 2 })

  const done = await Promise.all([cancel(payments.url), cancel(payments.url)])
  expect(done.map(({ status }) => status)).toEqual([200, 200])
  for (const tracking of trackings) {
    await until(() => payments.gateway.refunds.get(tracking)?.length === 1)
  }
  // Each gets two mails: that the date is cancelled, and the credit note.
  await until(() => payments.mails.length >= before + 4)
  await payments.untilIdle()
  const counts = buyers.map(
    (email) => payments.mails.slice(before).filter(({ to }) => to.includes(email)).length,
  )
  expect(counts).toEqual([2, 2])
  for (const tracking of trackings) {
    expect(payments.gateway.refunds.get(tracking)).toMatchObject([{ refund_amt: '100.00' }])
  }
})
