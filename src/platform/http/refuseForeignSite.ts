import type { PayloadRequest, SanitizedConfig } from 'payload'

import { parseUrl } from '../parseUrl.js'
import { platformOf } from '../platform.js'
import { Problem, problems } from './Problem.js'

/**
 * Throws `forbidden` for a write that a browser sends from a page of another site, which must not use the visitor's
 * cookie. Every browser sends `Sec-Fetch-Site` or `Origin`; a client that sends neither is not a browser.
 */
export function refuseForeignSite(
  req: Pick<PayloadRequest, 'method' | 'headers' | 'payload'>,
): void {
  if (req.method === 'GET' || req.method === 'HEAD') return
  const origin = req.headers.get('origin')
  const site = req.headers.get('sec-fetch-site')
  if (origin !== null && isOurs(req, origin)) return
  if (site === null ? origin === null : site === 'same-origin' || site === 'none') return
  throw new Problem(problems.forbidden, { detail: 'This request comes from another site.' })
}

/** The service's own address, under any of its names that the browser used, and the listed ones. */
function isOurs(
  { headers, payload }: Pick<PayloadRequest, 'headers' | 'payload'>,
  origin: string,
): boolean {
  if (origin === new URL(platformOf(payload).serverUrl).origin) return true
  if (payload.config.csrf.includes(origin)) return true
  return parseUrl(origin)?.host === headers.get('host')
}

/** Whether a page of this origin may open a socket; clients that are not browsers send no origin. */
export function isOwnOrigin(
  { serverURL, csrf }: Pick<SanitizedConfig, 'csrf' | 'serverURL'>,
  origin: string | undefined,
): boolean {
  if (origin === undefined) return true
  return [serverURL, ...csrf].some((own) => parseUrl(own)?.origin === origin)
}
