import type { Payload } from 'payload'

import { within } from '../abort.js'
import { pass, warn, type Health } from '../health.js'
import { Problem } from '../http/Problem.js'
import { mailAdapterOf, type MailAdapter } from './MailAdapter.js'
import { mailUnavailable } from './MailFailure.js'
import { OutgoingMail, parseSender, type AddressedMail, type MailSender } from './OutgoingMail.js'
import { openSmtp, type SmtpTimes } from './openSmtp.js'

type Options = {
  smtpUrl: string | undefined
  /** MAIL_FROM: `Name <address>` or an address. */
  from: string | undefined
  /** Keeps mail that has no server to go to; only the demo does. */
  capture: ((payload: Payload, mail: AddressedMail) => Promise<void>) | undefined
  /** The sender's name if MAIL_FROM has none. */
  brandName?: (payload: Payload) => Promise<string>
  times?: Partial<SmtpTimes>
}

/**
 * Payload's mail: sent to SMTP_URL if it is set, else captured in the demo, else refused with `mail_unavailable`. The
 * sender is MAIL_FROM, else the brand. Accepts an OutgoingMail, throws a ZodError for anything else and a MailFailure
 * if the server fails. An invalid MAIL_FROM is a StartupError at once.
 */
export function createMailAdapter(options: Options): (args: { payload: Payload }) => MailAdapter {
  const sender = parseSender(options.from)
  return ({ payload }) => {
    const { deliver, ...rest } = chooseRoute({ ...options, sender, payload })
    return {
      name: 'foyer',
      defaultFromName: sender.name,
      defaultFromAddress: sender.address,
      sendEmail: async (message) => {
        const mail = OutgoingMail.parse(message)
        const name = sender.name || ((await options.brandName?.(payload)) ?? '')
        await deliver({ ...mail, from: { ...sender, name } })
      },
      ...rest,
    }
  }
}

type Route = Pick<MailAdapter, 'route' | 'verify' | 'close'> & {
  deliver: (mail: AddressedMail) => Promise<void>
}

const nothingOpen = { verify: () => Promise.resolve(), close: () => undefined }

function chooseRoute(chosen: Options & { sender: MailSender; payload: Payload }): Route {
  const { smtpUrl: url, from, capture, sender, payload, times } = chosen
  if (url) {
    if (!from && !capture) {
      payload.logger.warn(`MAIL_FROM is not set: mail is sent from ${sender.address}`)
    }
    const { send: deliver, ...smtp } = openSmtp({ url, log: payload.logger, times })
    return { route: 'smtp', deliver, ...smtp }
  }
  if (capture) {
    const deliver = (mail: AddressedMail) => capture(payload, mail)
    return { route: 'captured', deliver, ...nothingOpen }
  }
  const refusal = { detail: 'No mail server is set up.' }
  const deliver = () => Promise.reject(new Problem(mailUnavailable, refusal))
  return { route: 'none', deliver, ...nothingOpen }
}

/** Below the second that a health check may take, so that a slow mail server is reported as such. */
const answerWithinMs = 800

/**
 * Whether mail can be sent: `pass` if the mail server answers or the demo captures, else `warn`, because the rest of
 * the service works without it. Never names the server.
 */
export async function mailHealth(payload: Payload): Promise<Health> {
  const { route, verify } = mailAdapterOf(payload)
  if (route === 'captured') {
    return pass('Mail is captured in the mailbox of the demo.')
  }
  if (route === 'none') return warn('Not configured.')
  const fault = await within(
    answerWithinMs,
    verify().then(() => undefined, faultOf),
  ).catch(() => 'is slow to answer')
  return fault === undefined ? pass() : warn(`The mail server ${fault}.`)
}

function faultOf(error: unknown): string {
  const { code } = error as { code?: unknown }
  return code === 'EAUTH' ? 'refuses the sign-in' : 'cannot be reached'
}
