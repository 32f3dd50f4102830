import { randomInt } from 'node:crypto'

import { until } from '../../platform/jobs/until.js'
import { boot, type Foyer } from '../../support/boot.js'
import type { ReceivedMail } from '../../support/fakes/parseMail.js'
import { type SmtpServer, startSmtpServer } from '../../support/fakes/smtpServer.js'
import { writeContent } from './writeContent.js'

type Json = Awaited<ReturnType<Response['json']>>

export type Answer = { status: number; headers: Headers; json: Json }
type Body = { email: string; [name: string]: unknown }

export type Proof = { challengeId: string; code: string }

export type Forms = Foyer & {
  smtp: SmtpServer
  /** Posts JSON, each time from another client address. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>
  /** Reads JSON as the admin. */
  read: (path: string) => Promise<Json>
  /** The newest mail to this address whose text matches, once it has come. */
  mailTo: (address: string, text: RegExp) => Promise<ReceivedMail>
  /** Runs phase one and reads the code from the mail. */
  prove: (path: string, body: Body) => Promise<Proof>
  /** Both phases of a form; `two` is the path of the second, if it has its own. */
  submit: (path: string, body: Body, two?: string) => Promise<Answer>
}

export const team = ['sales@foyer.example', 'boss@foyer.example']

/** The whole service with sample content, a mail server and running jobs. */
export async function startForms(settings: Record<string, string> = {}): Promise<Forms> {
  const smtp = await startSmtpServer()
  const foyer = await boot({
    SMTP_URL: smtp.url,
    LEADS_NOTIFY: team.join(','),
    TRUSTED_PROXY_HOPS: '1',
    ...settings,
  })
  const { payload, databaseUrl, platform } = foyer
  await writeContent(payload)
  await platform.jobs.start({ payload, connectionString: databaseUrl })

  const post: Forms['post'] = async (path, body, headers) => {
    const response = await foyer.call(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': anyClient(),
        ...headers,
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    const json: Json = text ? JSON.parse(text) : undefined
    return { status: response.status, headers: response.headers, json }
  }
  const mailTo = (address: string, text: RegExp, after = 0) =>
    until(() =>
      smtp.mails.slice(after).findLast((mail) => mail.to.includes(address) && text.test(mail.text)),
    )
  const prove: Forms['prove'] = async (path, body) => {
    const before = smtp.mails.length
    const { status, json } = await post(path, body)
    if (status !== 202) throw new Error(`${path} answered ${status}: ${JSON.stringify(json)}`)
    const mail = await mailTo(body.email, /^\d{6}$/m, before)
    return { challengeId: json.challengeId, code: codeIn(mail) }
  }
  return {
    ...foyer,
    smtp,
    post,
    mailTo,
    prove,
    read: async (path) => (await foyer.callAsAdmin(path)).json(),
    submit: async (path, body, two = path) => post(two, { ...body, otp: await prove(path, body) }),
    stop: async () => {
      await foyer.stop()
      await smtp.stop()
    },
  }
}

/** Rate limits count clients, so tests that are not about limits use a new address each time. */
export function anyClient(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}

let addresses = 0

/** A work address that nobody used before. */
export function freshAddress(): string {
  addresses += 1
  return `visitor${addresses}@acme.example`
}

export function codeIn(mail: ReceivedMail): string {
  const code = /^\d{6}$/m.exec(mail.text)?.[0]
  if (!code) throw new Error(`No code in ${mail.text}`)
  return code
}
