import type { PayloadRequest, TypedLocale } from 'payload'
import type { z } from 'zod'

import { staff } from '../../../platform/access.js'
import type { Contract } from '../../../platform/api/contract.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { anyQuery } from '../../../platform/api/parseCall.js'
import { DaysQuery } from '../../../platform/days.js'
import { preferredType } from '../../../platform/http/accept.js'
import { pageFrom } from '../../../platform/http/page.js'
import { askedMethod } from '../../../platform/http/requestContext.js'
import { platformOf } from '../../../platform/platform.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { slugPattern } from '../../../platform/text.js'
import { writeSum } from '../initiate/writtenSum.js'
import { availability, linkProblem, type Availability, type Link } from '../links/Link.js'
import { loadLinkNames, peekLink } from '../links/linkStore.js'
import { redirectTarget } from '../links/target.js'
import { isVisit, type VisitCounter } from '../links/visits.js'
import { findLink, findOpenLinks } from '../offers.js'
import { linkPlacesTag } from '../orders/holds.js'
import { findOrder } from '../orders/orderStore.js'
import { continuingToken, orderInCookie } from '../orders/orderToken.js'
import { readLinkTotals } from '../orders/totals.js'
import { closedUnpaid } from '../orders/transitions.js'
import { interstitial } from '../pages/interstitial.js'
import { closedPage, noticePage, pageContext, siteAddress } from '../pages/payPage.js'
import { payerLocale } from '../payerLocale.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { gatewayNotConfigured, linkInactive, linkNotFound } from '../problems.js'
import {
  LinkQuery,
  LinkTotals,
  PaymentLinkPage,
  RedirectParams,
  type PaymentLink,
} from '../schemas.js'

const types = ['text/html', 'application/json', 'application/problem+json'] as const

export const redirectVisitor = (visits: VisitCounter) =>
  endpoint({
    operationId: 'payments.redirect',
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
      const locale = payerLocale(req)
      const { link, availability } = await findLink(req, params.slug, locale)
      if (availability === 'exhausted' && link && asksForPage(req)) {
        return (await answerOwn(req, link, locale)) ?? answerClosed(req, locale, availability)
      }
      if (availability !== 'open') return answerClosed(req, locale, availability)
      if (!slugPattern.test(params.slug)) return answerCanonical(req, link)
      if (link.kind === 'external') return redirectExternal(req, { link, locale, visits })
      countVisit(req, link, visits)
      if (!paymentsOptions(req.payload).gateway) return answerWithoutGateway(req)
      return interstitial(req, { link, locale })
    },
    refused: async (answer, { req }) =>
      answer.status === 503 && asksForPage(req)
        ? answerWithoutGateway(req, answer.headers)
        : answer,
  })

/**
 * Whoever took the last payment of a link themselves: before they paid, the page with what they had typed, to go on;
 * afterwards that of their order. Undefined for everybody else.
 */
async function answerOwn(
  req: PayloadRequest,
  link: Link,
  locale: TypedLocale,
): Promise<Response | undefined> {
  const { secret, gateway } = paymentsOptions(req.payload)
  const number = orderInCookie(req.headers, secret)
  const order = number === undefined ? undefined : await findOrder(req, { number })
  if (order?.linkId !== link.id || !gateway) return undefined
  const { status, amount, currency, name, email, sessionId } = order
  const token = await continuingToken(req, order)
  if (token !== null) {
    const typed = { sum: writeSum(amount, currency, locale), name, email, session: sessionId }
    return interstitial(req, { link, locale, refused: { values: typed, faults: [], token } })
  }
  if (['created', 'pending', ...closedUnpaid].includes(status)) return undefined
  const location = siteAddress('/payments/result', locale)
  return new Response(null, { status: 303, headers: { ...redirectHeaders, location } })
}

async function redirectExternal(
  req: PayloadRequest,
  { link, locale, visits }: { link: Link; locale: TypedLocale; visits: VisitCounter },
): Promise<Response> {
  const { payload, url = '' } = req
  const { search } = new URL(url, 'http://localhost')
  const location = redirectTarget(link, { payload, search })
  if (location === undefined) {
    platformOf(payload).log.error({ link: link.slug, msg: 'A redirect has no safe target' })
    return answerClosed(req, locale, 'inactive')
  }
  countVisit(req, link, visits)
  return new Response(null, { status: 302, headers: { ...redirectHeaders, location } })
}

