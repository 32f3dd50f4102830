import type { Payload } from 'payload'

import { checkTarget } from '../links/checkTarget.js'
import type { Link } from '../links/Link.js'
import { passOn } from './passOn.js'

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
