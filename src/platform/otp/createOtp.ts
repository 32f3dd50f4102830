import type { Payload, PayloadRequest } from 'payload'

import { query } from '../database/requestDatabase.js'
import { Problem } from '../http/Problem.js'
import type { Limits } from '../limits/createLimits.js'
import { hmac } from '../secrets.js'
import { createCodes, createHashes, type Codes, type Hashes } from './createCodes.js'
import { issueChallenge, type NewChallenge } from './issueChallenge.js'
import { otpInvalid, type ChallengeAnswer, type OtpProof } from './otpProof.js'
import { sendBudgets } from './sendBudgets.js'
import { type OtpPoints, settings } from './settings.js'
import { type Grant, grantCode, openChallenge, verifyCode, type Guess } from './verifyCode.js'

declare module '../platform.js' {
  interface Platform {
    otp: Otp
  }
}

/**
 * One-time passcodes: that whoever asks reads the mail of an address, proven for one purpose.
 *
 * 1. `issueChallenge`, in a transaction: within the budgets a row and the mail's job are made, or neither. The row
 *    has a secret nonce; the code is HMAC(pepper; challenge, purpose, address, nonce) and stands nowhere. Kept is
 *    a second HMAC over the code, so a check needs no code either, and a mail sent again says the same.
 * 2. `codeOf`, in the mail's job: the code, as long as the challenge lives.
 * 3. `verify`, before the transaction: one statement that commits by itself locks address and challenge, counts and
 *    checks. Only wrong guesses count, and no rollback refunds them; a right one may be said again, so it survives
 *    a failed insert. Parallel guesses queue at the row: the sixth finds it locked.
 * 4. `consume`, in the transaction of what is created: closes a verified challenge. Of parallel right ones the first to
 *    commit has it, the others find it closed; after a rollback it is open again.
 *
 * `grant` is 3 and 4 in one statement, where that can say all that a right code allows.
 *
 * Nothing depends on who is known: a challenge not to be delivered, or of a paused address, has its row and its
 * job, its guesses are counted, but no code proves it and its job finds nothing to send.
 */
type Otp = {
  /**
   * Issues a challenge and queues the mail with its code, in the transaction of `req` or one of its own. Throws
   * `rate_limited` beyond a budget (settings.ts), which charges none, and `mail_unavailable` beyond that of everyone;
   * an error of `send` undoes the challenge with the transaction.
   */
  issueChallenge(req: PayloadRequest, challenge: NewChallenge): Promise<ChallengeAnswer>
  /**
   * Resolves if the code is right; call it before the transaction of `req` opens, at each attempt. Throws
   * `otp_invalid`, `otp_locked` from the sixth guess on, `rate_limited` beyond a budget of the client or the address.
   */
  verify(req: PayloadRequest, guess: Guess): Promise<void>
  /**
   * Uses up a verified challenge in the transaction of `req`, which must be open. Throws `otp_invalid` if it was used.
   */
  consume(req: PayloadRequest, proven: Proven): Promise<void>
  /**
   * Verifies a code, like `verify`, and uses it up for what it allows; gives the row that is wanted of it. Throws
   * `otp_invalid` as well for a right code where nothing was granted; that one stays unused.
   */
  grant<Row extends object>(req: PayloadRequest, granted: Guess & Grant): Promise<Row>
  /** What to mail for a challenge; undefined if nothing is to be sent, and once it is dead. Never log it. */
  codeOf(payload: Payload, challengeId: string): Promise<MailedCode | undefined>
  /** Removes all challenges of an address in the transaction of `req`, whatever their purpose; returns their ids. */
  forget(req: PayloadRequest, email: string): Promise<string[]>
}

type OtpOptions = {
  /** OTP_PEPPER: the first signs, all check. If it is empty, one is derived from `secret`. */
  peppers: readonly string[]
  /** Keys the hashes of addresses and clients; when it changes, budgets restart and open challenges end. */
  secret: string
  limits: Limits
  /** The budgets that differ from those in settings.ts. */
  points?: OtpPoints | undefined
}

/** The engine behind every passcode of the product. */
export function createOtp(options: OtpOptions): Otp {
  const { peppers, secret, limits, points = {} } = options
  const derived = hmac(secret, ['foyer.otp.pepper']).toString('base64url')
  const codes = createCodes(peppers.length > 0 ? peppers : [derived])
  const hashes = createHashes(secret)
  const budgets = sendBudgets(points)
  return {
    issueChallenge: (req, challenge) => issueChallenge(req, challenge, { codes, hashes, budgets }),
    verify: (req, guess) => verifyCode(req, guess, { codes, hashes, limits, budgets }),
    consume: (req, proven) => consumeChallenge(req, proven, { hashes }),
    grant: (req, granted) => grantCode(req, granted, { codes, hashes, limits, budgets }),
    codeOf: (payload, challengeId) => readCode(payload, challengeId, { codes }),
    forget: (req, email) => forgetAddress(req, email, { hashes }),
  }
}

type Proven = { purpose: string; email: string; proof: OtpProof }

/** See createOtp. Whoever waited for the row finds it as the other one left it. */
async function consumeChallenge(
  req: PayloadRequest,
  { purpose, email, proof }: Proven,
  { hashes }: { hashes: Hashes },
): Promise<void> {
  // Outside a transaction it would use up the code even if the record is not created.
  if ((await req.transactionID) === undefined) {
    throw new Error('Consume a challenge in the transaction of what it creates')
  }
  const lasts = settings.lifeSeconds + settings.graceSeconds
  const rows = await query(req)`
    update otp_challenges set closed_at = clock_timestamp(), email = null, nonce = null
    where id = ${proof.challengeId} and purpose = ${purpose}
      and email_key = ${hashes.email(email)}
      and verified_at is not null and closed_at is null
      and issued_at > clock_timestamp() - ${lasts}::int * interval '1 second'
    returning id`
  if (rows.length === 0) throw new Problem(otpInvalid)
}

/** See createOtp. The keyed hashes of the address in limits stay until their windows end. */
async function forgetAddress(
  req: PayloadRequest,
  email: string,
  { hashes }: { hashes: Hashes },
): Promise<string[]> {
  const rows = await query<{ id: string }>(req)`
    delete from otp_challenges where email_key = ${hashes.email(email)} returning id`
  return rows.map(({ id }) => id)
}

/** What a mail needs to know. */
type MailedCode = {
  email: string
  purpose: string
  code: string
  /** How long the code is still valid. */
  secondsLeft: number
}

type ChallengeRow = {
  email: string
  purpose: string
  emailKey: Buffer
  nonce: Buffer
  check: Buffer
  secondsLeft: number
}

/** See createOtp. */
async function readCode(
  payload: Payload,
  challengeId: string,
  { codes }: { codes: Codes },
): Promise<MailedCode | undefined> {
  const [row] = await query<ChallengeRow>({ payload })`
    select email, purpose, email_key as "emailKey", nonce, code_check as "check",
      ${settings.lifeSeconds}::int
        - floor(extract(epoch from clock_timestamp() - issued_at))::int as "secondsLeft"
    from otp_challenges
    where id = ${challengeId} and email is not null and ${openChallenge}
      and guesses < ${settings.guessesPerChallenge}`
  if (!row) return undefined
  const { email, purpose, secondsLeft } = row
  const code = codes.open({ id: challengeId, ...row }, row)
  return code === undefined ? undefined : { email, purpose, code, secondsLeft }
}
