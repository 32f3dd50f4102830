import { createLocalReq, type PayloadRequest } from 'payload'

import { announceEvent } from '../../../../src/modules/administration/webhooks/announcements.js'
import {
  type WebhookEvent,
  webhookEvents,
} from '../../../../src/modules/administration/webhooks/events.js'
import { postgresOf } from '../../../../src/platform/database/requestDatabase.js'
import type { Webhook } from '../../../../src/payload-types.js'
import { boot, type Foyer } from '../../../support/boot.js'
import {
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../../support/fakes/webhookReceiver.js'

export type Webhooks = {
  foyer: Foyer
  receiver: WebhookReceiver
  /** Registers an endpoint over REST and gives the answer's document, with its secret. */
  register(fields?: Record<string, unknown>): Promise<Webhook & { secret: string }>
  /** Announces an event with the catalog’s example data, changed by these facts. */
  announce(type: WebhookEvent, data?: object): Promise<void>
  request(): Promise<PayloadRequest>
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
  /** Moves all waiting messages this far into the past. */
  skip(interval: string): Promise<void>
  clear(): Promise<void>
  stop(): Promise<void>
}

/** The demo's service with its jobs running, where receivers may be on this host. */
export async function startWebhooks({
  jobs = true,
  settings = {},
}: { jobs?: boolean; settings?: Record<string, string> } = {}): Promise<Webhooks> {
  const foyer = await boot(settings)
  Object.assign(foyer.platform, { demo: true })
  const receiver = await startWebhookReceiver()
  const { payload, platform, databaseUrl } = foyer
  if (jobs) await platform.jobs.start({ payload, connectionString: databaseUrl })
  const { pool } = postgresOf(payload)
  const query: Webhooks['query'] = async (text, values) =>
    (await pool.query(text, values)).rows as never
  const request = () => createLocalReq({}, payload)
  return {
    foyer,
    receiver,
    query,
    request,
    register: async (fields) => {
      const json = { url: receiver.url, events: ['lead.created'], ...fields }
      const response = await foyer.callAsAdmin('/api/webhooks', { method: 'POST', json })
      if (response.status !== 201) throw new Error(await response.text())
      return (await response.json()).doc
    },
    announce: async (type, data) => {
      const message = { type, data: { ...webhookEvents[type].example, ...data } }
      await announceEvent(await request(), message as never)
    },
    skip: async (interval) => {
      await query(
        `update webhook_deliveries set next_attempt_at = next_attempt_at - $1::interval,
        first_attempt_at = first_attempt_at - $1::interval where status = 'pending'`,
        [interval],
      )
      await query(`update webhooks set failing_since = failing_since - $1::interval`, [interval])
      await query(
        `update graphile_worker._private_jobs set run_at = run_at - $1::interval
        where locked_at is null`,
        [interval],
      )
    },
    clear: async () => {
      await query('delete from webhook_deliveries')
      await query('delete from webhooks')
      await query('delete from graphile_worker._private_jobs where locked_at is null')
      receiver.received.length = 0
      receiver.answer(() => ({ status: 204 }))
    },
    stop: async () => {
      await foyer.stop()
      await receiver.stop()
    },
  }
}
