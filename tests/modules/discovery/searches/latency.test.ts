import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

import { readApi } from '../../../../src/app/(site)/_frame/readApi.js'
import { boot, type Foyer } from '../../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

test('the feed counts every search, those answered from memory too, through whichever door they come', async () => {
  const { hits } = foyer.platform.cache.state()
  for (let at = 0; at < 10; at += 1) await foyer.call('/api/search?q=course')
  expect(foyer.platform.cache.state().hits - hits).toBeGreaterThanOrEqual(8)
  await foyer.call('/api/search?q=course&page=2')
  for (let at = 0; at < 5; at += 1) await readApi(foyer.payload, '/api/search?q=course&locale=en')
  const client = new Client({ name: 'tests', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${foyer.url}/api/mcp`)))
  for (let at = 0; at < 5; at += 1) {
    await client.callTool({ name: 'search', arguments: { q: 'course' } })
  }
  await client.close()
  const response = await foyer.call('/api/tools/ai-assurance/telemetry')
  const { metrics } = (await response.json()) as {
    metrics: { id: string; n: number; value: number | null; status: string }[]
  }
  for (const id of ['search.latency_ms.p50', 'search.latency_ms.p95']) {
    const metric = metrics.find((each) => each.id === id)
    expect(metric).toMatchObject({ n: 21, status: 'ok' })
    expect(metric?.value).not.toBeNull()
  }
})
