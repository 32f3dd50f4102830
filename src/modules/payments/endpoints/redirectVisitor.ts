import type { PayloadRequest, TypedLocale } from 'payload'
import { askedMethod } from '../../../platform/http/askedMethod.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { preferredType } from '../../../platform/http/preferredType.js'
import { anyQuery } from '../../../platform/api/parseCall.js'
import { platformOf } from '../../../platform/platform.js'
import { slugPattern } from '../../../platform/text.js'
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
import { departureOf } from '../redirect/departureOf.js'
import { redirectEarly } from '../redirect/redirectEarly.js'
import { redirectHeaders as headers } from '../redirect/redirectHeaders.js'
import { RedirectParams } from '../schemas.js'
import type { VisitCounter } from '../links/createVisitCounter.js'
import { isVisit } from '../links/isVisit.js'

const types = ['text/html', 'application/json', 'application/problem+json'] as const

export const redirectVisitor = (visits: VisitCounter) =>
  endpoint({
    operationId: 'payments.redirect',
    method: 'get',
    path: '/payments/redirect/:slug',
    summary: 'Follow a payment link',
    description:
      'An external link answers 302; `utm_*`, `gclid` and `fbclid` pass through. A link that is paid by answers a ' +
      'page that posts itself to `/api/payments/initiate`. Reading never makes an order.',
    params: RedirectParams,
    query: anyQuery,
    contentType: 'text/html',
    otherAnswers: {
      301: 'The same link by its proper slug, in Location.',
      302: 'The external target, in Location.',
      404: 'The page that says so.',
      410: 'The page that says so.',
      503: 'The page that says so.',
    },
    problems: [linkNotFound, linkInactive, gatewayNotConfigured],
    access: 'public',
    early: redirectEarly(visits),
    handler: async ({ req, params }) => {
      const search = new URL(req.url ?? '', 'http://localhost').searchParams
      const locale = payerLocale(req, search.get('locale') ?? undefined)
      const { link, availability } = await findLink(req, params.slug, locale)
      if (availability !== 'open') return answerClosed(req, locale, availability)
      if (!slugPattern.test(params.slug)) return answerCanonical(req, link)
      if (link.kind === 'external') return sendOn(req, { link, locale, visits })
      noteVisit(req, link, visits)
      if (!paymentsOptions(req.payload).gateway) return answerWithoutGateway(req, locale)
      return interstitial(req, { link, locale })
    },
  })

type Departure = { link: Link; locale: TypedLocale; visits: VisitCounter }

async function sendOn(req: PayloadRequest, { link, locale, visits }: Departure): Promise<Response> {
  const { payload, url = '' } = req
  const { search } = new URL(url, 'http://localhost')
  const location = departureOf(link, { payload, search })
  if (location === undefined) {
    platformOf(payload).log.error({ link: link.slug, msg: 'A redirect has no safe target' })
    return answerClosed(req, locale, 'inactive')
  }
  noteVisit(req, link, visits)
  return new Response(null, { status: 302, headers: { ...headers, location } })
}

function noteVisit({ headers: given, payload }: PayloadRequest, link: Link, visits: VisitCounter) {
  const header = (name: string) => given.get(name) ?? undefined
  if (isVisit({ method: askedMethod(given), header })) visits.note(payload, link.id)
}

/** A link has one address: a slug in capitals is redirected to it and counted there. */
function answerCanonical({ url = '' }: PayloadRequest, { slug }: Link): Response {
  const location = `/api/payments/redirect/${slug}${new URL(url, 'http://localhost').search}`
  return new Response(null, { status: 301, headers: { ...headers, location } })
}

/** People get a page; programs that ask for JSON get a problem. */
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
