import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'

import type { LimitRule } from '../limits/createLimits.js'
import { settings } from './settings.js'

const { resend, addressHour, addressDay, clientSends, clientAddresses, everyone } = settings

type Send = { purpose: string; addressKey: Buffer; clientKey: Buffer }

/** The budget of this name. */
export function sendRule(name: string): LimitRule {
  const rules = [resend, addressHour, addressDay, clientSends, clientAddresses, everyone]
  return rules.find((rule) => rule.name === name) ?? resend
}

/**
 * SQL: rows of a budget's name and when it has room for this send, which is when the send that filled it is as
 * old as its window. The challenges are the record of all sends, so nothing is counted twice or forgotten; only
 * sends to everyone may exceed their budget by those that are under way at once, which wait for no common lock.
 */
export function freeTimes({ purpose, addressKey, clientKey }: Send): SQL {
  const toAddress = sql`address_key = ${addressKey}`
  const byClient = sql`client_key = ${clientKey}`
  const newest = (condition: SQL) =>
    sql`select issued_at from otp_challenges where ${condition} order by issued_at desc`
  const newestToOthers = sql`
    select max(issued_at) from otp_challenges where ${byClient} and address_key <> ${addressKey}
    group by address_key order by 1 desc`
  const rows = [
    freeTime(resend, newest(sql`${toAddress} and purpose = ${purpose}`)),
    freeTime(addressHour, newest(toAddress)),
    freeTime(addressDay, newest(toAddress)),
    freeTime(clientSends, newest(byClient)),
    freeTime(clientAddresses, newestToOthers),
    freeTime(everyone, newest(sql`true`)),
  ]
  return sql.join(rows, sql`, `)
}

function freeTime({ name, points, seconds }: LimitRule, newest: SQL): SQL {
  return sql`(${name}::text,
    (${newest} offset ${points - 1} limit 1) + ${seconds}::int * interval '1 second')`
}
