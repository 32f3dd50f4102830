import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { query, transact } from '../../../platform/database/requestDatabase.js'
import { newUlid } from '../../../platform/newUlid.js'

/** A message that only this process may send until its lease ends. */
export type Claim = {
  id: string
  webhook: string
  messageId: string
  event: string
  body: string
  /** Includes this attempt: 1 at the first. */
  attempts: number
  ageSeconds: number
  url: string
  secrets: string[]
}

/** Well above the longest attempt; after it, the message of a killed process can be claimed again. */
const leaseSeconds = 45

type ClaimedRow = Omit<Claim, 'secrets'> & { secret: string; previous: string | null }

/**
 * Claims the next due message of an endpoint, or the given one, for this process. To keep the order, that is the
 * endpoint's oldest unsent message, or one that no longer blocks others. Undefined if nothing is due, or the previous
 * message is still being sent.
 */
export async function claimDelivery(
  req: PayloadRequest,
  { webhook, delivery }: { webhook: string; delivery?: string | undefined },
): Promise<Claim | undefined> {
  return transact(req, async () => {
    // Two at once would see the same oldest message, and one of them would take the next.
    await lockEndpoint(req, webhook)
    const next = delivery ? given(delivery) : oldest(sql`${webhook}::uuid`)
    const [row] = await query<ClaimedRow>(req)`
      update webhook_deliveries claimed set attempts = claimed.attempts + 1,
        leased_until = now() + ${leaseSeconds} * interval '1 s', last_attempt_at = now(),
        first_attempt_at = coalesce(claimed.first_attempt_at, now()), updated_at = now()
      from webhooks where webhooks.id = claimed.webhook_id and claimed.id = (${next})
      returning claimed.id, webhooks.id as webhook, claimed.message_id as "messageId", claimed.event,
        claimed.body, claimed.attempts::int as attempts, webhooks.url,
        extract(epoch from now() - claimed.first_attempt_at)::int as "ageSeconds",
        webhooks.secret_sealed as secret,
        case when webhooks.previous_valid_until > now() then webhooks.previous_secret_sealed end
          as previous`
    if (!row) return undefined
    const { secret, previous, ...claim } = row
    return { ...claim, secrets: previous ? [secret, previous] : [secret] }
  })
}

/** Until the transaction of `req` ends, no one else can claim a message of this endpoint or schedule its next. */
export async function lockEndpoint(req: PayloadRequest, webhook: string): Promise<void> {
  await query(req)`select pg_advisory_xact_lock(hashtextextended(${`webhook ${webhook}`}, 0))`
}

/** SQL: whether nobody is sending a message. */
export const isUnclaimed = sql`(leased_until is null or leased_until <= now())`

/** SQL: whether a message waits and nobody is sending it. */
export const isFree = sql`status = 'pending' and ${isUnclaimed}`

/** SQL: what sets a message to be sent now, with all its attempts, and their three days, before it. */
export const fromTheStart = sql`attempts = 0, first_attempt_at = null, next_attempt_at = now(), updated_at = now()`

function given(delivery: string) {
  return sql`select id from webhook_deliveries where id = ${delivery}::uuid and ${isFree}`
}

/** The endpoints among these that have a message to be sent now; others have none, or one whose end sends the next. */
export async function endpointsDue(req: PayloadRequest, webhooks: string[]): Promise<string[]> {
  const ids = sql.join(
    webhooks.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const rows = await query<{ webhook: string }>(req)`
    select id as webhook from webhooks endpoint
    where id in (${ids}) and (${oldest(sql`endpoint.id`)}) is not null`
  return rows.map(({ webhook }) => webhook)
}

/** SQL: the message that is next at the endpoint of this id. */
function oldest(webhook: SQL): SQL {
  return sql`
    select id from (
      (select * from webhook_deliveries where webhook_id = ${webhook} and status = 'pending'
        and in_order order by position limit 1)
      union all
      (select * from webhook_deliveries where webhook_id = ${webhook} and status = 'pending'
        and not in_order and next_attempt_at <= now() order by next_attempt_at limit 10)
    ) candidates
    where ${isFree} and next_attempt_at <= now()
      and exists (select from webhooks where id = ${webhook} and enabled)
      and not exists (select from webhook_deliveries
        where webhook_id = ${webhook} and status = 'pending' and leased_until > now())
    order by in_order desc, position limit 1`
}

type NewMessage = { type: string; body: string; inOrder: boolean }

/** Adds a message to the outbox, once for each endpoint that the end of the statement, `to`, selects. */
export async function addDeliveries(
  req: PayloadRequest,
  { message: { type, body, inOrder }, to }: { message: NewMessage; to: SQL },
): Promise<{ id: string; webhook: string }[]> {
  return query<{ id: string; webhook: string }>(req)`
    insert into webhook_deliveries
      (id, webhook_id, message_id, event, body, status, attempts, in_order, position,
        next_attempt_at, created_at, updated_at)
    select gen_random_uuid(), webhooks.id, ${`msg_${newUlid()}`}::text, ${type}::text, ${body}::text,
      'pending', 0, ${inOrder}::boolean, (extract(epoch from clock_timestamp()) * 1000000)::bigint,
      now(), now(), now()
    from webhooks ${to}
    returning id, webhook_id as webhook`
}

const hourSeconds = 3_600

/** About 5 s, 30 s, 2 min, 15 min, then hourly for up to 3 days. */
const firstDelays = [5, 30, 120, 900]

const givenUpAfterSeconds = 3 * 24 * hourSeconds

/**
 * From this attempt on a message no longer blocks those behind it: a receiver that restarts still gets them in order,
 * and a message that it always refuses delays the others by seconds, not minutes.
 */
export const attemptsInOrder = 2

/**
 * The seconds to wait after the given attempt has failed, 1 being the first; undefined once the message is given up.
 * `ageSeconds` is the time since its first attempt, `jitter` a number from 0 to 1.
 */
export function retryDelay(
  attempt: number,
  { ageSeconds, jitter }: { ageSeconds: number; jitter: number },
): number | undefined {
  // At most a tenth, so that endpoints on one host that failed together are not retried together.
  const delay = (firstDelays[attempt - 1] ?? hourSeconds) * (1 + jitter / 10)
  return ageSeconds + delay > givenUpAfterSeconds ? undefined : delay
}
