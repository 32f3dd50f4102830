import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'

import { within } from '../../platform/abort.js'
import { isRecord } from '../../platform/isRecord.js'

/*
 * Of several processes behind one port any may be scraped, so whichever is answers for all. It asks the process that
 * started it (`all`), which asks each child (`own`) and hands on what they say (`said`).
 */
type Message = { metrics: 'all' | 'own' | 'said'; id: string; texts: readonly string[] }

/** A child that hangs is missing from the answer instead of holding it up. */
const gatherWithinMs = 1_500

/** In the parent: gathers the metrics of all children whenever one of them asks. */
export function relayMetrics(): void {
  cluster.on('message', (asker, message: unknown) => {
    if (!isMessage(message) || message.metrics !== 'all') return
    void gather().then((texts) => asker.send({ ...message, metrics: 'said', texts }))
  })
}

async function gather(): Promise<string[]> {
  const children = Object.values(cluster.workers ?? {}).filter((child) => child !== undefined)
  const answers = await Promise.all(
    children.map((child) => within(gatherWithinMs, ask(child, 'own')).catch(() => [])),
  )
  return answers.flat()
}

/** In a child: says its own metrics when it is asked. */
export function offerMetrics(read: () => Promise<string>): void {
  process.on('message', (message: unknown) => {
    if (!isMessage(message) || message.metrics !== 'own') return
    void read().then((text) => process.send?.({ ...message, metrics: 'said', texts: [text] }))
  })
}

/** In a child: the metrics of all processes behind this port. */
export async function gatherMetrics(): Promise<string> {
  return mergeMetrics(await ask(process, 'all'))
}

type Hear = (message: unknown) => void

type Peer = {
  on(event: 'message', hear: Hear): unknown
  off(event: 'message', hear: Hear): unknown
  send?(message: Message): unknown
}

async function ask(peer: Peer, metrics: 'all' | 'own'): Promise<readonly string[]> {
  const id = randomUUID()
  return new Promise((resolve) => {
    const hear = (message: unknown) => {
      if (!isMessage(message) || message.id !== id || message.metrics !== 'said') return
      peer.off('message', hear)
      resolve(message.texts)
    }
    peer.on('message', hear)
    peer.send?.({ metrics, id, texts: [] })
  })
}

function isMessage(value: unknown): value is Message {
  return isRecord(value) && typeof value.metrics === 'string' && typeof value.id === 'string'
}

/** One text of several: each metric described once, with the series of all processes. */
function mergeMetrics(texts: readonly string[]): string {
  const byHead = new Map<string, string[]>()
  for (const block of texts.flatMap((text) => text.split(/\n(?=# HELP )/))) {
    const [help = '', type = '', ...series] = block.trim().split('\n')
    const head = `${help}\n${type}`
    byHead.set(head, [...(byHead.get(head) ?? []), ...series])
  }
  return [...byHead].map(([head, series]) => [head, ...series, ''].join('\n')).join('\n')
}
