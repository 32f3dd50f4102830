import pino, { type Logger, type LoggerOptions } from 'pino'

import { currentRequest } from './http/requestContext.js'

/** The log of this process: one JSON line an event, each with the id of the request it belongs to. */
export function createLog({ level }: { level: string }): Logger {
  return pino(options(level), pino.destination(standardOutput))
}

/** Written in batches: a write for each request would cost as much as answering it from memory (measured). */
const standardOutput = { dest: 1, sync: false, minLength: 8_192, periodicFlush: 200 }

function options(level: string): LoggerOptions {
  return {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const request = currentRequest()
      return request ? { requestId: request.requestId } : {}
    },
    // Payload logs whole errors; a database error may carry the values of the row it refused.
    serializers: { err: describeError },
  }
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, status } = error as { code?: unknown; status?: unknown }
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(code !== undefined && { code }),
    ...(status !== undefined && { status }),
    stack: error.stack ? withoutValues(error.stack) : undefined,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** Drizzle puts the parameters of a failed query, and so personal data, behind `params:` in its message. */
function withoutValues(message: string): string {
  return message.replace(/\nparams: [^\n]*/g, '\nparams: […]')
}
