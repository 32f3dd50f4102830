import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { until } from '../../../platform/jobs/until.js'
import { admin } from '../../../support/boot.js'
import { type SmtpServer, startSmtpServer } from '../../../support/fakes/smtpServer.js'
import { startWebhooks, type Webhooks } from './startWebhooks.js'

let smtp: SmtpServer
let hooks: Webhooks

beforeAll(async () => {
  smtp = await startSmtpServer()
  hooks = await startWebhooks({ settings: { SMTP_URL: smtp.url } })
})
afterAll(async () => {
  await hooks.stop()
  await smtp.stop()
})

test('an endpoint that is switched off is told to every admin, once, and to nobody else', async () => {
  for (const [role, email] of [
    ['admin', 'second@staff.example'],
    ['editor', 'editor@staff.example'],
  ]) {
    const json = { email, role, password: 'a colleague’s password' }
    await hooks.foyer.callAsAdmin('/api/users', { method: 'POST', json })
  }
  hooks.receiver.answer(() => ({ status: 410 }))
  const { id } = await hooks.register()
  for (const n of [1, 2]) await hooks.announce('lead.created', { id: String(n) })
  await until(() => smtp.mails.length >= 2)
  expect(smtp.mails.flatMap(({ to }) => to).sort()).toEqual([admin.email, 'second@staff.example'])
  for (const { text } of smtp.mails) {
    expect(text).toContain('127.0.0.1')
    expect(text).toContain(`/admin/collections/webhooks/${id}`)
  }
})
