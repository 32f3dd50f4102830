import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { createLocalReq } from 'payload'

import { claimDelivery } from '../../../../src/modules/administration/webhooks/claimDelivery.js'
import { deliverWebhooks } from '../../../../src/modules/administration/webhooks/deliverWebhooks.js'
import { unlockDeadWorkers } from '../../../../src/platform/jobs/keepRunner.js'
import { postgresOf } from '../../../../src/platform/database/requestDatabase.js'
import { until } from '../../../platform/jobs/until.js'
import { startWebhooks, type Webhooks } from './startWebhooks.js'
import { startWorker, type Worker } from './startWorker.js'

let hooks: Webhooks
let workers: Worker[] = []

beforeAll(async () => {
  hooks = await startWebhooks({ jobs: false })
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.kill()))
  workers = []
  await unlock()
  await hooks.clear()
})
afterAll(() => hooks.stop())

const start = async (count: number) => {
  const { databaseUrl } = hooks.foyer
  workers = await Promise.all(Array.from({ length: count }, () => startWorker(databaseUrl)))
}
/** What the surviving workers do after a while. */
const unlock = () => unlockDeadWorkers(postgresOf(hooks.foyer.payload).pool, { lostForMs: 0 })
const ids = () => hooks.receiver.received.map(({ headers }) => headers['webhook-id'])
const numbers = () => hooks.receiver.received.map(({ data }) => Number(data['id']))

describe('many processes', () => {
  test('claim a message once, and none of its successors, however many ask', async () => {
    const { id } = await hooks.register()
    for (const n of [1, 2]) await hooks.announce('lead.created', { id: String(n) })
    const claims = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const req = await createLocalReq({}, hooks.foyer.payload)
        return claimDelivery(req, { webhook: id })
      }),
    )
    const won = claims.filter((claim) => claim !== undefined)
    expect(won.map(({ body }) => JSON.parse(body).data)).toMatchObject([{ id: '1' }])
  })

  test('deliver every message once and in order', async () => {
    await start(2)
    await hooks.register()
    const wanted = Array.from({ length: 30 }, (_, n) => n)
    hooks.receiver.answer(() => ({ status: 200, afterMs: 20 }))
    for (const n of wanted) await hooks.announce('lead.created', { id: String(n) })
    await until(() => hooks.receiver.received.length >= wanted.length, 60)
    expect(numbers()).toEqual(wanted)
    expect(new Set(ids()).size).toBe(wanted.length)
  })
})

test('a message is claimed with the job that looks after it, or not at all', async () => {
  const { id } = await hooks.register()
  await hooks.announce('lead.created', { id: '1' })
  await hooks.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before insert on graphile_worker._private_jobs execute function refuse()`)
  const { payload, platform } = hooks.foyer
  const job = { id: '1', attempts: 1 }
  const context = { payload, log: platform.log, job, signal: new AbortController().signal }
  await expect(deliverWebhooks.run({ webhook: id }, context)).rejects.toThrow()
  await hooks.query('drop trigger refuse on graphile_worker._private_jobs; drop function refuse')
  const rows = await hooks.query('select attempts::int, leased_until from webhook_deliveries')
  expect(rows).toEqual([{ attempts: 0, leased_until: null }])
})

describe('a worker killed while it sends', () => {
  test('leaves its message to another, which sends it with the same id and before the next', async () => {
    await start(1)
    await hooks.register()
    hooks.receiver.answer(() => 'hang')
    for (const n of [1, 2]) await hooks.announce('lead.created', { id: String(n) })
    await until(() => hooks.receiver.received.length === 1)
    await workers[0]?.kill()
    workers = []
    // Longer than the next worker takes to start on a busy machine.
    await hooks.query(`update webhook_deliveries set leased_until = now() + interval '1 hour'
      where leased_until is not null`)
    hooks.receiver.answer(() => ({ status: 200 }))
    await unlock()
    await start(1)
    // Nobody touches the message until the lease ends, so the test ends it now.
    expect(hooks.receiver.received).toHaveLength(1)
    await hooks.query(`update webhook_deliveries set leased_until = now()
      where leased_until is not null`)
    // Again and again: PostgreSQL may not have noticed yet that the worker is gone, and the job may just be running,
    // and put itself off for as long as the lease was.
    await until(async () => {
      await unlock()
      await hooks.query(`update graphile_worker._private_jobs set run_at = now()
        where locked_at is null`)
      return hooks.receiver.received.length >= 3
    }, 60)
    expect(numbers()).toEqual([1, 1, 2])
    expect(ids()[0]).toBe(ids()[1])
  })
})
