import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { isForm, isTexts } from '../initiate/formBody.js'
import { findLink } from '../offers.js'
import { interstitial } from '../pages/interstitial.js'
import { closedPage, homeOf, noticePage, pageContext } from '../pages/payPage.js'
import { payerLocale } from '../payerLocale.js'

const Problem = z
  .object({ code: z.string(), errors: z.array(z.object({ path: z.string() })).optional() })
  .catch({ code: 'internal_error' })

const fieldOf: Record<string, 'sum' | 'email' | 'name'> = {
  '/amount': 'sum',
  '/customer/email': 'email',
  '/customer/name': 'name',
}

const closed = {
  link_not_found: 'notFound',
  link_inactive: 'inactive',
  link_expired: 'expired',
  link_exhausted: 'exhausted',
} as const

/** A page for browsers where programs get a problem: the form again, or what went wrong. */
export async function answerFaultyForm(
  answer: Response,
  { req, input }: { req: PayloadRequest; input: unknown },
): Promise<Response> {
  if (!isForm(req)) return answer
  const { code, errors = [] } = Problem.parse(await answer.json())
  const values = isTexts(input) ? input : {}
  const locale = payerLocale(req)
  const context = await pageContext(req.payload, locale)
  const { words } = context
  const { status } = answer
  const told = [...answer.headers].filter(([name]) => /^(?:retry-after|ratelimit)/.test(name))
  const headers = Object.fromEntries(told)
  if (isClosed(code)) return closedPage(context, closed[code])
  // Nothing more can be read where the database is away.
  if (status === 503) return noticePage(context, { ...words.noGateway, status, headers })
  const { link, availability } = await findLink(req, values.link ?? '', locale)
  const fields = errors.flatMap(({ path }) => fieldOf[path] ?? [])
  // One that was open overnight, or was sent before with another choice, becomes a new one with all that was typed.
  const isOld = errors.some(({ path }) => path === '/token')
  const isMendable = isOld || (fields.length > 0 && fields.length === errors.length)
  if (link && availability === 'open' && isMendable) {
    const kept = { values, faults: fields, token: isOld ? undefined : values.token }
    return interstitial(req, { link, locale, refused: kept })
  }
  if (code === 'order_settled') {
    const step = { label: words.settled.look, href: `/payments/result?locale=${locale}` }
    return noticePage(context, { ...words.settled, status, step })
  }
  const href = link ? `/api/payments/redirect/${link.slug}?locale=${locale}` : homeOf(context)
  const step = { label: link ? words.back : words.home, href }
  const isDate = code === 'session_full' || code === 'session_closed'
  return noticePage(context, { ...(isDate ? words.date : words.failed), status, step, headers })
}

function isClosed(code: string): code is keyof typeof closed {
  return code in closed
}
