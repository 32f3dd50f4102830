import { expect, test } from '@jest/globals'
import type { Payload } from 'payload'

import { createMailAdapter } from '../../../src/platform/mail/createMailAdapter.js'
import { startSmtpServer } from '../../support/fakes/smtpServer.js'
import { recordLog } from '../jobs/recordLog.js'

test('a mail whose taking was not confirmed is not sent again at once, and the log says that it may have arrived', async () => {
  const { log, lines } = recordLog()
  const server = await startSmtpServer()
  const adapter = createMailAdapter({
    smtpUrl: server.url,
    from: 'a@corp.example',
    capture: undefined,
  })({
    payload: { logger: log } as unknown as Payload,
  })
  const send = () =>
    adapter.sendEmail({ to: 'ada@customer.example', subject: 'Code', text: 'Hello' })
  // The second is on a connection that was kept.
  await send()
  server.become({ kind: 'taking' })
  await expect(send()).rejects.toMatchObject({ code: 'mail_unavailable', permanent: false })
  expect(server.mails).toHaveLength(2)
  server.become({ kind: 'refusing' })
  await expect(send()).rejects.toMatchObject({ permanent: true })
  expect(lines.map(({ msg }) => msg)).toEqual([
    'A mail may have arrived, but nobody said so',
    'A mail was not sent',
  ])
  expect(JSON.stringify(lines)).not.toContain('ada@customer')
  adapter.close()
  await server.stop()
})
