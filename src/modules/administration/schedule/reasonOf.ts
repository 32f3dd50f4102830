/** A missing permission, field or document: a later attempt would not change that. */
export function isRefusal(error: unknown): boolean {
  const { status, name } = error as { status?: unknown; name?: unknown }
  return name === 'ZodError' || (typeof status === 'number' && status >= 400 && status < 500)
}

/** Why a plan failed, in words for its planner; internal errors are left out, because they quote SQL and its values. */
export function reasonOf(error: unknown): string {
  const isTold = error instanceof Error && isRefusal(error) && error.name !== 'ZodError'
  return isTold ? error.message.slice(0, 500) : 'Something went wrong on our side.'
}
