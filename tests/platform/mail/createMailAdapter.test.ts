import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { Payload, SendEmailOptions } from 'payload'
import { ZodError } from 'zod'

import { Problem } from '../../../src/platform/http/Problem.js'
import { captureMail } from '../../../src/demo/mailbox/mailbox.js'
import { createMailAdapter } from '../../../src/platform/mail/createMailAdapter.js'
import type { MailAdapter } from '../../../src/platform/mail/MailAdapter.js'
import { MailFailure } from '../../../src/platform/mail/MailFailure.js'
import { StartupError } from '../../../src/platform/StartupError.js'
import { selfSignedCertificate } from '../../support/fakes/selfSignedCertificate.js'
import { type SmtpServer, startSmtpServer } from '../../support/fakes/smtpServer.js'
import { recordLog } from '../jobs/recordLog.js'

const from = 'Corp, Ltd <hello@corp.example>'
const mail = {
  to: 'ada@customer.example',
  subject: 'Reset your password',
  text: 'Follow the link: été',
  html: '<p>Follow the link</p>',
}

let server: SmtpServer
const adapters: MailAdapter[] = []
let { log, lines } = recordLog()

beforeEach(async () => {
  ;({ log, lines } = recordLog())
  server = await startSmtpServer()
})
afterEach(async () => {
  for (const adapter of adapters.splice(0)) adapter.close()
  await server.stop()
})

describe('with a mail server', () => {
  test('a mail arrives whole, at its one recipient, from MAIL_FROM, marked as automatic', async () => {
    await send(mail)
    expect(server.mails).toHaveLength(1)
    expect(server.mails[0]).toMatchObject({
      from: 'hello@corp.example',
      to: ['ada@customer.example'],
      text: mail.text,
      html: mail.html,
    })
    expect(Object.fromEntries(server.mails[0]?.headers ?? [])).toMatchObject({
      From: '"Corp, Ltd" <hello@corp.example>',
      To: 'ada@customer.example',
      Subject: 'Reset your password',
      'Auto-Submitted': 'auto-generated',
    })
    for (const name of ['Cc', 'Bcc', 'X-Mailer'])
      expect(server.mails[0]?.header(name)).toBeUndefined()
  })

  test('it is the sender, whoever the message says it is from', async () => {
    await send({ ...mail, from: 'Eve <eve@evil.example>' })
    expect(server.mails[0]?.from).toBe('hello@corp.example')
    expect(server.mails[0]?.raw).not.toContain('evil')
  })

  test('a sender that nobody set is named in the log, but for the demo', async () => {
    newAdapter({ from: undefined, capture: captureMail })
    expect(lines).toEqual([])
    await newAdapter({ from: undefined }).sendEmail(mail)
    expect(lines[0]?.msg).toContain('MAIL_FROM')
    expect(server.mails[0]?.from).toBe('no-reply@foyer.example')
  })

  test('the sender has the name of the brand, unless MAIL_FROM gives one', async () => {
    const brandName = () => Promise.resolve('Keelmark')
    await newAdapter({ brandName }).sendEmail(mail)
    await newAdapter({ brandName, from: 'hello@corp.example' }).sendEmail(mail)
    await newAdapter({ brandName, from: undefined, capture: captureMail }).sendEmail(mail)
    expect(server.mails.map((one) => one.header('From'))).toEqual([
      '"Corp, Ltd" <hello@corp.example>',
      'Keelmark <hello@corp.example>',
      'Keelmark <no-reply@foyer.example>',
    ])
  })

  test('a recipient may be given as an object', async () => {
    await send({ ...mail, to: { name: 'eve@evil.example', address: 'ada@customer.example' } })
    expect(server.mails[0]?.to).toEqual(['ada@customer.example'])
    expect(server.mails[0]?.header('To')).toBe('ada@customer.example')
  })

  test('several mails share a connection', async () => {
    const adapter = newAdapter()
    for (let count = 0; count < 3; count += 1) await adapter.sendEmail(mail)
    expect(server.mails).toHaveLength(3)
    expect(server.connections()).toBe(1)
  })

  test('it goes there in the demo, too', async () => {
    const adapter = newAdapter({ capture: captureMail })
    await adapter.sendEmail(mail)
    expect(adapter.route).toBe('smtp')
    expect(server.mails).toHaveLength(1)
  })

  test('a line break in a subject adds no header', async () => {
    await send({
      ...mail,
      subject: 'Hello\r\nBcc: eve@evil.example\r\n\r\nBody\u2028Cc: x@y.example',
    })
    expect(server.mails[0]?.to).toEqual(['ada@customer.example'])
    const names = server.mails[0]?.headers.map(([name]) => name.toLowerCase())
    expect(names).not.toContain('bcc')
    expect(names).not.toContain('cc')
    expect(server.mails[0]?.header('subject')).toContain('Hello Bcc: eve@evil.example Body Cc:')
    expect(server.mails[0]?.text).toBe(mail.text)
  })

  test.each<[string, Partial<SendEmailOptions>]>([
    ['a line break in the recipient', { to: 'ada@customer.example\r\nBcc: eve@evil.example' }],
    ['two recipients in a text', { to: 'ada@customer.example, eve@evil.example' }],
    ['two recipients in an object', { to: { name: '', address: 'a@b.example, c@d.example' } }],
    ['two recipients in a list', { to: ['ada@customer.example', 'eve@evil.example'] }],
    ['a copy', { cc: 'eve@evil.example' }],
    ['a blind copy', { bcc: 'eve@evil.example' }],
    ['an envelope of its own', { envelope: { from: 'a@b.example', to: 'eve@evil.example' } }],
    ['headers of its own', { headers: { Bcc: 'eve@evil.example' } }],
    ['a file', { attachments: [{ path: '/etc/hostname' }] }],
    ['HTML from a file', { html: { path: '/etc/hostname' } }],
    ['neither text nor HTML', { text: '', html: '' }],
    ['no subject', { subject: ' \n' }],
  ])('refuses %s before anything is sent', async (_, change) => {
    await expect(send({ ...mail, ...change })).rejects.toThrow(ZodError)
    expect(server.connections()).toBe(0)
  })

  test('signs in where the URL says so', async () => {
    await withServer({ login: { user: 'me@corp.example', password: 'p:ss/wörd' } }, async (own) => {
      await newAdapter({ smtpUrl: own.url }).sendEmail(mail)
      expect(own.mails).toHaveLength(1)
    })
  })
})

