/** The code of an error of the system ("ENOENT") or of PostgreSQL (its SQLSTATE); undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  // Not instanceof: in a test runner's context the errors of node:fs belong to another realm.
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
