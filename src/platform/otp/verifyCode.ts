import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { query, transactOnce } from '../database/requestDatabase.js'
import { sql } from '../database/sql.js'
import { Problem } from '../http/Problem.js'
import { rateLimited, type Limits } from '../limits/createLimits.js'
import type { Codes, Hashes } from './createCodes.js'
import { otpInvalid, otpLocked, type OtpProof } from './otpProof.js'
import type { SendBudgets } from './sendBudgets.js'
import { settings } from './settings.js'

const { guessesPerChallenge, wrongGuesses, wrongInARow, pauseSeconds } = settings
const window = sql`${wrongGuesses.seconds}::int * interval '1 second'`
const isLast = sql`verdict = 'wrong' and not paused and wrong_in_a_row + 1 >= ${wrongInARow}`

/** A right code ends the series of wrong ones; one wrong guess too many pauses the address and restarts the count. */
const remembering = sql`
  update otp_addresses as kept set
    wrong_at = case when verdict = 'wrong' then recent || clock_timestamp() else recent end,
    wrong_in_a_row =
      case when verdict = 'right' or paused or ${isLast} then 0 else wrong_in_a_row + 1 end,
    paused_until = case when ${isLast}
      then clock_timestamp() + ${pauseSeconds}::int * interval '1 second' else paused_until end
  from judged, address where kept.key = address.key and verdict in ('right', 'wrong')`

export type Guess = {
  purpose: string
  email: string
  proof: OtpProof
  /** The client's address as limits count it: `currentRequest()?.client`. */
  client: string | undefined
}

type Verdict = { verdict: 'right' | 'wrong' | 'locked' | 'limited'; wait: number | null }

type Judged = {
  id: string
  purpose: string
  emailKey: Buffer
  addressKey: Buffer
  checks: Buffer[]
}

/** What a right code allows, in the statement that checks it. */
export type Grant = {
  /** Uses up the challenge where it returns a row, as `granted`; it must change nothing unless `proven` has a row. */
  granted: SQL
  /** Further WITH queries, which may read `granted`. */
  also: SQL
  /** What is wanted: a query that gives a row only where `granted` has one. */
  found: SQL
}

type Tools = { codes: Codes; hashes: Hashes; limits: Limits; budgets: SendBudgets }

/** See createOtp. */
export async function verifyCode(req: PayloadRequest, guess: Guess, tools: Tools): Promise<void> {
  const judged = await judgedBy(req, guess, tools)
  const [judgement] = await query<Verdict>(req)`
    with ${judging(judged)}, ${counting(judged, sql`false`)}
    select verdict, wait from judged`
  refuseUnlessRight(judgement)
}

/** See createOtp. Its commit is found again as that of any other creation; a wrong guess is committed with it. */
export async function grantCode<Row extends object>(
  req: PayloadRequest,
  { granted, also, found, ...guess }: Guess & Grant,
  tools: Tools,
): Promise<Row> {
  const judged = await judgedBy(req, guess, tools)
  const isUsed = sql`exists (select from granted)`
  const [row] = await transactOnce(
    req,
    () => query<Verdict & { isFound: true | null } & Row>(req)`
      with ${judging(judged)}, proven as (
        select ${judged.id}::text as id from judged where verdict = 'right'
      ), granted as (${granted}), ${counting(judged, isUsed)}, ${also}
      select * from (select verdict, wait from judged) as judgement
      left join (select true as "isFound", given.* from (${found}) as given) as found on true`,
  )
  refuseUnlessRight(row)
  if (!row?.isFound) throw new Problem(otpInvalid)
  return row
}

async function judgedBy(
  req: PayloadRequest,
  { purpose, email, proof, client }: Guess,
  { codes, hashes, limits, budgets }: Tools,
): Promise<Judged> {
  // A rollback would refund the guess, and the guess would wait for rows that the transaction holds.
  if ((await req.transactionID) !== undefined) {
    throw new Error('Verify a code before the transaction opens')
  }
  const { challengeId: id, code } = proof
  await limits.consume(budgets.verifications, client)
  const binding = { id, purpose, emailKey: hashes.email(email) }
  const checks = codes.checksOf(binding, code)
  return { ...binding, addressKey: hashes.address(email), checks }
}

function refuseUnlessRight(judged: Verdict | undefined): void {
  switch (judged?.verdict) {
    case 'right':
      return
    case 'locked':
      throw new Problem(otpLocked)
    case 'limited':
      throw rateLimited(settings.wrongGuesses, judged.wait ?? 0)
    default:
      throw new Problem(otpInvalid)
  }
}

/**
 * SQL: WITH queries that check a guess, as `judged`. `for update` makes them see both rows as earlier guesses left them.
 * The compared values are keyed hashes, so the time of the comparison reveals nothing about a code.
 */
function judging({ id, purpose, emailKey, addressKey, checks }: Judged): SQL {
  return sql`
    address as (
      select key, coalesce(paused_until > clock_timestamp(), false) as paused, array(
        select at from unnest(wrong_at) as at where at > clock_timestamp() - ${window} order by at
      ) as recent
      from otp_addresses where key = ${addressKey} for update
    ), challenge as (
      select guesses, code_check in ${checks} as matches
      from otp_challenges, address
      where id = ${id} and purpose = ${purpose} and email_key = ${emailKey} and ${openChallenge}
      for update of otp_challenges
    ), judged as (
      select case
        when guesses >= ${guessesPerChallenge} then 'locked'
        when cardinality(recent) >= ${wrongGuesses.points} then 'limited'
        when matches and not paused then 'right'
        else 'wrong'
      end as verdict, extract(epoch from recent[1] + ${window} - clock_timestamp())::float8 as wait
      from challenge, address
    )`
}

/** SQL: WITH queries that note what `judged` says, and close the challenge where it `isUsed`. */
function counting({ id }: Pick<Judged, 'id'>, isUsed: SQL): SQL {
  const isDead = sql`(is_used or one.guesses + (verdict = 'wrong')::int >= ${guessesPerChallenge})`
  return sql`
    counted as (
      update otp_challenges as one set
        guesses = guesses + (verdict = 'wrong')::int,
        verified_at = case when verdict = 'right' then clock_timestamp() else verified_at end,
        closed_at = case when is_used then clock_timestamp() end,
        email = case when ${isDead} then null else one.email end,
        nonce = case when ${isDead} then null else one.nonce end
      from judged, (select ${isUsed} as is_used) as use
      where one.id = ${id} and verdict in ('right', 'wrong')
    ), remembered as (${remembering})`
}

/** SQL: whether a row of otp_challenges is neither closed nor expired, by the time at the transaction's start. */
export const openChallenge = sql`closed_at is null
  and issued_at > clock_timestamp() - ${settings.lifeSeconds}::int * interval '1 second'`
