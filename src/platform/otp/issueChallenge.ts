import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'

import { queryAfter, transactOnce } from '../database/requestDatabase.js'
import { sql } from '../database/sql.js'
import { Problem } from '../http/Problem.js'
import { rateLimited } from '../limits/createLimits.js'
import { mailUnavailable } from '../mail/MailFailure.js'
import type { Codes, Hashes } from './createCodes.js'
import type { ChallengeAnswer } from './otpProof.js'
import type { Send, SendBudgets } from './sendBudgets.js'
import { settings } from './settings.js'
import { openChallenge } from './verifyCode.js'

export type NewChallenge = {
  purpose: string
  /** As `emailAddress` gives it. */
  email: string
  /** The client's address as limits count it: `currentRequest()?.client`. */
  client: string | undefined
  /**
   * SQL: a condition without which the challenge sends no mail and no code proves it; callers cannot tell it from any other.
   */
  deliver?: SQL
  /** SQL: an expression that adds the mail's job, with the id only; `codeOf` says what to send, if anything. */
  send: (challengeId: string) => SQL
}

type ChallengeRow = Send & {
  id: string
  emailKey: Buffer
  email: string
  deliver: SQL
  nonce: Buffer
  check: Buffer
  /** For a challenge that no code proves. */
  noCheck: Buffer
}

/** See createOtp. The same statements run whatever is known of the address. */
export async function issueChallenge(
  req: PayloadRequest,
  { purpose, email, client, deliver = sql`true`, send }: NewChallenge,
  { codes, hashes, budgets }: { codes: Codes; hashes: Hashes; budgets: SendBudgets },
): Promise<ChallengeAnswer> {
  const binding = {
    id: randomBytes(16).toString('base64url'),
    purpose,
    emailKey: hashes.email(email),
  }
  const { nonce, check } = codes.seal(binding)
  const row = {
    ...binding,
    addressKey: hashes.address(email),
    clientKey: hashes.client(client),
    ...hashes.networks(client),
    ...{ email, deliver, nonce, check },
    noCheck: randomBytes(check.length),
  }
  const issued = transactOnce(req, async () => {
    const inserted = insertWithin(row, budgets, send(row.id))
    const [refusal] = await queryAfter<Refusal>(req, waitForOthers(row))`${inserted}`
    if (refusal?.rule) throw refused(refusal, budgets)
    return {
      status: 'otp_sent',
      challengeId: row.id,
      expiresIn: settings.lifeSeconds,
      resendAfter: settings.resend.seconds,
      codeLength: settings.codeLength,
    } as const
  })
  return issued.catch((error: unknown) => {
    throw queueRefuses(req, error) ? new Problem(mailUnavailable) : error
  })
}

/** PostgreSQL's words for a function, schema or table that is not there, or not for this role. */
const queueRefusals = new Set<unknown>(['42883', '3F000', '42P01', '42501'])

/** Whether the mail's job could not be added. The cause is logged without the statement, which has the address. */
function queueRefuses({ payload }: Pick<PayloadRequest, 'payload'>, error: unknown): boolean {
  const { cause, code, message } = (error ?? {}) as Record<string, unknown>
  if (!queueRefusals.has(code)) return cause !== undefined && queueRefuses({ payload }, cause)
  payload.logger.error({ sqlState: code, reason: message, msg: 'The queue takes no mails' })
  return true
}

type Refusal = { rule: string; wait: number }

/** Beyond the budget of everyone the caller is not at fault: mail is unavailable to all alike. */
function refused({ rule, wait }: Refusal, budgets: SendBudgets): Problem {
  if (rule !== settings.everyone.name) return rateLimited(budgets.rule(rule), wait)
  const headers = { 'retry-after': String(Math.max(1, Math.ceil(wait))) }
  return new Problem(mailUnavailable, { detail: 'Too many codes are being sent.', headers })
}

/**
 * Sends of one client, and to one address, run one after the other, so that the next statement counts all of them.
 * Always in this order: nobody waits for a client while they hold an address.
 */
function waitForOthers({ clientKey, addressKey }: ChallengeRow): SQL {
  const lockOf = (key: Buffer) => sql`pg_advisory_xact_lock(${key.readBigInt64BE()}::bigint)`
  return sql`select ${lockOf(clientKey)}, ${lockOf(addressKey)}`
}

/**
 * Inserts the challenge, closes those it replaces and queues its mail, or returns the exhausted budget with the longest
 * wait.
 */
function insertWithin(row: ChallengeRow, budgets: SendBudgets, send: SQL): SQL {
  const { id, purpose, emailKey, addressKey, clientKey, nearKey, farKey } = row
  const { email, deliver, nonce, check, noCheck } = row
  const others = sql`address_key = ${addressKey} and purpose = ${purpose} and ${openChallenge}`
  return sql`
    with refused as (
      select rule, extract(epoch from free_at - clock_timestamp())::float8 as wait
      from (values ${budgets.freeTimes(row)}) as budgets (rule, free_at)
      where free_at > clock_timestamp()
      order by free_at desc limit 1
    ), address as (
      insert into otp_addresses as kept (key)
      select ${addressKey}::bytea where not exists (select from refused)
      on conflict (key) do update set issued_at = clock_timestamp()
      returning key, coalesce(paused_until > clock_timestamp(), false) as paused
    ), replaced as (
      update otp_challenges set closed_at = clock_timestamp(), email = null, nonce = null
      from address
      where ${others} and guesses < ${settings.guessesPerChallenge} and (client_key = ${clientKey} or id not in (
        select id from otp_challenges
        where ${others} and client_key <> ${clientKey} and guesses < ${settings.guessesPerChallenge}
        order by issued_at desc limit ${settings.liveChallenges - 1}))
    ), issued as (
      insert into otp_challenges
        (id, purpose, email_key, address_key, client_key, near_key, far_key, email, nonce, code_check)
      select ${id}, ${purpose}, ${emailKey}::bytea, address.key, ${clientKey}::bytea, ${nearKey}::bytea,
        ${farKey}::bytea, case when is_sent and not address.paused then ${email}::text end, ${nonce}::bytea,
        case when is_sent then ${check}::bytea else ${noCheck}::bytea end
      from address, (select ${deliver} as is_sent) as delivery
      returning id
    ), queued (job) as (select ${send} from issued)
    select rule, wait from refused union all select null, null from queued`
}
