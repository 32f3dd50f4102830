/**
 * Normalizes a learner's address for storage and comparison: mail servers that distinguish `Ada@` from `ada@` are
 * practically unknown, people who type both are not. Takes what `emailAddress` returns, so it is ASCII.
 */
export function learnerKey(email: string): string {
  return email.toLowerCase()
}
