import type { Payload } from 'payload'

import { platformOf } from '../../../platform/platform.js'

export const maxTargetLength = 2_048

/** Control characters and spaces are cut out by the URL parser, and it takes a backslash for a slash. */
const unsafe = /[\p{Cc}\s\\]/u

/**
 * Says what is wrong with an address to send visitors to, or nothing. Only https, no name or password in it, and
 * not our own redirects, which could lead round in a circle.
 */
export function checkTarget(
  value: string | null | undefined,
  payload: Pick<Payload, 'config'>,
): string | undefined {
  if (!value) return 'Enter the address that visitors are sent to.'
  if (value.length > maxTargetLength) return `Enter at most ${String(maxTargetLength)} characters.`
  if (unsafe.test(value) || !/^https:\/\/[^/]/i.test(value) || !URL.canParse(value)) {
    return 'Enter a full address that begins with https://'
  }
  const { username, password, host, pathname } = new URL(value)
  if (username || password) return 'Enter an address without a name or password in it.'
  const own = new URL(platformOf(payload).serverUrl).host
  if (host === own && isRedirect(pathname)) {
    return 'This address is a redirect of this site: it would lead back here.'
  }
  return undefined
}

function isRedirect(pathname: string): boolean {
  try {
    return /^\/+api\/+payments\/+redirect(?:\/|$)/i.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}
