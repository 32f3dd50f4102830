import type { z } from 'zod'

import { endpoint } from '../../../platform/api/endpoint.js'
import { pageFrom } from '../../../platform/http/page.js'
import { platformOf } from '../../../platform/platform.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { findOpenLinks } from '../offers.js'
import { LinkQuery, type PaymentLink, PaymentLinkPage } from '../schemas.js'

export const listLinks = endpoint({
  operationId: 'payments.listLinks',
  method: 'get',
  path: '/payments/links',
  summary: 'List payable payment links',
  description:
    '`remaining` is how many places are left by the limit of the link and on the dates that it sells, and null ' +
    'where neither limits it.',
  query: LinkQuery,
  output: PaymentLinkPage,
  access: 'public',
  // Links open, end and sell out without being edited, so only their source data is cached.
  cache: { tags: ['payment-links', 'courses', 'media'], memory: false },
  handler: async ({ req, query }) => {
    const open = await findOpenLinks(req, requestLocale(req, query.locale))
    const page = pageFrom(open, query)
    const { serverUrl } = platformOf(req.payload)
    return { ...page, docs: page.docs.map((offer) => serializeLink(offer, serverUrl)) }
  },
})

type OpenLink = Awaited<ReturnType<typeof findOpenLinks>>[number]

function serializeLink(
  { link, remaining }: OpenLink,
  serverUrl: string,
): z.input<typeof PaymentLink> {
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
    remaining,
    url: `${serverUrl}/api/payments/redirect/${link.slug}`,
  }
}
