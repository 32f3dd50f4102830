import { setTimeout as wait } from 'node:timers/promises'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { createSourceText } from '../../../src/modules/assistant/verification/createSourceText.js'
import { readPublished } from '../../../src/modules/assistant/verification/readPublished.js'
import {
  type PlatformAiServer,
  startPlatformAiServer,
} from '../../support/fakes/platformAiServer.js'
import { bootSite, type Site } from './site.js'

describe('what a text supports', () => {
  const reading = createSourceText({
    title: 'Cancelling',
    lines: [
      'You may cancel until fourteen days before the course. We then return the full price of €1,250.',
      'Ten days before it starts, half of the price is kept. Lisbon courses are not refunded.',
      'The next course starts on 21 December 2026 with 24 places.',
      'La formation suivante commence le 7 janvier avec 12 places.',
    ],
  })
  test.each([
    ['We then return the full price of €1,250.', true],
    ['we then return the full price of € 1250', true],
    ['The full price of €1,250 is returned.', true],
    ['You can cancel up to 14 days before the course.', true],
    ['Lisbon courses are not refunded.', true],
    ['We then return the full price of €1,350.', false],
    ['We then return the full price of $1,250.', false],
    ['You can cancel up to 4 days before the course.', false],
    ['The next course with 24 places starts on December 21, 2026.', true],
    ['The next course starts on 24 December 2026 with 24 places.', false],
    ['La formation suivante commence le 12 janvier avec 12 places.', false],
    ['You may not cancel until fourteen days before the course.', false],
    ['Lisbon courses are refunded.', false],
    ['Madrid: courses in Madrid are not refunded.', false],
    ['Everybody gets a present with it.', false],
  ])('%s: %s', (sentence, isSupported) => {
    expect(reading.supports(sentence)).toBe(isSupported)
  })
})

describe('the rates in the feed', () => {
  let site: Site
  let server: PlatformAiServer

  beforeAll(async () => {
    server = await startPlatformAiServer()
    site = await bootSite({ PLATFORM_AI_URL: server.url, TRUSTED_PROXY_HOPS: '1' })
  })

  beforeEach(async () => {
    await site.platform.measurements.flush()
    await site.query('delete from measurements')
  })

  afterAll(async () => {
    await site.stop()
    await server.stop()
  })

  let clients = 0
  const askTwentyTimes = async (message = 'How long does a refund take?') => {
    for (let at = 0; at < 20; at += 1) {
      clients += 1
      const client = { 'x-forwarded-for': `198.51.100.${String(clients)}` }
      const { status, body } = await site.ask({ message }, client)
      expect([status, body.grounded]).toEqual([200, true])
    }
  }

  test('are 1 if each statement occurs in what it cites', async () => {
    server.become({ kind: 'up', text: 'We start a refund within three working days [1].' })
    await askTwentyTimes()
    const grounded = await settled('assistant.grounded_rate', 20)
    expect(grounded).toMatchObject({ value: 1, status: 'ok' })
    expect(await settled('assistant.citation_valid_rate', 20)).toMatchObject({ value: 1 })
  })

  test('of grounded answers stay 1 if the platform AI invents a figure, because it is withheld', async () => {
    server.become({ kind: 'up', text: 'We start a refund within nine working days [1].' })
    await askTwentyTimes()
    expect(await settled('assistant.grounded_rate', 20)).toMatchObject({ value: 1 })
    expect(await settled('guard.sentences_withheld', 20)).toMatchObject({ value: 20 })
    expect(await signalTypes()).toContain('foyer.assistant.sentence_withheld.v1')
  })

  test('of valid citations falls if the platform AI cites a source that does not exist, and rises when it does not', async () => {
    server.become({ kind: 'up', text: 'We start a refund within three working days [1][9].' })
    await askTwentyTimes()
    const { value, n } = await settled('assistant.citation_valid_rate', 40)
    expect(n).toBeGreaterThanOrEqual(40)
    expect(value).toBeLessThan(0.95)
    expect(await signalTypes()).toContain('foyer.assistant.citation_rejected.v1')
    server.become({ kind: 'up', text: 'We start a refund within three working days [1].' })
    await askTwentyTimes()
    const { value: later } = await settled('assistant.citation_valid_rate', n + 20)
    expect(Number(later)).toBeGreaterThan(Number(value))
  })

  test('both fall if what is cited was withdrawn or changed without the index knowing', async () => {
    server.become({ kind: 'status', status: 500 })
    // On a busy machine the index may lose its connection, and would read everything again.
    site.platform.search.stop()
    await site.query(`update faqs_locales set answer = 'We start a refund within ten working days.'
      where question = 'How long does a refund take?'`)
    await site.query(`update faqs set _status = 'draft' where id =
      (select _parent_id from faqs_locales where question like 'Is parking available%')`)
    await askTwentyTimes()
    await askTwentyTimes('Is parking available at the Lyon office?')
    const grounded = await settled('assistant.grounded_rate', 40)
    expect(grounded).toMatchObject({ value: 0, status: 'breach' })
    const { value } = await settled('assistant.citation_valid_rate', 40)
    expect(value).toBeLessThan(0.8)
    expect(await signalTypes()).toContain('foyer.assistant.citation_unresolved.v1')
  })

  test('know the text of a page, and not the random ids of its parts', async () => {
    const items = [{ value: '2,100', label: 'sailors' }]
    const blocks = [{ blockType: 'figures', heading: 'Since 1988', items }] as never
    const data = { title: 'Crew', slug: 'crew', summary: 'Us.', blocks, _status: 'published' }
    await site.payload.create({ collection: 'pages', data: data as never })
    const read = await readPublished(site.payload, `${site.platform.serverUrl}/pages/crew`)
    expect(read?.lines).toEqual(expect.arrayContaining(['Since 1988', '2,100', 'sailors']))
    expect(read?.lines.filter((line) => /^[0-9a-f-]{24,}$/.test(line))).toEqual([])
  })

  type Metric = { id: string; n: number; value: number | null; status: string }

  async function readFeed() {
    const response = await site.call('/api/tools/ai-assurance/telemetry')
    return (await response.json()) as { metrics: Metric[]; signals: { type: string }[] }
  }

  const signalTypes = async () => (await readFeed()).signals.map(({ type }) => type)

  /** The metric once this many answers are verified, because that happens in the background. */
  async function settled(id: string, least: number): Promise<Metric> {
    const until = Date.now() + 20_000
    for (;;) {
      const { metrics } = await readFeed()
      const metric = metrics.find((each) => each.id === id)
      if (metric && metric.n >= least) return metric
      if (Date.now() > until) throw new Error(`${id} stayed at ${String(metric?.n)}`)
      await wait(50)
    }
  }
})
