import type { Logger } from 'pino'

import type { Span } from './Span.js'

const everyMs = 2_000
const answerWithinMs = 3_000
/** Beyond this spans are dropped, so that a collector that is away takes no memory. */
const most = 5_000

type Options = { endpoint: string; version: string; log: Pick<Logger, 'warn'> }

/** Sends spans to a collector of OpenTelemetry in batches (OTLP over HTTP, as JSON). None is repeated or waited for. */
export function exportSpans({ endpoint, version, log }: Options) {
  const resource = {
    attributes: attributesOf({
      'service.name': 'foyer',
      'service.version': version,
      'process.pid': process.pid,
    }),
  }
  let waiting: Span[] = []
  let dropped = 0
  const flush = async () => {
    const spans = waiting.map(asOtlp)
    if (spans.length === 0) return
    const lost = dropped
    waiting = []
    dropped = 0
    try {
      const scopeSpans = [{ scope: { name: 'foyer' }, spans }]
      await post(`${endpoint}/v1/traces`, { resourceSpans: [{ resource, scopeSpans }] })
      if (lost > 0) log.warn({ lost, msg: 'There were more spans than are kept' })
    } catch (err) {
      log.warn({ err, lost: lost + spans.length, msg: 'Spans could not be sent' })
    }
  }
  const timer = setInterval(() => void flush(), everyMs).unref()
  return {
    add: (span: Span): void => {
      if (waiting.length < most) waiting.push(span)
      else dropped += 1
    },
    /** Sends what is left. */
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await flush()
    },
  }
}

async function post(url: string, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answerWithinMs),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The collector answered ${String(answer.status)}`)
}

const kinds = { server: 2, client: 3, consumer: 5 }

function asOtlp(span: Span) {
  const { traceId, spanId, parentId, name, kind, startedAt, milliseconds, isFault } = span
  return {
    ...{ traceId, spanId, name, kind: kinds[kind] },
    ...(parentId && { parentSpanId: parentId }),
    startTimeUnixNano: nanoseconds(startedAt),
    endTimeUnixNano: nanoseconds(startedAt + milliseconds),
    attributes: attributesOf(span.attributes),
    status: isFault ? { code: 2 } : {},
  }
}

/** As text: a number would lose the last digits. */
function nanoseconds(ms: number): string {
  return (BigInt(Math.round(ms * 1_000)) * 1_000n).toString()
}

function attributesOf(attributes: Span['attributes']) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
}
