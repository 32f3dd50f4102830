import type { IncomingMessage } from 'node:http'

import { Problem } from '../platform/http/Problem.js'
import { problems } from '../platform/http/problems.js'
import { isPlainTarget } from './isPlainTarget.js'

/** What nobody here has a use for, and Fetch's Request cannot even hold. */
const unspoken = new Set(['CONNECT', 'TRACE', 'TRACK'])

const allow = 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT'

/** Why a request is answered no further, whatever stands at its path; undefined where it is one. */
export function refusalOf({ method = '', rawHeaders, url = '' }: IncomingMessage) {
  if (!isPlainTarget(url)) return new Problem(problems.invalidRequest)
  if (countHosts(rawHeaders) > 1) {
    return new Problem(problems.invalidRequest, { detail: 'Send one Host header.' })
  }
  if (!unspoken.has(method)) return undefined
  const detail = `This server does not know ${method}.`
  return new Problem(problems.methodNotAllowed, { detail, headers: { allow } })
}

/** Node keeps the first and says nothing; a proxy in front may have gone by the last (RFC 9112 3.2). */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}
