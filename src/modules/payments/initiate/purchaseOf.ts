import type { PayloadRequest } from 'payload'

import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { platformOf } from '../../../platform/platform.js'
import { findLink } from '../offers.js'
import type { Link } from '../links/Link.js'
import { linkProblem } from '../links/Link.js'
import { payerLocale } from '../payerLocale.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { amountOutOfRange } from '../problems.js'
import type { Initiation } from '../schemas.js'
import { readFormToken } from '../links/formToken.js'
import type { Purchase } from './initiatePayment.js'

/** What a body buys: the link's amount, or the visitor's own where the link leaves it to them. */
export async function purchaseOf(req: PayloadRequest, body: Initiation): Promise<Purchase> {
  const locale = payerLocale(req)
  const { link, availability } = await findLink(req, body.link, locale)
  if (!link || link.kind === 'external') throw linkProblem('notFound')
  const key = keyOf(req, link, body.token)
  // A form that was posted before leads to its order, even if that took the last place; dates say for themselves why.
  const isTaken = availability === 'exhausted' && (key !== undefined || link.course !== null)
  if (availability !== 'open' && !isTaken) throw linkProblem(availability)
  const customer = { ...(await paymentsOptions(req.payload).findBuyer?.(req)), ...body.customer }
  const session = sessionOf(link, body.session)
  const { billing } = body
  return { link, session, ...priceOf(link, body.amount), customer, billing, key, locale }
}

/** The date that a link sells, or that the visitor chose. */
function sessionOf(link: Link, chosen: string | undefined): string | undefined {
  if (
    chosen !== undefined &&
    (!link.course || (link.session !== null && link.session !== chosen))
  ) {
    throw unknownSession()
  }
  return link.session ?? chosen
}

export function unknownSession(): Problem {
  return fault('/session', 'unknown_session', 'Choose a date that this link sells.')
}

function keyOf(req: PayloadRequest, link: Link, token: string | undefined): string | undefined {
  if (token === undefined) return undefined
  const { secret } = paymentsOptions(req.payload)
  const now = platformOf(req.payload).clock.now().getTime()
  const id = readFormToken(token, { secret, linkId: link.id, now })
  if (id !== undefined) return `form ${id}`
  throw invalidToken('This token is not valid any more.')
}

function priceOf(link: Link, chosen: number | undefined): { amount: number; currency: string } {
  const { amount, currency, min, max } = link
  if (!currency) throw linkProblem('inactive')
  if (link.amountMode === 'fixed') {
    if (amount === null) throw linkProblem('inactive')
    if (chosen === undefined || chosen === amount) return { amount, currency }
    throw new Problem(amountOutOfRange, {
      detail: 'The amount of this link is fixed.',
      errors: [{ path: '/amount', code: 'fixed_amount', message: 'Leave the amount out.' }],
    })
  }
  if (chosen === undefined) throw fault('/amount', 'required', 'Say how much is to be paid.')
  const [least, most] = [min ?? 1, max ?? chosen]
  if (chosen >= least && chosen <= most) return { amount: chosen, currency }
  const message = `Send an amount from ${String(least)} to ${String(most)}.`
  const code = chosen < least ? 'too_small' : 'too_big'
  throw new Problem(amountOutOfRange, { errors: [{ path: '/amount', code, message }] })
}

/** The validation error for a form token that is invalid or was used for something else; `why` is a sentence. */
export function invalidToken(why: string): Problem {
  return fault('/token', 'invalid_token', `${why} Open the payment link again.`)
}

function fault(path: string, code: string, message: string): Problem {
  return new Problem(problems.validationFailed, { errors: [{ path, code, message }] })
}
