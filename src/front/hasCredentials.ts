import type { IncomingHttpHeaders } from 'node:http'

import { presentsAny } from '../platform/credentials/presented.js'

/** Any cookie of ours except the two that only say how Payload's admin looks. */
const credentialCookie = /(?:^|[;\s])foyer-(?!(?:lng|theme)=)/

/** Whether a request says who is calling. If so, the answers cached for anonymous callers do not apply. */
export function hasCredentials(headers: IncomingHttpHeaders): boolean {
  if (presentsAny(headers)) return true
  return headers.cookie !== undefined && credentialCookie.test(headers.cookie)
}
