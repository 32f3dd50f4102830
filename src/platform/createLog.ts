import { AsyncLocalStorage } from 'node:async_hooks'
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'

import { currentRequest } from './http/requestContext.js'
import { maskAddresses } from './redact.js'

/** The log of this process: one JSON line per event, each with the id of the request it belongs to. */
export function createLog({ level, destination }: Options): Logger {
  return pino(options(level), destination ?? openStandardOutput())
}

/** `destination` receives the lines instead of the standard output. */
type Options = { level: string; destination?: DestinationStream }

/** Written in batches: one write per request would cost as much as answering it from memory (measured). */
const standardOutput = { dest: 1, sync: false, minLength: 8_192, periodicFlush: 200 }

/** Of lines that wait for a full disk or a slow reader; further ones are dropped. */
const maxWaiting = 4 * 1024 ** 2

/**
 * The log goes without what cannot be written, as on a full disk. Left to itself, the stream ends the process by its error,
 * or at the end of one tries again for ever, deaf to signals.
 */
function openStandardOutput(): DestinationStream {
  const stream = pino.destination({ ...standardOutput, maxLength: maxWaiting })
  const flushSync = stream.flushSync.bind(stream)
  let isFailing = false
  stream.on('error', () => (isFailing = true))
  stream.on('write', () => (isFailing = false))
  stream.flushSync = () => {
    if (!isFailing) flushSync()
  }
  return stream
}

/**
 * Writes an informative line of values that hold nothing to be masked, in three quarters of the time of any other line
 * (4.5 µs, measured): there is one for each request.
 */
export function logPlainly(log: Logger, values: Readonly<Record<string, unknown>>): void {
  if (!log.isLevelEnabled('info')) return
  const { [pino.symbols.streamSym]: stream } = log as unknown as Record<symbol, DestinationStream>
  const rest = JSON.stringify(values).slice(1)
  stream?.write(`{"level":"info","time":"${timeNow()}",${rest}\n`)
}

let lastMs = 0
let lastTime = ''

/** Many lines are written in one millisecond. */
function timeNow(): string {
  const now = Date.now()
  if (now !== lastMs) lastTime = new Date(now).toISOString()
  lastMs = now
  return lastTime
}

function options(level: string): LoggerOptions {
  return {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: withoutAddresses },
    mixin: () => {
      const request = currentRequest()
      return request ? { requestId: request.requestId } : {}
    },
    // Payload logs whole errors; a database error contains the values of the row it refused.
    serializers: { err: describeError },
    hooks: {
      logMethod: function (args, method, level) {
        const [first, ...rest] = args as unknown[]
        const said = [withoutError(first, rest), ...rest.map(cleaned)] as typeof args
        const write = () => method.apply(this, said)
        const isHeld = level >= errorLevel && !isOfMachine(first)
        const lines = isHeld ? held.getStore()?.lines : undefined
        if (lines) lines.push({ asError: write, asFault: () => this.info(messageOf(first)) })
        else write()
      },
    },
  }
}

const errorLevel = 50

type Held = { lines: { asError: () => void; asFault: () => void }[] | undefined }

const held = new AsyncLocalStorage<Held>()

/**
 * Runs what answers one of Payload's routes. Payload logs errors with their stacks before it knows whether they are the
 * caller's fault: those of an answer of 400 to 499, or that nobody waits for, are logged as information, without a stack.
 */
export async function logByStatus(
  answer: () => Promise<Response>,
  hasLeft: () => boolean,
): Promise<Response> {
  const holding: Held = { lines: [] }
  let isFault = false
  try {
    const response = await held.run(holding, answer)
    isFault = response.status >= 400 && response.status < 500
    return response
  } finally {
    const { lines = [] } = holding
    holding.lines = undefined
    for (const { asError, asFault } of lines) (isFault || hasLeft() ? asFault : asError)()
  }
}

/** A full disk, for example: Payload answers 400 to that too. */
function isOfMachine(given: unknown): boolean {
  const { errno, code } = given as { errno?: unknown; code?: unknown }
  return errno !== undefined && code !== 'ENAMETOOLONG'
}

function messageOf(given: unknown): string {
  if (typeof given === 'string') return given
  const { msg, message, err } = given as { msg?: string; message?: string; err?: Error }
  return msg ?? message ?? err?.message ?? ''
}

/** The fields of a line beside its message, such as a request's path. */
function withoutAddresses(line: Record<string, unknown>): Record<string, unknown> {
  const masked = Object.entries(line).flatMap(([name, value]) => {
    const text = typeof value === 'string' ? maskAddresses(value) : value
    return text === value ? [] : [[name, text] as const]
  })
  return masked.length === 0 ? line : { ...line, ...Object.fromEntries(masked) }
}

/** Without a message, Pino uses the error's, unmasked. */
function withoutError(first: unknown, rest: unknown[]): unknown {
  if (first instanceof Error)
    return { err: first, msg: rest.length > 0 ? undefined : clean(first.message) }
  if (typeof first !== 'object' || first === null) return cleaned(first)
  const { err, msg } = first as { err?: unknown; msg?: unknown }
  const said = msg ?? (rest.length === 0 && err instanceof Error ? err.message : undefined)
  return typeof said === 'string' && clean(said) !== msg ? { ...first, msg: clean(said) } : first
}

function cleaned(value: unknown): unknown {
  return typeof value === 'string' ? clean(value) : value
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: clean(String(error)) }
  const { code, status } = error as { code?: unknown; status?: unknown }
  return {
    type: error.name,
    message: clean(error.message),
    ...(code !== undefined && { code }),
    ...(status !== undefined && { status }),
    stack: framesOf(error),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** Where an error came from: its stack also repeats the message. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message)
  const frames =
    at < 0 ? (/(?:\n {4}at .*)+$/.exec(stack)?.[0] ?? '') : stack.slice(at + message.length)
  return frames.trim()
}

/** A migration's message contains all of its statements. */
const maxMessage = 2_000

/** Drizzle appends the values of a failed query, and so personal data, after `params:` to its message. */
function clean(message: string): string {
  const at = message.indexOf('\nparams: ')
  const said = at < 0 ? message : `${message.slice(0, at)}\nparams: […]`
  const short = said.length > maxMessage ? `${said.slice(0, maxMessage)}…` : said
  return maskAddresses(short)
}
