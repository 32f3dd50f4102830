import type { IncomingMessage } from 'node:http'

import { Problem, problems } from '../platform/http/Problem.js'

type RequestHead = Pick<IncomingMessage, 'httpVersion' | 'rawHeaders' | 'url'>

/** Why a request is refused whatever its path; undefined where there is no reason. */
export function refusalOf({ httpVersion, rawHeaders, url = '' }: RequestHead): Problem | undefined {
  if (!isPlainTarget(url)) return new Problem(problems.invalidRequest)
  const hosts = countHosts(rawHeaders)
  if (hosts === 1 || (hosts === 0 && httpVersion === '1.0')) return undefined
  return new Problem(problems.invalidRequest, { detail: 'Send one Host header.' })
}

/** Node silently keeps the first of them; a proxy in front may have used the last (RFC 9112 3.2). */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

/** A segment that is `.` or `..`, percent-encoded or not: URL parsers resolve all of these. */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * Whether a request's target is an ordinary path of this server. Absolute-form and `//host` targets have made other
 * servers fetch for the caller (CVE-2026-44578); parsers disagree about the other forms.
 */
function isPlainTarget(target: string): boolean {
  const path = target.split('?', 1)[0] ?? ''
  if (!path.startsWith('/') || path.startsWith('//')) return false
  return !path.includes('\\') && !target.includes('#') && !dotSegment.test(path)
}
