import type { Payload } from 'payload'

import { parseUrl } from '../../../platform/parseUrl.js'
import { platformOf } from '../../../platform/platform.js'
import type { Link } from './Link.js'

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
  const url = parseUrl(value)
  if (unsafe.test(value) || !/^https:\/\/[^/]/i.test(value) || !url) {
    return 'Enter a full address that begins with https://'
  }
  const { username, password, host, pathname } = url
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

/** Keyed by the link object, because an edited link is a new object and has to be checked again. */
const checked = new WeakMap<Link, { href: string | undefined }>()

/**
 * The target of a visit to an external link, with its campaign parameters; undefined if it is not safe. It is checked
 * again here because the rules may have become stricter since it was saved.
 */
export function redirectTarget(
  link: Link,
  { search, payload }: { search: string; payload: Payload },
): string | undefined {
  const entry = checked.get(link) ?? { href: safeTarget(link, payload) }
  checked.set(link, entry)
  const { href } = entry
  if (href === undefined || search === '') return href
  return addCampaignParameters(href, new URLSearchParams(search))
}

function safeTarget({ target }: Link, payload: Payload): string | undefined {
  if (target === null || checkTarget(target, payload) !== undefined) return undefined
  return new URL(target).href
}

/** The campaign parameters; nothing else of the visitor's address is passed on. */
const campaignParameter = /^(?:utm_[a-z0-9_]{1,40}|gclid|fbclid)$/
const maxValue = 500
/** More than any campaign has. */
const maxParameters = 20

/**
 * Adds the visit's campaign parameters to the target; a parameter that the target already has stays. They are appended
 * as text: the target's own query may be signed, and a parser would write it in other bytes.
 */
function addCampaignParameters(target: string, visit: URLSearchParams): string {
  const { searchParams } = new URL(target)
  const added = new Map<string, string>()
  for (const [name, value] of visit) {
    if (added.size === maxParameters) break
    const isKnown = added.has(name) || searchParams.has(name)
    if (campaignParameter.test(name) && !isKnown && value.length <= maxValue) added.set(name, value)
  }
  if (added.size === 0) return target
  const [address = '', ...fragment] = target.split(/(?=#)/)
  const joint = address.includes('?') ? '&' : '?'
  const start = /\?(?:.*&)?$/.test(address) ? '' : joint
  return `${address}${start}${new URLSearchParams([...added]).toString()}${fragment.join('')}`
}
