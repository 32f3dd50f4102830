/** Both domains are one mailbox, which ignores dots (support.google.com/mail/answer/7436150). */
const gmail = new Set(['gmail.com', 'googlemail.com'])

/**
 * The form in which limits count an `emailAddress`: lower case, without a plus-tag, Gmail's without dots. For limits
 * only: elsewhere `ada+x@` and `ada@` may be two people, so a code is never bound to it.
 */
export function canonicalEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at).toLowerCase()
  const domain = email.slice(at + 1).toLowerCase()
  const untagged = local.replace(/(?<=.)\+.*$/, '')
  return gmail.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}
