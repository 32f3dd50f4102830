import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { Payload } from 'payload'

import { captureMail } from '../../../src/demo/mailbox/mailbox.js'
import { createMailAdapter, mailHealth } from '../../../src/platform/mail/createMailAdapter.js'
import { type SmtpServer, startSmtpServer } from '../../support/fakes/smtpServer.js'
import { recordLog } from '../jobs/recordLog.js'

const login = { user: 'secret-user', password: 'secret-word' }

let server: SmtpServer

beforeEach(async () => {
  server = await startSmtpServer({ login })
})
afterEach(async () => {
  jest.restoreAllMocks()
  await server.stop()
})

describe('the health of mail', () => {
  test('passes where the demo captures it, and says so', async () => {
    expect(await mailHealth(payloadWith({ smtpUrl: undefined, capture: captureMail }))).toEqual({
      status: 'pass',
      componentType: 'component',
      output: 'Mail is captured in the mailbox of the demo.',
    })
  })

  test('warns where nothing is configured', async () => {
    expect(await mailHealth(payloadWith({ smtpUrl: undefined }))).toEqual({
      status: 'warn',
      componentType: 'component',
      output: 'Not configured.',
    })
  })

  test('passes where the mail server answers and lets us in', async () => {
    expect(await mailHealth(payloadWith())).toEqual({
      status: 'pass',
      componentType: 'component',
    })
    expect(server.commands.some((line) => line.startsWith('AUTH'))).toBe(true)
  })

  test('warns of a refused sign-in, without saying whose', async () => {
    const payload = payloadWith({ smtpUrl: server.url.replace('secret-word', 'other-word') })
    const health = await mailHealth(payload)
    expect(health).toMatchObject({
      status: 'warn',
      output: 'The mail server refuses the sign-in.',
    })
    expect(JSON.stringify(health)).not.toMatch(/secret|word|127\.0\.0\.1/)
  })

  test('warns of a server that cannot be reached, without saying which', async () => {
    await server.stop()
    const health = await mailHealth(payloadWith())
    expect(health).toMatchObject({ status: 'warn', output: 'The mail server cannot be reached.' })
    expect(JSON.stringify(health)).not.toMatch(/secret|127\.0\.0\.1/)
    server = await startSmtpServer()
  })

  test('warns of a server that says nothing, before a health check is over', async () => {
    server.become({ kind: 'silent' })
    const asked = [payloadWith(), payloadWith(), payloadWith()]
    // A process that does nothing else for a moment ends a check and what is in it at once.
    let first: unknown
    for (const payload of asked) {
      first = await Promise.race([mailHealth(payload), later(1_000)])
      if (typeof first !== 'string') break
    }
    expect(first).toMatchObject({ status: 'warn', output: 'The mail server is slow to answer.' })
  })

  test('asks the server once in 30 s, however many ask', async () => {
    const payload = payloadWith()
    await Promise.all([mailHealth(payload), mailHealth(payload)])
    await mailHealth(payload)
    expect(server.connections()).toBe(1)
    const start = Date.now()
    jest.spyOn(Date, 'now').mockImplementation(() => start + 30_001)
    server.become({ kind: 'refusing' })
    await mailHealth(payload)
    expect(server.connections()).toBe(2)
  })

  test('sends nobody a mail', async () => {
    await mailHealth(payloadWith())
    expect(server.commands.filter((line) => /^(?:MAIL|RCPT|DATA)/.test(line))).toEqual([])
  })
})

function payloadWith(
  change: { smtpUrl?: string | undefined; capture?: typeof captureMail } = {},
): Payload {
  const create = createMailAdapter({
    smtpUrl: server.url,
    from: undefined,
    capture: undefined,
    ...change,
  })
  const payload = { logger: recordLog().log } as unknown as Payload
  payload.email = create({ payload })
  return payload
}

function later(milliseconds: number) {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, 'a health check is over')
  })
}
