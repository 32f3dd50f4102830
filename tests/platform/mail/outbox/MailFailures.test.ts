import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Payload, PayloadRequest } from 'payload'
import pino from 'pino'

import type { roles } from '../../../../src/platform/access.js'
import { purgeMailFailures } from '../../../../src/platform/mail/withMail.js'
import { recordMailFailure } from '../../../../src/platform/mail/outbox/mailTask.js'
import { bootOutbox } from './bootOutbox.js'

const collection = 'mail-failures'
const failure = { kind: 'Letter', reason: 'refused', attempts: 1 } as const

let outbox: Awaited<ReturnType<typeof bootOutbox>>
let payload: Payload

beforeAll(async () => {
  outbox = await bootOutbox({ smtpUrl: 'smtp://127.0.0.1:9', tasks: [] })
  payload = outbox.payload
  await recordMailFailure(payload, { ...failure, to: 'Ada@customer.example' })
})
afterAll(() => outbox.stop())

describe('undelivered mails', () => {
  test.each(['admin', 'sales'] as const)('are read by %s', async (role) => {
    const { docs } = await payload.find({ collection, overrideAccess: false, user: as(role) })
    expect(docs).toMatchObject([{ ...failure, recipient: 'ada@customer.example' }])
  })

  test.each(['editor', 'viewer'] as const)('are hidden from %s', async (role) => {
    const asked = payload.find({ collection, overrideAccess: false, user: as(role) })
    await expect(asked).rejects.toMatchObject({ status: 403 })
  })

  test('are hidden from finance, but for those about orders and bookings', async () => {
    for (const target of ['orders', 'bookings', 'leads'] as const) {
      const again = { task: 'test.letter', ids: {}, target, targetId: target }
      await recordMailFailure(payload, { ...failure, to: 'eve@customer.example', again })
    }
    const asked = {
      collection,
      sort: 'target',
      overrideAccess: false,
      user: as('finance'),
    } as const
    const { docs } = await payload.find(asked)
    expect(docs.map(({ target }) => target)).toEqual(['bookings', 'orders'])
    await payload.delete({ collection, where: { recipient: { equals: 'eve@customer.example' } } })
  })

  test('are hidden from visitors', async () => {
    const asked = payload.find({ collection, overrideAccess: false })
    await expect(asked).rejects.toMatchObject({ status: 403 })
  })

  test('are written and changed by nobody', async () => {
    const [doc] = (await payload.find({ collection })).docs
    const by = { collection, overrideAccess: false, user: as('admin') } as const
    const id = doc?.id ?? ''
    await expect(payload.create({ ...by, data: failure })).rejects.toMatchObject({ status: 403 })
    await expect(payload.update({ ...by, id, data: failure })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('no longer wait once sales has deleted them, which no other role may', async () => {
    await recordMailFailure(payload, { ...failure, to: 'reached@customer.example' })
    const where = { recipient: { equals: 'reached@customer.example' } }
    const deleteAs = async (role: (typeof roles)[number]) => {
      const [doc] = (await payload.find({ collection, where })).docs
      await payload.delete({ collection, id: doc?.id ?? '', overrideAccess: false, user: as(role) })
    }
    for (const role of ['editor', 'finance', 'viewer'] as const) {
      await expect(deleteAs(role)).rejects.toMatchObject({ status: 403 })
    }
    await deleteAs('sales')
    expect(await payload.count({ collection, where })).toEqual({ totalDocs: 0 })
  })

  test('are kept for 30 days', async () => {
    await recordMailFailure(payload, { ...failure, to: 'old@customer.example' })
    await recordMailFailure(payload, { ...failure, to: 'recent@customer.example' })
    const age = 'update mail_failures set created_at = now() - $2::interval where recipient = $1'
    await outbox.query(age, ['old@customer.example', '30 days 1 minute'])
    await outbox.query(age, ['recent@customer.example', '29 days'])
    await purge()
    const { docs } = await payload.find({ collection, sort: 'recipient' })
    expect(docs.map(({ recipient }) => recipient)).toEqual([
      'ada@customer.example',
      'recent@customer.example',
    ])
  })
})

async function purge() {
  const context = {
    payload,
    log: pino({ level: 'silent' }),
    job: { id: '1', attempts: 1 },
    signal: new AbortController().signal,
  }
  await purgeMailFailures.run({}, context)
}

function as(role: (typeof roles)[number]) {
  return { collection: 'users', id: '1', role } as unknown as NonNullable<PayloadRequest['user']>
}
