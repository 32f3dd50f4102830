const neverConnected = /^(?:ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH)$/
const sqlState = /^[0-9A-Z]{5}$/
const saidWithoutCode = /timeout exceeded when trying to connect|not connected yet/

/**
 * Whether an error proves that its statement changed nothing: PostgreSQL refused it, or never received it. A connection
 * that broke before the answer proves neither.
 */
export function neverRan(error: unknown): boolean {
  const { code, message } = (error ?? {}) as Record<string, unknown>
  if (typeof code === 'string') return neverConnected.test(code) || sqlState.test(code)
  return typeof message === 'string' && saidWithoutCode.test(message)
}
