import { Problem } from '../../platform/http/Problem.js'
import { problems } from '../../platform/http/problems.js'
import type { Caller } from './Caller.js'

/** Tells a caller what was wrong; our own failures are logged, and reported without their cause. */
export function refuse(
  { line, payload }: Caller,
  error: unknown,
  about: { topic?: string; id?: string } = {},
): void {
  const isKnown = error instanceof Problem
  if (!isKnown) payload.logger.error({ err: error, msg: 'A socket message failed' })
  const { code, message } = isKnown ? error : new Problem(problems.internalError)
  line.send({ type: 'error', code, message, ...about })
}
