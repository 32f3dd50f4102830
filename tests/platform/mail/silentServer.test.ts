import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'
import { type SmtpServer, startSmtpServer } from '../../support/fakes/smtpServer.js'
import { startWebhookReceiver, type WebhookReceiver } from '../../support/fakes/webhookReceiver.js'
import { until } from '../jobs/until.js'

let foyer: Foyer
let smtp: SmtpServer
let receiver: WebhookReceiver

beforeAll(async () => {
  smtp = await startSmtpServer()
  receiver = await startWebhookReceiver()
  foyer = await boot({ SMTP_URL: smtp.url, TRUSTED_PROXY_HOPS: '1' })
  const { databaseUrl, payload, platform } = foyer
  // Receivers may be on this host in the demo only.
  Object.assign(platform, { demo: true })
  await platform.jobs.start({ payload, connectionString: databaseUrl })
})
afterAll(async () => {
  await smtp.stop()
  await foyer.stop()
  await receiver.stop()
})

const askForCode = (client: number) =>
  foyer.call('/api/lms/auth/request-otp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.100.${String(client)}`,
    },
    body: JSON.stringify({ email: `${randomUUID()}@learners.example` }),
  })

test('a mail server that takes connections and says nothing holds up mails alone', async () => {
  smtp.become({ kind: 'silent' })
  const asked = await Promise.all(Array.from({ length: 12 }, (_, client) => askForCode(client + 1)))
  expect(asked.map(({ status }) => status)).toEqual(Array(12).fill(202))
  await until(() => smtp.connections() >= 3)

  const webhook = { url: receiver.url, events: ['content.published'] }
  const made = await foyer.callAsAdmin('/api/webhooks', { method: 'POST', json: webhook })
  expect(made.status).toBe(201)
  for (const slug of ['one', 'two', 'three']) {
    const json = { title: slug, slug, _status: 'published' }
    await foyer.callAsAdmin('/api/pages', { method: 'POST', json })
  }
  await until(() => receiver.received.length >= 3)
  expect(receiver.received.map(({ data }) => data['slug'])).toEqual(['one', 'two', 'three'])
  expect(smtp.mails).toEqual([])
  expect((await askForCode(99)).status).toBe(202)
})
