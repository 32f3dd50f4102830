import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import type pg from 'pg'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { PendingWork } from '../../../platform/PendingWork.js'
import { query, queryOne, transact } from '../../../platform/database/requestDatabase.js'
import { daysOf, type Days } from '../../../platform/days.js'
import { Problem, problems, type ProblemType } from '../../../platform/http/Problem.js'
import { localization } from '../../../platform/localization.js'
import { platformOf } from '../../../platform/platform.js'
import { redact } from '../../../platform/redact.js'
import type { AssistantOptions } from '../createAssistant.js'
import { normalizeText } from '../message/normalizeText.js'
import { maxQuestions, QuestionTotals, type Feedback, type StaffAnswer } from '../schemas.js'
import { readAnswerDays } from './answerDays.js'

/** Questions that neither the content nor staff have answered. */
export const unanswered: PendingWork = {
  id: 'unanswered-questions',
  collection: 'chat-questions',
  where: {
    grounded: { not_equals: true },
    faq: { exists: false },
    reviewed: { not_equals: true },
  },
  label: 'Questions without an answer',
  hint: 'Write the answer; the assistant gives it from then on.',
}

type Kept = {
  /** Masked. */
  question: string
  messageId: string
  grounded: boolean
  mode: 'platform' | 'local'
  locale: string
  source: string | undefined
  at: Date
}

/** Stores a masked question for staff, with its day only and nothing about who asked. */
export async function storeQuestion(
  { payload, options }: { payload: Payload; options: Pick<AssistantOptions, 'onUnanswered'> },
  { at, ...kept }: Kept,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  await transact(req, async () => {
    const { id } = await payload.create({
      collection: 'chat-questions',
      data: { ...kept, day: at.toISOString().slice(0, 10) },
      depth: 0,
      req,
    })
    if (!kept.grounded) await options.onUnanswered?.(req, { id, locale: kept.locale })
  })
}

/**
 * Stores whether an answer helped; the latest rating counts. Returns 'first' or 'again', or undefined if no answer of
 * the last 90 days has that id.
 */
export async function rateAnswer(
  payload: Payload,
  { messageId, helpful, comment }: Feedback,
): Promise<'first' | 'again' | undefined> {
  // By whole characters, as the schema counts them; an empty one does not replace what was said before.
  const masked = Array.from(redact(normalizeText(comment ?? '')).text)
    .slice(0, 1_000)
    .join('')
  const row = await queryOne<{ rated: boolean | null }>({ payload })`
    update chat_questions as kept
    set helpful = ${helpful}, comment = coalesce(nullif(${masked}::text, ''), kept.comment), updated_at = now()
    from (select id, helpful from chat_questions where message_id = ${messageId} for update) as before
    where kept.id = before.id
    returning before.helpful as rated`
  if (!row) return undefined
  return row.rated === null ? 'first' : 'again'
}

/**
 * Publishes an answer to a visitor's question as a FAQ in the site's default language, for search and the assistant,
 * and links it to every question with the same words. Returns the FAQ's id. Throws `not_found` and `already_answered`.
 */
export async function publishAnswer(
  req: PayloadRequest,
  { id, question, answer }: StaffAnswer & { id: string },
): Promise<string> {
  return transact(req, async () => {
    const rows = await lockUnanswered(req, id)
    const faq = await req.payload.create({
      collection: 'faqs',
      data: { question, answer, _status: 'published' },
      locale: localization.defaultLocale,
      depth: 0,
      overrideAccess: false,
      req,
    })
    await query(req)`
      update chat_questions set faq_id = ${faq.id}, updated_at = now()
      where id in ${rows} and faq_id is null and (id::text = ${id} or grounded is not true)`
    return faq.id
  })
}

/** The ids of all questions with the same words, locked in a fixed order so that two simultaneous answers queue up. */
async function lockUnanswered(req: PayloadRequest, id: string): Promise<string[]> {
  const rows = await query<{ id: string; faq: string | null }>(req)`
    select id::text, faq_id as faq from chat_questions
    where id::text = ${id} or lower(btrim(question, ' ?!.')) =
      (select lower(btrim(question, ' ?!.')) from chat_questions where id::text = ${id})
    order by id for update`
  const row = rows.find((each) => each.id === id)
  if (!row) throw new Problem(problems.notFound, { detail: 'There is no such question.' })
  if (row.faq !== null) throw new Problem(alreadyAnswered)
  return rows.map((each) => each.id)
}

export const alreadyAnswered: ProblemType = {
  code: 'already_answered',
  status: 409,
  title: 'This question has an answer',
  detail: 'Edit the FAQ that answers it instead.',
}

type Sums = Pick<QuestionTotals, 'asked' | 'unanswered' | 'helpful' | 'unhelpful'>
/** The shown part of a question: short ones repeat, long ones can be read in the list. */
const shownLength = 200

/** Sums up the masked questions of these days; of the last 30 days in UTC by default. */
export async function readQuestionTotals(
  req: PayloadRequest,
  asked?: Partial<Days>,
): Promise<QuestionTotals> {
  const days = daysOf(platformOf(req.payload).clock, asked)
  const [sums, mostAsked, mostUnanswered, answers] = await Promise.all([
    sumUp(req, days),
    mostFrequent(req, days, sql`true`),
    mostFrequent(req, days, sql`grounded is not true and faq_id is null`),
    readAnswerDays(req, days),
  ])
  return QuestionTotals.parse({ ...days, ...sums, days: answers, mostAsked, mostUnanswered })
}

function sumUp(req: PayloadRequest, { from, until }: Days) {
  return queryOne<Sums>(req)`
    select count(*)::int as asked, count(*) filter (where grounded is not true)::int as unanswered,
      count(*) filter (where helpful)::int as helpful,
      count(*) filter (where not helpful)::int as unhelpful
    from chat_questions where day between ${from} and ${until}`
}

function mostFrequent(req: PayloadRequest, { from, until }: Days, which: SQL) {
  return query<QuestionTotals['mostAsked'][number]>(req)`
    select left(min(btrim(question)), ${shownLength}::int) as question, count(*)::int as times,
      max(day) as "lastDay"
    from chat_questions where day between ${from} and ${until} and ${which}
    group by lower(btrim(question, ' ?!.'))
    order by times desc, "lastDay" desc, question limit ${maxQuestions}`
}

export async function deleteOldQuestions(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(`delete from chat_questions where created_at <= now() - interval '90 days'`)
}
