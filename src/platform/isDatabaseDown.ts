// 25006: a server that has become a standby takes no more writes, nor does one whose disk is full (53100).
const unreachable =
  /^(?:E(?:CONNREFUSED|CONNRESET|NOTFOUND|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|AI_AGAIN)|08...|57P0.|53...|25006)$/
const saidWithoutCode =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|read timeout/

/** Whether an error, or its cause, says that PostgreSQL cannot be reached now (its classes 08, 53 and 57). */
export function isDatabaseDown(error: unknown): boolean {
  const { cause, code, message } = (error ?? {}) as Record<string, unknown>
  if (typeof code === 'string' && unreachable.test(code)) return true
  if (typeof message === 'string' && saidWithoutCode.test(message)) return true
  return cause !== undefined && isDatabaseDown(cause)
}

/**
 * Whether a transaction was undone for what others did at that moment: a deadlock, a conflict, or a process so busy that
 * PostgreSQL waited too long for its next statement (classes 40 and 25).
 */
export function isUndone(error: unknown): boolean {
  const { cause, code } = (error ?? {}) as Record<string, unknown>
  const isSo = typeof code === 'string' && /^(?:40P01|40001|25P0[34])$/.test(code)
  return isSo || (cause !== undefined && isUndone(cause))
}

/** Whether a statement was cancelled: it took too long, or its caller has gone. */
export function isOutOfTime(error: unknown): boolean {
  const { cause, code, name } = (error ?? {}) as Record<string, unknown>
  return code === '57014' || name === 'AbortError' || (cause !== undefined && isOutOfTime(cause))
}

/** Whether our role has no right to a table, or to make one: since PostgreSQL 15 only the owner of the database may. */
export function isDenied(error: unknown): boolean {
  const { cause, code } = (error ?? {}) as Record<string, unknown>
  return code === '42501' || (cause !== undefined && isDenied(cause))
}
