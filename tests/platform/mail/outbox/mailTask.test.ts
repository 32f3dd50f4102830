import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createLocalReq, type Payload } from 'payload'

import { transact } from '../../../../src/platform/database/requestDatabase.js'
import { addMail } from '../../../../src/platform/mail/outbox/addMail.js'
import { type SmtpServer, startSmtpServer } from '../../../support/fakes/smtpServer.js'
import { until } from '../../jobs/until.js'
import { recordLog } from '../../jobs/recordLog.js'
import { bootOutbox } from './bootOutbox.js'
import { letterTask } from './letterTask.js'

const letters = letterTask()
const lettersTriedOnce = letterTask({ name: 'test.letterTriedOnce', attempts: 1 })

let server: SmtpServer
let outbox: Awaited<ReturnType<typeof bootOutbox>>
let payload: Payload

beforeAll(async () => {
  server = await startSmtpServer()
  outbox = await bootOutbox({ smtpUrl: server.url, tasks: [letters, lettersTriedOnce] })
  payload = outbox.payload
})
beforeEach(() => {
  server.become({ kind: 'accepting' })
  server.mails.length = 0
  server.commands.length = 0
})
afterEach(() => outbox.clear())
afterAll(async () => {
  await outbox.stop()
  await server.stop()
})

describe('a mail', () => {
  test('leaves after the commit, once, whole and marked as automatic', async () => {
    await outbox.startJobs()
    await inTransaction((req, letter) => addMail(req, { task: letters, payload: { letter } }))
    await outbox.idle()
    expect(server.mails).toHaveLength(1)
    const [mail] = server.mails
    expect(mail?.to).toEqual(['Ada@customer.example'])
    expect(mail?.header('auto-submitted')).toBe('auto-generated')
    expect(mail?.header('subject')).toBe('Your code to open your letter')
    expect(mail?.text).toContain('\n402917\n')
    expect(mail?.html).toContain('<html lang="en" dir="ltr">')
  })

  test('of a request that is rolled back never leaves', async () => {
    await outbox.startJobs()
    const failing = inTransaction(async (req, letter) => {
      await addMail(req, { task: letters, payload: { letter } })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await sendLetter()
    await outbox.idle()
    expect(server.mails).toHaveLength(1)
  })

  test('waits as ids alone: no row of the queue holds its address, its code or its words', async () => {
    const letter = await sendLetter()
    const rows = JSON.stringify(await outbox.jobRows())
    expect(rows).toContain(letter)
    expect(rows).not.toMatch(/ada@|customer|402917|code|open your/i)
  })

  test('is written when it leaves: what has changed or gone since counts', async () => {
    const changed = await sendLetter()
    const gone = await sendLetter({ to: 'gone@customer.example' })
    await outbox.query('update letters set code = $2 where id = $1', [changed, '111222'])
    await outbox.query('delete from letters where id = $1', [gone])
    await outbox.startJobs()
    await outbox.idle()
    expect(server.mails.map(({ to }) => to)).toEqual([['Ada@customer.example']])
    expect(server.mails[0]?.text).toContain('111222')
    expect(await outbox.failures()).toEqual([])
  })
})

describe('a mail server', () => {
  test('that asks to come back later gets the mail later, once', async () => {
    server.become({ kind: 'greylisting' })
    await sendLetter({ to: 'grey@customer.example' })
    await outbox.startJobs()
    await outbox.idle()
    expect(server.mails.map(({ to }) => to)).toEqual([['grey@customer.example']])
    expect(await outbox.failures()).toEqual([])
  })

  test('that refuses for good is asked once, and staff learn of it', async () => {
    server.become({ kind: 'refusing' })
    await outbox.startJobs()
    await sendLetter()
    await outbox.idle()
    expect(server.commands.filter((line) => line.startsWith('RCPT'))).toHaveLength(1)
    expect(await outbox.failures()).toMatchObject([
      { kind: 'Letter', recipient: 'ada@customer.example', reason: 'refused', attempts: 1 },
    ])
  })

  test('that fails too often is given up, and staff learn of it', async () => {
    server.become({ kind: 'greylisting' })
    await outbox.startJobs()
    await sendLetter({ to: 'Later@customer.example', task: lettersTriedOnce })
    await outbox.idle()
    expect(server.mails).toEqual([])
    expect(await outbox.failures()).toMatchObject([
      { kind: 'Letter', recipient: 'later@customer.example', reason: 'unsent', attempts: 1 },
    ])
    expect(JSON.stringify(outbox.lines)).not.toMatch(/customer\.example|402917/)
  })
})

describe('a mail that cannot be', () => {
  test('because its recipient is no address is not tried again', async () => {
    await outbox.startJobs()
    await sendLetter({ to: 'ada@customer.example, eve@evil.example' })
    await outbox.idle()
    expect(server.mails).toEqual([])
    expect(await outbox.failures()).toMatchObject([{ reason: 'invalid', attempts: 1 }])
    expect((await outbox.failures())[0]?.recipient ?? null).toBeNull()
  })

  test('because it cannot be written is given up as such', async () => {
    await outbox.startJobs()
    await sendLetter({ code: 'unreadable', task: lettersTriedOnce })
    await outbox.idle()
    expect(await outbox.failures()).toMatchObject([{ reason: 'unwritten', attempts: 1 }])
  })

  test('though its last attempts ended with their worker is recorded all the same', async () => {
    server.become({ kind: 'greylisting' })
    await sendLetter({ to: 'killed@customer.example', task: lettersTriedOnce })
    await outbox.query('update graphile_worker._private_jobs set attempts = 2')
    await outbox.startJobs()
    await outbox.idle()
    expect(await outbox.failures()).toMatchObject([{ reason: 'unsent', attempts: 3 }])
  })

  test('is tried again while attempts are left, and not recorded', async () => {
    await outbox.startJobs()
    await sendLetter({ code: 'unreadable' })
    await until(() => outbox.lines.some(({ msg }) => msg === 'A job failed'))
    expect(await outbox.jobRows()).toMatchObject([{ attempts: 1 }])
    expect(await outbox.failures()).toEqual([])
  })
})

test('a mail that is sent twice has one Message-ID, for receivers to drop the repeat by', async () => {
  const [letter, other] = [await writeLetter({}), await writeLetter({})]
  await run({ id: '7', letter })
  await run({ id: '7', letter })
  await run({ id: '8', letter })
  await run({ id: '7', letter: other })
  const [first, repeat, ...others] = server.mails.map((mail) => mail.header('message-id'))
  expect(first).toMatch(/^<[\w-]{43}@harbour\.example>$/)
  expect(repeat).toBe(first)
  expect(new Set([first, ...others]).size).toBe(3)
})

test('a stop in the midst of writing leaves the mail to whoever gets the job back', async () => {
  const letter = await writeLetter({})
  const stopped = run({ id: '7', letter, signal: AbortSignal.abort() })
  await expect(stopped).rejects.toThrow('aborted')
  expect(server.mails).toEqual([])
  expect(await outbox.failures()).toEqual([])
})

type Letter = { to?: string; code?: string; task?: typeof letters }

async function writeLetter({ to = 'Ada@customer.example', code = '402917' }: Letter) {
  const letter = randomUUID()
  await outbox.query('insert into letters values ($1, $2, $3)', [letter, to, code])
  return letter
}

/** Adds a letter and its mail; gives the letter's id. */
async function sendLetter(given: Letter = {}) {
  const letter = await writeLetter(given)
  await addMail({ payload }, { task: given.task ?? letters, payload: { letter } })
  return letter
}

/** Runs the job of a letter as a worker would. */
async function run({ id, letter, signal }: { id: string; letter: string; signal?: AbortSignal }) {
  const context = {
    payload,
    log: recordLog().log,
    job: { id, attempts: 1 },
    signal: signal ?? new AbortController().signal,
  }
  await lettersTriedOnce.run({ letter }, context)
}

async function inTransaction(
  work: (req: Awaited<ReturnType<typeof createLocalReq>>, letter: string) => Promise<void>,
) {
  const letter = await writeLetter({})
  const req = await createLocalReq({}, payload)
  await transact(req, () => work(req, letter))
}
