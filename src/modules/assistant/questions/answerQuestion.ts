import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import { localization } from '../../../platform/localization.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { alreadyAnswered } from '../problems.js'
import type { StaffAnswer } from '../schemas.js'

type Answered = StaffAnswer & { id: string }

/**
 * Publishes an answer to a visitor's question as a FAQ in the site's default language, for search and the assistant,
 * and links it to every question with the same words. Returns the FAQ's id. Throws `not_found` and `already_answered`.
 */
export async function answerQuestion(
  req: PayloadRequest,
  { id, question, answer }: Answered,
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
    const db = await requestDatabase(req)
    await db.execute(sql`
      update chat_questions set faq_id = ${faq.id}, updated_at = now()
      where id in ${rows} and faq_id is null and (id::text = ${id} or grounded is not true)`)
    return faq.id
  })
}

/** The ids of all questions with the same words, locked in a fixed order so that two simultaneous answers queue up. */
async function lockUnanswered(req: PayloadRequest, id: string): Promise<string[]> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ id: string; faq: string | null }>(sql`
    select id::text, faq_id as faq from chat_questions
    where id::text = ${id} or lower(btrim(question, ' ?!.')) =
      (select lower(btrim(question, ' ?!.')) from chat_questions where id::text = ${id})
    order by id for update`)
  const row = rows.find((each) => each.id === id)
  if (!row) throw new Problem(problems.notFound, { detail: 'There is no such question.' })
  if (row.faq !== null) throw new Problem(alreadyAnswered)
  return rows.map((each) => each.id)
}
