import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { postgresOf } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'

/** How long a visit may wait to be written in a batch. */
const pauseMs = 200

export type VisitCounter = {
  /** The Payload whose visits are counted, once it has started. */
  payload: Payload | undefined
  /** Counts a visit; never waits and never fails. */
  count(payload: Payload, linkId: string): void
  /** Writes the counts so far; counts that cannot be written are kept for the next time. */
  flush(payload: Payload): Promise<void>
}

/** Counts visits in memory and adds them to the table in batches, so that no visitor waits for a write. */
export function createVisitCounter(): VisitCounter {
  const waiting = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const add = (key: string, visits: number) => waiting.set(key, (waiting.get(key) ?? 0) + visits)
  const write = async (payload: Payload) => {
    const batch = [...waiting]
    waiting.clear()
    if (batch.length === 0) return
    try {
      await addVisits(payload, batch)
    } catch (err) {
      for (const [key, visits] of batch) add(key, visits)
      platformOf(payload).log.warn({ err, msg: 'Visits of payment links wait to be written' })
      schedule(payload)
    }
  }
  const flush = (payload: Payload) => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(() => write(payload))
    return writing
  }
  const schedule = (payload: Payload) => {
    timer ??= setTimeout(() => void flush(payload), pauseMs)
    timer.unref()
  }
  return {
    payload: undefined,
    count: (payload, linkId) => {
      const day = platformOf(payload).clock.now().toISOString().slice(0, 10)
      add(`${linkId} ${day}`, 1)
      schedule(payload)
    },
    flush,
  }
}

/** One statement, so that a batch is written completely or not at all. */
async function addVisits(payload: Payload, batch: [key: string, visits: number][]): Promise<void> {
  const rows = batch.map(([key, visits]) => {
    const [linkId = '', day = ''] = key.split(' ')
    return sql`(${linkId}::uuid, ${day}::date, ${visits}::bigint)`
  })
  await postgresOf(payload).drizzle.execute(sql`
    insert into payment_link_visits (link_id, day, visits) values ${sql.join(rows, sql`, `)}
    on conflict (link_id, day) do update
    set visits = payment_link_visits.visits + excluded.visits`)
}

/**
 * Counts the visits of this Payload and flushes them before it closes its database, because Payload has no shutdown
 * hook.
 */
export function startVisits(visits: VisitCounter) {
  return (payload: Payload): void => {
    visits.payload = payload
    const destroy = payload.destroy.bind(payload)
    payload.destroy = async () => {
      await visits.flush(payload)
      await destroy()
    }
  }
}

/** Every browser's user agent begins like this; scripts and HTTP libraries send their own name, or none. */
const browser = /^(?:Mozilla|Opera)\/\d/

/** User agents of programs that prefetch pages nobody is looking at. */
const bots =
  /bot\b|bot[/_-]|crawl|spider|slurp|preview|prerender|facebookexternalhit|facebookcatalog|whatsapp|telegram|skypeuripreview|embedly|quora link|outbrain|pinterest\/|vkshare|w3c_validator|lighthouse|gtmetrix|ptst\/|pingdom|pinger|uptime|monitor|statuscake|site24x7|synthetic|datadog|checkly|scrap|headless|phantomjs|electron-fetch|jsdom|powershell|curl\/|wget|python|go-http|okhttp|java\/|google-inspectiontool|mediapartners-google|feedfetcher|archive\.org|yandex|baidu|ia_archiver|semrush|ahrefs|dataprovider/i

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
