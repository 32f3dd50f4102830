import { randomInt, randomUUID } from 'node:crypto'

import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'

import type { PaymentsOptions } from '../../../../src/modules/payments/paymentsOptions.js'
import { postgresOf } from '../../../../src/platform/database/requestDatabase.js'
import { until } from '../../../platform/jobs/until.js'
import { boot, type Foyer } from '../../../support/boot.js'
import {
  type FakeGateway,
  type FakeOrder,
  startGateway,
} from '../../../support/fakes/gatewayServer.js'
import { type ReceivedMail, startSmtpServer } from '../../../support/fakes/smtpServer.js'

export type Call = {
  method?: string
  json?: unknown
  form?: Record<string, string>
  headers?: Record<string, string>
}

export type Initiated = {
  order: { number: string; status: string; amount: number; currency: string }
  gateway: { action: string; method: string; fields: { encRequest: string; access_code: string } }
  statusUrl: string
}

/** The fields of a callback; those of a genuine one by default. */
export type Told = Record<string, string>

export type Event = {
  position: number
  type: string
  from: string | null
  to: string
  fact: string | null
  source: string
  key: string
}

export type Payments = Foyer & {
  options: PaymentsOptions
  gateway: FakeGateway
  /** Registers an attempt with the gateway, as paid by default; returns its tracking id. */
  capture(order: Paid, known?: Partial<FakeOrder>): string
  mails: ReceivedMail[]
  /** Calls from a new client address. */
  send(path: string, call?: Call): Promise<Response>
  makeLink(fields?: Record<string, unknown>): Promise<{ id: string; slug: string }>
  initiate(link: string, body?: Record<string, unknown>): Promise<Initiated>
  /** The encrypted answer that the gateway's page would send for an order. */
  encResp(order: { number: string; amount: number; currency: string }, told?: Told): string
  callback(encResp: string, path?: string): Promise<Response>
  orderOf(number: string): Promise<Record<string, unknown>>
  eventsOf(number: string): Promise<Event[]>
  query<Row = Record<string, unknown>>(statement: SQL): Promise<Row[]>
  startJobs(): Promise<void>
  untilIdle(): Promise<void>
}

type Settings = { withApi?: boolean; settings?: Record<string, string> }

/** The service with a live gateway whose status API is a fake of its protocol, and a mail server. */
export async function startPayments({
  withApi = true,
  settings = {},
}: Settings = {}): Promise<Payments> {
  const smtp = await startSmtpServer()
  const gateway = await startGateway()
  const { GATEWAY_API_URL, ...callbackOnly } = gateway.settings
  const foyer = await boot({
    SMTP_URL: smtp.url,
    TRUSTED_PROXY_HOPS: '1',
    ...callbackOnly,
    ...(withApi && { GATEWAY_API_URL }),
    ...settings,
  })
  const { payload, platform, databaseUrl } = foyer
  const send = sender(foyer)
  const query = async <Row>(statement: SQL) =>
    (await postgresOf(payload).drizzle.execute(statement)).rows as Row[]
  const encResp: Payments['encResp'] = (order, told = {}) =>
    gateway.encrypt(plainAnswer(order, told))
  return {
    ...foyer,
    options: (payload.config.custom as { payments: PaymentsOptions }).payments,
    gateway,
    capture: (order, known = {}) => {
      const record = knownOrder(order, known)
      gateway.orders.set(record.order_no, record)
      return record.reference_no
    },
    mails: smtp.mails,
    send,
    query,
    encResp,
    makeLink: maker(foyer),
    initiate: async (link, body = {}) => {
      const answer = await send('/api/payments/initiate', { json: { link, ...body } })
      if (answer.status !== 201) throw new Error(await answer.text())
      return (await answer.json()) as Initiated
    },
    callback: (text, path = '/api/payments/gateway/response') =>
      send(path, { form: { encResp: text, orderNo: 'whatever' } }),
    orderOf: async (number) => {
      const answer = await foyer.callAsAdmin(`/api/orders?where[number][equals]=${number}&depth=0`)
      const { docs } = (await answer.json()) as { docs: Record<string, unknown>[] }
      if (!docs[0]) throw new Error(`There is no order ${number}`)
      return docs[0]
    },
    eventsOf: (number) =>
      query<Event>(sql`
        select position::int as position, type, "from", "to", fact, source, key from payment_events
        where order_id = (select id from orders where number = ${number}) order by position`),
    startJobs: () => platform.jobs.start({ payload, connectionString: databaseUrl }),
    untilIdle: () =>
      until(async () => {
        const waiting = await query(
          sql`select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`,
        )
        return waiting.length === 0
      }).then(() => undefined),
    stop: async () => {
      await foyer.stop()
      await gateway.stop()
      await smtp.stop()
    },
  }
}

/** A new browser each time, so that no test reaches a client's limits. */
function sender(foyer: Foyer): Payments['send'] {
  return (path, { json, form, method, headers } = {}) => {
    const body = form ? new URLSearchParams(form).toString() : json && JSON.stringify(json)
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
    return foyer.call(path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        'x-forwarded-for': Array.from({ length: 4 }, () => randomInt(1, 255)).join('.'),
        ...(body !== undefined && { 'content-type': type }),
        ...headers,
      },
      ...(body !== undefined && { body: body as string }),
    })
  }
}

let trackings = 313_000_000_000

/** A reference that no other payment of this run has. */
export function newTrackingId(): string {
  trackings += 1
  return String(trackings)
}

export type Paid = { number: string; amount: number; currency: string }

function knownOrder({ number, amount, currency }: Paid, known: Partial<FakeOrder>): FakeOrder {
  return {
    order_no: `${number}01`,
    reference_no: newTrackingId(),
    order_status: 'Shipped',
    order_amt: (amount / 100).toFixed(2),
    order_currncy: currency,
    order_date_time: `${indianNow()}.0`,
    ...known,
  }
}

function indianNow(): string {
  const ahead = 5.5 * 60 * 60 * 1000
  return new Date(Date.now() + ahead).toISOString().slice(0, 19).replace('T', ' ')
}

/** The plain text of an answer, with its fields in the order of live ones. */
export function plainAnswer({ number, amount, currency }: Paid, told: Told): string {
  const fields: Told = {
    order_id: `${number}01`,
    tracking_id: newTrackingId(),
    bank_ref_no: 'null',
    order_status: 'Success',
    failure_message: '',
    payment_mode: 'Credit Card',
    status_code: 'null',
    status_message: 'SUCCESS',
    currency,
    amount: (amount / 100).toFixed(2),
    trans_date: '27/10/2026 14:37:01',
    ...told,
  }
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

function maker(foyer: Foyer): Payments['makeLink'] {
  return async (fields = {}) => {
    const json = {
      title: 'A place',
      slug: `link-${randomUUID()}`,
      kind: 'gateway',
      state: 'active',
      amountMode: 'fixed',
      price: { amount: 10_000, currency: 'INR' },
      ...fields,
    }
    const answer = await foyer.callAsAdmin('/api/payment-links', { method: 'POST', json })
    if (answer.status !== 201) throw new Error(await answer.text())
    return ((await answer.json()) as { doc: { id: string; slug: string } }).doc
  }
}
