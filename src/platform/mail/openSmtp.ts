import type { SendMailOptions } from 'nodemailer'
import nodemailer from 'nodemailer'
import type { Logger } from 'pino'

import { TimeoutError, withTimeout } from '../abort.js'
import { maskAddresses } from '../redact.js'
import { MailFailure } from './MailFailure.js'
import type { AddressedMail } from './OutgoingMail.js'

/** How long, in milliseconds, a mail server may take. */
export type SmtpTimes = {
  /** From the DNS lookup to its greeting. */
  connectMs: number
  /** For one mail in total until it has the last byte: a server that trickles its answers is never silent. */
  sendMs: number
  /** From then until it says that it took the mail: one that is given up before may deliver it all the same. */
  acceptMs: number
}

/**
 * RFC 5321, 4.5.3.2.6, asks for ten minutes after the end of the mail. A connection that died then would keep the codes
 * behind it until they have expired: two are more than servers that look into mails take.
 */
const defaultTimes: SmtpTimes = { connectMs: 10_000, sendMs: 30_000, acceptMs: 120_000 }
const verifiedForMs = 30_000
const idleMs = 30_000

type Options = {
  url: string
  log: Pick<Logger, 'warn'>
  times?: Partial<SmtpTimes> | undefined
}

/**
 * A mail server behind a pool of connections, with TLS if the server offers it. Settings in the query of the URL
 * (`?requireTLS=true`, `?tls.rejectUnauthorized=false`) are nodemailer's. Sending throws a MailFailure.
 */
export function openSmtp({ url, log, times }: Options) {
  const allowed = { ...defaultTimes, ...times }
  const transport = openPool(url, allowed)
  // Apart, because nothing is sent that a server may need minutes for.
  const checking = openPool(url, { ...allowed, acceptMs: allowed.connectMs })
  let verified: { at: number; outcome: Promise<void> } | undefined

  return {
    send: async (mail: AddressedMail): Promise<void> => {
      const fate = { isWritten: false }
      try {
        const message = toMessage(mail)
        await sendWithin(allowed, fate, (signal) => transport.sendMail({ ...message, signal }))
      } catch (error) {
        const { permanent, ...smtp } = readSmtpError(error)
        const isInDoubt = fate.isWritten && smtp.reply === undefined
        const msg = isInDoubt
          ? 'A mail may have arrived, but nobody said so'
          : 'A mail was not sent'
        log.warn({ smtp, msg })
        throw new MailFailure({ permanent })
      }
    },
    verify: (): Promise<void> => {
      const now = Date.now()
      if (!verified || now - verified.at >= verifiedForMs) {
        verified = { at: now, outcome: checking.verify().then(() => undefined) }
      }
      return verified.outcome
    },
    close: () => {
      transport.close()
      checking.close()
    },
  }
}

/** What to do once a mail is written, by the signal that it is sent with. */
const whenWritten = new WeakMap<AbortSignal, () => void>()

async function sendWithin(
  { sendMs, acceptMs }: SmtpTimes,
  fate: { isWritten: boolean },
  send: (signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const slow = new AbortController()
  const timer = setTimeout(() => slow.abort(new TimeoutError(sendMs)), sendMs)
  try {
    await withTimeout({ ms: sendMs + acceptMs, signals: [slow.signal] }, (signal) => {
      whenWritten.set(signal, () => {
        fate.isWritten = true
        clearTimeout(timer)
      })
      return send(signal)
    })
  } finally {
    clearTimeout(timer)
  }
}

function openPool(url: string, { connectMs, acceptMs }: SmtpTimes) {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    idleTimeout: idleMs,
    // One retry, for a kept connection that the server had closed in the meantime.
    maxRequeues: 1,
    maxRecipients: 1,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: acceptMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    // Mail catchers on this machine offer TLS with a self-signed certificate.
    tls: { rejectUnauthorized: !isLoopback(url) },
  })
  transport.use('stream', ({ data, message }, done) => {
    // Read only once the server has asked for it.
    message.processFunc((stream) => stream.once('end', () => written(data.signal)))
    done()
  })
  return transport
}

function written(signal: AbortSignal | null | undefined): void {
  if (signal) whenWritten.get(signal)?.()
}

function toMessage(mail: AddressedMail): SendMailOptions {
  const { from, to, subject, text, html, messageId, unsubscribe, attachments } = mail
  return {
    from,
    // As an object: an address given as text is parsed, and could become two.
    to: { name: '', address: to },
    subject,
    ...(text && { text }),
    ...(html && { html }),
    ...(messageId && { messageId }),
    ...(attachments && { attachments }),
    // RFC 3834, 5: prevents out-of-office replies.
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 8058: mail programs show a button for it.
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

function isLoopback(url: string): boolean {
  const { hostname } = new URL(url)
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname)
}

/** What went wrong with a mail server, safe for the log: without anybody's address. */
type SmtpError = {
  /** Nodemailer's name of the fault: ETIMEDOUT, EAUTH, EENVELOPE. */
  code: string | undefined
  /** The command that failed and the server's reply code (RFC 5321, 4.2). */
  command: string | undefined
  reply: number | undefined
  reason: string
  permanent: boolean
}

/** Reads an error of nodemailer. `permanent` if the server refused the recipient or the message for good. */
function readSmtpError(error: unknown): SmtpError {
  const { code, command, responseCode } = error as Record<string, unknown>
  const reply = typeof responseCode === 'number' ? responseCode : undefined
  const reason = error instanceof Error ? error.message : String(error)
  return {
    code: typeof code === 'string' ? code : undefined,
    command: typeof command === 'string' ? command : undefined,
    reply,
    reason: maskAddresses(reason),
    permanent: reply !== undefined && isPermanent(reply, command),
  }
}

/** A refused sign-in or sender is a fault of the settings, and 503 concerns the session: other mails may pass later. */
function isPermanent(reply: number, command: unknown): boolean {
  const refusesThis = command === 'RCPT TO' || command === 'DATA'
  return refusesThis && reply >= 500 && reply !== 503
}
