import { randomUUID } from 'node:crypto'

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'

import { addJob } from '../../../../src/platform/jobs/Task.js'
import { addMail } from '../../../../src/platform/mail/outbox/addMail.js'
import { type SmtpServer, startSmtpServer } from '../../../support/fakes/smtpServer.js'
import { noteTask } from '../../jobs/noteTask.js'
import { until } from '../../jobs/until.js'
import { bootOutbox } from './bootOutbox.js'
import { letterTask } from './letterTask.js'

const letters = letterTask()
const notes = noteTask()

let server: SmtpServer
let outbox: Awaited<ReturnType<typeof bootOutbox>>

// Each with a server of its own: connections that were kept would not notice that it is down.
beforeEach(async () => {
  server = await startSmtpServer()
  outbox = await bootOutbox({ smtpUrl: server.url, tasks: [letters, notes] })
  await outbox.query('create table notes (text text, pid int)')
})
afterEach(async () => {
  await outbox.stop()
  await server.stop()
})

describe('a mail server', () => {
  test('that is down gets the mail when it is back', async () => {
    server.become({ kind: 'closing' })
    await outbox.startJobs()
    await sendLetter()
    await until(() => outbox.lines.some(({ msg }) => msg === 'A job failed'))
    expect(server.mails).toEqual([])
    server.become({ kind: 'accepting' })
    await outbox.idle()
    expect(server.mails).toHaveLength(1)
  })

  test('that keeps everybody waiting holds up three jobs at most, and no other', async () => {
    server.become({ kind: 'silent' })
    await Promise.all(Array.from({ length: 12 }, sendLetter))
    await outbox.startJobs()
    await until(() => server.connections() > 0)
    const { payload } = outbox
    await addJob({ payload }, { task: notes, payload: { text: 'unhindered' } })
    await until(async () => (await outbox.query('select 1 from notes')).rows.length === 1)
    // The note's own job is locked for a moment after its row is there, but it waits in no queue.
    const running = (await outbox.jobRows()).filter(
      (job) => job.locked_at !== null && job.job_queue_id !== null,
    )
    expect(running.length).toBeGreaterThan(0)
    expect(running.length).toBeLessThanOrEqual(3)
  })
})

async function sendLetter() {
  const letter = randomUUID()
  await outbox.query('insert into letters values ($1, $2, $3)', [letter, 'a@b.example', '402917'])
  await addMail({ payload: outbox.payload }, { task: letters, payload: { letter } })
}
