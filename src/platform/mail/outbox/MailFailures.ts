import {
  isolateObjectProperty,
  type Access,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'

import type { MailFailure } from '../../../payload-types.js'
import { closedExcept, roleOf, staff } from '../../access.js'
import { endpoint } from '../../api/endpoint.js'
import { field, optionsOf } from '../../content/fields.js'
import { query, transact, type Transactional } from '../../database/requestDatabase.js'
import { customOf } from '../../extend.js'
import { Problem, problems, type ProblemType } from '../../http/Problem.js'
import { mailUnavailable } from '../MailFailure.js'
import { addMail, assertMailRoute } from './addMail.js'
import type { MailTask } from './mailTask.js'

export const mailFailuresSlug = 'mail-failures'

const reasons = {
  refused: 'The mail server refused the address or the mail for good',
  unsent: 'The mail server could not be reached or did not take it, again and again',
  unwritten: 'The mail could not be written',
  invalid: 'The address or the mail is not one that can be sent',
} as const

export type MailFailureReason = keyof typeof reasons

/** Sales follow up every mail, finance those about what finance reads. */
const followUp: Access = ({ req }) =>
  staff('sales')({ req }) ||
  (roleOf(req) === 'finance' && { target: { in: ['orders', 'bookings'] } })

const mailNotRepeated: ProblemType = {
  code: 'mail_not_repeated',
  status: 409,
  title: 'This mail is not sent again',
  detail: 'A code or a link is asked for anew, and what a notice says is in the admin.',
}

const outdated =
  'There is nothing to send any more: what the mail was about has changed since. Delete it here.'

const gone = 'This mail no longer waits: somebody has sent it again or deleted it.'

/**
 * Queues an undelivered mail once more and takes it from the list, in one transaction. It is written anew when it leaves,
 * to the address of then. Throws `not_found`, also where somebody was faster.
 */
async function sendAgain(req: PayloadRequest, id: string): Promise<MailFailure['kind']> {
  const { payload } = req
  assertMailRoute(payload)
  const failure = await findFailure(req, id)
  const task = customOf(payload.config).tasks?.find(({ name }) => name === failure.task)
  const mail = task as MailTask<unknown> | undefined
  const ids = mail?.about && mail.schema.safeParse(failure.ids)
  if (!mail || !ids?.success) throw new Problem(mailNotRepeated)
  // Before the transaction: it reads on connections of its own.
  if (!(await mail.isDue(ids.data, payload))) {
    throw new Problem(mailNotRepeated, { detail: outdated })
  }
  await transact(req, async () => {
    const [row] = await query(req)`select from mail_failures where id = ${id}::uuid for update`
    if (!row) throw new Problem(problems.notFound, { detail: gone })
    await payload.delete({
      ...{ collection: mailFailuresSlug, id, depth: 0, overrideAccess: true },
      context: { sentAgain: true },
      req: isolateObjectProperty(req, ['context', 'fallbackLocale', 'locale']),
    })
    await addMail(req, { task: mail, payload: ids.data })
  })
  return failure.kind
}

async function findFailure(req: PayloadRequest, id: string): Promise<MailFailure> {
  const allowed = await followUp({ req })
  const own = typeof allowed === 'object' ? [allowed] : []
  const { docs } = await req.payload.find({
    ...{ collection: mailFailuresSlug, where: { and: [{ id: { equals: id } }, ...own] } },
    ...{ limit: 1, depth: 0, pagination: false, showHiddenFields: true, overrideAccess: true },
  })
  if (!docs[0]) throw new Problem(problems.notFound, { detail: gone })
  return docs[0]
}

const resendMail = endpoint({
  operationId: 'mailFailures.resend',
  method: 'post',
  path: '/:id/resend',
  summary: 'Send an undelivered mail again',
  description:
    'The mail is written anew, to the address that its lead, order, booking or learner has by now, and is no longer ' +
    'undelivered. Codes, links for a new password and notices to staff are not sent again. Finance may do it for mails ' +
    'about orders and bookings.',
  params: z.object({ id: z.guid() }),
  status: 202,
  output: z.object({ kind: z.string(), status: z.literal('queued') }).meta({ id: 'QueuedMail' }),
  problems: [problems.notFound, mailNotRepeated, mailUnavailable],
  limit: [{ name: 'mail-resend', points: 200, seconds: 600 }],
  idempotent: true,
  access: staff('sales', 'finance'),
  handler: async ({ req, params }) => ({
    kind: await sendAgain(req, params.id),
    status: 'queued' as const,
  }),
})

/** Forgets the undelivered mails about these documents (one or more), whatever address they went to. */
export async function forgetMailsAbout(req: Transactional, ids: readonly string[]): Promise<void> {
  await query(req)`delete from mail_failures where target_id in ${[...ids]}`
}

/** The mails that were given up, for staff to follow up; kept for 30 days only, because they name people. */
export const MailFailures: CollectionConfig = {
  slug: mailFailuresSlug,
  labels: { singular: 'Undelivered mail', plural: 'Undelivered mails' },
  admin: {
    group: 'Leads',
    useAsTitle: 'recipient',
    defaultColumns: ['recipient', 'kind', 'reason', 'createdAt'],
    listSearchableFields: ['recipient', 'kind'],
    description:
      'Mails that did not reach their recipient. Send one again once the address is right or the mail server works, or delete it once you have reached them; the others go after 30 days.',
  },
  // Nothing else says that a mail was followed up, and it would wait for 30 days.
  access: closedExcept({ read: followUp, delete: followUp }),
  custom: {
    record: {
      summary: ['recipient', 'kind', 'reason', 'targetId', 'createdAt'],
      person: 'recipient',
    },
    bulk: [{ label: 'Send again', change: { post: 'resend' } }],
  },
  endpoints: [resendMail],
  lockDocuments: false,
  fields: [
    field.text('recipient', 'In lower case. Empty where the mail was never written.', {
      index: true,
    }),
    field.text('kind', { required: true, label: 'Mail' }),
    field.select('reason', {
      required: true,
      options: optionsOf(reasons),
    }),
    field.number('attempts', { required: true }),
    field.text('target', { label: 'Kind of document', admin: { hidden: true } }),
    field.text('targetId', 'Empty where the mail is not sent again.', {
      label: 'About',
      index: true,
      custom: { refersTo: { in: 'target', by: 'id' } },
    }),
    // What the mail is written from once more: no address, no words, no code.
    field.text('task', { hidden: true }),
    field.json('ids', { hidden: true }),
  ],
}
