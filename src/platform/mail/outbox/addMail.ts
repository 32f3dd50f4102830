import { randomInt } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { addJob, type NewJob } from '../../jobs/addJob.js'
import type { MailTask } from './mailTask.js'

/**
 * How many mails are sent at a time, over all processes. One process runs five jobs, so a mail server that keeps
 * everybody waiting leaves two of them free.
 */
const lanes = 3

type NewMail<P> = Pick<NewJob<P>, 'payload' | 'runAt' | 'key'> & { task: MailTask<P> }

/** Adds the job of a mail in the transaction of `req`: it is sent after the commit, or never. */
export async function addMail<P>(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  mail: NewMail<P>,
): Promise<void> {
  await addJob(req, { ...mail, queue: `mail.${randomInt(lanes)}` })
}
