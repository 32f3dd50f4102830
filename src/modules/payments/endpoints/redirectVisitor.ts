import type { PayloadRequest, TypedLocale } from 'payload'
import { z } from 'zod'

import { endpoint } from '../../../platform/http/endpoint.js'
import { preferredType } from '../../../platform/http/preferredType.js'
import { platformOf } from '../../../platform/platform.js'
import { checkTarget } from '../links/checkTarget.js'
import { findLink } from '../links/findLink.js'
import type { Link } from '../links/Link.js'
import { linkProblem } from '../links/linkProblem.js'
import type { Availability } from '../links/availability.js'
import { closedPage, noticePage } from '../pages/closedPage.js'
import { interstitial } from '../pages/interstitial.js'
import { pageContext } from '../pages/payPage.js'
import { payerLocale } from '../payerLocale.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { gatewayNotConfigured, linkInactive, linkNotFound } from '../problems.js'
import { passOn } from '../redirect/passOn.js'
import { RedirectParams } from '../schemas.js'
import type { VisitCounter } from '../visits/createVisitCounter.js'
import { isVisit } from '../visits/isVisit.js'

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

const types = ['text/html', 'application/json', 'application/problem+json'] as const

/** Visitors come with whatever their campaign put into the address: what is not known is left alone. */
const VisitQuery = z.looseObject({})

export const redirectVisitor = (visits: VisitCounter) =>
  endpoint({
    operationId: 'payments.redirect',
    method: 'get',
    path: '/payments/redirect/:slug',
    summary: 'Follow a payment link: to the other site, or to the page that starts the payment',
    description:
      'An external link answers 302; `utm_*`, `gclid` and `fbclid` pass through. A link that is paid by answers a ' +
      'page that posts itself to `/api/payments/initiate`. Reading never makes an order.',
    params: RedirectParams,
    query: VisitQuery,
    contentType: 'text/html',
    otherAnswers: {
      302: 'The external target, in Location.',
      404: 'The page that says so.',
      410: 'The page that says so.',
      503: 'The page that says so.',
    },
    problems: [linkNotFound, linkInactive, gatewayNotConfigured],
    access: 'public',
    handler: async ({ req, params }) => {
      const search = new URL(req.url ?? '', 'http://localhost').searchParams
      const locale = payerLocale(req, search.get('locale') ?? undefined)
      const { link, availability } = await findLink(req, params.slug, locale)
      if (availability !== 'open') return answerClosed(req, locale, availability)
      if (link.kind === 'external') return sendOn(req, { link, locale, search, visits })
      if (isVisit(req.headers)) visits.note(req.payload, link.id)
      if (!paymentsOptions(req.payload).gateway) return answerWithoutGateway(req, locale)
      return interstitial(req, { link, locale })
    },
  })

type Departure = {
  link: Link
  locale: TypedLocale
  search: URLSearchParams
  visits: VisitCounter
}

/** Checked once more: the rules may have become stricter since the link was saved. */
async function sendOn(
  req: PayloadRequest,
  { link, locale, search, visits }: Departure,
): Promise<Response> {
  const { target } = link
  if (target === null || checkTarget(target, req.payload) !== undefined) {
    platformOf(req.payload).log.error({ link: link.slug, msg: 'A redirect has no safe target' })
    return answerClosed(req, locale, 'inactive')
  }
  if (isVisit(req.headers)) visits.note(req.payload, link.id)
  const location = passOn(target, search)
  return new Response(null, { status: 302, headers: { ...headers, location } })
}

/** A page for people; programs that ask for JSON are told by code. */
async function answerClosed(
  req: PayloadRequest,
  locale: TypedLocale,
  reason: Exclude<Availability, 'open'>,
): Promise<Response> {
  if (preferredType(req.headers.get('accept'), types) !== 'text/html') throw linkProblem(reason)
  return closedPage(await pageContext(req.payload, locale), reason)
}

async function answerWithoutGateway(req: PayloadRequest, locale: TypedLocale): Promise<Response> {
  const context = await pageContext(req.payload, locale)
  return noticePage(context, { ...context.words.noGateway, status: 503 })
}
