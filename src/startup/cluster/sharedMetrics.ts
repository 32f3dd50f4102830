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

/** Longer than gathering; Prometheus gives up after 10 s. */
const answerWithinMs = 5_000

/** In the parent: gathers the metrics of all children whenever one of them asks. */
export function relayMetrics(): void {
  cluster.on('message', (asker, message: unknown) => {
    if (!isMessage(message) || message.metrics !== 'all') return
    // The asker may have ended meanwhile: without a callback the error would end this process.
    void gather().then((texts) =>
      asker.send({ ...message, metrics: 'said', texts }, () => undefined),
    )
  })
}

async function gather(): Promise<string[]> {
  const children = Object.values(cluster.workers ?? {}).filter((child) => child !== undefined)
  const answers = await Promise.all(
    children.map((child) => ask(child, 'own', gatherWithinMs).catch(() => [])),
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
  return mergeMetrics(await ask(process, 'all', answerWithinMs))
}

type Hear = (message: unknown) => void

type Done = (error: Error | null) => void

type Peer = {
  on(event: 'message', hear: Hear): unknown
  off(event: 'message', hear: Hear): unknown
  send?(message: Message, handle: undefined, options: undefined, done: Done): unknown
}

/** What the peer says; rejects if it is gone, or says nothing for this many milliseconds. */
async function ask(peer: Peer, metrics: 'all' | 'own', ms: number): Promise<readonly string[]> {
  const id = randomUUID()
  let hear: Hear = () => undefined
  const said = new Promise<readonly string[]>((resolve, reject) => {
    hear = (message) => {
      if (!isMessage(message) || message.id !== id || message.metrics !== 'said') return
      resolve(message.texts)
    }
    peer.on('message', hear)
    const done: Done = (error) => error && reject(error)
    peer.send?.({ metrics, id, texts: [] }, undefined, undefined, done)
  })
  return within(ms, said).finally(() => peer.off('message', hear))
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
