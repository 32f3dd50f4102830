import type { z } from 'zod'

import { endpoint } from '../../../platform/api/endpoint.js'
import { pageFrom } from '../../../platform/http/page.js'
import { platformOf } from '../../../platform/platform.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { availability } from '../links/availability.js'
import { countUses } from '../orders/countUses.js'
import type { Link } from '../links/Link.js'
import { loadLinks } from '../links/loadLinks.js'
import { LinkQuery, type PaymentLink, PaymentLinkPage } from '../schemas.js'

export const listLinks = endpoint({
  operationId: 'payments.listLinks',
  method: 'get',
  path: '/payments/links',
  summary: 'List payable payment links',
  description: '`remaining` is how many payments are left, and null where there is no limit.',
  query: LinkQuery,
  output: PaymentLinkPage,
  access: 'public',
  // Links open, end and sell out without being edited, so only their source data is cached.
  cache: { tags: ['payment-links', 'courses', 'media'], memory: false },
  handler: async ({ req, query }) => {
    const { all } = await loadLinks(req, requestLocale(req, query.locale))
    const { clock, serverUrl } = platformOf(req.payload)
    const now = clock.now().getTime()
    const active = all.filter((link) => availability(link, { now, uses: 0 }) === 'open')
    const limited = active.filter(({ maxUses }) => maxUses !== null)
    const uses = await countUses(
      req,
      limited.map(({ id }) => id),
    )
    const open = active.filter(
      (link) => availability(link, { now, uses: uses.get(link.id) ?? 0 }) === 'open',
    )
    const page = pageFrom(open, query)
    return { ...page, docs: page.docs.map((link) => present(link, { uses, serverUrl })) }
  },
})

type Context = { uses: ReadonlyMap<string, number>; serverUrl: string }

function present(link: Link, { uses, serverUrl }: Context): z.input<typeof PaymentLink> {
  const isOpen = link.kind === 'gateway' && link.amountMode === 'open'
  const amount = isOpen ? (link.amount ?? link.min) : link.amount
  return {
    slug: link.slug,
    title: link.title,
    description: link.description,
    kind: link.kind,
    price: amount !== null && link.currency ? { amount, currency: link.currency } : null,
    amountMode: link.amountMode,
    min: isOpen ? link.min : null,
    max: isOpen ? link.max : null,
    image: link.image,
    course: link.course?.slug ?? null,
    availableUntil:
      link.availableUntil === null ? null : new Date(link.availableUntil).toISOString(),
    remaining: link.maxUses === null ? null : Math.max(0, link.maxUses - (uses.get(link.id) ?? 0)),
    url: `${serverUrl}/api/payments/redirect/${link.slug}`,
  }
}
