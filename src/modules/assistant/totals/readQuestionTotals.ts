import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { type Days, daysOf } from '../../../platform/days/daysOf.js'
import { platformOf } from '../../../platform/platform.js'
import { maxQuestions, QuestionTotals } from './QuestionTotals.js'
import { readAnswerDays } from './readAnswerDays.js'

type Sums = Pick<QuestionTotals, 'asked' | 'unanswered' | 'helpful' | 'unhelpful'>
type Asked = QuestionTotals['mostAsked'][number]

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

async function sumUp(req: PayloadRequest, { from, until }: Days): Promise<Sums | undefined> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<Sums>(sql`
    select count(*)::int as asked, count(*) filter (where grounded is not true)::int as unanswered,
      count(*) filter (where helpful)::int as helpful,
      count(*) filter (where not helpful)::int as unhelpful
    from chat_questions where day between ${from} and ${until}`)
  return rows[0]
}

async function mostFrequent(req: PayloadRequest, { from, until }: Days, which: SQL) {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<Asked>(sql`
    select left(min(btrim(question)), ${shownLength}::int) as question, count(*)::int as times,
      max(day) as "lastDay"
    from chat_questions where day between ${from} and ${until} and ${which}
    group by lower(btrim(question, ' ?!.'))
    order by times desc, "lastDay" desc, question limit ${maxQuestions}`)
  return rows
}
