import type { Contract } from '../../../platform/api/contract.js'
import { platformOf } from '../../../platform/platform.js'
import { availability } from '../links/availability.js'
import { knownLink } from '../links/knownLink.js'
import type { VisitCounter } from '../links/createVisitCounter.js'
import { isVisit } from '../links/isVisit.js'
import { departureOf } from './departureOf.js'
import { redirectHeaders } from './redirectHeaders.js'

/**
 * Redirects visitors of an open external link from memory (its target and its time window). Everything else, including
 * links that are not cached or have no safe target, is left to the handler.
 */
export const redirectEarly =
  (visits: VisitCounter): Contract['early'] =>
  ({ method, target, headers, params: { slug = '' } }) => {
    const { payload } = visits
    const link = payload && knownLink(payload, slug)
    if (!payload || link?.kind !== 'external') return undefined
    const now = platformOf(payload).clock.now().getTime()
    if (availability(link, { now, uses: 0 }) !== 'open') return undefined
    const at = target.indexOf('?')
    const location = departureOf(link, { payload, search: at < 0 ? '' : target.slice(at) })
    if (location === undefined) return undefined
    const header = (name: string) => headers[name]?.toString()
    if (isVisit({ method, header })) visits.note(payload, link.id)
    return { status: 302, headers: { ...redirectHeaders, location } }
  }
