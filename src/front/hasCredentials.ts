import type { IncomingHttpHeaders } from 'node:http'

/** Any cookie of ours but the two that only say how Payload's admin looks. */
const credentialCookie = /(?:^|[;\s])foyer-(?!(?:lng|theme)=)/

/** Whether a request says who is calling; what anonymous callers are answered is then not for it. */
export function hasCredentials(headers: IncomingHttpHeaders): boolean {
  if (headers.authorization !== undefined || headers['x-api-key'] !== undefined) return true
  return headers.cookie !== undefined && credentialCookie.test(headers.cookie)
}
