import { bigint, pgTable, text, timestamp, uuid } from '@payloadcms/db-postgres/drizzle/pg-core'
import { hkdfSync, randomBytes, createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'

import { query } from '../../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../../platform/platform.js'
import { hmac, seal, unseal } from '../../../../platform/secrets.js'

type Database = Pick<PayloadRequest, 'payload' | 'transactionID'>

type Factor = { secret: string; recoveryCodesLeft: number; confirmedAt: Date }

/** The app that a person has confirmed; undefined without one. */
export async function findSecondFactor(
  payload: Payload,
  user: string,
): Promise<Factor | undefined> {
  const [row] = await query<Factor>({ payload })`
    select secret, cardinality(recovery_codes) as "recoveryCodesLeft", confirmed_at as "confirmedAt"
    from second_factors where user_id = ${user}::uuid and secret is not null`
  return row
}

/** Makes a secret that waits to be confirmed, and returns it as apps take it. */
export async function beginSecondFactor(req: PayloadRequest, user: string): Promise<string> {
  const secret = randomBytes(totpSecretBytes)
  const sealed = seal(keyOf(req.payload), secret).toString('base64')
  await query(req)`
    insert into second_factors (user_id, pending_secret, recovery_codes)
    values (${user}::uuid, ${sealed}, '{}')
    on conflict (user_id) do update set pending_secret = excluded.pending_secret`
  return base32(secret)
}

const recoveryCodes = 10

/** Puts the waiting secret in force if the code is one of its own; returns new recovery codes, which are shown once. */
export async function confirmSecondFactor(
  req: PayloadRequest,
  user: string,
  code: string,
): Promise<string[] | undefined> {
  const { payload } = req
  const [waiting] = await query<{ secret: string }>(req)`
    select pending_secret as secret from second_factors
    where user_id = ${user}::uuid and pending_secret is not null`
  const step = waiting && stepNow(payload, waiting.secret, code)
  if (step === undefined) return undefined
  const codes = Array.from({ length: recoveryCodes }, makeRecoveryCode)
  const hashes = codes.map((one) => hashOf(payload, user, one))
  const done = await query(req)`
    update second_factors set secret = pending_secret, pending_secret = null,
      used_step = ${step}, confirmed_at = now(),
      recovery_codes = array(select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))
    where user_id = ${user}::uuid and pending_secret = ${waiting?.secret}
    returning user_id`
  return done.length > 0 ? codes : undefined
}

/**
 * Whether a code of the app or a recovery code is right, and uses it up: in one statement outside of any transaction, so
 * that of two requests with the same code one is refused.
 */
export async function useCode(payload: Payload, user: string, given: string): Promise<boolean> {
  const code = given.replace(/[\s-]/g, '').toUpperCase()
  const factor = await findSecondFactor(payload, user)
  if (!factor) return false
  const step = stepNow(payload, factor.secret, code)
  const hash = hashOf(payload, user, code)
  const used =
    step === undefined
      ? await query({ payload })`
          update second_factors set recovery_codes = array_remove(recovery_codes, ${hash})
          where user_id = ${user}::uuid and ${hash} = any(recovery_codes) returning user_id`
      : await query({ payload })`
          update second_factors set used_step = ${step}
          where user_id = ${user}::uuid and used_step < ${step} and secret = ${factor.secret}
          returning user_id`
  return used.length > 0
}

export async function removeSecondFactor(req: Database, user: string): Promise<boolean> {
  const removed = await query<{ secret: string | null }>(req)`
    delete from second_factors where user_id = ${user}::uuid returning secret`
  return removed.some(({ secret }) => secret !== null)
}

function stepNow(payload: Payload, sealed: string, code: string): number | undefined {
  const secret = unseal(keyOf(payload), Buffer.from(sealed, 'base64'))
  return stepOfCode(secret, code, platformOf(payload).clock.now())
}

/** 50 random bits, in two groups that can be typed from paper. */
function makeRecoveryCode(): string {
  const text = base32(randomBytes(7)).slice(0, 10)
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

function hashOf({ secret }: Payload, user: string, code: string): string {
  return hmac(secret, ['foyer.recovery-code', user, code.replace('-', '')]).toString('base64url')
}

function keyOf({ secret }: Payload): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'foyer.second-factors', 32))
}

/** Time-based one-time passwords (RFC 6238) as every authenticator app makes them: SHA-1, 30 seconds, six digits. */
const stepMs = 30_000
const digits = 6

const totpSecretBytes = 20

/** The code of a time step. */
function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** The time step that a code belongs to: the present one, the one before or after, or none. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const present = Math.floor(now.getTime() / stepMs)
  const isOf = (step: number) =>
    timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(secret, step)))
  return [present, present - 1, present + 1].find(isOf)
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base 32 (RFC 4648) without padding, as apps take secrets. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const fives = bits.match(/.{1,5}/g) ?? []
  return fives.map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('')
}

/** The authenticator app of each person who has one, and their recovery codes. */
export const secondFactorsTable = pgTable('second_factors', {
  userId: uuid('user_id').primaryKey(),
  /** The secret that the app shares, encrypted; null until it was confirmed with a code. */
  secret: text('secret'),
  /** One that waits to be confirmed, while the former still works. */
  pendingSecret: text('pending_secret'),
  /** The time step of the code that was used last: this one and older ones are refused. */
  usedStep: bigint('used_step', { mode: 'number' }).notNull().default(0),
  /** Keyed hashes of the codes that are left. */
  recoveryCodes: text('recovery_codes').array().notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
})
