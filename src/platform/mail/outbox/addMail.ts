import { randomInt } from 'node:crypto'

import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { Problem } from '../../http/Problem.js'
import { addingJob, addJob, type NewJob } from '../../jobs/Task.js'
import { mailAdapterOf } from '../MailAdapter.js'
import { mailUnavailable } from '../MailFailure.js'
import type { MailTask } from './mailTask.js'
import type { Transactional } from '../../database/requestDatabase.js'

/**
 * How many mails are sent at a time, over all processes. One process runs five jobs, so a mail server that keeps
 * everybody waiting leaves two of them free.
 */
const lanes = 3

type NewMail<P> = Pick<NewJob<P>, 'payload' | 'runAt' | 'key' | 'urgent'> & { task: MailTask<P> }

/** Adds the job of a mail in the transaction of `req`: it is sent after the commit, or never. */
export async function addMail<P>(req: Transactional, mail: NewMail<P>): Promise<void> {
  await addJob(req, inLane(mail))
}

/** SQL: an expression that adds the job of a mail for each row of the statement in which it is selected. */
export function addingMail<P>(mail: NewMail<P>): SQL {
  return addingJob(inLane(mail))
}

function inLane<P>(mail: NewMail<P>): NewJob<P> {
  return { ...mail, queue: `mail.${String(randomInt(lanes))}` }
}

/** Throws `mail_unavailable` if mail cannot be sent at all, for requests that are pointless without it. */
export function assertMailRoute(payload: Pick<Payload, 'email'>): void {
  if (mailAdapterOf(payload).route !== 'none') return
  throw new Problem(mailUnavailable, { detail: 'No mail server is set up.' })
}
