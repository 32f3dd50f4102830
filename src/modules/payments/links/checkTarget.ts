import type { Payload } from 'payload'

import { platformOf } from '../../../platform/platform.js'

export const maxTargetLength = 2_048

/** The URL parser drops control characters and spaces and treats a backslash as a slash. */
const unsafe = /[\p{Cc}\s\\]/u

/**
 * Returns what is wrong with a redirect target, or nothing. Only https without credentials is allowed, and none of our
 * own redirects, which could form a loop.
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
