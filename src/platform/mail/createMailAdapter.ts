import type { Payload } from 'payload'

import { Problem } from '../http/Problem.js'
import type { MailAdapter } from './MailAdapter.js'
import type { AddressedMail } from './OutgoingMail.js'
import { OutgoingMail } from './OutgoingMail.js'
import type { SmtpTimes } from './openSmtp.js'
import { openSmtp } from './openSmtp.js'
import type { MailSender } from './parseSender.js'
import { parseSender } from './parseSender.js'
import { mailUnavailable } from './problems.js'

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
