import type { Foyer } from '../../support/boot.js'

export type FeedSignal = {
  id: string
  type: string
  subject?: string
  origin: string
  category: string
  title: string
  status: string
  count: number
  severity: { level: string }
  evidence?: { detector: string; ruleIds?: string[] }
}

type FeedPage = { signals: FeedSignal[]; page: { next: string; hasMore: boolean } }

export const feedPath = '/api/tools/ai-assurance/telemetry'

/** One page of the feed. */
export async function readPage(foyer: Foyer, query: Record<string, string>): Promise<FeedPage> {
  const search = new URLSearchParams(query).toString()
  const response = await foyer.call(`${feedPath}?${search}`)
  if (response.status !== 200) throw new Error(await response.text())
  return (await response.json()) as FeedPage
}

/** Everything in the feed after a cursor. */
export async function readAll(foyer: Foyer, query: Record<string, string> = {}) {
  const signals: FeedSignal[] = []
  let { since } = query
  for (;;) {
    const page: FeedPage = await readPage(foyer, { ...query, ...(since && { since }) })
    signals.push(...page.signals)
    since = page.page.next
    if (!page.page.hasMore) return { signals, next: since }
  }
}

/** A risk item, entered by the admin. */
export async function declare(foyer: Foyer, item: Record<string, unknown>): Promise<string> {
  const json = { title: 'A risk', category: 'security', severity: 'high', ...item }
  const response = await foyer.callAsAdmin('/api/risk-items', { method: 'POST', json })
  if (response.status !== 201) throw new Error(await response.text())
  return ((await response.json()) as { doc: { id: string } }).doc.id
}
