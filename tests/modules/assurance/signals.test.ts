import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createLocalReq } from 'payload'

import { addSignals } from '../../../src/modules/assurance/signals/signalStore.js'
import { judgeMetrics } from '../../../src/modules/assurance/feedTasks.js'
import { publishFinishedHours } from '../../../src/modules/assurance/signals/countedSignals.js'
import { postgresOf, transact } from '../../../src/platform/database/requestDatabase.js'
import { boot, type Foyer } from '../../support/boot.js'
import { faultsOf } from './feedValidator.js'
import { declare, feedPath, readAll, readPage } from './startFeed.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
  // What is counted adds up by the hour, and the one on the clock may end between two counts.
  const middle = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 1_800_000)
  foyer.platform.clock.now = () => middle
})
afterAll(() => foyer.stop())

describe('a reader who polls', () => {
  test('sees every signal once, beside three more readers and eight writers who commit out of order', async () => {
    const each = 40
    const start = (await readAll(foyer)).next
    let isWriting = true
    const poll = async (limit: string) => {
      const seen: string[] = []
      let since = start
      for (;;) {
        const wasWriting = isWriting
        const { signals, page } = await readPage(foyer, { since, limit })
        for (const { subject } of signals) seen.push(subject ?? '')
        since = page.next
        if (!wasWriting && !page.hasMore) return seen
      }
    }
    const polling = Promise.all(Array.from({ length: 4 }, (_, at) => poll(String(7 + at))))
    await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer, each)))
    isWriting = false
    for (const seen of await polling) {
      expect(seen).toHaveLength(8 * each)
      expect(new Set(seen).size).toBe(8 * each)
    }
  })

  test('goes on over what a filter leaves out', async () => {
    const start = (await readAll(foyer)).next
    await declare(foyer, { title: 'Small', severity: 'low', category: 'Data quality' })
    await declare(foyer, { title: 'Grave', severity: 'critical' })
    await declare(foyer, { title: 'Small again', severity: 'low' })
    const grave = await readPage(foyer, { since: start, minSeverity: 'high' })
    expect(grave.signals.map(({ title }) => title)).toEqual(['Grave'])
    expect(grave.page.hasMore).toBe(false)
    expect((await readPage(foyer, { since: grave.page.next })).signals).toEqual([])
    const ofQuality = await readPage(foyer, { since: start, category: 'data quality' })
    expect(ofQuality.signals.map(({ title }) => title)).toEqual(['Small'])
  })

  test('does not see what was rolled back', async () => {
    const start = (await readAll(foyer)).next
    const req = await createLocalReq({}, foyer.payload)
    const broken = transact(req, async () => {
      await addSignals(req, [signal('never')])
      throw new Error('undone')
    })
    await expect(broken).rejects.toThrow('undone')
    expect((await readAll(foyer, { since: start })).signals).toEqual([])
  })
})

describe('what is counted', () => {
  test('is published at once, for the first, tenth and hundredth of an hour', async () => {
    const start = (await readAll(foyer)).next
    const { measurements } = foyer.platform
    for (const by of [1, 1, 3]) {
      measurements.count('chat.injection.override', by)
      await measurements.flush()
    }
    measurements.count('chat.injection.override', 200)
    measurements.count('chat.grounded', 5)
    const { signals } = await readAll(foyer, { since: start })
    expect(signals.map(({ type, count }) => [type, count])).toEqual([
      ['foyer.assistant.injection_suspected.v1', 1],
      ['foyer.assistant.injection_suspected.v1', 9],
      ['foyer.assistant.injection_suspected.v1', 90],
    ])
    expect(signals[0]).toMatchObject({
      origin: 'measured',
      category: 'security',
      evidence: { detector: 'injection-rules', ruleIds: ['override'] },
      mappings: { owaspLlm: ['LLM01:2026'] },
    })
  })

  test('adds up once its hour is over, including what a killed process did not publish', async () => {
    const start = (await readAll(foyer)).next
    await postgresOf(foyer.payload).pool.query(
      `insert into measurements (hour, name, bucket, count, sum)
       values (date_trunc('hour', now()) - interval '2 hours', 'payments.forged', 0, 234, 234)`,
    )
    const req = await createLocalReq({}, foyer.payload)
    await Promise.all([
      publishFinishedHours(req),
      publishFinishedHours(await createLocalReq({}, foyer.payload)),
    ])
    const { signals } = await readAll(foyer, { since: start, category: 'payments' })
    expect(signals.map(({ count }) => count)).toEqual([1, 9, 90, 134])
  })
})

describe('a threshold', () => {
  test('is reported when it is crossed and when it is kept again, not in between', async () => {
    const start = (await readAll(foyer)).next
    const { measurements } = foyer.platform
    const judge = async () => judgeMetrics(await createLocalReq({}, foyer.payload))
    measurements.count('chat.feedback.unhelpful', 40)
    await Promise.all([judge(), judge(), judge()])
    await judge()
    measurements.count('chat.feedback.helpful', 400)
    await judge()
    const { signals } = await readAll(foyer, { since: start })
    const told = signals.filter(({ subject }) => subject === 'metrics/feedback.down_rate')
    expect(told.map(({ type, status }) => [type, status])).toEqual([
      ['foyer.metric.threshold_crossed.v1', 'open'],
      ['foyer.metric.threshold_restored.v1', 'closed'],
    ])
  })
})

describe('the forms', () => {
  test('are valid by the schema, whatever they tell of', async () => {
    const response = await foyer.call(`${feedPath}?limit=100`)
    const document = await response.json()
    expect(document.signals).toHaveLength(100)
    expect(faultsOf(document)).toEqual([])
  })

  test('as a batch of CloudEvents what these do not name is under data', async () => {
    const response = await foyer.call(`${feedPath}?format=cloudevents&limit=2`)
    expect(response.headers.get('content-type')).toBe('application/cloudevents-batch+json')
    const events = (await response.json()) as Record<string, unknown>[]
    expect(events).toHaveLength(2)
    const named = ['data', 'datacontenttype', 'id', 'source', 'specversion', 'subject', 'time']
    for (const event of events) {
      expect(Object.keys(event).sort()).toEqual([...named, 'type'])
      expect(event.data).toMatchObject({ origin: 'declared', severity: { level: 'high' } })
    }
    const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? ''
    expect(new URL(next).searchParams.get('format')).toBe('cloudevents')
    expect(new URL(next).searchParams.get('since')).toBeTruthy()
  })
})

function signal(subject: string) {
  return {
    type: 'foyer.test.v1',
    source: '/test',
    subject,
    severity: [4, 4, 3] as const,
    disposition: 'allowed' as const,
    status: 'open' as const,
    origin: 'declared' as const,
    category: 'test',
    title: 'A test',
    mappings: {},
  }
}

/** Each transaction takes its own time between its insert and its commit. */
async function write(writer: number, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const req = await createLocalReq({}, foyer.payload)
    await transact(req, async () => {
      await addSignals(req, [signal(`${String(writer)}/${String(at)}`)])
      await new Promise((resolve) => setTimeout(resolve, ((writer * 7 + at * 3) % 10) * 3))
    })
  }
}
