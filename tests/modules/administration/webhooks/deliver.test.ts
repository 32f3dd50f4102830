import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { Webhook as Verifier } from 'standardwebhooks'

import { transact } from '../../../../src/platform/database/requestDatabase.js'
import { announceEvent } from '../../../../src/modules/administration/webhooks/announcements.js'
import { webhookEvents } from '../../../../src/modules/administration/webhooks/events.js'
import type { Received } from '../../../support/fakes/webhookReceiver.js'
import { until } from '../../../platform/jobs/until.js'
import { startWebhooks, type Webhooks } from './startWebhooks.js'

let hooks: Webhooks

beforeAll(async () => {
  hooks = await startWebhooks()
})
afterEach(() => hooks.clear())
afterAll(() => hooks.stop())

type Delivery = {
  id: string
  status: string
  attempts: number
  lastStatus: number | null
  lastAnswer: string | null
  lastFault: string | null
  nextAttemptAt: string
  lastAttemptAt: string
}

const deliveries = async (): Promise<Delivery[]> => {
  const response = await hooks.foyer.callAsAdmin('/api/webhook-deliveries?sort=createdAt&depth=0')
  return (await response.json()).docs
}
const settled = () =>
  until(async () => {
    const all = await deliveries()
    const isSettled = all.length > 0 && all.every(({ status }) => status !== 'pending')
    return isSettled ? all : undefined
  })
const arrived = (count: number) => until(() => hooks.receiver.received.length >= count)
const idOf = ({ headers }: Received) => headers['webhook-id']
const verify = (secret: string, { body, headers }: Received) =>
  new Verifier(secret).verify(body, headers as Record<string, string>)

