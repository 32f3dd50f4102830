import type { Payload, PayloadRequest } from 'payload'

import type { Limits } from '../limits/createLimits.js'
import type { ChallengeAnswer } from './challengeAnswer.js'
import { consumeChallenge, type Proven } from './consumeChallenge.js'
import { createCodes } from './createCodes.js'
import { createHashes } from './createHashes.js'
import { forgetAddress } from './forgetAddress.js'
import { hmac } from '../hmac.js'
import { issueChallenge, type NewChallenge } from './issueChallenge.js'
import { sendBudgets } from './sendBudgets.js'
import { settings } from './settings.js'
import { type MailedCode, readCode } from './readCode.js'
import { type Guess, verifyCode } from './verifyCode.js'

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
 * 4. `consume`, in the transaction of what is created: closes a verified challenge. Of parallel right ones the first
 *    to commit has it, the others find it closed; after a rollback it is open again.
 *
 * Nothing depends on who is known: a challenge not to be delivered, or of a paused address, has its row and its
 * job, its guesses are counted, but no code proves it and its job finds nothing to send.
 */
export type Otp = {
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
  /** How many codes are sent to everybody together; the default is in settings.ts. */
  sendsPer10Minutes?: number | undefined
}

/** The engine behind every passcode of the product. */
export function createOtp(options: OtpOptions): Otp {
  const { peppers, secret, limits, sendsPer10Minutes: total = settings.everyone.points } = options
  const derived = hmac(secret, ['foyer.otp.pepper']).toString('base64url')
  const codes = createCodes(peppers.length > 0 ? peppers : [derived])
  const hashes = createHashes(secret)
  const budgets = sendBudgets(total)
  return {
    issueChallenge: (req, challenge) => issueChallenge(req, challenge, { codes, hashes, budgets }),
    verify: (req, guess) => verifyCode(req, guess, { codes, hashes, limits }),
    consume: (req, proven) => consumeChallenge(req, proven, { hashes }),
    codeOf: (payload, challengeId) => readCode(payload, challengeId, { codes }),
    forget: (req, email) => forgetAddress(req, email, { hashes }),
  }
}