describe('TLS', () => {
  const tls = selfSignedCertificate()

  test('is used where it is offered', async () => {
    await withServer({ tls }, async (own) => {
      await newAdapter({ smtpUrl: own.url }).sendEmail(mail)
      expect(own.mails).toHaveLength(1)
      expect(own.mails[0]?.secure).toBe(true)
    })
  })

  test('with a certificate that does not hold sends nothing, encrypted or not', async () => {
    await withServer({ tls }, async (own) => {
      const adapter = newAdapter({ smtpUrl: `${own.url}/?tls.rejectUnauthorized=true` })
      await expect(adapter.sendEmail(mail)).rejects.toThrow(MailFailure)
      expect(own.mails).toEqual([])
      expect(own.commands.filter((line) => line.startsWith('MAIL'))).toEqual([])
    })
  })
})

describe('a mail server that fails', () => {
  test('for good is a permanent failure, and the next mail is unharmed', async () => {
    server.become({ kind: 'refusing' })
    const adapter = newAdapter()
    expect(await failure(adapter)).toMatchObject({ permanent: true, status: 503 })
    server.become({ kind: 'accepting' })
    await adapter.sendEmail(mail)
    expect(server.mails).toHaveLength(1)
  })

  test('for now is a failure that another attempt may mend', async () => {
    server.become({ kind: 'greylisting' })
    const adapter = newAdapter()
    expect(await failure(adapter)).toMatchObject({ permanent: false, code: 'mail_unavailable' })
    await adapter.sendEmail(mail)
    expect(server.mails).toHaveLength(1)
  })

  test('in the midst of the message is not asked again by itself', async () => {
    server.become({ kind: 'dropping' })
    expect(await failure(newAdapter())).toMatchObject({ permanent: false })
    expect(server.commands.filter((line) => line === 'DATA')).toHaveLength(1)
    expect(server.mails).toEqual([])
  })

  test('by hanging up at once is tried once more and no oftener', async () => {
    server.become({ kind: 'closing' })
    expect(await failure(newAdapter())).toMatchObject({ permanent: false })
    expect(server.connections()).toBe(2)
  })

  test('at the sign-in is no fault of the mail', async () => {
    await withServer({ login: { user: 'me', password: 'right' } }, async (own) => {
      const adapter = newAdapter({ smtpUrl: own.url.replace('right', 'wrong') })
      expect(await failure(adapter)).toMatchObject({ permanent: false })
      expect(lines[0]?.['smtp']).toMatchObject({ code: 'EAUTH', reply: 535 })
    })
  })

  test('by saying nothing is waited for only so long', async () => {
    server.become({ kind: 'silent' })
    const times = { connectMs: 200, sendMs: 60_000 }
    expect(await failure(newAdapter({ times }))).toMatchObject({ permanent: false })
    expect(lines[0]?.['smtp']).toMatchObject({ code: 'ETIMEDOUT' })
  })

  test('by falling silent is waited for only so long', async () => {
    const adapter = newAdapter({ times: { connectMs: 60_000, sendMs: 3_000 } })
    await adapter.sendEmail(mail)
    server.become({ kind: 'silent' })
    expect(await failure(adapter)).toMatchObject({ permanent: false })
    expect(lines[0]?.['smtp']).toMatchObject({ code: 'ETIMEDOUT' })
  })

  test('by trickling its answers has one limit for the whole mail', async () => {
    server.become({ kind: 'slow', delayMs: 250 })
    const times = { connectMs: 60_000, sendMs: 600 }
    expect(await failure(newAdapter({ times }))).toMatchObject({ permanent: false })
    expect(lines[0]?.['smtp']).toMatchObject({ code: 'ETIMEDOUT' })
    expect(server.mails).toEqual([])
  })

  test('that has a mail is waited for longer, as it may deliver one that was given up', async () => {
    server.become({ kind: 'pondering', delayMs: 3_500 })
    await newAdapter({ times: { sendMs: 3_000 } }).sendEmail(mail)
    expect(server.mails).toHaveLength(1)
    const times = { acceptMs: 200 }
    expect(await failure(newAdapter({ times }))).toMatchObject({ permanent: false })
  })

  test('by being slow within the limits gets its mail', async () => {
    server.become({ kind: 'slow', delayMs: 50 })
    await send(mail)
    expect(server.mails).toHaveLength(1)
  })

  test('is named in the log with what it said, but without anybody’s address', async () => {
    server.become({ kind: 'refusing' })
    await failure(newAdapter())
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      msg: 'A mail was not sent',
      smtp: { code: 'EENVELOPE', command: 'RCPT TO', reply: 550 },
    })
    expect(JSON.stringify(lines)).toContain('unknown here')
    expect(JSON.stringify(lines)).not.toContain('customer.example')
  })

  test('tells the caller neither what it is nor what it said', async () => {
    await server.stop()
    const problem = await failure(newAdapter())
    expect(problem.message).toBe('The mail could not be sent. Try again later.')
    server = await startSmtpServer()
  })
})