describe('an event', () => {
  test('reaches the endpoints that want it, signed per Standard Webhooks', async () => {
    const { secret, id } = await hooks.register({ events: ['lead.created', 'order.paid'] })
    await hooks.register({ events: ['order.failed'] })
    await hooks.announce('order.paid', { id: 'o1', amount: 4_900, currency: 'EUR' })
    const [delivery] = await settled()
    const [message] = hooks.receiver.received as [Received]
    expect(hooks.receiver.received).toHaveLength(1)
    expect(verify(secret, message)).toMatchObject({
      type: 'order.paid',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { id: 'o1', amount: 4_900, currency: 'EUR' },
    })
    expect(message.headers['content-type']).toBe('application/json')
    expect(idOf(message)).toMatch(/^msg_\w+$/)
    expect(delivery).toMatchObject({
      status: 'delivered',
      attempts: 1,
      lastStatus: 204,
      webhook: id,
    })
    expect(() => verify(`whsec_${Buffer.alloc(32).toString('base64')}`, message)).toThrow()
  })

  test('of a transaction that is rolled back is never sent', async () => {
    await hooks.register()
    const req = await hooks.request()
    const undone = transact(req, async () => {
      await announceEvent(req, {
        type: 'lead.created',
        data: webhookEvents['lead.created'].example,
      })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await deliveries()).toEqual([])
  })

  test('does not wait for another transaction with an event for the same endpoint', async () => {
    await hooks.register()
    const req = await hooks.request()
    const { example } = webhookEvents['lead.created']
    await transact(req, async () => {
      await announceEvent(req, { type: 'lead.created', data: { ...example, reference: 'LD-1' } })
      await hooks.announce('lead.created', { reference: 'LD-2' })
    })
    await arrived(2)
    const references = hooks.receiver.received.map(({ data }) => data['reference'])
    expect(references.toSorted()).toEqual(['LD-1', 'LD-2'])
  })

  test('reaches an endpoint while messages to others cannot be noted', async () => {
    const [first, { id: good }, last] = [
      await hooks.register(),
      await hooks.register(),
      await hooks.register(),
    ]
    await hooks.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
      create trigger refused before update on webhook_deliveries for each row
        when (new.webhook_id in ('${first.id}', '${last.id}')) execute function refuse()`)
    await hooks.announce('lead.created')
    const sent = await until(async () => {
      const noted = (await deliveries()).filter(({ status }) => status === 'delivered')
      return noted.length > 0 ? noted : undefined
    })
    expect(sent).toMatchObject([{ webhook: good }])
    await hooks.query('drop function refuse cascade')
  })

  test('is not sent while the endpoint is off, and what waits is sent once it is on', async () => {
    const { id } = await hooks.register({ enabled: false })
    await hooks.announce('lead.created', { id: '1' })
    const change = (enabled: boolean) =>
      hooks.foyer.callAsAdmin(`/api/webhooks/${id}`, { method: 'PATCH', json: { enabled } })
    await change(true)
    hooks.receiver.answer(() => ({ status: 500 }))
    await hooks.announce('lead.created', { id: '2' })
    await arrived(1)
    await change(false)
    hooks.receiver.answer(() => ({ status: 204 }))
    await change(true)
    await hooks.skip('10 s')
    await settled()
    expect(hooks.receiver.received.map(({ data }) => data['id'])).toEqual(['2', '2'])
  })

  test('holds what the catalog says and nothing else', async () => {
    for (const wrong of [{ name: 'Ada' }, { id: { of: 'x' } }, { locale: 'x'.repeat(2_001) }]) {
      await expect(hooks.announce('lead.created', wrong)).rejects.toThrow()
    }
    for (const [type, { data, example }] of Object.entries(webhookEvents)) {
      expect([type, data.safeParse(example).error]).toEqual([type, undefined])
    }
  })
})

describe('a message that is not taken', () => {
  test.each([
    ['an error', () => ({ status: 500, text: 'broken\0here' }), { lastStatus: 500 }],
    ['a refusal', () => ({ status: 400, text: 'no' }), { lastStatus: 400, lastAnswer: 'no' }],
    [
      'a redirect, which is not followed',
      () => ({ status: 302, headers: { location: hooks.receiver.url } }),
      { lastStatus: 302 },
    ],
  ] as const)('because of %s is sent again after about 5 s with the same id', async (...row) => {
    const [, reply, outcome] = row
    hooks.receiver.answer((_, times) => (times === 1 ? reply() : { status: 204 }))
    await hooks.register()
    await hooks.announce('lead.created')
    const delivery = await until(async () => (await deliveries()).find((one) => one.lastStatus))
    expect(delivery).toMatchObject({ status: 'pending', attempts: 1, ...outcome })
    const waits = Date.parse(delivery.nextAttemptAt) - Date.parse(delivery.lastAttemptAt)
    expect(waits / 1000).toBeGreaterThanOrEqual(5)
    // From before it was sent until it was refused; the next wait is of 30 s.
    expect(waits / 1000).toBeLessThan(20)
    await hooks.skip('10 s')
    expect(await settled()).toMatchObject([{ status: 'delivered', attempts: 2 }])
    expect(new Set(hooks.receiver.received.map(idOf)).size).toBe(1)
  })

  test('holds back those behind it, which then follow in their order', async () => {
    hooks.receiver.answer(({ data }, times) => ({
      status: data['id'] === '1' && times === 1 ? 503 : 200,
    }))
    await hooks.register()
    for (const n of [1, 2, 3]) await hooks.announce('lead.created', { id: String(n) })
    await arrived(1)
    await hooks.skip('10 s')
    await settled()
    expect(hooks.receiver.received.map(({ data }) => data['id'])).toEqual(['1', '1', '2', '3'])
  })

  test('steps aside after its second attempt, so that one bad message does not stop the rest', async () => {
    // A different status each time shows that this attempt is recorded and the next one can be skipped to.
    hooks.receiver.answer(({ data }, times) => ({ status: data['id'] === '1' ? 400 + times : 200 }))
    await hooks.register()
    for (const n of [1, 2]) await hooks.announce('lead.created', { id: String(n) })
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await arrived(attempt)
      await until(async () => (await deliveries())[0]?.lastStatus === 400 + attempt)
      await hooks.skip('10 s')
    }
    await until(() => hooks.receiver.received.some(({ data }) => data['id'] === '2'))
    const order = hooks.receiver.received.map(({ data }) => data['id'])
    expect(order.slice(0, 3)).toEqual(['1', '1', '2'])
  })

  test('for three days is given up, and its endpoint marked as dead', async () => {
    hooks.receiver.answer(() => ({ status: 500 }))
    const { id } = await hooks.register()
    await hooks.announce('lead.created', { id: '1' })
    await arrived(1)
    await until(async () => (await deliveries())[0]?.lastStatus === 500)
    await hooks.skip('73 hours')
    expect(await settled()).toMatchObject([{ status: 'failed' }])
    const read = await (await hooks.foyer.callAsAdmin(`/api/webhooks/${id}`)).json()
    expect(read).toMatchObject({ enabled: false, deadSince: expect.any(String) })
    const json = { enabled: true }
    await hooks.foyer.callAsAdmin(`/api/webhooks/${id}`, { method: 'PATCH', json })
    const revived = await (await hooks.foyer.callAsAdmin(`/api/webhooks/${id}`)).json()
    expect(revived).toMatchObject({ enabled: true, deadSince: null, failingSince: null })
  })

  test('has its three days, however long ago its endpoint failed before', async () => {
    hooks.receiver.answer(() => ({ status: 503 }))
    const { id } = await hooks.register()
    const failing = `update webhooks set failing_since = now() - interval '10 days' where id = $1`
    await hooks.query(failing, [id])
    await hooks.announce('lead.created', { id: '1' })
    await until(async () => (await deliveries())[0]?.lastStatus === 503)
    expect(await deliveries()).toMatchObject([{ status: 'pending', attempts: 1 }])
    const read = await (await hooks.foyer.callAsAdmin(`/api/webhooks/${id}`)).json()
    expect(read).toMatchObject({ enabled: true, deadSince: null })
  })

  test('has its three days again once its endpoint, which was off meanwhile, is on', async () => {
    hooks.receiver.answer(() => ({ status: 503 }))
    const { id } = await hooks.register()
    const change = (enabled: boolean) =>
      hooks.foyer.callAsAdmin(`/api/webhooks/${id}`, { method: 'PATCH', json: { enabled } })
    await hooks.announce('lead.created', { id: '1' })
    await until(async () => (await deliveries())[0]?.lastStatus === 503)
    await change(false)
    await hooks.skip('73 hours')
    await change(true)
    await arrived(2)
    await until(async () => Date.parse((await deliveries())[0]?.nextAttemptAt ?? '') > Date.now())
    expect(await deliveries()).toMatchObject([{ status: 'pending', attempts: 1 }])
  })

  test('because the receiver is gone (410) is given up at once', async () => {
    hooks.receiver.answer(() => ({ status: 410 }))
    const { id } = await hooks.register()
    await hooks.announce('lead.created')
    expect(await settled()).toMatchObject([{ status: 'failed', attempts: 1 }])
    const read = await (await hooks.foyer.callAsAdmin(`/api/webhooks/${id}`)).json()
    expect(read).toMatchObject({ enabled: false, deadSince: expect.any(String) })
  })

  test('because nothing listens says so', async () => {
    await hooks.register({ url: 'http://127.0.0.1:9/' })
    await hooks.announce('lead.created')
    const delivery = await until(async () =>
      (await deliveries()).find(({ lastFault }) => lastFault),
    )
    expect(delivery.lastFault).toContain('ECONNREFUSED')
  })
})

test('a long answer is read no further than 2 KiB, and a slow one not waited for', async () => {
  hooks.receiver.answer(() => ({ status: 200, text: 'x'.repeat(1_000_000) }))
  await hooks.register()
  await hooks.announce('lead.created')
  const [delivery] = await settled()
  expect(delivery?.lastAnswer).toBe('x'.repeat(2_048))
})

describe('staff', () => {
  test('send a test to an endpoint, even one that is off, which is tried once', async () => {
    hooks.receiver.answer(() => ({ status: 500 }))
    const { id, secret } = await hooks.register({ enabled: false })
    const response = await hooks.foyer.callAsAdmin(`/api/webhooks/${id}/test`, { method: 'POST' })
    expect(response.status).toBe(202)
    const { delivery } = await response.json()
    expect(await settled()).toMatchObject([{ id: delivery, status: 'failed', attempts: 1 }])
    const [message] = hooks.receiver.received as [Received]
    expect(verify(secret, message)).toMatchObject({ type: 'webhook.test' })
  })

  test('send a message again, whatever became of it, with the same id', async () => {
    await hooks.register()
    await hooks.announce('lead.created', { id: '1' })
    const [delivery] = await settled()
    const path = `/api/webhook-deliveries/${delivery?.id ?? ''}/resend`
    expect((await hooks.foyer.callAsAdmin(path, { method: 'POST' })).status).toBe(202)
    await arrived(2)
    await settled()
    expect(new Set(hooks.receiver.received.map(idOf)).size).toBe(1)
  })

  test.each(['webhooks/x/test', 'webhooks/x/rotate-secret', 'webhook-deliveries/x/resend'])(
    'are told that there is no %s',
    async (path) => {
      const unknown = path.replace('/x/', '/019aa0c0-0000-7000-8000-000000000000/')
      for (const each of [path, unknown]) {
        const response = await hooks.foyer.callAsAdmin(`/api/${each}`, { method: 'POST' })
        expect([each, response.status]).toEqual([each, 404])
      }
    },
  )
})