function countVisit({ headers: given, payload }: PayloadRequest, link: Link, visits: VisitCounter) {
  const header = (name: string) => given.get(name) ?? undefined
  if (isVisit({ method: askedMethod(given), header })) visits.count(payload, link.id)
}

/** A link has one address: a slug in capitals is redirected to it and counted there. */
function answerCanonical({ url = '' }: PayloadRequest, { slug }: Link): Response {
  const location = `/api/payments/redirect/${slug}${new URL(url, 'http://localhost').search}`
  return new Response(null, { status: 301, headers: { ...redirectHeaders, location } })
}

/** People get a page; programs that ask for JSON get a problem. */
async function answerClosed(
  req: PayloadRequest,
  locale: TypedLocale,
  reason: Exclude<Availability, 'open'>,
): Promise<Response> {
  if (!asksForPage(req)) throw linkProblem(reason)
  return closedPage(await pageContext(req.payload, locale), reason)
}

function asksForPage({ headers }: PayloadRequest): boolean {
  return preferredType(headers.get('accept'), types) === 'text/html'
}

async function answerWithoutGateway(req: PayloadRequest, told?: Headers): Promise<Response> {
  const context = await pageContext(req.payload, payerLocale(req))
  const after = told?.get('retry-after')
  const headers: Record<string, string> = after ? { 'retry-after': after } : {}
  return noticePage(context, { ...context.words.noGateway, status: 503, headers })
}

/**
 * Redirects visitors of an open external link from memory (its target and its time window). Everything else, including
 * links that are not cached or have no safe target, is left to the handler.
 */
const redirectEarly =
  (visits: VisitCounter): Contract['early'] =>
  ({ method, target, headers, params: { slug = '' } }) => {
    const { payload } = visits
    const link = payload && peekLink(payload, slug)
    if (!payload || link?.kind !== 'external') return undefined
    const now = platformOf(payload).clock.now().getTime()
    if (availability(link, { now, uses: 0 }) !== 'open') return undefined
    const at = target.indexOf('?')
    const location = redirectTarget(link, { payload, search: at < 0 ? '' : target.slice(at) })
    if (location === undefined) return undefined
    const header = (name: string) => headers[name]?.toString()
    if (isVisit({ method, header })) visits.count(payload, link.id)
    return { status: 302, headers: { ...redirectHeaders, location } }
  }

/** Never cached, so that every visit is counted, and not indexed by search engines. */
const redirectHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

export const listLinks = endpoint({
  operationId: 'payments.listLinks',
  path: '/payments/links',
  summary: 'List payable payment links',
  description:
    '`remaining` is how many places are left by the limit of the link and on the dates that it sells, and null ' +
    'where neither limits it.',
  query: LinkQuery,
  output: PaymentLinkPage,
  access: 'public',
  // Links open and end without being edited, and other processes are not told of orders by links without a course.
  cache: {
    tags: ['payment-links', 'courses', 'media', 'course-places', linkPlacesTag],
    milliseconds: 1_000,
  },
  handler: async ({ req, query }) => {
    const open = await findOpenLinks(req, requestLocale(req, query.locale))
    const { slug } = query
    const named = slug === undefined ? undefined : (await loadLinkNames(req)).get(slug)
    const wanted = slug === undefined ? open : open.filter(({ link }) => link.id === named?.id)
    const page = pageFrom(wanted, query)
    const { serverUrl } = platformOf(req.payload)
    return { ...page, docs: page.docs.map((offer) => serializeLink(offer, serverUrl)) }
  },
})

function serializeLink(
  { link, remaining }: Awaited<ReturnType<typeof findOpenLinks>>[number],
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

export const linkTotals = endpoint({
  operationId: 'paymentLinks.totals',
  path: '/totals',
  summary: 'Get statistics of payment links',
  description:
    'Days in UTC; the last 30 by default; the 100 most visited links. `orders` were begun in these days, ' +
    '`paid` is how many of them are paid by now, `conversion` is `paid` over `visits`. The three are null for roles ' +
    'that may not read orders and for links that lead elsewhere.',
  query: DaysQuery,
  output: LinkTotals,
  access: staff('editor', 'finance'),
  handler: ({ req, query }) => readLinkTotals(req, query),
})
