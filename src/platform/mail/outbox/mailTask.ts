import { createHmac } from 'node:crypto'
import type { CollectionSlug, Payload } from 'payload'

import type { JobContext, Task } from '../../jobs/createJobs.js'
import { traced } from '../../tracing/tracing.js'
import { MailFailure } from '../MailFailure.js'
import { type MailAttachment, OutgoingMail } from '../OutgoingMail.js'
import { mailAddress } from '../mailAddress.js'
import { webUrl, type MailBrand, type MailMessage } from '../templates/MailMessage.js'
import { renderMail } from '../templates/renderMail.js'
import { mailFailuresSlug, type MailFailureReason } from './MailFailures.js'
import { readMailBrand } from './readMailBrand.js'

/** The document whose record says that a mail was not delivered. */
type MailTarget = { target: CollectionSlug; targetId: string }

/** A task that sends one mail per job. Its jobs are added by `addMail`. */
export type MailTask<P> = Task<P> & {
  readonly sendsMail: true
  /** Left out of a mail that staff may not send again. */
  readonly about?: ((ids: P) => MailTarget) | undefined
  /** Whether there is still something to send. */
  isDue(ids: P, payload: Payload): Promise<boolean>
}

/** What the author of a mail gets beside the ids; `site` is where it comes from, as its reason says. */
export type MailContext = { payload: Payload; brand: MailBrand; site: string }

/** What a mail says; the brand comes from the site. */
export type MailContent = Omit<MailMessage, 'brand'>

type ComposedMail = MailContent & {
  to: string
  unsubscribe?: string | undefined
  attachments?: MailAttachment[]
}

type Declaration<P> = Pick<Task<P>, 'name'> & {
  /** The name of this mail for staff: `Passcode for a demo request`. */
  kind: string
  /** The ids of the rows that the mail is written from: no visitor’s address, no name, no code. */
  schema: Task<P>['schema']
  /**
   * What the mail is about, for its record to say that it was not delivered, and for staff to send it again from the same
   * ids. Left out where those are stale by then (a code) or of no use (a notice to staff).
   */
  about?: (ids: P) => MailTarget
  /** Reads the rows and writes the mail from their current state; undefined if none is due any more. */
  compose: (ids: P, context: MailContext) => Promise<ComposedMail | undefined>
  /** After how many failures it is given up: 6 take four minutes, the default of 20 more than two days. */
  attempts?: number
}

// Attempts whose worker died count too, and the last failure must still leave its record.
const spareAttempts = 2

/**
 * Declares a mail. Its job ends when the server accepts it; a worker killed in between repeats the mail. A mail that is
 * refused for good, or fails too often, is recorded for staff and not tried again.
 */
export function mailTask<P>(declaration: Declaration<P>): MailTask<P> {
  const { name, schema, kind, about, compose, attempts = 20 } = declaration
  return {
    name,
    schema,
    about,
    sendsMail: true,
    isDue: async (ids, payload) => (await compose(ids, await contextOf(payload))) !== undefined,
    maxAttempts: attempts + spareAttempts,
    run: async (ids, context) => {
      const given = await attempt({ ...declaration, attempts }, { ids, context })
      if (!given) return
      const { err, ...failure } = given
      const { attempts: made } = context.job
      const again = about && { task: name, ids: ids as Record<string, unknown>, ...about(ids) }
      await recordMailFailure(context.payload, { ...failure, kind, attempts: made, again })
      context.log.error({ err, reason: failure.reason, msg: 'A mail was given up' })
    },
  }
}

async function contextOf(payload: Payload): Promise<MailContext> {
  const brand = await readMailBrand(payload)
  return { payload, brand, site: webUrl(brand.url).host }
}

/** Sends the mail, or returns why it is given up. Throws if it is to be retried. */
async function attempt<P>(
  { name, compose, attempts }: Declaration<P> & { attempts: number },
  { ids, context }: { ids: P; context: JobContext },
): Promise<GivenUp | undefined> {
  const { payload, job, log, signal } = context
  let to: string | undefined
  try {
    const mailContext = await contextOf(payload)
    const mail = await compose(ids, mailContext)
    // A job that a stop has given back may already run elsewhere.
    signal.throwIfAborted()
    if (!mail) {
      log.info('There is no mail to send any more')
      return undefined
    }
    const { to: recipient, unsubscribe, attachments, ...message } = mail
    const rendered = renderMail({ brand: mailContext.brand, ...message })
    to = recipient
    const outgoing = OutgoingMail.safeParse({ to, unsubscribe, attachments, ...rendered })
    if (!outgoing.success) return { reason: 'invalid', to, err: outgoing.error }
    const messageId = messageIdOf(payload, { task: name, jobId: job.id, ids })
    const span = {
      name: 'send a mail',
      kind: 'client',
      attributes: { 'foyer.mail': name },
    } as const
    await traced(span, () => payload.sendEmail({ ...outgoing.data, messageId }))
    return undefined
  } catch (err) {
    if (err instanceof MailFailure && err.permanent) return { reason: 'refused', to, err }
    if (signal.aborted || job.attempts < attempts) throw err
    return { reason: to === undefined ? 'unwritten' : 'unsent', to, err }
  }
}

/**
 * The Message-ID of a job's mail, the same at every attempt, so that receivers can drop a repeat (RFC 5322, 3.6.4). The
 * ids are part of it because a new database counts its jobs from 1 again.
 */
function messageIdOf(
  { secret, email }: Pick<Payload, 'secret' | 'email'>,
  { task, jobId, ids }: { task: string; jobId: string; ids: unknown },
): string {
  const unique = createHmac('sha256', secret)
    .update(JSON.stringify(['message-id', task, jobId, ids]))
    .digest('base64url')
  const [, domain = ''] = email.defaultFromAddress.split('@')
  return `<${unique}@${domain}>`
}

/** Why a mail is not tried again. */
type GivenUp = {
  reason: MailFailureReason
  /** Undefined if the mail was never written. */
  to: string | undefined
  err: unknown
}

type Failure = Omit<GivenUp, 'err'> & {
  kind: string
  attempts: number
  /** How it can be sent again. */
  again?: (MailTarget & { task: string; ids: Record<string, unknown> }) | undefined
}

/** Records for staff that a mail was not sent; an invalid address is left out. */
export async function recordMailFailure(
  payload: Payload,
  { to, again, ...failure }: Failure,
): Promise<void> {
  const address = mailAddress.safeParse(to).data
  const recipient = address && { recipient: address.toLowerCase() }
  await payload.create({
    collection: mailFailuresSlug,
    data: { ...failure, ...again, ...recipient },
  })
}
