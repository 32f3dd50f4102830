import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../support/boot.js'
import { startSmtpServer, type SmtpServer } from '../support/fakes/smtpServer.js'
import { until } from '../platform/jobs/until.js'

type Value = { stringValue?: string; intValue?: string }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: Value }[]
  status: { code?: number }
}
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const unrecordedId = 'a3ce929d0e0e47364bf92f3577b34da6'
const callerId = '00f067aa0ba902b7'

const spans: Span[] = []
let collector: Server
let mail: SmtpServer
let foyer: Foyer

beforeAll(async () => {
  collector = createServer((incoming, outgoing) => {
    void json(incoming).then((body) => {
      const { resourceSpans } = body as Sent
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((s) => s.spans)))
      outgoing.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  mail = await startSmtpServer()
  foyer = await boot({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${String(port)}`,
    SMTP_URL: mail.url,
    MAIL_FROM: 'foyer@analytical.example',
  })
  const { payload, platform, databaseUrl } = foyer
  await platform.jobs.start({ payload, connectionString: databaseUrl })
})
afterAll(async () => {
  await foyer.stop()
  await mail.stop()
  collector.closeAllConnections()
  collector.close()
})

const askForCode = (email: string, trace: string) =>
  foyer.call('/api/contact', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      traceparent: `00-${trace}`,
    },
    body: JSON.stringify({
      ...{ name: 'Ada Byron', email, subject: 'Training', message: 'Which course fits our team?' },
      consent: { marketing: false },
    }),
  })

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

test('a trace of the caller goes on through the request, its job and the mail', async () => {
  expect((await askForCode('ada@analytical.example', `${traceId}-${callerId}-01`)).status).toBe(202)
  await until(() => spans.some(({ name }) => name === 'send a mail'))
  await until(() => spans.some(({ name }) => name === 'contact.submit'))
  // It ends after its mail, and may be told in the next batch.
  await until(() => spans.some((span) => span.traceId === traceId && span.kind === 5))
  const ofTrace = spans.filter((span) => span.traceId === traceId)
  const request = ofTrace.find(({ name }) => name === 'contact.submit')
  const job = ofTrace.find(({ kind }) => kind === 5)
  const sent = ofTrace.find(({ name }) => name === 'send a mail')
  expect(request).toMatchObject({ kind: 2, parentSpanId: callerId, status: {} })
  expect(request && attributesOf(request)).toEqual({
    'http.request.method': 'POST',
    'http.response.status_code': '202',
  })
  expect(job).toMatchObject({ parentSpanId: request?.spanId })
  expect(sent).toMatchObject({ kind: 3, parentSpanId: job?.spanId })
  for (const { startTimeUnixNano: from, endTimeUnixNano: to } of ofTrace) {
    expect(Number(BigInt(to) - BigInt(from))).toBeGreaterThan(0)
    expect(Math.abs(Number(BigInt(from) / 1_000_000n) - Date.now())).toBeLessThan(120_000)
  }
  expect(JSON.stringify(spans)).not.toContain('analytical.example')
})

test('a trace that its caller does not record is not recorded here', async () => {
  spans.length = 0
  expect(
    (await askForCode('grace@analytical.example', `${unrecordedId}-${callerId}-00`)).status,
  ).toBe(202)
  await until(() => mail.mails.some(({ to }) => to.includes('grace@analytical.example')))
  await foyer.call('/api/branding')
  await until(() => spans.some(({ name }) => name === 'branding.get'))
  expect(spans.filter((span) => span.traceId === unrecordedId)).toEqual([])
  expect(spans.find(({ name }) => name === 'branding.get')).not.toHaveProperty('parentSpanId')
})
