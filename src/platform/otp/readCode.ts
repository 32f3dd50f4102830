import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { requestDatabase } from '../database/requestDatabase.js'
import type { Codes } from './createCodes.js'
import { openChallenge } from './openChallenge.js'
import { settings } from './settings.js'

/** What a mail needs to know. */
export type MailedCode = {
  email: string
  purpose: string
  code: string
  /** How long the code is still valid. */
  secondsLeft: number
}

type Row = {
  email: string
  purpose: string
  emailKey: Buffer
  nonce: Buffer
  check: Buffer
  secondsLeft: number
}

/** See createOtp. */
export async function readCode(
  payload: Payload,
  challengeId: string,
  { codes }: { codes: Codes },
): Promise<MailedCode | undefined> {
  const db = await requestDatabase({ payload })
  const { rows } = await db.execute<Row>(sql`
    select email, purpose, email_key as "emailKey", nonce, code_check as "check",
      ${settings.lifeSeconds}::int
        - floor(extract(epoch from clock_timestamp() - issued_at))::int as "secondsLeft"
    from otp_challenges
    where id = ${challengeId} and email is not null and ${openChallenge}
      and guesses < ${settings.guessesPerChallenge}`)
  const [row] = rows
  if (!row) return undefined
  const { email, purpose, secondsLeft } = row
  const code = codes.open({ id: challengeId, ...row }, row)
  return code === undefined ? undefined : { email, purpose, code, secondsLeft }
}
