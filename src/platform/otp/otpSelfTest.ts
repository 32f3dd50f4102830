import { sql } from '@payloadcms/db-postgres/drizzle'
import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { SelfTest } from '../assurance/declarations.js'
import { postgresOf, query } from '../database/requestDatabase.js'
import { Problem } from '../http/Problem.js'
import { scheduled } from '../jobs/createJobs.js'
import { platformOf } from '../platform.js'
import { settings } from './settings.js'

const purpose = 'self-test'

/** Guesses at a fictional challenge, which no code proves and no mail is sent for. */
export const otpSelfTest: SelfTest = {
  proves: 'a passcode is locked after five wrong guesses.',
  run: async (payload) => {
    const req = await createLocalReq({}, payload)
    const [email, client] = [`${randomUUID()}@self-test.invalid`, randomUUID()]
    const send = () => sql`null`
    const { otp } = platformOf(payload)
    const challenge = { purpose, email, client, deliver: sql`false`, send }
    const { challengeId } = await otp.issueChallenge(req, challenge)
    try {
      const codes = await guesses(req, { email, client, challengeId })
      const expected = codes.map((_, at) =>
        at < settings.guessesPerChallenge ? 'otp_invalid' : 'otp_locked',
      )
      return codes.join() === expected.join() ? 'passed' : 'failed'
    } finally {
      await forget(payload, challengeId)
    }
  },
}

type TestChallenge = { email: string; client: string; challengeId: string }

async function guesses(req: PayloadRequest, { email, client, challengeId }: TestChallenge) {
  const { otp } = platformOf(req.payload)
  const codes: string[] = []
  for (let at = 0; at <= settings.guessesPerChallenge; at += 1) {
    const proof = { challengeId, code: '000000' }
    const guess = otp.verify(req, { purpose, email, client, proof })
    codes.push(await guess.then(() => 'accepted', codeOf))
  }
  return codes
}

function codeOf(error: unknown): string {
  if (error instanceof Problem) return error.code
  throw error
}

async function forget(payload: Payload, challengeId: string): Promise<void> {
  await postgresOf(payload).pool.query(
    `with gone as (delete from otp_challenges where id = $1 returning address_key)
     delete from otp_addresses using gone where key = gone.address_key`,
    [challengeId],
  )
}

const olderThan = (seconds: number) =>
  sql`issued_at < clock_timestamp() - ${seconds}::int * interval '1 second'`

/**
 * Deletes in steps: the plain address when its challenge dies, the record of a send when no budget counts it any more,
 * and an address's wrong guesses after a long time without a send.
 */
export const purgeChallenges = scheduled({
  name: 'otp.purge',
  cron: '*/5 * * * *',
  run: async ({ payload }) => {
    const { lifeSeconds, memorySeconds, addressMemorySeconds } = settings
    await query({ payload })`
      update otp_challenges set email = null, nonce = null
      where nonce is not null and ${olderThan(lifeSeconds)}`
    await query({ payload })`delete from otp_challenges where ${olderThan(memorySeconds)}`
    await query({ payload })`delete from otp_addresses where ${olderThan(addressMemorySeconds)}`
  },
})
