import type { Plugin } from 'payload'
import { z } from 'zod'

import { extend } from '../extend.js'
import { endpoint } from '../api/endpoint.js'
import { text } from '../text.js'
import { listCapturedMails } from './listCapturedMails.js'

const mailsShown = 100

const MailboxAnswer = z
  .object({
    docs: z.array(
      z.object({
        id: z.uuid(),
        from: z.string(),
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        date: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'Mailbox' })

export const listMailbox = endpoint({
  operationId: 'mailbox.list',
  method: 'get',
  path: '/dev/mailbox',
  summary: 'List the mails that the demo captured',
  description: `The newest ${String(mailsShown)}, all or those to one address. Only the demo has a mailbox.`,
  query: z.strictObject({ to: text(254).optional() }),
  output: MailboxAnswer,
  access: 'public',
  handler: async ({ req, query }) => ({
    docs: await listCapturedMails(req.payload, { to: query.to, limit: mailsShown }),
  }),
})

/** The mailbox of the demo at `/api/dev/mailbox`. It shows passcodes to everybody: never for production. */
export const withMailbox = (): Plugin => (config) => extend(config, { endpoints: [listMailbox] })
