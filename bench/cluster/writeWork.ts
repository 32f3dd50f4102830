import { setTimeout as sleep } from 'node:timers/promises'

import type { SmtpServer } from '../../tests/support/fakes/smtpServer.js'
import { adminKey } from '../startProduct.js'

export type Acknowledged = {
  leads: Map<string, string>
  orders: string[]
  /** The last hours that a course was acknowledged to have, by its id. */
  edits: Map<string, number>
}

export type Work = {
  acknowledged: Acknowledged
  /** All tries, by their status; 0 where the connection failed. */
  answers: Map<number, number>
  /** When each write was acknowledged, in ms. */
  times: number[]
  /** Ends when all that was begun is acknowledged. */
  stop(): Promise<void>
}

type Options = { url: string; mail: SmtpServer; run: string }
type Call = { method: 'PATCH' | 'POST'; path: string; body: object; key?: string }
type Body = {
  doc?: { id: string }
  challengeId?: string
  reference?: string
  order?: { number: string }
}
type Context = {
  send: (call: Call) => Promise<Body>
  mail: SmtpServer
  acknowledged: Acknowledged
}

/** Leads with a code, orders and edits, all at once; each is repeated with its key until it is acknowledged. */
export function writeWork({ url, mail, run }: Options): Work {
  const acknowledged: Acknowledged = { leads: new Map(), orders: [], edits: new Map() }
  const answers = new Map<number, number>()
  const times: number[] = []
  let isOver = false
  const context: Context = { send: sendTo(url, answers), mail, acknowledged }
  const untilOver = async (work: (turn: number) => Promise<void>) => {
    for (let turn = 0; !isOver; turn += 1) {
      await work(turn)
      times.push(Date.now())
    }
  }
  const writers = [0, 1].flatMap((writer) => {
    const name = `${run}-${String(writer)}`
    return [
      untilOver((turn) => makeLead(context, `${name}-${String(turn)}`)),
      untilOver((turn) => makeOrder(context, `${name}-${String(turn)}`)),
      makeCourse(context, name).then((id) => untilOver((turn) => edit(context, id, turn + 1))),
    ]
  })
  return {
    ...{ acknowledged, answers, times },
    stop: async () => {
      isOver = true
      await Promise.all(writers)
    },
  }
}

/** Repeats a call until it is acknowledged. */
function sendTo(url: string, answers: Map<number, number>): Context['send'] {
  return async (call) => {
    for (;;) {
      const { status, said } = await tryOnce(url, call)
      answers.set(status, (answers.get(status) ?? 0) + 1)
      if (status >= 200 && status < 300) return said
      // 409: the first try is still running. All else is a fault of the bench.
      if (status >= 400 && status < 500 && status !== 409) {
        throw new Error(`${call.method} ${call.path}: ${String(status)} ${JSON.stringify(said)}`)
      }
      await sleep(100)
    }
  }
}

async function makeLead({ send, mail, acknowledged }: Context, run: string): Promise<void> {
  const email = `ada-${run}@analytical.example`
  const message = 'A demo for twelve people, please.'
  const fields = { name: 'Ada Byron', email, company: 'Engines', message }
  const asked = { method: 'POST', path: '/api/demo' } as const
  const { challengeId } = await send({ ...asked, body: fields, key: `send-${run}` })
  const body = { ...fields, otp: { challengeId, code: await codeFor(mail, email) } }
  const { reference = '' } = await send({ ...asked, body, key: `lead-${run}` })
  acknowledged.leads.set(email, reference)
}

async function codeFor(mail: SmtpServer, email: string): Promise<string> {
  for (;;) {
    const found = mail.mails.find(({ to }) => to.includes(email))
    const code = found && /\b\d{6}\b/.exec(found.text)?.[0]
    if (code) return code
    await sleep(20)
  }
}

async function makeOrder({ send, acknowledged }: Context, run: string): Promise<void> {
  const body = { link: 'cluster', customer: { email: 'payer@analytical.example' } }
  const path = '/api/payments/initiate'
  const { order } = await send({ method: 'POST', path, body, key: `order-${run}` })
  acknowledged.orders.push(order?.number ?? '')
  await sleep(50)
}

async function makeCourse({ send }: Context, run: string): Promise<string> {
  const said = { title: `Cluster ${run}`, summary: 'About failing over.', topics: ['Clusters'] }
  const kind = { level: 'practitioner', format: 'online', durationHours: 1 }
  const body = { ...said, ...kind, slug: `cluster-${run}`, _status: 'draft' }
  const { doc } = await send({ method: 'POST', path: '/api/courses', body, key: `course-${run}` })
  return doc?.id ?? ''
}

async function edit({ send, acknowledged }: Context, id: string, hours: number): Promise<void> {
  await send({ method: 'PATCH', path: `/api/courses/${id}`, body: { durationHours: hours } })
  acknowledged.edits.set(id, hours)
}

let client = 0

/** Status 0: no answer, or one of the balancer. Each call claims a network of its own, since forms and payments count them. */
async function tryOnce(url: string, { method, path, body, key }: Call) {
  client += 1
  const [first, second, third] = [20 + (client % 100), (client >> 8) & 255, client & 255]
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `${String(first)}.${String(second)}.${String(third)}.7`,
    ...(key && { 'idempotency-key': key }),
    ...(path.startsWith('/api/courses') && { 'x-api-key': adminKey }),
  }
  const signal = AbortSignal.timeout(10_000)
  try {
    const init = { method, headers, body: JSON.stringify(body), signal }
    const answer = await fetch(url + path, init)
    return { status: answer.status, said: (await answer.json()) as Body }
  } catch {
    return { status: 0, said: {} as Body }
  }
}
