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
 * Publishes an answer to what a visitor asked as a FAQ in the site's first language, which search and the assistant
 * find from then on, and notes it at every question of those words. Gives the FAQ's id. Throws `not_found` and
 * `already_answered`.
 */
export async function answerQuestion(
  req: PayloadRequest,
  { id, question, answer }: Answered,
): Promise<string> {
  return transact(req, async () => {
    await lockUnanswered(req, id)
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
      where faq_id is null and (id::text = ${id} or grounded is not true
        and lower(btrim(question, ' ?!.')) =
          (select lower(btrim(question, ' ?!.')) from chat_questions where id::text = ${id}))`)
    return faq.id
  })
}

async function lockUnanswered(req: PayloadRequest, id: string): Promise<void> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ faq: string | null }>(
    sql`select faq_id as faq from chat_questions where id::text = ${id} for update`,
  )
  const [row] = rows
  if (!row) throw new Problem(problems.notFound, { detail: 'There is no such question.' })
  if (row.faq !== null) throw new Problem(alreadyAnswered)
}
