import { sql } from '@payloadcms/db-postgres/drizzle'
import { bigint, date, pgTable, primaryKey, uuid } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionBeforeOperationHook, Payload } from 'payload'

import { counterOfPayload } from '../../../platform/createBatchedCounter.js'
import { query } from '../../../platform/database/requestDatabase.js'
import { dayMs } from '../../../platform/days.js'
import { platformOf } from '../../../platform/platform.js'

/** The day is one in UTC, counted from 1970. */
type Visits = { linkId: string; day: number; visits: number }

export type VisitCounter = {
  /** The Payload whose visits are counted, once it has started. */
  payload: Payload | undefined
  /** Counts a visit; never waits and never fails. */
  count(payload: Payload, linkId: string): void
  /** Writes what waits before staff are shown links, so that they see the visits of a moment ago. */
  writeForStaff: CollectionBeforeOperationHook
}

/** Counts visits in memory; those that cannot be written wait for the next batch. */
export function createVisitCounter(): VisitCounter {
  const counterOf = counterOfPayload<Visits>((payload) => ({
    keyOf: ({ linkId, day }) => `${linkId} ${String(day)}`,
    merge: (row, { visits }) => ({ ...row, visits: row.visits + visits }),
    flushAfterMs: 200,
    maxRows: 10_000,
    write: async (batch) => {
      try {
        await addVisits(payload, batch)
        return []
      } catch (err) {
        platformOf(payload).log.warn({ err, msg: 'Visits of payment links wait to be written' })
        return batch
      }
    },
  }))
  return {
    payload: undefined,
    count: (payload, linkId) => {
      const day = Math.floor(platformOf(payload).clock.now().getTime() / dayMs)
      counterOf(payload).add({ linkId, day, visits: 1 })
    },
    writeForStaff: async ({ req: { payload, user } }) => {
      if (user) await counterOf(payload).flush()
    },
  }
}

/** One statement, so that a batch is written completely or not at all. */
async function addVisits(payload: Payload, batch: readonly Visits[]): Promise<void> {
  const rows = batch.map(
    ({ linkId, day, visits }) =>
      sql`(${linkId}::uuid, ${new Date(day * dayMs).toISOString()}::date, ${visits}::bigint)`,
  )
  await query({ payload })`
    insert into payment_link_visits (link_id, day, visits) values ${sql.join(rows, sql`, `)}
    on conflict (link_id, day) do update
    set visits = payment_link_visits.visits + excluded.visits`
}

/** Every browser's user agent begins like this; scripts and HTTP libraries send their own name, or none. */
const browser = /^(?:Mozilla|Opera)\/\d/

/**
 * User agents of programs that prefetch pages nobody is looking at. Names that the browsers within apps have too
 * (Telegram, Pinterest, WhatsApp, Baidu, Yandex) are left out: their crawlers say that they are bots, or begin unlike a
 * browser. A CUBOT is a phone.
 */
const bots =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|preview|prerender|facebookexternalhit|facebookcatalog|skypeuripreview|embedly|quora link|outbrain|vkshare|w3c_validator|lighthouse|gtmetrix|ptst\/|pingdom|pinger|uptime|monitor|statuscake|site24x7|synthetic|datadog|checkly|scrap|headless|phantomjs|electron-fetch|jsdom|powershell|curl\/|wget|python|go-http|okhttp|java\/|google-inspectiontool|mediapartners-google|feedfetcher|archive\.org|ia_archiver|semrush|ahrefs|dataprovider/i

/** How crawlers identify themselves; besides them only Internet Explorer does, which also says MSIE. */
const crawlerComment = /\bcompatible;(?! MSIE)/i

const prefetch = /\b(?:prefetch|preview|prerender)\b/i

/** The request method and the headers, by their names in lower case. */
type Visitor = { method: string | undefined; header: (name: string) => string | undefined }

/**
 * Whether a request is a person's visit: a browser that opens the page now. Not HEAD, a script, a bot, a monitor, a
 * prefetch, or a subresource of another page.
 */
export function isVisit({ method, header }: Visitor): boolean {
  if (method === 'HEAD') return false
  const name = header('user-agent')?.trim() ?? ''
  if (!browser.test(name) || bots.test(name) || crawlerComment.test(name)) return false
  // Another page that embeds this address as an image or script does not make a visit.
  if (!/^(?:document|i?frame)$/.test(header('sec-fetch-dest') ?? 'document')) return false
  return !['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((one) =>
    prefetch.test(header(one) ?? ''),
  )
}

/** Visits of a link by day (UTC). A separate table, because Payload writes back every field of a document it saves. */
export const paymentLinkVisitsTable = pgTable(
  'payment_link_visits',
  {
    linkId: uuid('link_id').notNull(),
    day: date('day').notNull(),
    visits: bigint('visits', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.day] })],
)
