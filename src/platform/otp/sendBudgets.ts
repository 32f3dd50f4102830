import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { sql } from '../database/sql.js'
import type { LimitRule } from '../limits/createLimits.js'
import { type OtpPoints, settings } from './settings.js'

/** Which share of the budget of everyone the wider network of a client may use. */
export type FarTier = 'far' | 'ipv4'

/** What a send is counted by: its purpose, and keyed hashes of who it goes to and who asked for it. */
export type Send = {
  purpose: string
  addressKey: Buffer
  clientKey: Buffer
  nearKey: Buffer
  farKey: Buffer
  farTier: FarTier
}

/** The budgets of sends and of checks, with `given` in place of their usual points. */
export function sendBudgets(given: OtpPoints) {
  const { resend, addressHour, addressDay } = settings
  const ruleOf = (name: keyof OtpPoints): LimitRule => {
    const usual = settings[name]
    return { ...usual, points: given[name] ?? usual.points }
  }
  const everyone = ruleOf('everyone')
  const clientSends = ruleOf('clientSends')
  const clientAddresses = ruleOf('clientAddresses')
  const near = shareOf(everyone, 'near')
  const wider = { far: shareOf(everyone, 'far'), ipv4: shareOf(everyone, 'ipv4') }
  const own = [resend, addressHour, addressDay, clientSends, clientAddresses]
  const rules = [...own, near, ...Object.values(wider), everyone]
  return {
    /** How many codes one client may have checked. */
    verifications: ruleOf('verifications'),
    /** The budget of this name. */
    rule: (name: string) => rules.find((rule) => rule.name === name) ?? resend,
    /**
     * SQL: rows of a budget's name and the time at which it has room for this send, which is when the send that filled
     * it leaves its window. The challenges are the record of all sends, so nothing is counted twice or forgotten. Only
     * networks and everyone may be exceeded by concurrent sends, which share no lock.
     */
    freeTimes: ({ purpose, addressKey, clientKey, nearKey, farKey, farTier }: Send) => {
      const toAddress = sql`address_key = ${addressKey}`
      const byClient = sql`client_key = ${clientKey}`
      const newestToOthers = sql`
        select max(issued_at) from otp_challenges where ${byClient} and address_key <> ${addressKey}
        group by address_key order by 1 desc`
      const rows = [
        freeTime(resend, newest(sql`${toAddress} and purpose = ${purpose}`)),
        freeTime(addressHour, newest(toAddress)),
        freeTime(addressDay, newest(toAddress)),
        freeTime(clientSends, newest(byClient)),
        freeTime(clientAddresses, newestToOthers),
        freeTime(near, newest(sql`near_key = ${nearKey}`)),
        freeTime(wider[farTier], newest(sql`far_key = ${farKey}`)),
        freeTime(everyone, newest(sql`true`), reservedFrom(farKey, everyone)),
      ]
      return sql.join(rows, sql`, `)
    },
  }
}

export type SendBudgets = ReturnType<typeof sendBudgets>

function shareOf({ name, points, seconds }: LimitRule, tier: 'near' | FarTier): LimitRule {
  const { part, least } = settings.networks[tier]
  return { name: `${name}-${tier}`, points: Math.max(least, Math.ceil(points * part)), seconds }
}

/** SQL: how much of the budget of everyone is reserved, from the point of view of a network that has sent recently. */
function reservedFrom(farKey: Buffer, { points, seconds }: LimitRule): SQL {
  return sql`(select case when exists (
    select from otp_challenges where far_key = ${farKey}
      and issued_at > clock_timestamp() - ${seconds}::int * interval '1 second'
  ) then ${Math.floor(points * settings.newcomers)}::int else 0 end)`
}

function newest(condition: SQL): SQL {
  return sql`select issued_at from otp_challenges where ${condition} order by issued_at desc`
}

function freeTime({ name, points, seconds }: LimitRule, sends: SQL, reserved = sql`0`): SQL {
  return sql`(${name}::text,
    (${sends} offset ${points - 1}::int - ${reserved} limit 1) + ${seconds}::int * interval '1 second')`
}
