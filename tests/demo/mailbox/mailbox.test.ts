import { Socket } from 'node:net'

import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { Payload } from 'payload'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { createMailAdapter } from '../../../src/platform/mail/createMailAdapter.js'
import { captureMail, listCapturedMails } from '../../../src/demo/mailbox/mailbox.js'
import { mailAdapterOf } from '../../../src/platform/mail/MailAdapter.js'
import { bootMail } from './bootMail.js'

let service: Awaited<ReturnType<typeof bootMail>>
let payload: Payload

beforeAll(async () => {
  service = await bootMail(
    createMailAdapter({ smtpUrl: undefined, from: undefined, capture: captureMail }),
  )
  payload = service.payload
})
afterAll(() => service.stop())
beforeEach(async () => {
  await postgresOf(payload).pool.query('truncate captured_mails')
})

describe('the mailbox of the demo', () => {
  test('keeps a mail as it would have been sent', async () => {
    const before = Date.now()
    await send('ada@customer.example', 'Hello\r\nBcc: eve@evil.example')
    const { docs } = await read()
    expect(docs).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        from: 'no-reply@foyer.example',
        to: 'ada@customer.example',
        subject: 'Hello Bcc: eve@evil.example',
        text: 'Text',
        html: '<p>HTML</p>',
        date: expect.stringMatching(/Z$/),
      },
    ])
    expect(Math.abs(Date.parse(String(docs[0]?.date)) - before)).toBeLessThan(60_000)
  })

  test('opens the files of a mail as they were attached', async () => {
    const files = [
      { filename: 'INV-1.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
      {
        filename: 'invite.ics',
        contentType: 'text/calendar; charset=utf-8; method=REQUEST',
        content: Buffer.from('BEGIN:VCALENDAR'),
      },
    ]
    await payload.sendEmail({ to: 'a@b.example', subject: 's', text: 't', attachments: files })
    const { docs } = await read()
    const shown = docs[0]?.attachments as { url: string; size: number }[]
    expect(shown).toMatchObject(
      files.map(({ content, ...file }) => ({ ...file, size: content.length })),
    )
    for (const [place, { url }] of shown.entries()) {
      const file = await service.get(url.replace('/api', ''))
      expect(file.headers.get('content-type')).toBe(files[place]?.contentType)
      expect(Buffer.from(await file.arrayBuffer())).toEqual(files[place]?.content)
    }
    expect((await service.get(`/dev/mailbox/${String(docs[0]?.id)}/attachments/2`)).status).toBe(
      404,
    )
  })

  test('keeps a mail that a killed worker hands over again once', async () => {
    const mail = { to: 'a@b.example', subject: 's', text: 't', messageId: '<one@foyer.example>' }
    await payload.sendEmail(mail)
    await payload.sendEmail(mail)
    expect((await read()).docs).toHaveLength(1)
  })

  test('refuses what is no address of one person, like a mail server would be', async () => {
    await expect(send('a@b.example, c@d.example', 'Hello')).rejects.toThrow()
    expect((await read()).docs).toEqual([])
  })

  test('shows the newest first', async () => {
    for (const subject of ['one', 'two', 'three']) await send('ada@customer.example', subject)
    expect((await read()).docs.map(({ subject }) => subject)).toEqual(['three', 'two', 'one'])
  })

  test('shows those to one address, in any case, and to no other', async () => {
    await send('Ada@customer.example', 'hers')
    await send('ada@customer.example.org', 'another')
    await send('bada@customer.example', 'a third')
    const { docs } = await read('?to=aDA@customer.EXAMPLE')
    expect(docs.map(({ subject }) => subject)).toEqual(['hers'])
    expect((await read('?to=%25')).docs).toEqual([])
    expect((await read('?to=')).docs).toHaveLength(3)
  })

  test('shows at most 100', async () => {
    await postgresOf(payload).pool.query(
      `insert into captured_mails ("from", "to", subject, text, html)
       select 'a@b.example', 'c@d.example', n, '', '' from generate_series(1, 101) as n`,
    )
    expect((await read()).docs).toHaveLength(100)
    expect(await listCapturedMails(payload, { limit: 3 })).toHaveLength(3)
  })

  test('is kept by nobody on the way', async () => {
    const response = await service.get('/dev/mailbox')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test('refuses parameters it does not know', async () => {
    const response = await service.get('/dev/mailbox?from=a')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_query' })
  })

  test('finds the mails to one address through an index', async () => {
    const { rows } = await postgresOf(payload).pool.query<{ indexdef: string }>(
      `select indexdef from pg_indexes where tablename = 'captured_mails'`,
    )
    expect(rows.map(({ indexdef }) => indexdef).join()).toContain('(lower("to"), sent_at)')
  })
})

describe('a member of staff who forgot their password', () => {
  test('is sent a link', async () => {
    await payload.create({
      collection: 'users',
      data: { email: 'staff@corp.example', password: 'correct horse battery' } as never,
    })
    const response = await service.post('/users/forgot-password', { email: 'staff@corp.example' })
    expect(response.status).toBe(200)
    const { docs } = await read('?to=staff@corp.example')
    expect(docs).toHaveLength(1)
    expect(docs[0]?.html).toContain('http://localhost:3000/admin/reset/')
    expect(docs[0]?.text).toBe('')
  })
})

test('a captured mail connects to nothing but the database', async () => {
  const connect = jest.spyOn(Socket.prototype, 'connect')
  await Promise.all(Array.from({ length: 5 }, (_, at) => send('ada@customer.example', String(at))))
  const ports = connect.mock.calls.map(([target]) => Number(target))
  connect.mockRestore()
  const { port } = new URL(service.databaseUrl)
  expect(mailAdapterOf(payload).route).toBe('captured')
  expect(ports.length).toBeGreaterThan(0)
  expect(new Set(ports)).toEqual(new Set([Number(port)]))
})

async function send(to: string, subject: string) {
  await payload.sendEmail({ to, subject, text: 'Text', html: '<p>HTML</p>' })
}

async function read(query = '') {
  const response = await service.get(`/dev/mailbox${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as { docs: Record<string, unknown>[] }
}
