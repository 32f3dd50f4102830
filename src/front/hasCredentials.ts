import type { IncomingHttpHeaders } from 'node:http'

import { presentsAny } from '../platform/credentials/presented.js'

/** Any cookie of ours but the two that only say how Payload's admin looks. */
const credentialCookie = /(?:^|[;\s])foyer-(?!(?:lng|theme)=)/

/** Whether a request says who is calling; what anonymous callers are answered is then not for it. */
export function hasCredentials(headers: IncomingHttpHeaders): boolean {
  if (presentsAny(headers)) return true
  return headers.cookie !== undefined && credentialCookie.test(headers.cookie)
}