describe('without a mail server', () => {
  test('sending is refused with mail_unavailable', async () => {
    const adapter = newAdapter({ smtpUrl: undefined })
    const error: unknown = await adapter.sendEmail(mail).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Problem)
    expect(error).toMatchObject({ code: 'mail_unavailable', status: 503 })
    expect(adapter.route).toBe('none')
  })
})

test('a MAIL_FROM that is no sender stops the start', () => {
  const options = { smtpUrl: server.url, from: 'a@b.example, c@d.example', capture: undefined }
  expect(() => createMailAdapter(options)).toThrow(StartupError)
})

function newAdapter(change: Partial<Parameters<typeof createMailAdapter>[0]> = {}): MailAdapter {
  const create = createMailAdapter({ smtpUrl: server.url, from, capture: undefined, ...change })
  const adapter = create({ payload: { logger: log } as unknown as Payload })
  adapters.push(adapter)
  return adapter
}

async function send(message: SendEmailOptions) {
  await newAdapter().sendEmail(message)
}

async function failure(adapter: MailAdapter): Promise<MailFailure> {
  const error: unknown = await adapter.sendEmail(mail).catch((reason: unknown) => reason)
  if (error instanceof MailFailure) return error
  throw new Error(`Expected a MailFailure, got ${String(error)}`)
}

async function withServer(
  options: Parameters<typeof startSmtpServer>[0],
  work: (server: SmtpServer) => Promise<void>,
) {
  const own = await startSmtpServer(options)
  try {
    await work(own)
  } finally {
    await own.stop()
  }
}
