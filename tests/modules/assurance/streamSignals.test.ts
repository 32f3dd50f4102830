import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { createParser } from 'eventsource-parser'
import pg from 'pg'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { boot, type Foyer } from '../../support/boot.js'
import { type SecondProcess, startSecondProcess } from '../../support/startSecondProcess.js'
import { statementsOf } from '../../support/statementsOf.js'
import { declare, feedPath, type FeedSignal, readAll } from './startFeed.js'

let foyer: Foyer
let other: SecondProcess

beforeAll(async () => {
  foyer = await boot()
  other = await startSecondProcess({ DATABASE_URL: foyer.databaseUrl })
})
afterAll(async () => {
  await other.stop()
  await foyer.stop()
})

describe('a stream of signals', () => {
  test('sends what is committed from now on, with the cursor behind it as its id', async () => {
    await declare(foyer, { title: 'Before' })
    const stream = await listen(foyer.url)
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream')
    expect(stream.response.headers.get('cache-control')).toContain('no-store')
    await declare(foyer, { title: 'First' })
    await declare(foyer, { title: 'Second' })
    await stream.until(2)
    expect(stream.titles()).toEqual(['First', 'Second'])
    const first = stream.ids()[0] ?? ''
    const { signals } = await readAll(foyer, { since: first })
    expect(signals.map(({ title }) => title)).toEqual(['Second'])
    stream.end()
  })

  test('goes on after Last-Event-ID, which is newer than its address', async () => {
    const since = (await readAll(foyer)).next
    for (const title of ['One', 'Two', 'Three']) await declare(foyer, { title })
    const whole = await listen(foyer.url, { query: `?since=${since}` })
    await whole.until(3)
    expect(whole.titles()).toEqual(['One', 'Two', 'Three'])
    const id = whole.ids()[1] ?? ''
    whole.end()
    const rest = await listen(foyer.url, {
      query: `?since=${since}`,
      headers: { 'last-event-id': id },
    })
    await rest.until(1)
    expect(rest.titles()).toEqual(['Three'])
    rest.end()
  })

  test('hears what another process commits', async () => {
    const [here, there] = [await listen(foyer.url), await listen(other.url)]
    await declare(foyer, { title: 'From here' })
    await Promise.all([here.until(1), there.until(1)])
    expect(there.titles()).toEqual(['From here'])
    await declare({ ...foyer, ...callerOf(other.url) }, { title: 'From there' })
    await Promise.all([here.until(2), there.until(2)])
    expect(here.titles()).toEqual(['From here', 'From there'])
    here.end()
    there.end()
  })

  test('costs the database no more for twelve readers than for one', async () => {
    const streams = await Promise.all(Array.from({ length: 12 }, () => listen(foyer.url)))
    await declare(foyer, { title: 'One' })
    await Promise.all(streams.map((stream) => stream.until(1)))
    const spy = jest.spyOn(pg.Client.prototype, 'query')
    await declare(foyer, { title: 'Two' })
    await Promise.all(streams.map((stream) => stream.until(2)))
    const sent = (spy.mock.calls as unknown[][]).flatMap(statementsOf)
    spy.mockRestore()
    for (const stream of streams) stream.end()
    expect(streams.map((stream) => stream.titles())).toEqual(streams.map(() => ['One', 'Two']))
    const reading = sent.filter(({ text }) => /from assurance_signals/.test(text))
    // Five at a reading. On a busy machine the streams wake in a few waves; one by one they would be twelve readings.
    expect(reading.length).toBeLessThanOrEqual(4 * 5)
  })

  test('leaves out what was not asked for', async () => {
    const stream = await listen(foyer.url, { query: '?minSeverity=critical&format=cloudevents' })
    await declare(foyer, { title: 'High' })
    await declare(foyer, { title: 'Critical', severity: 'critical' })
    await stream.until(1)
    expect(stream.events()).toMatchObject([{ data: { title: 'Critical' } }])
    stream.end()
  })

  test('sends everything since long ago, however much there is', async () => {
    const since = (await readAll(foyer)).next
    await postgresOf(foyer.payload).pool.query(
      `insert into assurance_signals (id, category, level, content)
       select new_id, category, level, content || jsonb_build_object('id', new_id, 'title', n::text)
       from (select * from assurance_signals order by id limit 1) one, generate_series(1, 3000) n,
         lateral (select overlay(id placing lpad(n::text, 6, '0') from 21) as new_id) made`,
    )
    const stream = await listen(foyer.url, { query: `?since=${since}` })
    await stream.until(3_000)
    expect(new Set(stream.titles()).size).toBe(3_000)
    stream.end()
  })

  test('is refused to whoever names an unknown cursor', async () => {
    const response = await foyer.call(feedPath, {
      headers: { accept: 'text/event-stream', 'last-event-id': 'nonsense' },
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_query' })
  })

  test('ends when the process drains', async () => {
    const stream = await listen(foyer.url)
    foyer.platform.readiness.set(false)
    await stream.ended
    expect(stream.titles()).toEqual([])
    const late = await foyer.call(feedPath, { headers: { accept: 'text/event-stream' } })
    expect(late.status).toBe(503)
  })
})

type Event = FeedSignal & { data?: FeedSignal }

async function listen(
  url: string,
  { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
) {
  const gone = new AbortController()
  const response = await fetch(url + feedPath + query, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: gone.signal,
  })
  if (!response.body) throw new Error('No stream')
  const events: { id: string | undefined; data: Event }[] = []
  const parser = createParser({
    onEvent: ({ id, data }) => void events.push({ id, data: JSON.parse(data) as Event }),
  })
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const first = await reader.read()
  parser.feed(first.value ?? '')
  const ended = (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parser.feed(part.value)
    }
  })().catch(() => undefined)
  return {
    response,
    ended,
    end: () => gone.abort(),
    events: () => events.map(({ data }) => data),
    ids: () => events.map(({ id }) => id),
    titles: () => events.map(({ data }) => data.title),
    until: async (count: number) => {
      const deadline = Date.now() + 60_000
      while (events.length < count) {
        if (Date.now() > deadline) throw new Error(`Only ${String(events.length)} events came`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
  }
}

function callerOf(url: string): Pick<Foyer, 'callAsAdmin'> {
  return {
    callAsAdmin: (path, { method = 'GET', json } = {}) =>
      fetch(url + path, {
        method,
        headers: {
          'x-api-key': 'the-admin-api-key-of-the-tests-0123456789',
          'content-type': 'application/json',
        },
        body: JSON.stringify(json),
      }),
  }
}
