// 25006: a server that has become a standby takes no more writes.
const unreachable =
  /^(?:E(?:CONNREFUSED|CONNRESET|NOTFOUND|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|AI_AGAIN)|08...|57P0.|53300|25006)$/
const saidWithoutCode =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|read timeout/

/** Whether an error, or its cause, says that PostgreSQL cannot be reached now (its classes 08, 53 and 57). */
export function isDatabaseDown(error: unknown): boolean {
  const { cause, code, message } = (error ?? {}) as Record<string, unknown>
  if (typeof code === 'string' && unreachable.test(code)) return true
  if (typeof message === 'string' && saidWithoutCode.test(message)) return true
  return cause !== undefined && isDatabaseDown(cause)
}

/** Whether a statement was cancelled: it took too long, or its caller has gone. */
export function isOutOfTime(error: unknown): boolean {
  const { cause, code, name } = (error ?? {}) as Record<string, unknown>
  return code === '57014' || name === 'AbortError' || (cause !== undefined && isOutOfTime(cause))
}
