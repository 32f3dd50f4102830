import type { PayloadRequest } from 'payload'

import { Problem } from '../../../platform/http/Problem.js'
import type { LimitRule } from '../../../platform/limits/createLimits.js'
import { platformOf } from '../../../platform/platform.js'

/** Payload answers with a problem's status but drops its headers, so they are set separately. */
export async function countCall(
  req: PayloadRequest,
  rule: LimitRule,
  key: string | undefined,
): Promise<void> {
  try {
    await platformOf(req.payload).limits.consume(rule, key)
  } catch (error) {
    if (error instanceof Problem) req.responseHeaders = new Headers(error.headers)
    throw error
  }
}
