import { randomInt, randomUUID } from 'node:crypto'

import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'

import { postgresOf } from '../../../../src/platform/database/requestDatabase.js'
import { until } from '../../../platform/jobs/until.js'
import { boot, type Foyer } from '../../../support/boot.js'
import { type ReceivedMail, startSmtpServer } from '../../../support/fakes/smtpServer.js'

export type SignedIn = {
  token: string
  /** In the form in which a browser sends it back. */
  cookie: string
  learner: { id: string; email: string; name: string | null }
}

export type Call = { method?: string; json?: unknown; headers?: Record<string, string> }

export type Learning = Foyer & {
  mails: ReceivedMail[]
  /** Calls with a JSON body, if there is one, each time from a new client address. */
  send(path: string, call?: Call): Promise<Response>
  /** Like `send`, with the learner's token. */
  sendAs(who: Pick<SignedIn, 'token'>, path: string, call?: Call): Promise<Response>
  /** Asks for a code and reads it in the mail. */
  askCode(email: string): Promise<{ challengeId: string; code: string }>
  signIn(email?: string): Promise<SignedIn>
  makeCourse(fields?: Record<string, unknown>): Promise<{ id: string; slug: string }>
  /** Waits until every job of this task has ended. */
  untilDone(task: string): Promise<void>
  query<Row = Record<string, unknown>>(statement: SQL): Promise<Row[]>
}

/** The service with its jobs running and a mail server that accepts everything. */
export async function startLearning(settings: Record<string, string> = {}): Promise<Learning> {
  const smtp = await startSmtpServer()
  const foyer = await boot({ SMTP_URL: smtp.url, TRUSTED_PROXY_HOPS: '1', ...settings })
  const { payload, platform, databaseUrl } = foyer
  await platform.jobs.start({ payload, connectionString: databaseUrl })
  const send = sender(foyer)
  const askCode = asker(send, smtp.mails)
  const query = async <Row>(statement: SQL) =>
    (await postgresOf(payload).drizzle.execute(statement)).rows as Row[]
  return {
    ...foyer,
    mails: smtp.mails,
    send,
    askCode,
    sendAs: ({ token }, path, call = {}) =>
      send(path, { ...call, headers: { authorization: `Bearer ${token}`, ...call.headers } }),
    signIn: async (email = `${randomUUID()}@learners.example`) => {
      const otp = await askCode(email)
      const answer = await send('/api/lms/auth/verify-otp', { json: { email, otp } })
      if (answer.status !== 200) throw new Error(`Sign-in answered ${String(answer.status)}`)
      const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
      return { ...((await answer.json()) as SignedIn), cookie }
    },
    makeCourse: maker(foyer),
    query,
    untilDone: async (task) => {
      const waiting = sql`select 1 from graphile_worker.jobs where task_identifier = ${task}`
      await until(async () => (await query(waiting)).length === 0)
    },
    stop: async () => {
      await foyer.stop()
      await smtp.stop()
    },
  }
}

/** Each call comes from another client, so that no test reaches a client's limits. */
function sender(foyer: Foyer): Learning['send'] {
  return (path, { json, method = json === undefined ? 'GET' : 'POST', headers } = {}) =>
    foyer.call(path, {
      method,
      headers: {
        'x-forwarded-for': Array.from({ length: 4 }, () => randomInt(1, 255)).join('.'),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    })
}

function asker(send: Learning['send'], mails: ReceivedMail[]): Learning['askCode'] {
  return async (email) => {
    const seen = mails.length
    const answer = await send('/api/lms/auth/request-otp', { json: { email } })
    if (answer.status !== 202) throw new Error(`request-otp answered ${String(answer.status)}`)
    const { challengeId } = (await answer.json()) as { challengeId: string }
    const isFor = ({ to }: ReceivedMail) => to[0]?.toLowerCase() === email.toLowerCase()
    const mail = await until(() => mails.slice(seen).find(isFor))
    return { challengeId, code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? '' }
  }
}

const lesson = (slug: string) => ({ slug, title: `Lesson ${slug}`, minutes: 10 })

/** The part of a course that its progress depends on. */
export function syllabusOf(...slugs: string[]) {
  return [{ title: 'All of it', lessons: slugs.map(lesson) }]
}

function maker(foyer: Foyer): Learning['makeCourse'] {
  return async (fields = {}) => {
    const slug = `course-${randomUUID()}`
    const json = {
      title: 'A course',
      slug,
      summary: 'What it is about',
      certificate: true,
      syllabus: syllabusOf('one', 'two', 'three'),
      _status: 'published',
      ...fields,
    }
    const answer = await foyer.callAsAdmin('/api/courses', { method: 'POST', json })
    if (answer.status !== 201) throw new Error(await answer.text())
    const { doc } = (await answer.json()) as { doc: { id: string; slug: string } }
    return doc
  }
}
