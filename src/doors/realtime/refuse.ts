import { Problem } from '../../platform/http/Problem.js'
import { problems } from '../../platform/http/problems.js'
import type { Session } from './Session.js'

/** Tells a caller what was wrong; our own failures are logged, and reported without their cause. */
export function refuse(
  { connection, payload }: Session,
  error: unknown,
  about: { topic?: string; id?: string } = {},
): void {
  const isKnown = error instanceof Problem
  if (!isKnown) payload.logger.error({ err: error, msg: 'A socket message failed' })
  const { code, message } = isKnown ? error : new Problem(problems.internalError)
  connection.send({ type: 'error', code, message, ...about })
}
