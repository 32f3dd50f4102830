/** A right that is gone, a field that is missing, a document that is not there: no later attempt changes that. */
export function isRefusal(error: unknown): boolean {
  const { status, name } = error as { status?: unknown; name?: unknown }
  return name === 'ZodError' || (typeof status === 'number' && status >= 400 && status < 500)
}

/** Why a plan failed, in words for its planner; what went wrong on our side names a statement and its values. */
export function reasonOf(error: unknown): string {
  const isTold = error instanceof Error && isRefusal(error) && error.name !== 'ZodError'
  return isTold ? error.message.slice(0, 500) : 'Something went wrong on our side.'
}
