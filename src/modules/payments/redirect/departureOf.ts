import type { Payload } from 'payload'

import type { Link } from '../links/Link.js'
import { checkTarget } from '../links/checkTarget.js'

/** Keyed by the link object: an edited link is read, and checked, anew. */
const checked = new WeakMap<Link, { href: string | undefined }>()

/**
 * The target of a visit to an external link, with its campaign parameters; undefined if it is not safe. It is checked
 * again here because the rules may have become stricter since it was saved.
 */
export function departureOf(
  link: Link,
  { search, payload }: { search: string; payload: Payload },
): string | undefined {
  const known = checked.get(link) ?? { href: safeTarget(link, payload) }
  checked.set(link, known)
  const { href } = known
  if (href === undefined || search === '') return href
  return passOn(href, new URLSearchParams(search))
}

function safeTarget({ target }: Link, payload: Payload): string | undefined {
  if (target === null || checkTarget(target, payload) !== undefined) return undefined
  return new URL(target).href
}

/** The campaign parameters; nothing else of the visitor's address is passed on. */
const passed = /^(?:utm_[a-z0-9_]{1,40}|gclid|fbclid)$/
const maxValue = 500

/** Adds the visit's campaign parameters to the target; a parameter that the target already has stays. */
function passOn(target: string, visit: URLSearchParams): string {
  const url = new URL(target)
  for (const [name, value] of visit) {
    if (!passed.test(name) || url.searchParams.has(name) || value.length > maxValue) continue
    url.searchParams.append(name, value)
  }
  return url.href
}
