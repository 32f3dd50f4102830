/**
 * The form in which a learner's address is kept and compared: servers that tell `Ada@` from `ada@` are not met,
 * people who type both are. Takes what `emailAddress` gives, so it is ASCII.
 */
export function learnerKey(email: string): string {
  return email.toLowerCase()
}
